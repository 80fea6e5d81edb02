import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const thief = choice(
  'What do you steal with?',
  { 'raiders-mc': 'Hired Raiders: MC', 'raiders-steel': 'Hired Raiders: steel', 'air-raid': 'Air Raid: MC', 'law-suit': 'Law Suit: MC' },
  {
    says: {
      'raiders-mc': [
        'hired raiders for money',
        'hired raiders for megacredits',
        'raiders for money',
        'hired raiders on mc',
        'steal money with hired raiders',
        'hired raiders steal mc',
        'hired raiders to steal money',
        'hired raiders for mc',
        'raiders mc',
        'raiders for mc',
        'steal mc with hired raiders',
        'hired raiders to steal mc',
      ],
      'raiders-steel': [
        'hired raiders on steel',
        'hired raiders steal steel',
        'hired raiders to steal steel',
        'steel with hired raiders',
        'hired raiders for steel',
        'raiders steel',
        'raiders for steel',
        'steal steel',
        'steal steel with hired raiders',
      ],
      'air-raid': ['air raid'],
      'law-suit': ['law suit', 'lawsuit'],
    },
  },
)
const victimHas = number(
  'How much of it does the victim have? (Heat of Helion is no MC.)',
  { min: 0 },
  {
    units: ['mc', 'm€', 'steel', 'megacredits'],
    before: [
      'she only owns',
      'he only owns',
      'she owns',
      'he owns',
      'owns',
      'who has',
      'who has only',
      'opponent owns',
      'victim owns',
      'victim only has',
      'target only has',
      'opponent only has',
      'opponent with',
      'victim with',
      'she has',
      'he has',
      'victim has',
      'opponent has',
      'they have',
      'target has',
      'she only has',
      'he only has',
    ],
  },
)

const MOST = { 'raiders-mc': 3, 'raiders-steel': 2, 'air-raid': 5, 'law-suit': 3 }

interface Theft {
  readonly thief: keyof typeof MOST
  readonly victimHas: number
}

/** Nobody loses more than is there, and what one loses the other gains. */
const stolen = (f: Theft): number => Math.min(MOST[f.thief], f.victimHas)

export const howMuchCanISteal = defineAmount({
  id: 'how-much-can-i-steal',
  question: 'How much (MC or steel) can I steal or take at most with Hired Raiders, Air Raid or Law Suit, from the bank in solo?',
  unit: (f) => (f.thief === 'raiders-steel' ? 'steel' : 'MC'),
  facts: { thief, isSolo, victimHas },
  refusals: { unplayable: 'Nothing: Law Suit cannot be played in a solo game' },
  clauses: [
    {
      when: [(f) => f.isSolo, (f) => f.thief === 'law-suit'],
      answer: 'unplayable',
      because: cite('law-suit-solo#answer', 'it is not playable there and does nothing'),
    },
    {
      when: [(f) => f.isSolo, (f) => f.thief === 'raiders-mc'],
      answer: 3,
      because: [
        cite('hired-raiders-solo#answer', 'Either 3 MC or 2 steel, from the neutral opponent'),
        cite('solo-neutral-opponent#answer', 'From a neutral opponent, whose resources and production of any kind'),
      ],
    },
    {
      when: [(f) => f.isSolo, (f) => f.thief === 'raiders-steel'],
      answer: 2,
      because: [
        cite('hired-raiders-solo#answer', 'Either 3 MC or 2 steel, from the neutral opponent'),
        cite('solo-neutral-opponent#answer', 'From a neutral opponent, whose resources and production of any kind'),
      ],
    },
    { when: (f) => f.isSolo, answer: 5, because: cite('air-raid-steal#solo', 'the 5 MC that you steal come from the general supply') },
    {
      when: (f) => f.thief === 'law-suit',
      answer: stolen,
      because: cite('law-suit-steal#answer', 'the opponent loses the resources and you gain them simultaneously'),
    },
    {
      when: (f) => f.thief !== 'air-raid',
      answer: stolen,
      because: cite('hired-raiders#answer', 'the opponent loses the resources and you gain them simultaneously'),
    },
  ],
  sum: [{ add: stolen, because: cite('air-raid-steal#answer', 'the opponent loses the MC and you gain it simultaneously') }],
  examples: [
    {
      from: 'hired-raiders-solo#answer',
      tells: 'Solo game, I play Hired Raiders for MC',
      given: { thief: 'raiders-mc', isSolo: true },
      expect: answers(3, 'hired-raiders-solo#answer', 'solo-neutral-opponent#answer'),
    },
    {
      from: 'hired-raiders-solo#answer',
      tells: 'Solo game, I play Hired Raiders for steel',
      given: { thief: 'raiders-steel', isSolo: true },
      expect: answers(2, 'hired-raiders-solo#answer', 'solo-neutral-opponent#answer'),
    },
    {
      from: 'air-raid-steal#solo',
      tells: 'How much does Air Raid steal solo?',
      given: { thief: 'air-raid', isSolo: true },
      expect: answers(5, 'air-raid-steal#solo'),
    },
    {
      from: 'law-suit-solo#answer',
      tells: 'Playing solo, what does Law Suit steal?',
      given: { thief: 'law-suit', isSolo: true },
      expect: answers('unplayable', 'law-suit-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Not solo: Hired Raiders for MC, and she has 1 MC',
      given: { thief: 'raiders-mc', isSolo: false, victimHas: 1 },
      expect: answers(1, 'hired-raiders#answer'),
    },
    {
      from: 'helion-lost-mc#other-players',
      tells: 'Not solo: raiders for MC against Helion with lots of heat, but the victim has 0 MC',
      given: { thief: 'raiders-mc', isSolo: false, victimHas: 0 },
      expect: answers(0, 'hired-raiders#answer'),
    },
    {
      from: 'ours',
      tells: 'No solo game. Hired Raiders for steel; he has 9 steel',
      given: { thief: 'raiders-steel', isSolo: false, victimHas: 9 },
      expect: answers(2, 'hired-raiders#answer'),
    },
    {
      from: 'ours',
      tells: 'Two of us: I play Air Raid and she has 4 MC',
      given: { thief: 'air-raid', isSolo: false, victimHas: 4 },
      expect: answers(4, 'air-raid-steal#answer'),
    },
    {
      from: 'ours',
      tells: 'I sue the player who attacked me with Law Suit, not solo; he has 2 MC',
      given: { thief: 'law-suit', isSolo: false, victimHas: 2 },
      expect: answers(2, 'law-suit-steal#answer'),
    },
    { from: 'ours', tells: 'Hired Raiders for MC, and it is no solo game', given: { thief: 'raiders-mc', isSolo: false }, expect: needs('victimHas') },
    { from: 'ours', tells: 'How much can I steal when she has 9? Not solo', given: { isSolo: false, victimHas: 9 }, expect: needs('thief') },
    { from: 'ours', tells: 'I play Air Raid and she has 1 MC', given: { thief: 'air-raid', victimHas: 1 }, expect: needs('isSolo') },
  ],
})
