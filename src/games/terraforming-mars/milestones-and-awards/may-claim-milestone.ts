import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { isSolo, isVenusInUse } from '../facts/parts.ts'
import { heat, mc } from '../facts/resources.ts'

const milestonesClaimed = number(
  'How many milestones have been claimed in all?',
  { min: 0, max: 3 },
  { units: ['milestones claimed', 'milestones are claimed', 'milestones taken', 'milestones'], before: ['already claimed', 'claimed'] },
)
const isMilestoneTaken = yesNo(
  'Has somebody claimed this milestone already?',
  ['already claimed', 'somebody claimed it', 'someone has it', 'taken already', 'already taken'],
  { no: ['nobody has claimed it', 'still free', 'not claimed yet'] },
)
const meetsMilestone = yesNo('Do you meet its requirement now?', ['i meet it', 'i qualify', 'i meet the requirement', 'requirement is met', 'i have enough'], {
  no: ['i do not qualify', "i don't qualify", 'not met', 'no longer meet'],
})
const isHoverlord = yesNo('Is it Hoverlord?', ['hoverlord'], { usual: false, fixed: true })
const hasAction = yesNo('Do you have an action to take?', ['my turn', 'an action left', 'on my turn'], {
  no: ['no action left', 'not my turn', 'i have passed', 'i passed'],
  usual: true,
})

export const mayClaimMilestone = defineRule({
  id: 'may-claim-milestone',
  question: 'May I claim this milestone?',
  facts: { isMilestoneTaken, milestonesClaimed, meetsMilestone, mc, hasAction, isHoverlord, isVenusInUse, helion, heat, isSolo },
  never: [{ when: (f) => f.isMilestoneTaken && f.milestonesClaimed === 0, because: 'This milestone has been claimed, so at least one has.' }],
  clauses: [
    {
      when: (f) => f.isSolo,
      answer: 'no',
      because: [
        cite('milestones-awards-solo#answer', 'neither of them is used in solo play'),
        cite('solo-common-rules#awards-and-milestones', 'They are not used'),
      ],
    },
    { when: (f) => f.isMilestoneTaken, answer: 'no', because: cite('milestone-limits#one-person-each', 'No two people can claim the same Milestone') },
    {
      when: [(f) => f.isHoverlord, (f) => f.milestonesClaimed === 3],
      answer: 'no',
      because: cite('hoverlord#answer', 'Still only 3, of the 6 that are then available'),
    },
    {
      when: (f) => f.milestonesClaimed === 3,
      answer: 'no',
      because: cite('milestone-limits#answer', 'Only 3 in each game, and each of them by only one person'),
    },
    {
      when: [(f) => f.isHoverlord, (f) => !f.isVenusInUse],
      answer: 'no',
      because: cite('milestone-limits#hoverlord', 'With its Hoverlord there are 6 Milestones, of which still only 3'),
    },
    {
      when: (f) => !f.meetsMilestone,
      answer: 'no',
      because: cite('milestones#several-qualify', 'meet the requirement of a milestone; only the one who claims it'),
    },
    { when: (f) => !f.hasAction, answer: 'no', because: cite('milestones#action', 'Claiming a Milestone takes an action') },
    { when: (f) => f.mc >= 8, answer: 'yes', because: cite('milestones#answer', 'Claiming it is an action and costs 8 MC') },
    {
      when: [(f) => f.helion, (f) => f.mc + f.heat >= 8],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('milestones#cost', 'It costs 8 MC') },
  examples: [
    {
      from: 'ours',
      tells: 'I qualify, one milestone is gone, and I have 8 MC',
      given: { isMilestoneTaken: false, milestonesClaimed: 1, meetsMilestone: true, mc: 8, hasAction: true, isHoverlord: false, isSolo: false },
      expect: yes('milestones#answer'),
    },
    { from: 'ours', tells: 'In a solo game', given: { isSolo: true }, expect: no('milestones-awards-solo#answer', 'solo-common-rules#awards-and-milestones') },
    {
      from: 'ours',
      tells: 'We both qualify, and she has claimed it',
      given: { isMilestoneTaken: true, meetsMilestone: true, mc: 20, isSolo: false },
      expect: no('milestone-limits#one-person-each'),
    },
    {
      from: 'ours',
      tells: 'A fourth milestone',
      given: { isMilestoneTaken: false, milestonesClaimed: 3, meetsMilestone: true, mc: 20, isHoverlord: false, isSolo: false },
      expect: no('milestone-limits#answer'),
    },
    {
      from: 'ours',
      tells: 'Hoverlord as the fourth',
      given: { isMilestoneTaken: false, milestonesClaimed: 3, isHoverlord: true, isVenusInUse: true, isSolo: false },
      expect: no('hoverlord#answer'),
    },
    {
      from: 'ours',
      tells: 'Hoverlord without Venus Next',
      given: { isMilestoneTaken: false, milestonesClaimed: 1, meetsMilestone: true, mc: 20, isHoverlord: true, isVenusInUse: false, isSolo: false },
      expect: no('milestone-limits#hoverlord'),
    },
    {
      from: 'ours',
      tells: 'I do not qualify',
      given: { isMilestoneTaken: false, milestonesClaimed: 0, meetsMilestone: false, mc: 20, isHoverlord: false, isSolo: false },
      expect: no('milestones#several-qualify'),
    },
    {
      from: 'ours',
      tells: 'Both my actions are done',
      given: { isMilestoneTaken: false, milestonesClaimed: 0, meetsMilestone: true, mc: 20, hasAction: false, isHoverlord: false, isSolo: false },
      expect: no('milestones#action'),
    },
    {
      from: 'ours',
      tells: 'Helion with 3 MC and 5 heat',
      given: {
        isMilestoneTaken: false,
        milestonesClaimed: 0,
        meetsMilestone: true,
        mc: 3,
        heat: 5,
        helion: true,
        hasAction: true,
        isHoverlord: false,
        isSolo: false,
      },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'I have 7 MC',
      given: { isMilestoneTaken: false, milestonesClaimed: 2, meetsMilestone: true, mc: 7, hasAction: true, helion: false, isHoverlord: false, isSolo: false },
      expect: no('milestones#cost'),
    },
    {
      from: 'ours',
      tells: 'I have 7 MC, and nobody said that I am not Helion',
      given: { isMilestoneTaken: false, milestonesClaimed: 2, meetsMilestone: true, mc: 7, hasAction: true, isHoverlord: false, isSolo: false },
      expect: needs('heat', 'helion'),
    },
    {
      from: 'ours',
      tells: 'I qualify and have 8 MC',
      given: { meetsMilestone: true, mc: 8, hasAction: true, isSolo: false, isHoverlord: false },
      expect: needs('isMilestoneTaken', 'milestonesClaimed'),
    },
    {
      from: 'ours',
      tells: 'Nobody has claimed Hoverlord',
      given: { isMilestoneTaken: false, milestonesClaimed: 0, mc: 8, hasAction: true, isHoverlord: true, isSolo: false },
      expect: needs('isVenusInUse', 'meetsMilestone'),
    },
  ],
})
