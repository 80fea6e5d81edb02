import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const thief = choice(
  'What do you steal with?',
  { 'raiders-mc': 'Hired Raiders: MC', 'raiders-steel': 'Hired Raiders: steel', 'air-raid': 'Air Raid: MC' },
  {
    says: {
      'raiders-mc': ['hired raiders for mc', 'raiders mc', 'steal mc with hired raiders', '3 mc'],
      'raiders-steel': ['hired raiders for steel', 'raiders steel', 'steal steel', '2 steel'],
      'air-raid': ['air raid'],
    },
  },
)
const victimHas = number(
  'How much of that has the victim (MC without the heat of Helion)?',
  { min: 0 },
  { units: ['mc', 'm€', 'steel', 'megacredits'], before: ['she has', 'he has', 'victim has', 'opponent has', 'they have', 'only'] },
)

const MOST = { 'raiders-mc': 3, 'raiders-steel': 2, 'air-raid': 5 }

interface Theft {
  readonly thief: keyof typeof MOST
  readonly isSolo: boolean
  readonly victimHas: number
}

/** Nobody loses more than is there; the neutral opponent has all that is wanted. */
const stolen = (f: Theft): number => (f.isSolo ? MOST[f.thief] : Math.min(MOST[f.thief], f.victimHas))

export const howMuchCanISteal = defineAmount({
  id: 'how-much-can-i-steal',
  question: 'How much can I steal at most with Hired Raiders or Air Raid?',
  unit: (f) => (f.thief === 'raiders-steel' ? 'steel' : 'MC'),
  facts: { thief, isSolo, victimHas },
  clauses: [
    {
      when: [(f) => f.isSolo, (f) => f.thief === 'raiders-mc'],
      answer: 3,
      because: cite('hired-raiders-solo#answer', 'Either 3 MC or 2 steel, from the neutral opponent'),
    },
    {
      when: [(f) => f.isSolo, (f) => f.thief === 'raiders-steel'],
      answer: 2,
      because: cite('hired-raiders-solo#answer', 'Either 3 MC or 2 steel, from the neutral opponent'),
    },
    { when: (f) => f.isSolo, answer: 5, because: cite('air-raid-steal#solo', 'the 5 MC that you steal come from the general supply') },
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
      tells: 'Hired Raiders for MC in a solo game',
      given: { thief: 'raiders-mc', isSolo: true },
      expect: answers(3, 'hired-raiders-solo#answer'),
    },
    {
      from: 'hired-raiders-solo#answer',
      tells: 'Hired Raiders for steel in a solo game',
      given: { thief: 'raiders-steel', isSolo: true },
      expect: answers(2, 'hired-raiders-solo#answer'),
    },
    { from: 'air-raid-steal#solo', tells: 'Air Raid in a solo game', given: { thief: 'air-raid', isSolo: true }, expect: answers(5, 'air-raid-steal#solo') },
    {
      from: 'ours',
      tells: 'Hired Raiders, and the victim has 1 MC',
      given: { thief: 'raiders-mc', isSolo: false, victimHas: 1 },
      expect: answers(1, 'hired-raiders#answer'),
    },
    {
      from: 'helion-lost-mc#other-players',
      tells: 'Helion has no MC, and much heat',
      given: { thief: 'raiders-mc', isSolo: false, victimHas: 0 },
      expect: answers(0, 'hired-raiders#answer'),
    },
    {
      from: 'ours',
      tells: 'Hired Raiders, and the victim has 9 steel',
      given: { thief: 'raiders-steel', isSolo: false, victimHas: 9 },
      expect: answers(2, 'hired-raiders#answer'),
    },
    {
      from: 'ours',
      tells: 'Air Raid, and the victim has 4 MC',
      given: { thief: 'air-raid', isSolo: false, victimHas: 4 },
      expect: answers(4, 'air-raid-steal#answer'),
    },
    { from: 'ours', tells: 'Hired Raiders against somebody', given: { thief: 'raiders-mc', isSolo: false }, expect: needs('victimHas') },
    { from: 'ours', tells: 'The victim has 9', given: { isSolo: false, victimHas: 9 }, expect: needs('thief') },
    { from: 'ours', tells: 'Air Raid', given: { thief: 'air-raid', victimHas: 1 }, expect: needs('isSolo') },
  ],
})
