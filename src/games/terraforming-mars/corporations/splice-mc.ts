import { derived, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { microbeTags } from '../facts/card-tags.ts'
import { card } from '../facts/cards.ts'

const microbesTaken = number(
  'For how many of those tags do you take a microbe on the card in place of 2 MC?',
  { min: 0, max: 2 },
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
  question: 'How many MC do I get as Splice for the microbe tags of a card that I play?',
  unit: 'MC',
  facts: { microbeTags, microbesTaken, holdsMicrobes },
  never: [{ when: (f) => f.microbesTaken > f.microbeTags, because: 'Each tag triggers the effect once.' }],
  refusals: { 'no-place': 'The microbe cannot be taken: the card does not hold microbes' },
  clauses: [
    {
      when: [(f) => f.microbesTaken > 0, (f) => !f.holdsMicrobes],
      answer: 'no-place',
      because: cite('cards-that-hold-resources#answer', 'Only those that say so'),
    },
  ],
  sum: [
    { add: (f) => 4 * (f.microbeTags - f.microbesTaken), because: cite('splice#both-effects', 'benefits from both effects when playing a microbe tag') },
    { add: (f) => 2 * f.microbesTaken, because: cite('splice#answer', '4 MC, or 2 MC plus a microbe on that card') },
  ],
  examples: [
    { from: 'splice#answer', tells: 'A microbe tag, all as MC', given: { microbeTags: 1, microbesTaken: 0 }, expect: answers(4, 'splice#both-effects') },
    {
      from: 'splice#answer',
      tells: 'A microbe tag, with a microbe on the card',
      given: { card: 'decomposers', microbeTags: 1, microbesTaken: 1 },
      expect: answers(2, 'splice#answer'),
    },
    {
      from: 'splice#own-tag',
      tells: "The corporation's own tag: 4 MC",
      given: { microbeTags: 1, microbesTaken: 0, holdsMicrobes: false },
      expect: answers(4, 'splice#both-effects'),
    },
    {
      from: 'ours',
      tells: 'A microbe for a card that holds none',
      given: { microbeTags: 1, microbesTaken: 1, holdsMicrobes: false },
      expect: answers('no-place', 'cards-that-hold-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'Two tags, one of them for a microbe',
      given: { microbeTags: 2, microbesTaken: 1, holdsMicrobes: true },
      expect: answers(6, 'splice#both-effects', 'splice#answer'),
    },
    { from: 'ours', tells: 'No microbe tag', given: { microbeTags: 0, microbesTaken: 0 }, expect: answers(0, 'splice#both-effects') },
    { from: 'ours', tells: 'A microbe tag', given: { microbeTags: 1, holdsMicrobes: true }, expect: needs('microbesTaken') },
    { from: 'ours', tells: 'One microbe taken', given: { microbeTags: 1, microbesTaken: 1 }, expect: needs('holdsMicrobes') },
    { from: 'ours', tells: 'All as MC', given: { microbesTaken: 0 }, expect: needs('microbeTags') },
  ],
})
