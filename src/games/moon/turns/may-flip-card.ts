import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { flippedAnotherBack, flippedBefore, isYourTurn, structureColour } from '../facts.ts'

const usedThisEra = yesNo(
  'Was this card Flipped before in this Era?',
  [
    'used it this era',
    'used this era',
    'flipped this era',
    'flipped it this era',
    'earlier this era',
    'already used it',
    'flipped it before',
    'flipped it already',
    'flip it again',
    'flip it twice',
    'flip it a second time',
    'use it again',
    'use it twice',
    'twice in one era',
    'twice in the same era',
    'twice per era',
    'twice an era',
    'again this era',
    'again in the same era',
    'second time this era',
  ],
  {
    usual: false,
    no: [
      'not used this era',
      'unused this era',
      'unused',
      'fresh',
      'not flipped this era',
      'flipped it last era',
      'flipped it in the last era',
      'used it last era',
      'again next era',
      'again in era 2',
      'again in era 3',
      'flip it again in era 2',
      'flip it again in era 3',
      'use it again in era 2',
      'use it again in era 3',
      'in each era',
      'in every era',
      'again in the next era',
      'flip it again next era',
      'flip it again in the next era',
      'use it again next era',
      'use it again in the next era',
      'new era',
    ],
  },
)
const wasFlippedBack = yesNo('Was it flipped back since, by Takeout Hub or Creative?', ['flipped back', 'takeout hub', 'creative', 'unflipped'], {
  usual: false,
})

const builtNow = yesNo(
  'Did you Construct this card on this very turn?',
  [
    'just built',
    'just constructed',
    'built this turn',
    'built it this turn',
    'constructed this turn',
    'constructed it this turn',
    'turn i build it',
    'turn i built it',
    'turn i construct it',
    'turn i constructed it',
    'right after building',
    'right after constructing',
    'straight after building',
    'a new pink card',
  ],
  { usual: false, no: ['built earlier', 'built last turn', 'built last era', 'constructed earlier'] },
)

export const mayFlipCard = defineRule({
  id: 'may-flip-card',
  question: 'May I Flip this card now?',
  facts: { isYourTurn, structureColour, flippedBefore, usedThisEra, wasFlippedBack, builtNow, flippedAnotherBack },
  never: [
    { when: (f) => f.wasFlippedBack && !f.usedThisEra, because: 'A card that was not Flipped in this Era cannot have been flipped back.' },
    { when: (f) => f.builtNow && f.usedThisEra && !f.flippedBefore, because: 'A card of this turn that was Flipped before was Flipped this turn.' },
  ],
  clauses: [
    { when: (f) => !f.isYourTurn, answer: 'no', because: cite('simultaneous-turns#answer', 'the order of play is important') },
    { when: (f) => f.structureColour !== 'pink', answer: 'no', because: cite('structure-colours#answer', 'pink is flipped, red is special') },
    {
      when: (f) => f.flippedBefore,
      answer: 'no',
      because: [cite('pink-structures#per-turn', 'You may only flip one card'), cite('rule-of-one#flip', 'You may Flip one card')],
    },
    {
      when: [(f) => f.usedThisEra, (f) => !f.wasFlippedBack],
      answer: 'no',
      because: [
        cite('flip-limit#each-card', 'can be used once per Era'),
        cite('pink-structures#flipped-back', 'When a Construction phase ends, the cards are flipped back'),
      ],
    },
    {
      when: (f) => f.usedThisEra,
      unsettled: [
        { answer: 'yes', because: cite('conflict:flipped-back-reuse#again', 'A card that is no longer flipped can be flipped') },
        { answer: 'no', because: cite('conflict:flipped-back-reuse#once-per-era', 'one that you can use once per Era') },
      ],
    },
    {
      when: (f) => f.builtNow,
      unsettled: [
        { answer: 'yes', because: cite('conflict:flip-when-constructed#at-once', 'a new card is not excepted') },
        { answer: 'no', because: cite('conflict:flip-when-constructed#later', 'of pink ones it does not') },
      ],
    },
    {
      when: (f) => f.flippedAnotherBack,
      unsettled: [
        { answer: 'no', because: cite('conflict:flip-back-counts#uses-it-up', 'Only one card may be flipped each turn') },
        { answer: 'yes', because: cite('conflict:flip-back-counts#does-not', 'flipping back is an effect of another card') },
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('pink-structures#per-era', 'an ability that you can use once per Era') },
  examples: [
    {
      from: 'ours',
      tells: 'Charger, fresh, on your turn',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: false, builtNow: false, flippedAnotherBack: false },
      expect: yes('pink-structures#per-era'),
    },
    {
      from: 'ours',
      tells: 'Charger and Reservoir on the same turn',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: true },
      expect: no('pink-structures#per-turn', 'rule-of-one#flip'),
    },
    {
      from: 'ours',
      tells: 'The same card again in the Era',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: true, wasFlippedBack: false },
      expect: no('flip-limit#each-card', 'pink-structures#flipped-back'),
    },
    { from: 'ours', tells: 'A grey card', given: { structureColour: 'grey', isYourTurn: true }, expect: no('structure-colours#answer') },
    { from: 'ours', tells: 'An Obelisk is red', given: { structureColour: 'red', isYourTurn: true }, expect: no('structure-colours#answer') },
    { from: 'ours', tells: "On another player's turn", given: { isYourTurn: false }, expect: no('simultaneous-turns#answer') },
    {
      from: 'ours',
      tells: 'Creative flipped it back',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: true, wasFlippedBack: true },
      expect: unsettled('conflict:flipped-back-reuse#again', 'conflict:flipped-back-reuse#once-per-era'),
    },
    {
      from: 'ours',
      tells: 'A fresh card, after another was flipped back this turn',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: false, builtNow: false, flippedAnotherBack: true },
      expect: unsettled('conflict:flip-back-counts#uses-it-up', 'conflict:flip-back-counts#does-not'),
    },
    {
      from: 'ours',
      tells: 'A pink card on your turn, not used this Era',
      given: { structureColour: 'pink', isYourTurn: true, usedThisEra: false },
      expect: needs('flippedBefore', 'builtNow', 'flippedAnotherBack'),
    },
    {
      from: 'ours',
      tells: 'The rulebook does not state the colour of Embassy',
      given: { isYourTurn: true, flippedBefore: false, usedThisEra: false, builtNow: false, flippedAnotherBack: false },
      expect: needs('structureColour'),
    },
    {
      from: 'ours',
      tells: 'I built a Charger this turn: may I flip it on the turn on which I built it?',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: false, builtNow: true, flippedAnotherBack: false },
      expect: unsettled('conflict:flip-when-constructed#at-once', 'conflict:flip-when-constructed#later'),
    },
    {
      from: 'ours',
      tells: 'It was used this Era',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: true },
      expect: needs('wasFlippedBack'),
    },
    {
      from: 'ours',
      tells: 'I used Charger earlier this Era, Creative flipped it back, but I flipped Reservoir this turn',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: true, usedThisEra: true, wasFlippedBack: true },
      expect: no('pink-structures#per-turn', 'rule-of-one#flip'),
    },
    {
      from: 'ours',
      tells: 'I flipped Rover Stop in Era 1, and it is Era 2 now: it was flipped back when the phase ended',
      given: { structureColour: 'pink', isYourTurn: true, flippedBefore: false, usedThisEra: false, builtNow: false, flippedAnotherBack: false },
      expect: yes('pink-structures#per-era'),
    },
  ],
})
