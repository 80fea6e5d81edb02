import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { freeConstruct } from '../facts.ts'

const cost = number(
  'How many Resources does the Structure cost?',
  { min: 0, max: 12, fixed: true },
  { units: ['resources', 'resource', 'metal', 'energy', 'bio', 'water'], before: ['costs', 'cost', 'costing', 'cost of', 'price', 'price of'] },
)
const discount = number(
  'How many Resources does a discount take off?',
  { min: 0, max: 12, usual: 0 },
  {
    before: ['discount', 'discount of', 'minus', 'cheaper by'],
    after: ['off', 'less', 'cheaper', 'discount', 'metal off', 'metal less', 'resource off', 'resource less'],
  },
)

export const resourcesToPay = defineAmount({
  id: 'resources-to-pay',
  question: 'How many Resources do I pay for this Structure: Metal, Energy, Bio or Water?',
  unit: 'Resources',
  facts: { cost, discount, freeConstruct },
  clauses: [
    {
      when: (f) => f.freeConstruct,
      answer: 0,
      because: [
        cite('free-construct-flags#answer', 'with Embassy or Capable you pay no Resources'),
        cite('may-i-construct#free-construct', 'spare you the Resources, never the Flags'),
      ],
    },
    {
      when: (f) => f.cost === 0,
      answer: 0,
      because: [
        cite('may-i-construct#no-cost', 'A Structure without a depicted cost is free'),
        cite('resource-cost#free', 'have no cost depicted and are free'),
      ],
    },
  ],
  sum: [
    { add: (f) => f.cost, because: cite('resource-cost#answer', 'the depicted Resources must go from your Supply to the General Supply') },
    {
      add: (f) => -f.discount,
      because: [
        cite('may-i-construct#discount', 'is not paid and does not count as spent'),
        cite('discounts#grey-discount', 'can be a discount on Grey Structures'),
      ],
    },
  ],
  // People name the whole discount, though the Structure costs less.
  atLeast: { amount: 0, because: cite('may-i-construct#discount', 'A discount, such as an Ongoing Ability may give, is not paid') },
  examples: [
    {
      from: 'ours',
      tells: 'A Structure costs 3 Metal and nothing helps: how many Metal do I pay for it?',
      given: { cost: 3, discount: 0, freeConstruct: false },
      expect: answers(3, 'resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'The Structure costs 3 Metal, and a discount takes 1 off: how many do I pay?',
      given: { cost: 3, discount: 1, freeConstruct: false },
      expect: answers(2, 'resource-cost#answer', 'may-i-construct#discount', 'discounts#grey-discount'),
    },
    {
      from: 'ours',
      tells: 'Embassy',
      given: { cost: 3, freeConstruct: true },
      expect: answers(0, 'free-construct-flags#answer', 'may-i-construct#free-construct'),
    },
    { from: 'ours', tells: 'No cost is depicted', given: { cost: 0 }, expect: answers(0, 'may-i-construct#no-cost', 'resource-cost#free') },
    {
      from: 'ours',
      tells: 'Capable, whatever it costs',
      given: { freeConstruct: true },
      expect: answers(0, 'free-construct-flags#answer', 'may-i-construct#free-construct'),
    },
    {
      from: 'ours',
      tells: 'A grey Structure of one, with a discount of two: nothing is paid, nothing comes back',
      given: { cost: 1, discount: 2, freeConstruct: false },
      expect: answers(0, 'may-i-construct#discount', 'resource-cost#answer', 'discounts#grey-discount'),
    },
    {
      from: 'ours',
      tells: 'Embassy and a discount of one: the discount changes nothing',
      given: { cost: 3, discount: 1, freeConstruct: true },
      expect: answers(0, 'free-construct-flags#answer', 'may-i-construct#free-construct'),
    },
    { from: 'ours', tells: 'It costs three', given: { cost: 3 }, expect: needs('freeConstruct', 'discount') },
    { from: 'ours', tells: 'Nothing helps, and nobody read the cost', given: { discount: 0, freeConstruct: false }, expect: needs('cost') },
  ],
})
