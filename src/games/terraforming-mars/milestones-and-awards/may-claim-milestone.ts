import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { isSolo } from '../facts/parts.ts'
import { heat, mc } from '../facts/resources.ts'

/** "I qualify for Builder", with each of the milestones that people name. */
const QUALIFIED = [
  'builder',
  'diversifier',
  'ecologist',
  'gardener',
  'generalist',
  'hoverlord',
  'legend',
  'mayor',
  'planner',
  'rim settler',
  'terraformer',
  'tycoon',
].flatMap((name) => [`qualify for ${name}`, `i meet ${name}`, `i have ${name}`])

const areThreeClaimed = yesNo(
  'Have 3 milestones been claimed already?',
  [
    '3 milestones are claimed',
    '3 milestones are already claimed',
    '3 milestones already claimed',
    '3 milestones claimed',
    '3 milestones have been claimed',
    '3 milestones are gone',
    '3 milestones are gone already',
    '3 milestones are already gone',
    '3 milestones are taken',
    'all 3 milestones',
    'all 3 milestones are gone',
    'no milestone left',
    'a fourth milestone',
    'the fourth milestone',
    'a fourth',
    '3 are already claimed',
    '3 already claimed',
    '3 are claimed',
  ],
  {
    no: [
      '1 milestone is claimed',
      'one milestone is claimed',
      '1 milestone is already claimed',
      'one milestone has been claimed',
      '2 milestones are claimed',
      '2 milestones are already claimed',
      '2 milestones have been claimed',
      '2 milestones claimed',
      '2 milestones already claimed',
      '2 are already claimed',
      '2 already claimed',
      '1 already claimed',
      'one already claimed',
      'one is already claimed',
      'one milestone is already claimed',
      'only one milestone is claimed',
      'only 2 milestones are claimed',
      'no milestones are claimed',
      'a milestone is left',
    ],
    usual: false,
  },
)
const isMilestoneTaken = yesNo(
  'Has somebody claimed this milestone already?',
  [
    'claimed it already',
    'already claimed it',
    'claimed it before me',
    'before me',
    'has claimed it',
    'she has claimed it',
    'he has claimed it',
    'somebody claimed it',
    'somebody else claimed it',
    'already taken',
    'it is taken',
    'already claimed',
    'has claimed',
  ],
  { no: ['nobody has claimed it', 'nobody claimed it', 'still free', 'not claimed yet'], usual: false },
)
const meetsMilestone = yesNo(
  'Do you meet its requirement now?',
  [
    'i meet it',
    'i qualify',
    'i also qualify',
    'qualify for',
    ...QUALIFIED,
    'both qualify',
    'i meet the requirement',
    'i meet the milestone',
    'i meet its requirement',
    'requirement is met',
  ],
  {
    no: ['i do not qualify', "i don't qualify", 'requirement is not met', 'no longer meet', 'one short of the requirement'],
  },
)
const hasAction = yesNo('Do you have an action to take?', ['my turn', 'an action left', 'on my turn'], {
  no: ['no action left', 'no actions left', 'not my turn', 'i have passed', 'i passed', 'both actions are used'],
  usual: true,
})

export const mayClaimMilestone = defineRule({
  id: 'may-claim-milestone',
  question: 'May I claim this milestone?',
  facts: { isMilestoneTaken, areThreeClaimed, meetsMilestone, mc, hasAction, helion, heat, isSolo },
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
      when: (f) => f.areThreeClaimed,
      answer: 'no',
      because: [
        cite('milestone-limits#answer', 'Only 3 in each game, and each of them by only one person'),
        cite('hoverlord#answer', 'Still only 3, of the 6 that are then available'),
      ],
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
      tells: 'I qualify on my turn, nobody has claimed it, 1 milestone is claimed and I have 8 MC',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 8, hasAction: true, isSolo: false },
      expect: yes('milestones#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I claim a milestone when I am playing solo?',
      given: { isSolo: true },
      expect: no('milestones-awards-solo#answer', 'solo-common-rules#awards-and-milestones'),
    },
    {
      from: 'milestones#several-qualify',
      tells: 'We both qualify, but she has claimed it; I have 20 MC',
      given: { isMilestoneTaken: true, meetsMilestone: true, mc: 20, isSolo: false },
      expect: no('milestone-limits#one-person-each'),
    },
    {
      from: 'ours',
      tells: '3 milestones are claimed and nobody has claimed this one; I qualify and have 20 MC',
      given: { isMilestoneTaken: false, areThreeClaimed: true, meetsMilestone: true, mc: 20, isSolo: false },
      expect: no('hoverlord#answer', 'milestone-limits#answer'),
    },
    {
      from: 'ours',
      tells: 'Hoverlord as the fourth milestone, because Venus Next makes it six',
      given: { areThreeClaimed: true },
      expect: no('hoverlord#answer', 'milestone-limits#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 20 MC, it is still free and no milestones are claimed, but I no longer meet Terraformer after losing TR',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: false, mc: 20, isSolo: false },
      expect: no('milestones#several-qualify'),
    },
    {
      from: 'ours',
      tells: 'I qualify with 20 MC and no milestones are claimed, but I have no action left',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 20, hasAction: false, isSolo: false },
      expect: no('milestones#action'),
    },
    {
      from: 'ours',
      tells: 'Helion with 3 MC and 5 heat on my turn: I qualify and no milestones are claimed',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 3, heat: 5, helion: true, hasAction: true, isSolo: false },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'Helion with 3 MC and 4 heat: one short of the 8',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 3, heat: 4, helion: true, hasAction: true, isSolo: false },
      expect: no('milestones#cost'),
    },
    {
      from: 'ours',
      tells: 'I qualify and it is still free, 2 milestones are claimed, but I have 7 MC and I am not Helion',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 7, hasAction: true, helion: false, isSolo: false },
      expect: no('milestones#cost'),
    },
    {
      from: 'ours',
      tells: 'I qualify on my turn, it is still free, 2 milestones are claimed and I have 7 MC',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, mc: 7, hasAction: true, isSolo: false },
      expect: needs('heat', 'helion'),
    },
    {
      from: 'ours',
      tells: 'I qualify and have 8 MC',
      given: { meetsMilestone: true, mc: 8 },
      expect: needs('isSolo', 'isMilestoneTaken', 'areThreeClaimed', 'hasAction'),
    },
    {
      from: 'ours',
      tells: 'Nobody has claimed it and I have 10 MC, but I have not said whether I qualify',
      given: { isMilestoneTaken: false, areThreeClaimed: false, mc: 10, hasAction: true, isSolo: false },
      expect: needs('meetsMilestone'),
    },
    {
      from: 'ours',
      tells: 'I qualify, it is my turn and a milestone is left',
      given: { isMilestoneTaken: false, areThreeClaimed: false, meetsMilestone: true, hasAction: true, helion: false, isSolo: false },
      expect: needs('mc'),
    },
  ],
})
