import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const productionMove = choice(
  'What happens to the production?',
  { up: 'it goes up', down: 'it goes down', pays: 'it pays out, in the Production phase' },
  {
    says: {
      up: ['goes up', 'rises', 'raise', 'raised', 'increase', 'increased', 'gain production'],
      down: ['goes down', 'falls', 'lower', 'lowered', 'decrease', 'decreased', 'lose production'],
      pays: ['production phase', 'pays out', 'at the end of the generation'],
    },
  },
)
const productionSteps = number('By how many steps?', { min: 1 }, { units: ['steps', 'step'], before: ['by', 'from'] })

export const manutechGain = defineAmount({
  id: 'manutech-gain',
  question: 'How many resources does the effect of Manutech give me for this production?',
  unit: 'resources',
  facts: { productionMove, productionSteps },
  clauses: [
    { when: (f) => f.productionMove === 'down', answer: 0, because: cite('manutech#decrease', 'When production goes down, no resources are lost') },
    { when: (f) => f.productionMove === 'pays', answer: 0, because: cite('manutech#at-once', 'at the moment the production rises, and only then') },
  ],
  sum: [{ add: (f) => f.productionSteps, because: cite('manutech#steps-only', 'only the number of resources that matches the number of steps') }],
  examples: [
    {
      from: 'manutech#two-steps',
      tells: 'Steel production rises from 5 to 7: 2 steel, not 7',
      given: { productionMove: 'up', productionSteps: 2 },
      expect: answers(2, 'manutech#steps-only'),
    },
    {
      from: 'manutech#decrease',
      tells: 'Energy production falls by 2',
      given: { productionMove: 'down', productionSteps: 2 },
      expect: answers(0, 'manutech#decrease'),
    },
    { from: 'ours', tells: 'The Production phase', given: { productionMove: 'pays' }, expect: answers(0, 'manutech#at-once') },
    { from: 'ours', tells: 'It rises', given: { productionMove: 'up' }, expect: needs('productionSteps') },
    { from: 'ours', tells: 'By 2 steps', given: { productionSteps: 2 }, expect: needs('productionMove') },
  ],
})
