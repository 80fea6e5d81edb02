import { choice, derived } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { byEcologyExperts, card } from '../facts/cards.ts'

const UNIT = { 'viral-enhancers': 'plants', 'gmo-contract': 'MC', 'ecological-zone': 'animals', decomposers: 'microbes' } as const

const triggeredCard = derived(
  choice(
    'Which card do you play?',
    { 'viral-enhancers': 'Viral Enhancers', 'gmo-contract': 'GMO Contract', 'ecological-zone': 'Ecological Zone', decomposers: 'Decomposers' },
    {
      says: { 'viral-enhancers': ['viral enhancers'], 'gmo-contract': ['gmo contract'], 'ecological-zone': ['ecological zone'], decomposers: ['decomposers'] },
      fixed: true,
    },
  ),
  { card },
  (f) => (Object.hasOwn(UNIT, f.card.id) ? (f.card.id as keyof typeof UNIT) : undefined),
)

export const whatEcologyExpertsTagsBring = defineAmount({
  id: 'what-ecology-experts-tags-bring',
  question: 'What do the tags of Ecology Experts bring by the card played with it?',
  unit: (f) => UNIT[f.triggeredCard],
  facts: { triggeredCard, byEcologyExperts },
  clauses: [
    {
      when: (f) => !f.byEcologyExperts,
      answer: 0,
      because: cite('ecology-experts-own-tags#answer', 'playing that card is an effect within the action of playing Ecology Experts'),
    },
  ],
  sum: [
    {
      add: (f) => (f.triggeredCard === 'viral-enhancers' ? 2 : 0),
      because: cite('viral-enhancers-ecology-experts#answer', 'the tags on the Prelude grant 2 plants'),
    },
    { add: (f) => (f.triggeredCard === 'gmo-contract' ? 4 : 0), because: cite('ecology-experts-own-tags#gmo-contract', 'With GMO Contract they grant 4 MC') },
    {
      add: (f) => (f.triggeredCard === 'ecological-zone' ? 1 : 0),
      because: cite('ecological-zone-ecology-experts#answer', 'The plant tag of the Prelude adds 1 extra animal'),
    },
    { add: (f) => (f.triggeredCard === 'decomposers' ? 2 : 0), because: cite('decomposers#answer', 'the tags of that Prelude add 2 extra microbes to it') },
  ],
  examples: [
    {
      from: 'ecology-experts-own-tags#viral-enhancers',
      tells: 'I play Viral Enhancers with Ecology Experts',
      given: { card: 'viral-enhancers', byEcologyExperts: true },
      expect: answers(2, 'viral-enhancers-ecology-experts#answer'),
    },
    {
      from: 'ecology-experts-own-tags#gmo-contract',
      tells: 'I play GMO Contract with Ecology Experts',
      given: { card: 'gmo-contract', byEcologyExperts: true },
      expect: answers(4, 'ecology-experts-own-tags#gmo-contract'),
    },
    {
      from: 'ecology-experts-own-tags#ecological-zone',
      tells: 'I play Ecological Zone with Ecology Experts, how many extra animals?',
      given: { card: 'ecological-zone', byEcologyExperts: true },
      expect: answers(1, 'ecological-zone-ecology-experts#answer'),
    },
    {
      from: 'ecology-experts-own-tags#decomposers',
      tells: 'I play Decomposers with Ecology Experts',
      given: { card: 'decomposers', byEcologyExperts: true },
      expect: answers(2, 'decomposers#answer'),
    },
    {
      from: 'ours',
      tells: 'I play Decomposers later from hand, not with Ecology Experts',
      given: { triggeredCard: 'decomposers', byEcologyExperts: false },
      expect: answers(0, 'ecology-experts-own-tags#answer'),
    },
    {
      from: 'ours',
      tells: 'I play the card with Ecology Experts, what do the tags of the prelude bring?',
      given: { byEcologyExperts: true },
      expect: needs('triggeredCard'),
    },
    {
      from: 'ours',
      tells: 'Do the tags of my prelude bring microbes for Decomposers?',
      given: { triggeredCard: 'decomposers' },
      expect: needs('byEcologyExperts'),
    },
    {
      from: 'ours',
      tells: 'Viral Enhancers played on my turn after Ecology Experts was done: do the tags of the prelude still bring plants?',
      given: { triggeredCard: 'viral-enhancers', byEcologyExperts: false },
      expect: answers(0, 'ecology-experts-own-tags#answer'),
    },
  ],
})
