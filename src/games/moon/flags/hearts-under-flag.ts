import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { eraEnding } from '../facts.ts'

const heartsBefore = number(
  'How many Hearts lay under the Flag when it was checked?',
  { min: 0 },
  { units: ['hearts', 'heart'], before: ['had', 'with', 'lay'] },
)
const wasClaimed = yesNo('Did a player claim the Hearts under this Flag?', ['claimed', 'won', 'took the hearts', 'took them', 'got the hearts'], {
  no: ['nobody got', 'nobody claimed', 'no one got', 'unclaimed', 'tied in rovers', 'stayed', 'left over', 'nobody won'],
})

export const heartsUnderFlag = defineAmount({
  id: 'hearts-under-flag',
  question: 'How many Hearts lie under this Flag when the Scoring phase is over?',
  unit: 'Hearts',
  facts: { eraEnding, wasClaimed, heartsBefore },
  clauses: [
    {
      when: [(f) => f.eraEnding === '3', (f) => f.wasClaimed],
      answer: 0,
      because: [
        cite('flag-reward#how-many', 'That player takes all the Hearts below the Flag'),
        cite('refill#era-3-ends', 'Skip this entire step and go on to final scoring'),
      ],
    },
  ],
  sum: [
    { add: (f) => (f.wasClaimed ? 0 : f.heartsBefore), because: cite('unclaimed-hearts#answer', 'They stay under their Flag') },
    { add: (f) => (f.eraEnding === '1' ? 4 : 0), because: cite('refill#era-1-ends', 'Place four Hearts under each Flag') },
    { add: (f) => (f.eraEnding === '2' ? 5 : 0), because: cite('refill#era-2-ends', 'Place five Hearts under each Flag') },
  ],
  examples: [
    {
      from: 'unclaimed-hearts#seven',
      tells: 'Transport was tied in Era 1: 3 stay, 4 are added',
      given: { eraEnding: '1', wasClaimed: false, heartsBefore: 3 },
      expect: answers(7, 'refill#era-1-ends', 'unclaimed-hearts#answer'),
    },
    {
      from: 'refill#era-2',
      tells: 'The Flags that were claimed in Era 1',
      given: { eraEnding: '1', wasClaimed: true },
      expect: answers(4, 'refill#era-1-ends'),
    },
    {
      from: 'ours',
      tells: 'Tied in Era 1 and again in Era 2: 7 stay, 5 are added',
      given: { eraEnding: '2', wasClaimed: false, heartsBefore: 7 },
      expect: answers(12, 'refill#era-2-ends', 'unclaimed-hearts#answer'),
    },
    {
      from: 'ours',
      tells: 'Tied in Era 3: they stay, and nobody gets them',
      given: { eraEnding: '3', wasClaimed: false, heartsBefore: 5 },
      expect: answers(5, 'unclaimed-hearts#answer'),
    },
    {
      from: 'ours',
      tells: 'Claimed in Era 3: nothing is left, and nothing comes',
      given: { eraEnding: '3', wasClaimed: true },
      expect: answers(0, 'flag-reward#how-many', 'refill#era-3-ends'),
    },
    {
      from: 'ours',
      tells: 'Radio Tower had put two more there: whoever claims takes all five, and four come for Era 2',
      given: { eraEnding: '1', wasClaimed: true, heartsBefore: 5 },
      expect: answers(4, 'refill#era-1-ends'),
    },
    { from: 'ours', tells: 'The Flag was tied in Era 2', given: { eraEnding: '2', wasClaimed: false }, expect: needs('heartsBefore') },
    { from: 'ours', tells: 'The Flag had 3 in Era 1', given: { eraEnding: '1', heartsBefore: 3 }, expect: needs('wasClaimed') },
    { from: 'ours', tells: 'It was claimed', given: { wasClaimed: true }, expect: needs('eraEnding') },
  ],
})
