import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { mc } from '../facts/resources.ts'
import { delegatesInReserve, inLobby } from '../facts/turmoil.ts'

const delegateWay = choice(
  'What is to be done?',
  {
    'media-center': 'the action of Martian Media Center',
    lobby: 'refilling the Lobby in the Turmoil phase',
    move: 'moving a delegate of yours from one party to another',
    neutral: 'placing a neutral delegate by an event or effect',
  },
  {
    says: {
      'media-center': ['martian media center', 'media center'],
      lobby: ['refill the lobby', 'lobby is refilled', 'refilling the lobby', 'back into the lobby'],
      move: ['move a delegate', 'move my delegate', 'moving', 'from one party to another', 'to another party'],
      neutral: ['neutral delegate', 'neutral', 'grey delegate', 'gray delegate'],
    },
  },
)
const neutralsInReserve = number(
  'How many neutral delegates are in the reserve?',
  { min: 0 },
  { units: ['neutral delegates', 'neutrals', 'neutral delegates left'], before: ['neutral reserve has'] },
)

export const mayPlaceDelegate = defineRule({
  id: 'may-place-delegate',
  question: 'May this delegate be placed in a party or the Lobby?',
  facts: { delegateWay, delegatesInReserve, inLobby, mc, neutralsInReserve },
  clauses: [
    {
      when: (f) => f.delegateWay === 'move',
      answer: 'no',
      because: cite('out-of-delegates#moving', 'A delegate stays in the party where you placed it: you cannot move it'),
    },
    {
      when: [(f) => f.delegateWay === 'neutral', (f) => f.neutralsInReserve === 0],
      answer: 'no',
      because: cite('neutral-delegates#answer', 'Ignore every effect or step that would place neutral delegates'),
    },
    { when: (f) => f.delegateWay === 'neutral', answer: 'yes', because: cite('delegates-in-a-party#answer', 'each party has unlimited space') },
    {
      when: [(f) => f.delegateWay === 'lobby', (f) => f.delegatesInReserve === 0],
      answer: 'no',
      because: cite('out-of-delegates#lobby', 'If the reserve has no delegate of your colour then, you place none'),
    },
    { when: (f) => f.delegateWay === 'lobby', answer: 'yes', because: cite('out-of-delegates#lobby', 'Part 3f of the Turmoil phase refills the Lobby') },
    {
      when: (f) => f.delegatesInReserve === 0 && f.inLobby === 0,
      answer: 'no',
      because: [
        cite('martian-media-center-no-delegates#reserve-empty', 'the action of Martian Media Center cannot be used'),
        cite('out-of-delegates#answer', 'You cannot place more: each player has 7 in total'),
      ],
    },
    { when: (f) => f.mc < 3, answer: 'no', because: cite('martian-media-center#answer', 'For 3 MC, one of your own delegates, from the reserve') },
    {
      when: (f) => f.delegatesInReserve === 0,
      answer: 'yes',
      because: [
        cite('martian-media-center-no-delegates#lobby', 'the one in the Lobby, you can take it from there'),
        cite('delegate-cards#lobby', 'For supply purposes the Lobby is part of the reserve'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('martian-media-center#answer', 'For 3 MC, one of your own delegates, from the reserve') },
  never: [
    { when: (f) => f.delegatesInReserve + f.inLobby > 7, because: 'Each player has 7 delegates.' },
    { when: (f) => f.delegateWay === 'lobby' && f.inLobby === 1, because: 'The Lobby is refilled when your delegate is not there.' },
  ],
  examples: [
    {
      from: 'martian-media-center-no-delegates#lobby',
      tells: 'Martian Media Center with the delegate in the Lobby',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, inLobby: 1, mc: 3 },
      expect: yes('martian-media-center-no-delegates#lobby', 'delegate-cards#lobby'),
    },
    {
      from: 'martian-media-center-no-delegates#reserve-empty',
      tells: 'Martian Media Center without any delegate left',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, inLobby: 0, mc: 9 },
      expect: no('martian-media-center-no-delegates#reserve-empty', 'out-of-delegates#answer'),
    },
    {
      from: 'martian-media-center#answer',
      tells: 'Martian Media Center with 4 in the reserve',
      given: { delegateWay: 'media-center', delegatesInReserve: 4, mc: 3 },
      expect: yes('martian-media-center#answer'),
    },
    {
      from: 'ours',
      tells: 'Martian Media Center with 2 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 4, mc: 2 },
      expect: no('martian-media-center#answer'),
    },
    {
      from: 'out-of-delegates#moving',
      tells: 'A delegate that is stuck in a small party',
      given: { delegateWay: 'move' },
      expect: no('out-of-delegates#moving'),
    },
    {
      from: 'out-of-delegates#lobby',
      tells: 'The Lobby is refilled, and my reserve is empty',
      given: { delegateWay: 'lobby', delegatesInReserve: 0 },
      expect: no('out-of-delegates#lobby'),
    },
    {
      from: 'ours',
      tells: 'The Lobby is refilled, and I have one',
      given: { delegateWay: 'lobby', delegatesInReserve: 1 },
      expect: yes('out-of-delegates#lobby'),
    },
    {
      from: 'neutral-delegates#answer',
      tells: 'An event adds a neutral delegate, and none is left',
      given: { delegateWay: 'neutral', neutralsInReserve: 0 },
      expect: no('neutral-delegates#answer'),
    },
    {
      from: 'delegates-in-a-party#answer',
      tells: 'A neutral delegate for a crowded party',
      given: { delegateWay: 'neutral', neutralsInReserve: 3 },
      expect: yes('delegates-in-a-party#answer'),
    },
    {
      from: 'ours',
      tells: 'Martian Media Center, my reserve is empty',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, mc: 5 },
      expect: needs('inLobby'),
    },
    { from: 'ours', tells: 'Martian Media Center with a delegate', given: { delegateWay: 'media-center', delegatesInReserve: 1 }, expect: needs('mc') },
    { from: 'ours', tells: 'The Lobby', given: { delegateWay: 'lobby' }, expect: needs('delegatesInReserve') },
    { from: 'ours', tells: 'A neutral delegate', given: { delegateWay: 'neutral' }, expect: needs('neutralsInReserve') },
    {
      from: 'ours',
      tells: 'One delegate in the reserve',
      given: { delegatesInReserve: 1, inLobby: 0, mc: 5, neutralsInReserve: 1 },
      expect: needs('delegateWay'),
    },
  ],
})
