import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { byEcologyExperts } from '../facts/cards.ts'

const tagCounter = choice(
  'Which card do you play?',
  { 'ecological-zone': 'Ecological Zone', decomposers: 'Decomposers' },
  { says: { 'ecological-zone': ['ecological zone', 'eco zone', 'ecozone'], decomposers: ['decomposers', 'decomposer'] } },
)
const viralEnhancers = yesNo('Do you have Viral Enhancers in play?', ['viral enhancers', 'viral enhancer'], { usual: false })
const takenOnCard = number(
  'For how many of its own tags do you take a resource on the card by Viral Enhancers, and no plant?',
  { min: 0, max: 2 },
  { units: ['as animals', 'animals by viral enhancers', 'as microbes', 'on the card'], before: ['take', 'taking'] },
)

const TAGS_OF = { 'ecological-zone': 2, decomposers: 1 }

export const resourcesOnNewCard = defineAmount({
  id: 'resources-on-new-card',
  question:
    'How many resources (animals or microbes) do its own effect, Ecology Experts and Viral Enhancers put at once on Ecological Zone or Decomposers as I play it?',
  unit: (f) => (f.tagCounter === 'decomposers' ? 'microbes' : 'animals'),
  facts: { tagCounter, byEcologyExperts, viralEnhancers, takenOnCard },
  never: [
    {
      when: (f) => f.takenOnCard > TAGS_OF[f.tagCounter],
      because: 'Each of its tags triggers Viral Enhancers once: Decomposers has one, Ecological Zone two.',
    },
  ],
  sum: [
    { add: (f) => (f.tagCounter === 'ecological-zone' ? 2 : 0), because: cite('ecological-zone#answer', 'its own 2 tags immediately trigger its effect') },
    {
      add: (f) => (f.tagCounter === 'decomposers' ? 1 : 0),
      because: cite('topsoil-contract-decomposers#microbe', 'adds a microbe to Decomposers, its own tag included'),
    },
    {
      add: (f) => (f.tagCounter === 'ecological-zone' && f.byEcologyExperts ? 1 : 0),
      because: cite('ecological-zone-ecology-experts#answer', 'The plant tag of the Prelude adds 1 extra animal'),
    },
    {
      add: (f) => (f.tagCounter === 'decomposers' && f.byEcologyExperts ? 2 : 0),
      because: cite('decomposers#answer', 'the tags of that Prelude add 2 extra microbes to it'),
    },
    {
      add: (f) => (f.tagCounter === 'ecological-zone' && f.viralEnhancers ? f.takenOnCard : 0),
      because: cite('ecological-zone-viral-enhancers#then-viral-enhancers', 'Each of the 2 tags then triggers Viral Enhancers once'),
    },
    {
      add: (f) => (f.tagCounter === 'decomposers' && f.viralEnhancers ? f.takenOnCard : 0),
      because: cite('viral-enhancers-tags#answer', 'Once for each applicable tag, and each trigger can be resolved separately'),
    },
  ],
  examples: [
    {
      from: 'ecological-zone#answer',
      tells: 'How many animals does Ecological Zone start with, without Viral Enhancers and without Ecology Experts?',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: false, viralEnhancers: false },
      expect: answers(2, 'ecological-zone#answer'),
    },
    {
      from: 'ecological-zone-viral-enhancers#animals',
      tells: 'I have Viral Enhancers and play Ecological Zone, not by Ecology Experts, taking 2 as animals',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: false, viralEnhancers: true, takenOnCard: 2 },
      expect: answers(4, 'ecological-zone#answer', 'ecological-zone-viral-enhancers#then-viral-enhancers'),
    },
    {
      from: 'ecological-zone-viral-enhancers#plants',
      tells: 'Ecological Zone with Viral Enhancers, no Ecology Experts, taking 0 as animals: plants both times',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: false, viralEnhancers: true, takenOnCard: 0 },
      expect: answers(2, 'ecological-zone#answer'),
    },
    {
      from: 'ecological-zone-viral-enhancers#mixed',
      tells: 'Ecological Zone with Viral Enhancers: 1 as animals, the other as a plant; no Ecology Experts',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: false, viralEnhancers: true, takenOnCard: 1 },
      expect: answers(3, 'ecological-zone#answer', 'ecological-zone-viral-enhancers#then-viral-enhancers'),
    },
    {
      from: 'ecological-zone-ecology-experts#extra-animal',
      tells: 'I play Ecological Zone with Ecology Experts, no Viral Enhancers',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: true, viralEnhancers: false },
      expect: answers(3, 'ecological-zone#answer', 'ecological-zone-ecology-experts#answer'),
    },
    {
      from: 'decomposers#answer',
      tells: 'I play Decomposers with Ecology Experts, no Viral Enhancers: how many microbes?',
      given: { tagCounter: 'decomposers', byEcologyExperts: true, viralEnhancers: false },
      expect: answers(3, 'topsoil-contract-decomposers#microbe', 'decomposers#answer'),
    },
    {
      from: 'ours',
      tells: 'Decomposers with Viral Enhancers in play, taking 1 as microbes; no Ecology Experts',
      given: { tagCounter: 'decomposers', byEcologyExperts: false, viralEnhancers: true, takenOnCard: 1 },
      expect: answers(2, 'topsoil-contract-decomposers#microbe', 'viral-enhancers-tags#answer'),
    },
    {
      from: 'ours',
      tells: 'Ecological Zone by Ecology Experts with Viral Enhancers in play, taking 2 as animals',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: true, viralEnhancers: true, takenOnCard: 2 },
      expect: answers(5, 'ecological-zone#answer', 'ecological-zone-ecology-experts#answer', 'ecological-zone-viral-enhancers#then-viral-enhancers'),
    },
    {
      from: 'ours',
      tells: 'I play Ecological Zone and take 1 as animals',
      given: { tagCounter: 'ecological-zone', takenOnCard: 1 },
      expect: needs('byEcologyExperts', 'viralEnhancers'),
    },
    {
      from: 'ours',
      tells: 'I play Ecological Zone with Viral Enhancers, no Ecology Experts',
      given: { tagCounter: 'ecological-zone', byEcologyExperts: false, viralEnhancers: true },
      expect: needs('takenOnCard'),
    },
    {
      from: 'ours',
      tells: 'How many resources does it start with, without Viral Enhancers and Ecology Experts?',
      given: { byEcologyExperts: false, viralEnhancers: false },
      expect: needs('tagCounter'),
    },
  ],
})
