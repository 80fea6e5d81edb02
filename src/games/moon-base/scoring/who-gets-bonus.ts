import { choice, derived, list, type Row } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { bonus } from '../facts.ts'

const reaches = list(
  'What do gold, silver and navy reach: rings in the largest connected group, or level of the highest ring?',
  { reach: { question: 'connected rings, or level', min: 0, max: 24 } },
  { least: 3, most: 3 },
)

const FIRST = {
  gold: 'gold alone',
  silver: 'silver alone',
  navy: 'navy alone',
  'gold-silver': 'gold and silver, tied',
  'gold-navy': 'gold and navy, tied',
  'silver-navy': 'silver and navy, tied',
  all: 'all three, tied',
  nobody: 'no colour: no rings are connected, or the tower is on a crater',
} as const

type First = keyof typeof FIRST

/** Who is in 1st place by numbers. A single ring is connected with nothing; which ring has the tower is no matter of numbers. */
function firstBy(of: 'connected' | 'highest' | 'tower', colours: readonly Row<'reach'>[]): First | undefined {
  const [gold, silver, navy] = ['gold', 'silver', 'navy'].map((name) => colours.find((colour) => colour.name.toLowerCase() === name)?.reach)
  if (of === 'tower' || gold === undefined || silver === undefined || navy === undefined) return undefined
  const most = Math.max(gold, silver, navy)
  if (most < (of === 'connected' ? 2 : 1)) return 'nobody'
  return TIED[`${gold === most ? 'g' : ''}${silver === most ? 's' : ''}${navy === most ? 'n' : ''}`]
}

const TIED: Readonly<Record<string, First>> = { g: 'gold', s: 'silver', n: 'navy', gs: 'gold-silver', gn: 'gold-navy', sn: 'silver-navy', gsn: 'all' }

const inFirstPlace = derived(
  choice('Which colour is in 1st place for it?', FIRST, {
    says: {
      gold: ['gold alone', 'gold has the most', 'only gold has', 'just gold has', 'gold is alone', 'on a gold ring', 'on gold', 'on the gold ring'],
      silver: [
        'silver alone',
        'silver has the most',
        'only silver has',
        'just silver has',
        'silver is alone',
        'on a silver ring',
        'on silver',
        'on the silver ring',
      ],
      navy: [
        'navy alone',
        'navy has the most',
        'only navy has',
        'just navy has',
        'navy is alone',
        'on a navy ring',
        'on navy',
        'on the navy ring',
        'on a blue ring',
      ],
      // "We are tied" may leave navy out, which can be ahead of both.
      'gold-silver': [
        'gold and silver tie for first',
        'gold and silver are tied for first',
        'silver and gold tie for first',
        'gold and silver are tied for 1st place',
        'gold and silver share first place',
      ],
      'gold-navy': [
        'gold and navy tie for first',
        'gold and navy are tied for first',
        'navy and gold tie for first',
        'gold ties with navy for first',
        'gold is tied with navy for first',
      ],
      'silver-navy': [
        'silver and navy tie for first',
        'silver and navy are tied for first',
        'navy and silver tie for first',
        'silver ties with navy for first',
        'silver is tied with navy for first',
      ],
      all: ['all three are tied', 'all three tie', 'all tied', 'three way tie'],
      nobody: ['still on a crater', 'on a crater', 'no rings are', 'never moved', 'never left its crater'],
    },
  }),
  { bonus, reaches },
  (f) => firstBy(f.bonus, f.reaches),
)

const coloursReach = (gold: number, silver: number, navy: number): Row<'reach'>[] => [
  { name: 'gold', reach: gold },
  { name: 'silver', reach: silver },
  { name: 'navy', reach: navy },
]

