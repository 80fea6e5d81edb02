import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const inEra = (name: string): string[] => [`in ${name}`, `end of ${name}`, `after ${name}`, `${name} scoring`, `scoring phase of ${name}`, `${name} ended`]
const upTo = (name: string): string[] => [`for ${name}`, `start of ${name}`, `before ${name}`, `${name} begins`, `${name} starts`]
const eraScored = choice(
  'In the Scoring phase of which Era was the Flag checked?',
  { '1': 'Era 1', '2': 'Era 2', '3': 'Era 3' },
  {
    says: {
      '1': [...['era 1', 'era i', 'the first era'].flatMap(inEra), ...['era 2', 'era ii', 'the second era'].flatMap(upTo)],
      '2': [...['era 2', 'era ii', 'the second era'].flatMap(inEra), ...['era 3', 'era iii', 'the third era', 'the last era'].flatMap(upTo)],
      '3': ['era 3', 'era iii', 'the third era', 'the last era'].flatMap(inEra),
    },
  },
)
const heartsBefore = number(
  'How many Hearts lay under the Flag when it was checked?',
  { min: 0 },
  { units: ['hearts', 'heart'], before: ['had', 'its', 'held', 'there were', 'lay'] },
)
const wasClaimed = yesNo(
  'Did a player claim the Hearts under this Flag?',
  ['claimed', 'won', 'took the hearts', 'took them', 'took its hearts', 'got the hearts', 'got its hearts'],
  {
    no: [
      'complete tie',
      'full tie',
      'total tie',
      'dead tie',
      'completely tied',
      'tied completely',
      'tied on everything',
      'tied in everything',
      'hearts were left',
      'hearts remained',
      'hearts stayed',
      'nobody got them',
      'nobody got',
      'nobody took',
      'nobody claimed',
      'nobody won',
      'nobody claimed it',
      'no one got',
      'no one took',
      'no one claimed',
      'no-one got',
      'unclaimed',
      'not claimed',
      'tied in rovers',
      'tied on rovers',
      'tied for rovers',
      'tied on flags and rovers',
      'tied in flags and rovers',
      'tied for flags and rovers',
      'flags and rovers tied',
      'rovers tied too',
      'stayed',
      'left over',
    ],
  },
)

export const heartsUnderFlag = defineAmount({
  id: 'hearts-under-flag',
  question: 'How many Hearts lie under this Flag when the Scoring phase is over?',
  unit: 'Hearts',
  facts: { eraScored, wasClaimed, heartsBefore },
  clauses: [
    {
      when: [(f) => f.eraScored === '3', (f) => f.wasClaimed],
      answer: 0,
      because: [
        cite('flag-reward#how-many', 'That player takes all the Hearts below the Flag'),
        cite('refill#era-3-ends', 'Skip this entire step and go on to final scoring'),
      ],
    },
  ],
  sum: [
    { add: (f) => (f.wasClaimed ? 0 : f.heartsBefore), because: cite('unclaimed-hearts#answer', 'They stay under their Flag') },
    { add: (f) => (f.eraScored === '1' ? 4 : 0), because: cite('refill#era-1-ends', 'Place four Hearts under each Flag') },
    { add: (f) => (f.eraScored === '2' ? 5 : 0), because: cite('refill#era-2-ends', 'Place five Hearts under each Flag') },
  ],
  examples: [
    {
      from: 'unclaimed-hearts#seven',
      tells: 'Transport was tied in Era 1: 3 stay, 4 are added',
      given: { eraScored: '1', wasClaimed: false, heartsBefore: 3 },
      expect: answers(7, 'refill#era-1-ends', 'unclaimed-hearts#answer'),
    },
    {
      from: 'refill#era-2',
      tells: 'The Flags that were claimed in Era 1',
      given: { eraScored: '1', wasClaimed: true },
      expect: answers(4, 'refill#era-1-ends'),
    },
    {
      from: 'ours',
      tells: 'Tied in Era 1 and again in Era 2: 7 stay, 5 are added',
      given: { eraScored: '2', wasClaimed: false, heartsBefore: 7 },
      expect: answers(12, 'refill#era-2-ends', 'unclaimed-hearts#answer'),
    },
    {
      from: 'ours',
      tells: 'Tied in Era 3: they stay, and nobody gets them',
      given: { eraScored: '3', wasClaimed: false, heartsBefore: 5 },
      expect: answers(5, 'unclaimed-hearts#answer'),
    },
    {
      from: 'ours',
      tells: 'Claimed in Era 3: nothing is left, and nothing comes',
      given: { eraScored: '3', wasClaimed: true },
      expect: answers(0, 'flag-reward#how-many', 'refill#era-3-ends'),
    },
    {
      from: 'ours',
      tells: 'Radio Tower had put two more there: whoever claims takes all five, and four come for Era 2',
      given: { eraScored: '1', wasClaimed: true, heartsBefore: 5 },
      expect: answers(4, 'refill#era-1-ends'),
    },
    { from: 'ours', tells: 'The Flag was tied in Era 2', given: { eraScored: '2', wasClaimed: false }, expect: needs('heartsBefore') },
    { from: 'ours', tells: 'The Flag had 3 in Era 1', given: { eraScored: '1', heartsBefore: 3 }, expect: needs('wasClaimed') },
    { from: 'ours', tells: 'It was claimed', given: { wasClaimed: true }, expect: needs('eraScored') },
  ],
})
