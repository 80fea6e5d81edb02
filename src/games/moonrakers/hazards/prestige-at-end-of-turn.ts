import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { contractCompleted, prestigeBefore, prestigeShare } from '../facts.ts'
import { prestigeLostToHazards } from './prestige-lost-to-hazards.ts'

const objectivesCompleted = number(
  'How many Objectives did you complete and reveal this turn?',
  { min: 0, max: 6, usual: 0 },
  { units: ['objectives', 'objective', 'objective cards'], before: ['completed', 'complete', 'revealed', 'claimed'] },
)

export const prestigeAtEndOfTurn = defineAmount({
  id: 'prestige-at-end-of-turn',
  question: 'How much Prestige do I have now, afterwards, at the end of the turn: where is my ship on the track?',
  unit: 'Prestige',
  facts: { prestigeBefore, contractCompleted, prestigeShare, lostToHazards: prestigeLostToHazards, objectivesCompleted },
  sum: [
    { add: (f) => f.prestigeBefore, because: cite('prestige-tracker#answer', 'With your Ship token') },
    {
      add: (f) => (f.contractCompleted ? f.prestigeShare : 0),
      because: [
        cite('hazards-after-rewards#answer', 'Prestige from the Contract is added immediately'),
        cite('gaining-prestige#contract', 'goes on the Prestige tracker at once'),
      ],
    },
    {
      // The loss can be told as well as counted, and people tell the Hazards rather than the loss.
      add: (f) => 0 - Math.max(0, Math.min(f.lostToHazards, f.prestigeBefore + (f.contractCompleted ? f.prestigeShare : 0))),
      because: [
        cite('lose-prestige#each', 'Every Hazard not blocked by a Shield or another effect costs 1 Prestige'),
        cite('lose-prestige#floor', 'Prestige cannot go below 0'),
      ],
    },
    {
      add: (f) => f.objectivesCompleted,
      because: [
        cite('score-objective#answer', '1 Prestige, scored at the end of the turn'),
        cite('hazards-and-objectives#answer', 'Objectives are scored at the end of the turn, after Hazards'),
      ],
    },
  ],
  examples: [
    {
      from: 'hazards-and-objectives#down-to-zero',
      tells: 'Hazards reduce you to 0, and an Objective was completed in the same turn',
      given: { prestigeBefore: 1, contractCompleted: false, hazardIcons: 3, ownShields: 0, otherBlocks: 0, objectivesCompleted: 1 },
      expect: answers(1, 'prestige-tracker#answer', 'lose-prestige#each', 'lose-prestige#floor', 'score-objective#answer', 'hazards-and-objectives#answer'),
    },
    {
      from: 'ours',
      tells: 'I had 8 Prestige, gained 3 from the Contract, rolled 2 Hazards and no Shield: Prestige afterwards?',
      given: { prestigeBefore: 8, contractCompleted: true, prestigeShare: 3, hazardIcons: 2, ownShields: 0, otherBlocks: 0, objectivesCompleted: 0 },
      expect: answers(9, 'prestige-tracker#answer', 'hazards-after-rewards#answer', 'gaining-prestige#contract', 'lose-prestige#each', 'lose-prestige#floor'),
    },
    {
      from: 'ours',
      tells: '0 before, 2 from the Contract, 3 Hazards: they take what was just gained',
      given: { prestigeBefore: 0, contractCompleted: true, prestigeShare: 2, hazardIcons: 3, ownShields: 0, otherBlocks: 0, objectivesCompleted: 0 },
      expect: answers(0, 'hazards-after-rewards#answer', 'gaining-prestige#contract', 'lose-prestige#each', 'lose-prestige#floor'),
    },
    {
      from: 'ours',
      tells: 'Prestige after a failed Contract, no Hazards, two Objectives',
      given: { prestigeBefore: 5, contractCompleted: false, hazardIcons: 0, objectivesCompleted: 2 },
      expect: answers(7, 'prestige-tracker#answer', 'score-objective#answer', 'hazards-and-objectives#answer'),
    },
    {
      from: 'ours',
      tells: '5 Prestige before, a failed Contract and no Hazards: Prestige now?',
      given: { prestigeBefore: 5, contractCompleted: false, hazardIcons: 0 },
      expect: needs('objectivesCompleted'),
    },
    {
      from: 'ours',
      tells: '5 before, a completed Contract with 2 Hazards and no Shield',
      given: { prestigeBefore: 5, contractCompleted: true, hazardIcons: 2, ownShields: 0, objectivesCompleted: 0 },
      expect: needs('prestigeShare', 'otherBlocks'),
    },
    {
      from: 'ours',
      tells: 'I had 1, lost 3 to Hazards on a failed Contract, and completed an Objective',
      given: { prestigeBefore: 1, contractCompleted: false, lostToHazards: 3, objectivesCompleted: 1 },
      expect: answers(1, 'prestige-tracker#answer', 'lose-prestige#each', 'lose-prestige#floor', 'score-objective#answer', 'hazards-and-objectives#answer'),
    },
    {
      from: 'ours',
      tells: 'I rolled 3 hazards, played 1 shield and had 5 prestige: my Prestige afterwards, in the end, then',
      given: { hazardIcons: 3, ownShields: 1, prestigeBefore: 5 },
      expect: needs('contractCompleted', 'prestigeShare', 'otherBlocks', 'objectivesCompleted'),
    },
  ],
})
