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
  [
    'for nothing',
    '0 energy',
    '0 microbes',
    '0 floaters',
    '0 heat production',
    '0 resources',
    'x is 0',
    'x = 0',
    'to stall',
    'as a stall',
    'just to stall',
    'stalling',
    'to wait',
    'can wait',
    'buy time',
    'waste time',
    'pass time',
    'burn an action',
    '0 mc',
    '0 mc production',
    '0 steps',
    '0 titanium',
    'with 0',
    '0 for 0',
    'for 0',
    'no energy',
    'no energy at all',
    'no microbes',
    'no floaters',
    'has a resource already',
  ],
  { no: ['at least 1', 'x is 1', '1 energy', '2 energy', '3 energy', '1 microbe', '2 microbes', '1 floater', '2 floaters', 'for something'], usual: true },
)
const canAffordUse = yesNo('Can you pay what playing or using it costs?', ['can pay', 'i can pay', 'i can afford'], {
  no: ['cannot pay', "can't pay", 'cannot afford'],
  usual: true,
})

export const mayUseCardForNothing = defineRule({
  id: 'may-use-card-for-nothing',
  question: 'May I play this card or use its action (turn, swap, spend, convert 0) for nothing, to stall?',
  facts: { stallCard, isForNothing, canAffordUse },
  clauses: [
    {
      when: [(f) => f.stallCard === 'insulation', (f) => !f.canAffordUse],
      answer: 'no',
      because: cite('effects-order#paying-first', 'Paying for the card is the only thing that must come before'),
    },
    { when: (f) => !f.canAffordUse, answer: 'no', because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow') },
    {
      when: (f) => f.stallCard === 'search-for-life',
      answer: 'yes',
      because: cite('search-for-life-second#answer', 'as long as you pay the cost, but further resources earn no more'),
    },
    {
      when: (f) => f.stallCard === 'energy-market',
      answer: (f) => (f.isForNothing ? 'no' : 'yes'),
      because: cite('energy-market#answer', 'the X in its action must be 1 or more'),
    },
    {
      when: (f) => f.stallCard === 'hi-tech-lab',
      answer: (f) => (f.isForNothing ? 'no' : 'yes'),
      because: cite('hi-tech-lab#answer', 'the X in its action must be 1 or more'),
    },
    {
      when: (f) => f.stallCard === 'insulation',
      answer: (f) => (f.isForNothing ? 'no' : 'yes'),
      because: cite('insulation#answer', 'the X in its text must be 1 or more'),
    },
    {
      when: (f) => f.stallCard === 'power-infrastructure',
      answer: (f) => (f.isForNothing ? 'no' : 'yes'),
      because: cite('power-infrastructure#answer', 'at least 1 energy cube must be converted to MC'),
    },
    {
      when: (f) => f.stallCard === 'sulfur-eating-bacteria',
      answer: (f) => (f.isForNothing ? 'no' : 'yes'),
      because: cite('sulfur-eating-bacteria#answer', 'X must be 1 or more'),
    },
    { when: (f) => f.isForNothing, answer: 'no', because: cite('titan-shuttles#answer', 'X must be 1 or more') },
  ],
  otherwise: { answer: 'yes', because: cite('titan-shuttles#answer', 'X must be 1 or more') },
  examples: [
    {
      from: 'energy-market#stalling',
      tells: 'May I use Energy Market for 0 energy, just to stall?',
      given: { stallCard: 'energy-market', isForNothing: true },
      expect: no('energy-market#answer'),
    },
    {
      from: 'hi-tech-lab#stalling',
      tells: 'Can I use Hi-Tech Lab with 0 energy for 0 cards?',
      given: { stallCard: 'hi-tech-lab', isForNothing: true },
      expect: no('hi-tech-lab#answer'),
    },
    {
      from: 'insulation#just-to-play-it',
      tells: 'Can I play Insulation for 0 heat production?',
      given: { stallCard: 'insulation', isForNothing: true },
      expect: no('insulation#answer'),
    },
    {
      from: 'power-infrastructure#zero',
      tells: 'May I use Power Infrastructure with 0 energy to stall?',
      given: { stallCard: 'power-infrastructure', isForNothing: true },
      expect: no('power-infrastructure#answer'),
    },
    {
      from: 'sulfur-eating-bacteria#stalling',
      tells: 'Sulfur-Eating Bacteria: may I turn 0 microbes into 0 MC?',
      given: { stallCard: 'sulfur-eating-bacteria', isForNothing: true },
      expect: no('sulfur-eating-bacteria#answer'),
    },
    {
      from: 'titan-shuttles#stalling',
      tells: 'Titan Shuttles with 0 floaters, just to stall',
      given: { stallCard: 'titan-shuttles', isForNothing: true },
      expect: no('titan-shuttles#answer'),
    },
    {
      from: 'search-for-life-second#points',
      tells: 'Search for Life has a resource already; may I use it to stall? I can pay',
      given: { stallCard: 'search-for-life', isForNothing: true, canAffordUse: true },
      expect: yes('search-for-life-second#answer'),
    },
    {
      from: 'ours',
      tells: 'Search for Life, but I cannot pay the 1 MC',
      given: { stallCard: 'search-for-life', canAffordUse: false },
      expect: no('blue-action-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Energy Market for 1 energy, and I can pay',
      given: { stallCard: 'energy-market', isForNothing: false, canAffordUse: true },
      expect: yes('energy-market#answer'),
    },
    {
      from: 'ours',
      tells: 'Titan Shuttles for at least 1 floater; I can pay',
      given: { stallCard: 'titan-shuttles', isForNothing: false, canAffordUse: true },
      expect: yes('titan-shuttles#answer'),
    },
    {
      from: 'ours',
      tells: 'I can pay for Insulation and move at least 1 heat production',
      given: { stallCard: 'insulation', isForNothing: false, canAffordUse: true },
      expect: yes('insulation#answer'),
    },
    {
      from: 'ours',
      tells: 'I cannot afford Insulation',
      given: { stallCard: 'insulation', canAffordUse: false },
      expect: no('effects-order#paying-first'),
    },
    { from: 'ours', tells: 'Can I use it for nothing? I can pay', given: { isForNothing: true, canAffordUse: true }, expect: needs('stallCard') },
    { from: 'ours', tells: 'May I use Energy Market? I can pay', given: { stallCard: 'energy-market', canAffordUse: true }, expect: needs('isForNothing') },
    { from: 'ours', tells: 'May I use Search for Life to stall?', given: { stallCard: 'search-for-life', isForNothing: true }, expect: needs('canAffordUse') },
  ],
})
