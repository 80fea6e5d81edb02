import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isVenusInUse } from '../facts/parts.ts'

const isStartingPlayer = yesNo('Are you the starting player of this generation?', ['starting player', 'start player', 'first player', 'i am first player'], {
  no: ['not the starting player', 'not first player'],
})
const isChosenMaxed = yesNo('Is the parameter at its maximum already?', ['already maxed', 'is maxed', 'at its maximum'], {
  no: ['not maxed', 'not at its maximum'],
})
const governmentMoment = choice(
  'Is it the Solar Phase, after the Game End Check?',
  { now: 'yes', 'game-over': 'the Game End Check has just ended the game', before: 'no, the generation is still going on' },
  {
    says: {
      now: ['solar phase', 'after the game end check'],
      'game-over': ['game has ended', 'game is over'],
      before: ['during the generation', 'action phase'],
    },
    usual: 'now',
  },
)
const isWorldGovernmentLeftOut = yesNo(
  'Have you agreed to play without the World Government phase?',
  ['without world government', 'leave out the world government', 'no wgt', 'skip world government'],
  { usual: false },
)

export const mayChooseForWorldGovernment = defineRule({
  id: 'may-choose-for-world-government',
  question: 'May I raise this parameter for the World Government?',
  facts: { isStartingPlayer, isChosenMaxed, isVenusInUse, governmentMoment, isWorldGovernmentLeftOut },
  clauses: [
    {
      when: (f) => !f.isVenusInUse,
      answer: 'no',
      because: [
        cite('world-government-variants#answer', 'With Venus Next, alone or beside other expansions'),
        cite('solo-starting-conditions#world-government', 'It takes part if Venus Next does, and only then'),
      ],
    },
    {
      when: (f) => f.isWorldGovernmentLeftOut,
      answer: 'no',
      because: cite('world-government-optional#answer', 'it is a valid variant if you want a longer game'),
    },
    {
      when: (f) => f.governmentMoment === 'game-over',
      answer: 'no',
      because: cite('world-government-terraforming#when', 'the Game End Check has come before it'),
    },
    { when: (f) => f.governmentMoment === 'before', answer: 'no', because: cite('world-government-terraforming#when', 'Once the generation is finished') },
    {
      when: (f) => !f.isStartingPlayer,
      answer: 'no',
      because: cite('world-government-terraforming#neutral-player', 'for whom the starting player makes the decisions'),
    },
    { when: (f) => f.isChosenMaxed, answer: 'no', because: cite('world-government-terraforming#choice', 'the parameter must not be maxed') },
  ],
  otherwise: {
    answer: 'yes',
    because: cite('world-government-terraforming#choice', 'The starting player chooses among oceans, temperature, oxygen and Venus'),
  },
  examples: [
    {
      from: 'ours',
      tells: 'I am the starting player and choose Venus',
      given: { isStartingPlayer: true, isChosenMaxed: false, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: yes('world-government-terraforming#choice'),
    },
    {
      from: 'ours',
      tells: 'A game without Venus Next, solo or not',
      given: { isVenusInUse: false },
      expect: no('solo-starting-conditions#world-government', 'world-government-variants#answer'),
    },
    {
      from: 'ours',
      tells: 'We wanted a longer game',
      given: { isVenusInUse: true, isWorldGovernmentLeftOut: true },
      expect: no('world-government-optional#answer'),
    },
    {
      from: 'ours',
      tells: 'The game has just ended',
      given: { isVenusInUse: true, governmentMoment: 'game-over', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#when'),
    },
    {
      from: 'ours',
      tells: 'In the middle of the generation',
      given: { isStartingPlayer: true, isVenusInUse: true, governmentMoment: 'before', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#when'),
    },
    {
      from: 'ours',
      tells: 'I am second in turn order',
      given: { isStartingPlayer: false, isChosenMaxed: false, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#neutral-player'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is at 14%',
      given: { isStartingPlayer: true, isChosenMaxed: true, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#choice'),
    },
    {
      from: 'ours',
      tells: 'I am the starting player, with Venus Next',
      given: { isStartingPlayer: true, isVenusInUse: true },
      expect: needs('isChosenMaxed', 'isWorldGovernmentLeftOut', 'governmentMoment'),
    },
    {
      from: 'ours',
      tells: 'A parameter that is not at its maximum, in the Solar Phase',
      given: { isChosenMaxed: false, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: needs('isVenusInUse', 'isStartingPlayer'),
    },
  ],
})
