import { derived, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { microbeTags } from '../facts/card-tags.ts'
import { card } from '../facts/cards.ts'

const isSplice = yesNo('Are you Splice yourself?', ['i am splice', 'as splice', 'my splice', 'i play splice', 'being splice', 'im splice', "i'm splice"], {
  no: [
    'someone else is splice',
    'somebody else is splice',
    'my opponent is splice',
    'splice is played by',
    'opponent has splice',
    'opponent is splice',
    'another player is splice',
    'she is splice',
    'he is splice',
    'not splice myself',
  ],
  usual: true,
})
const microbesTaken = number(
  'For how many of those tags do you take a microbe on the card in place of 2 MC?',
  { min: 0, max: 2, usual: 0 },
  { units: ['microbes', 'microbe', 'as microbes'], before: ['take', 'taking'] },
)
const holdsMicrobes = derived(
  yesNo('Can the card that you play hold microbes?', ['holds microbes', 'can hold microbes', 'collects microbes'], {
    no: ['holds no microbes', 'cannot hold microbes', 'holds nothing'],
    fixed: true,
  }),
  { card },
  (f) => (f.card.holds === 'microbe' ? true : undefined),
)

export const spliceMc = defineAmount({
  id: 'splice-mc',
  question: 'How many MC does Splice bring me for the microbe tags of a card that I play?',
  unit: 'MC',
  // Who asks has a card with such a tag before them, mostly with one.
  facts: { microbeTags: { ...microbeTags, usual: 1 }, isSplice, microbesTaken, holdsMicrobes },
  never: [{ when: (f) => f.microbesTaken > f.microbeTags, because: 'Each tag triggers the effect once.' }],
  refusals: { 'no-place': 'The microbe cannot be taken: the card does not hold microbes' },
  clauses: [
    {
      when: [(f) => f.microbesTaken > 0, (f) => !f.holdsMicrobes],
      answer: 'no-place',
      because: cite('cards-that-hold-resources#answer', 'Only those that say so'),
    },
    // Of a microbe in place of the 2 MC nothing is said for anybody but Splice.
    {
      when: [(f) => !f.isSplice, (f) => f.microbesTaken > 0],
      unsettled: [{ answer: null, because: cite('splice#answer', 'For a microbe tag you play as Splice, both effects') }],
    },
  ],
  sum: [
    {
      add: (f) => (f.isSplice ? 4 * (f.microbeTags - f.microbesTaken) : 0),
      because: cite('splice#both-effects', 'benefits from both effects when playing a microbe tag'),
    },
    { add: (f) => (f.isSplice ? 2 * f.microbesTaken : 0), because: cite('splice#answer', '4 MC, or 2 MC plus a microbe on that card') },
    {
      add: (f) => (f.isSplice ? 0 : 2 * f.microbeTags),
      because: cite('corporation-tags-in-setup#effect-revealed-later', 'which grants 2 MC to a player who plays a microbe tag'),
    },
  ],
  examples: [
    {
      from: 'splice#answer',
      tells: 'As Splice I play 1 microbe tag and take 0 microbes, only MC',
      given: { microbeTags: 1, isSplice: true, microbesTaken: 0 },
      expect: answers(4, 'splice#both-effects'),
    },
    {
      from: 'splice#answer',
      tells: 'As Splice I play Decomposers for its microbe tag and take 1 microbe on it',
      given: { card: 'decomposers', microbeTags: 1, isSplice: true, microbesTaken: 1 },
      expect: answers(2, 'splice#answer'),
    },
    {
      from: 'splice#own-tag',
      tells: 'I am Splice and put it into play with its 1 microbe tag; it cannot hold microbes, so I take 0 microbes',
      given: { microbeTags: 1, isSplice: true, microbesTaken: 0, holdsMicrobes: false },
      expect: answers(4, 'splice#both-effects'),
    },
    {
      from: 'ours',
      tells: 'As Splice I want to take 1 microbe for 1 microbe tag, but the card cannot hold microbes',
      given: { microbeTags: 1, isSplice: true, microbesTaken: 1, holdsMicrobes: false },
      expect: answers('no-place', 'cards-that-hold-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'As Splice I play 2 microbe tags and take 1 microbe on the card, which holds microbes',
      given: { microbeTags: 2, isSplice: true, microbesTaken: 1, holdsMicrobes: true },
      expect: answers(6, 'splice#both-effects', 'splice#answer'),
    },
    {
      from: 'corporation-tags-in-setup#effect-revealed-earlier',
      tells: 'Another player is Splice, and I reveal Viron with its 1 microbe tag after that, taking 0 microbes',
      given: { microbeTags: 1, isSplice: false, microbesTaken: 0 },
      expect: answers(2, 'corporation-tags-in-setup#effect-revealed-later'),
    },
    {
      from: 'ours',
      tells: 'Another player is Splice; for my 1 microbe tag I would take 1 microbe on the card, which holds microbes',
      given: { microbeTags: 1, isSplice: false, microbesTaken: 1, holdsMicrobes: true },
      expect: unsettled('splice#answer'),
    },
    {
      from: 'ours',
      tells: 'As Splice I play a card with 0 microbe tags',
      given: { microbeTags: 0, isSplice: true, microbesTaken: 0 },
      expect: answers(0, 'splice#both-effects'),
    },
    {
      from: 'ours',
      tells: 'As Splice I play 1 microbe tag on a card that holds microbes',
      given: { microbeTags: 1, isSplice: true, holdsMicrobes: true },
      expect: needs('microbesTaken'),
    },
    {
      from: 'ours',
      tells: 'As Splice I play 1 microbe tag and take 1 microbe',
      given: { microbeTags: 1, isSplice: true, microbesTaken: 1 },
      expect: needs('holdsMicrobes'),
    },
    { from: 'ours', tells: 'As Splice I take 0 microbes, only MC', given: { isSplice: true, microbesTaken: 0 }, expect: needs('microbeTags') },
    {
      from: 'ours',
      tells: 'I play 1 microbe tag with Splice in the game and take 0 microbes',
      given: { microbeTags: 1, microbesTaken: 0 },
      expect: needs('isSplice'),
    },
  ],
})