export const whoGetsBonus = defineChoice({
  id: 'who-gets-bonus',
  question: 'Who gets this bonus at the end of the game?',
  facts: { bonus, inFirstPlace },
  answers: { gold: 'Gold', silver: 'Silver', neither: 'Neither player' },
  clauses: [
    { when: (f) => f.inFirstPlace === 'navy', answer: 'neither', because: cite('navy-bonus#answer', 'Neither player, if navy alone qualifies for it') },
    {
      when: [(f) => f.inFirstPlace === 'nobody', (f) => f.bonus === 'tower'],
      answer: 'neither',
      because: [
        cite('tower-bonus#crater', 'there is no ring with the tower and nobody gets the bonus'),
        cite('conflict:tower-on-crater-bonus#answer', 'the bonus is for a ring with the research tower'),
      ],
    },
    {
      when: (f) => f.inFirstPlace === 'nobody',
      unsettled: [
        { answer: 'neither', because: cite('conflict:no-connected-rings#nobody', 'The bonus is for rings connected, and there are none') },
        { answer: ['gold', 'silver'], because: cite('conflict:no-connected-rings#all-tied', 'Gold and silver would be equal at none') },
      ],
    },
    {
      when: (f) => f.inFirstPlace === 'gold-silver' || f.inFirstPlace === 'all',
      answer: ['gold', 'silver'],
      because: cite('tied-bonus#gold-and-silver', 'when gold and silver are tied: both receive the bonus'),
    },
    {
      when: (f) => f.inFirstPlace === 'gold-navy',
      answer: 'gold',
      because: cite('tied-bonus#with-navy', 'tied for 1st place with navy, it does not qualify alone: you receive the bonus'),
    },
    {
      when: (f) => f.inFirstPlace === 'silver-navy',
      answer: 'silver',
      because: cite('tied-bonus#with-navy', 'tied for 1st place with navy, it does not qualify alone: you receive the bonus'),
    },
    { when: (f) => f.inFirstPlace === 'gold', answer: 'gold', because: cite('bonus-points#whose', 'A bonus goes by the colour of the rings') },
  ],
  otherwise: { answer: 'silver', because: cite('bonus-points#whose', 'A bonus goes by the colour of the rings') },
  never: [
    {
      when: (f) => f.bonus === 'tower' && ['gold-silver', 'gold-navy', 'silver-navy', 'all'].includes(f.inFirstPlace),
      because: 'There is one research tower, and its ring has one colour: nobody ties for it.',
    },
    { when: (f) => f.bonus === 'highest' && f.inFirstPlace === 'nobody', because: 'Rings are on the board at the end, and one of them is the highest.' },
  ],
  examples: [
    {
      from: 'scoring-example#gold',
      tells: 'Gold alone has a ring on the 4th level',
      given: { bonus: 'highest', reaches: coloursReach(4, 3, 3) },
      expect: answers('gold', 'bonus-points#whose'),
    },
    {
      from: 'scoring-example#silver',
      tells: 'Silver has the most rings connected',
      given: { bonus: 'connected', inFirstPlace: 'silver' },
      expect: answers('silver', 'bonus-points#whose'),
    },
    {
      from: 'scoring-example#silver',
      tells: 'The tower is on a silver ring',
      given: { bonus: 'tower', inFirstPlace: 'silver' },
      expect: answers('silver', 'bonus-points#whose'),
    },
    {
      from: 'ours',
      tells: 'Navy alone has the highest ring',
      given: { bonus: 'highest', reaches: coloursReach(3, 3, 4) },
      expect: answers('neither', 'navy-bonus#answer'),
    },
    { from: 'ours', tells: 'The tower is on a navy ring', given: { bonus: 'tower', inFirstPlace: 'navy' }, expect: answers('neither', 'navy-bonus#answer') },
    {
      from: 'ours',
      tells: 'The tower never left its crater',
      given: { bonus: 'tower', inFirstPlace: 'nobody' },
      expect: answers('neither', 'tower-bonus#crater', 'conflict:tower-on-crater-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'Gold and silver are equally high',
      given: { bonus: 'highest', reaches: coloursReach(4, 4, 3) },
      expect: answers(['gold', 'silver'], 'tied-bonus#gold-and-silver'),
    },
    {
      from: 'ours',
      tells: 'All three have 5 connected rings',
      given: { bonus: 'connected', reaches: coloursReach(5, 5, 5) },
      expect: answers(['gold', 'silver'], 'tied-bonus#gold-and-silver'),
    },
    {
      from: 'ours',
      tells: 'Gold is tied with navy',
      given: { bonus: 'highest', reaches: coloursReach(4, 3, 4) },
      expect: answers('gold', 'tied-bonus#with-navy'),
    },
    {
      from: 'ours',
      tells: 'Silver is tied with navy',
      given: { bonus: 'connected', reaches: coloursReach(2, 6, 6) },
      expect: answers('silver', 'tied-bonus#with-navy'),
    },
    {
      from: 'ours',
      tells: 'No ring is connected with another: a single ring is no group',
      given: { bonus: 'connected', reaches: coloursReach(1, 0, 1) },
      expect: unsettled('conflict:no-connected-rings#nobody', 'conflict:no-connected-rings#all-tied'),
    },
    {
      from: 'ours',
      tells: 'Navy alone is in 1st place, whichever bonus it is',
      given: { inFirstPlace: 'navy' },
      expect: answers('neither', 'navy-bonus#answer'),
    },
    { from: 'ours', tells: 'No colour is in 1st place, and nobody said for what', given: { inFirstPlace: 'nobody' }, expect: needs('bonus') },
    {
      from: 'ours',
      tells: 'Gold has 3 connected rings, silver and navy have none: a single ring of theirs is no group',
      given: { bonus: 'connected', reaches: coloursReach(3, 1, 0) },
      expect: answers('gold', 'bonus-points#whose'),
    },
    {
      from: 'ours',
      tells: 'The tower, and somebody counts levels, which say nothing of it',
      given: { bonus: 'tower', reaches: coloursReach(4, 4, 2) },
      expect: needs('inFirstPlace'),
    },
  ],
})
