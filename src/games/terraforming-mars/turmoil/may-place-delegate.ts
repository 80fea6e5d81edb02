import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { mc } from '../facts/resources.ts'
import { delegatesInReserve, inLobby } from '../facts/turmoil.ts'

const delegateWay = choice(
  'What is to be done?',
  {
    party: 'placing one more delegate of yours in a party',
    'media-center': 'the action of Martian Media Center',
    lobby: 'refilling the Lobby in the Turmoil phase',
    move: 'moving a delegate of yours from one party to another',
    neutral: 'placing a neutral delegate by an event or effect',
  },
  {
    says: {
      party: ['place a delegate', 'one more delegate', 'another delegate in', 'send a delegate', 'put a delegate'],
      'media-center': ['martian media center', 'media center'],
      lobby: ['refill the lobby', 'lobby is refilled', 'refilling the lobby', 'back into the lobby'],
      move: ['move a delegate', 'move my delegate', 'move it', 'from one party to another', 'to another party'],
      neutral: ['neutral delegate', 'grey delegate', 'gray delegate', 'grey one'],
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
  question: 'May this delegate be placed in a party or the Lobby, other costs aside?',
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
      when: [(f) => f.delegateWay === 'party', (f) => f.delegatesInReserve === 0, (f) => f.inLobby === 0],
      answer: 'no',
      because: cite('out-of-delegates#answer', 'You cannot place more: each player has 7 in total'),
    },
    {
      when: (f) => f.delegatesInReserve === 0 && f.inLobby === 0,
      answer: 'no',
      because: [
        cite('martian-media-center-no-delegates#reserve-empty', 'the action of Martian Media Center cannot be used'),
        cite('out-of-delegates#answer', 'You cannot place more: each player has 7 in total'),
      ],
    },
    {
      when: (f) => f.delegateWay === 'party',
      answer: 'yes',
      because: [
        cite('delegates-in-a-party#answer', 'each party has unlimited space'),
        cite('delegate-cards#lobby', 'For supply purposes the Lobby is part of the reserve'),
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
      tells: 'Martian Media Center with 0 delegates in the reserve, 1 in the Lobby and 3 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, inLobby: 1, mc: 3 },
      expect: yes('martian-media-center-no-delegates#lobby', 'delegate-cards#lobby'),
    },
    {
      from: 'martian-media-center-no-delegates#reserve-empty',
      tells: 'Martian Media Center with 0 delegates in the reserve and 0 in the Lobby, but 9 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, inLobby: 0, mc: 9 },
      expect: no('martian-media-center-no-delegates#reserve-empty', 'out-of-delegates#answer'),
    },
    {
      from: 'martian-media-center#answer',
      tells: 'Martian Media Center with 4 delegates in the reserve and 3 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 4, mc: 3 },
      expect: yes('martian-media-center#answer'),
    },
    {
      from: 'ours',
      tells: 'Martian Media Center with 4 delegates in the reserve but only 2 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 4, mc: 2 },
      expect: no('martian-media-center#answer'),
    },
    {
      from: 'delegates-in-a-party#per-player',
      tells: 'Five of mine are in one party: may I place a delegate there again, with 1 delegate in the reserve?',
      given: { delegateWay: 'party', delegatesInReserve: 1 },
      expect: yes('delegates-in-a-party#answer', 'delegate-cards#lobby'),
    },
    {
      from: 'out-of-delegates#total',
      tells: 'All 7 are placed, 0 delegates in the reserve and 0 in the Lobby: may I place a delegate?',
      given: { delegateWay: 'party', delegatesInReserve: 0, inLobby: 0 },
      expect: no('out-of-delegates#answer'),
    },
    {
      from: 'out-of-delegates#moving',
      tells: 'May I move a delegate of mine from one party to another, from the Greens or Unity to the Reds, Mars First, the Kelvinists or the Scientists?',
      given: { delegateWay: 'move' },
      expect: no('out-of-delegates#moving'),
    },
    {
      from: 'out-of-delegates#lobby',
      tells: 'The Lobby is refilled, and I have 0 delegates in the reserve',
      given: { delegateWay: 'lobby', delegatesInReserve: 0 },
      expect: no('out-of-delegates#lobby'),
    },
    {
      from: 'ours',
      tells: 'The Lobby is refilled, and I have 1 delegate in the reserve',
      given: { delegateWay: 'lobby', delegatesInReserve: 1 },
      expect: yes('out-of-delegates#lobby'),
    },
    {
      from: 'neutral-delegates#answer',
      tells: 'An event adds a neutral delegate, but 0 neutral delegates are left',
      given: { delegateWay: 'neutral', neutralsInReserve: 0 },
      expect: no('neutral-delegates#answer'),
    },
    {
      from: 'delegates-in-a-party#answer',
      tells: 'A neutral delegate for a crowded party; 3 neutral delegates are left',
      given: { delegateWay: 'neutral', neutralsInReserve: 3 },
      expect: yes('delegates-in-a-party#answer'),
    },
    {
      from: 'ours',
      tells: 'Martian Media Center with 0 delegates in the reserve and 5 MC',
      given: { delegateWay: 'media-center', delegatesInReserve: 0, mc: 5 },
      expect: needs('inLobby'),
    },
    {
      from: 'ours',
      tells: 'Martian Media Center with 1 delegate in the reserve',
      given: { delegateWay: 'media-center', delegatesInReserve: 1 },
      expect: needs('mc'),
    },
    { from: 'ours', tells: 'The Lobby is refilled: may my delegate go there?', given: { delegateWay: 'lobby' }, expect: needs('delegatesInReserve') },
    { from: 'ours', tells: 'An event adds a neutral delegate', given: { delegateWay: 'neutral' }, expect: needs('neutralsInReserve') },
    {
      from: 'ours',
      tells: '1 delegate in the reserve, 0 in the Lobby, 5 MC, and 0 neutral delegates left',
      given: { delegatesInReserve: 1, inLobby: 0, mc: 5, neutralsInReserve: 0 },
      expect: needs('delegateWay'),
    },
  ],
})
