import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isVenusInUse } from '../facts/parts.ts'
import { isStartingPlayer } from '../facts/turns.ts'

const isChosenMaxed = yesNo(
  'Is the parameter at its maximum already?',
  ['maxed out', 'already at its maximum', 'is already maxed', 'already maxed', 'is maxed', 'maxed parameter', 'at its maximum'],
  {
    no: ['not maxed', 'not at its maximum'],
    usual: false,
  },
)
const governmentMoment = choice(
  'Is it the Solar Phase, after the Game End Check?',
  { now: 'yes', 'game-over': 'the Game End Check has just ended the game', before: 'no, the generation is still going on' },
  {
    says: {
      now: ['world government phase', 'world government terraforming', 'wgt', 'at the end of the generation', 'solar phase', 'after the game end check'],
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
  question: 'May I choose this parameter (temperature, oxygen, oceans or Venus) to raise for the World Government?',
  // Who asks about the World Government plays with it.
  facts: { isStartingPlayer, isChosenMaxed, isVenusInUse: { ...isVenusInUse, usual: true }, governmentMoment, isWorldGovernmentLeftOut },
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
      tells: 'With Venus Next in the Solar Phase I am the starting player and choose Venus, which is not maxed; we play with the World Government',
      given: { isStartingPlayer: true, isChosenMaxed: false, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: yes('world-government-terraforming#choice'),
    },
    {
      from: 'ours',
      tells: 'Without Venus Next: do we raise anything for the World Government?',
      given: { isVenusInUse: false },
      expect: no('solo-starting-conditions#world-government', 'world-government-variants#answer'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next, but we play without World Government for a longer game',
      given: { isVenusInUse: true, isWorldGovernmentLeftOut: true },
      expect: no('world-government-optional#answer'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next and the World Government in use: the game has ended, may I still raise one?',
      given: { isVenusInUse: true, governmentMoment: 'game-over', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#when'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next and the World Government in use: I am the starting player, may I do it in the action phase?',
      given: { isStartingPlayer: true, isVenusInUse: true, governmentMoment: 'before', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#when'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next in the Solar Phase, but I am not the starting player; the parameter is not maxed, World Government in use',
      given: { isStartingPlayer: false, isChosenMaxed: false, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#neutral-player'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next in the Solar Phase I am the starting player and choose oxygen, which is maxed; World Government in use',
      given: { isStartingPlayer: true, isChosenMaxed: true, isVenusInUse: true, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: no('world-government-terraforming#choice'),
    },
    {
      from: 'ours',
      tells: 'With Venus Next I want to pick a maxed parameter for the World Government, so that nothing moves',
      given: { isChosenMaxed: true, isVenusInUse: true },
      expect: no('world-government-terraforming#choice'),
    },
    {
      from: 'ours',
      tells: 'I am the starting player with Venus Next: may I raise it for the World Government?',
      given: { isStartingPlayer: true, isVenusInUse: true },
      expect: needs('isWorldGovernmentLeftOut', 'governmentMoment', 'isChosenMaxed'),
    },
    {
      from: 'ours',
      tells: 'The parameter is not maxed, it is the Solar Phase and the World Government is in use',
      given: { isChosenMaxed: false, governmentMoment: 'now', isWorldGovernmentLeftOut: false },
      expect: needs('isStartingPlayer', 'isVenusInUse'),
    },
  ],
})
