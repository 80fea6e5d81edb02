import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const LEVELS = Array.from({ length: 16 }, (_, i) => i)
/** Where the production goes, which is not how many steps that is. */
const upTo = (...words: string[]): string[] => LEVELS.flatMap((level) => words.map((word) => `${word} ${level}`))
/** Where it comes from says neither, so that it counts for both; "from 5 to 7" is a move up. */
const from = (isMove: (before: number, after: number) => boolean): string[] =>
  LEVELS.flatMap((before) => [`from ${before}`, ...LEVELS.filter((after) => isMove(before, after)).map((after) => `from ${before} to ${after}`)])

const productionMove = choice(
  'What happens to the production?',
  { up: 'it goes up', down: 'it goes down', pays: 'it pays out, in the Production phase' },
  {
    says: {
      up: [
        'goes up',
        'rises',
        'raise',
        'raised',
        'increase',
        'increased',
        'increases',
        'gain production',
        'up',
        ...upTo('to', 'up to'),
        ...from((before, after) => after > before),
      ],
      down: [
        'goes down',
        'falls',
        'drops',
        'lower',
        'lowered',
        'decrease',
        'decreased',
        'lose production',
        'down',
        ...upTo('down to', 'falls to', 'drops to', 'lowered to'),
        ...from((before, after) => after < before),
      ],
      pays: ['when it produces', 'in the production phase', 'production phase', 'pays out', 'at the end of the generation'],
    },
    usual: 'up',
  },
)
const productionSteps = number('By how many steps?', { min: 1 }, { units: ['steps', 'step'], before: ['by', 'gain', 'gained', 'plus'] })

export const manutechGain = defineAmount({
  id: 'manutech-gain',
  question: 'How many resources (MC, steel, titanium, plants, energy or heat) does Manutech give me at once for this production?',
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
      tells: 'Manutech: my steel production rises 2 steps, to 7. Do I get 7 steel?',
      given: { productionMove: 'up', productionSteps: 2 },
      expect: answers(2, 'manutech#steps-only'),
    },
    {
      from: 'manutech#decrease',
      tells: 'As Manutech my energy production goes down by 2 steps: do I lose 2 energy?',
      given: { productionMove: 'down', productionSteps: 2 },
      expect: answers(0, 'manutech#decrease'),
    },
    {
      from: 'manutech#at-once',
      tells: 'Does Manutech bring anything again when production pays out in the Production phase?',
      given: { productionMove: 'pays' },
      expect: answers(0, 'manutech#at-once'),
    },
    {
      from: 'ours',
      tells: 'Manutech: MC production goes up 3 steps, though it is still negative',
      given: { productionMove: 'up', productionSteps: 3 },
      expect: answers(3, 'manutech#steps-only'),
    },
    {
      from: 'ours',
      tells: 'Manutech: I raise my steel production to 7, how many resources?',
      given: { productionMove: 'up' },
      expect: needs('productionSteps'),
    },
    { from: 'ours', tells: 'My titanium production goes up as Manutech', given: { productionMove: 'up' }, expect: needs('productionSteps') },
    { from: 'ours', tells: 'Manutech, and heat production moves by 2 steps', given: { productionSteps: 2 }, expect: needs('productionMove') },
  ],
})
