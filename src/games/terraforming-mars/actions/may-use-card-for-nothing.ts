import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const stallCard = choice(
  'Which card is it?',
  {
    'energy-market': 'Energy Market',
    'hi-tech-lab': 'Hi-Tech Lab',
    insulation: 'Insulation',
    'power-infrastructure': 'Power Infrastructure',
    'sulfur-eating-bacteria': 'Sulfur-Eating Bacteria',
    'titan-shuttles': 'Titan Shuttles',
    'search-for-life': 'Search for Life',
  },
  {
    says: {
      'energy-market': ['energy market'],
      'hi-tech-lab': ['hi-tech lab', 'hi tech lab', 'high tech lab'],
      insulation: ['insulation'],
      'power-infrastructure': ['power infrastructure'],
      'sulfur-eating-bacteria': ['sulfur-eating bacteria', 'sulfur eating bacteria'],
      'titan-shuttles': ['titan shuttles'],
      'search-for-life': ['search for life'],
    },
  },
)
const isForNothing = yesNo(
  'Would it be for nothing: X would be 0, or a further resource would score no more?',
  ['for nothing', '0 energy', '0 resources', 'x is 0', 'x = 0', 'zero', 'to stall', 'just to stall'],
  { no: ['at least 1', 'x is 1', 'for something'] },
)
const canAffordUse = yesNo('Can you pay what playing or using it costs?', ['can pay', 'i can pay', 'i can afford'], {
  no: ['cannot pay', "can't pay", 'cannot afford'],
  usual: true,
})

export const mayUseCardForNothing = defineRule({
  id: 'may-use-card-for-nothing',
  question: 'May I play this card or use its action for nothing, to stall?',
  facts: { stallCard, isForNothing, canAffordUse },
  clauses: [
    { when: (f) => !f.canAffordUse, answer: 'no', because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow') },
    {
      when: (f) => f.stallCard === 'search-for-life',
      answer: 'yes',
      because: cite('search-for-life-second#answer', 'as long as you pay the cost, but further resources earn no more'),
    },
    {
      when: [(f) => f.stallCard === 'energy-market', (f) => f.isForNothing],
      answer: 'no',
      because: cite('energy-market#answer', 'the X in its action must be 1 or more'),
    },
    {
      when: [(f) => f.stallCard === 'hi-tech-lab', (f) => f.isForNothing],
      answer: 'no',
      because: cite('hi-tech-lab#answer', 'the X in its action must be 1 or more'),
    },
    {
      when: [(f) => f.stallCard === 'insulation', (f) => f.isForNothing],
      answer: 'no',
      because: cite('insulation#answer', 'the X in its text must be 1 or more'),
    },
    {
      when: [(f) => f.stallCard === 'power-infrastructure', (f) => f.isForNothing],
      answer: 'no',
      because: cite('power-infrastructure#zero', 'cannot be used on 0 resources'),
    },
    {
      when: [(f) => f.stallCard === 'sulfur-eating-bacteria', (f) => f.isForNothing],
      answer: 'no',
      because: cite('sulfur-eating-bacteria#answer', 'X must be 1 or more'),
    },
    { when: (f) => f.isForNothing, answer: 'no', because: cite('titan-shuttles#answer', 'X must be 1 or more') },
  ],
  otherwise: { answer: 'yes', because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow') },
  examples: [
    {
      from: 'energy-market#stalling',
      tells: '0 energy with Energy Market, to stall',
      given: { stallCard: 'energy-market', isForNothing: true },
      expect: no('energy-market#answer'),
    },
    {
      from: 'hi-tech-lab#stalling',
      tells: '0 energy for Hi-Tech Lab',
      given: { stallCard: 'hi-tech-lab', isForNothing: true },
      expect: no('hi-tech-lab#answer'),
    },
    {
      from: 'insulation#just-to-play-it',
      tells: 'Insulation for 0 heat production',
      given: { stallCard: 'insulation', isForNothing: true },
      expect: no('insulation#answer'),
    },
    {
      from: 'power-infrastructure#zero',
      tells: 'Power Infrastructure without energy',
      given: { stallCard: 'power-infrastructure', isForNothing: true },
      expect: no('power-infrastructure#zero'),
    },
    {
      from: 'sulfur-eating-bacteria#stalling',
      tells: '0 microbes from Sulfur-Eating Bacteria',
      given: { stallCard: 'sulfur-eating-bacteria', isForNothing: true },
      expect: no('sulfur-eating-bacteria#answer'),
    },
    {
      from: 'titan-shuttles#stalling',
      tells: '0 floaters from Titan Shuttles',
      given: { stallCard: 'titan-shuttles', isForNothing: true },
      expect: no('titan-shuttles#answer'),
    },
    {
      from: 'search-for-life-second#points',
      tells: 'Search for Life with a resource on it',
      given: { stallCard: 'search-for-life', isForNothing: true, canAffordUse: true },
      expect: yes('search-for-life-second#answer'),
    },
    {
      from: 'ours',
      tells: 'Search for Life without the money',
      given: { stallCard: 'search-for-life', canAffordUse: false },
      expect: no('blue-action-cost#answer'),
    },
    {
      from: 'ours',
      tells: '1 energy with Energy Market',
      given: { stallCard: 'energy-market', isForNothing: false, canAffordUse: true },
      expect: yes('blue-action-cost#answer'),
    },
    { from: 'ours', tells: 'Something for nothing', given: { isForNothing: true, canAffordUse: true }, expect: needs('stallCard') },
    { from: 'ours', tells: 'Energy Market', given: { stallCard: 'energy-market', canAffordUse: true }, expect: needs('isForNothing') },
    { from: 'ours', tells: 'Search for Life', given: { stallCard: 'search-for-life', isForNothing: true }, expect: needs('canAffordUse') },
  ],
})
