import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const token = choice(
  'What is it?',
  { metal: 'Metal', energy: 'Energy', bio: 'Bio', water: 'Water', rover: 'a Rover', heart: 'a Heart' },
  {
    fixed: true,
    says: {
      metal: ['metal', 'metals'],
      energy: ['energy'],
      bio: ['bio'],
      water: ['water'],
      rover: ['a rover itself', 'the rover itself', 'spend a rover', 'spent a rover', 'pay a rover'],
      heart: ['spend a heart', 'spent a heart', 'pay a heart', 'spend hearts', 'a heart token'],
    },
  },
)
const use = choice(
  'What did you do with it?',
  {
    paid: 'you paid it, for a Structure, a Flip or an Expedition Card',
    'by-rover': 'you got it by parking a Rover, then paid it',
    discount: 'a discount took it off the cost',
    free: 'a free Construct spared you of it',
    scored: 'you scored for it with Reservoir',
    converted: 'you converted it with Atom Builder, or gave it away with Science Club',
  },
  {
    says: {
      // Not "spent" alone, nor "Capable": whether it is spent, and counts for Capable, is what people ask.
      paid: ['paid', 'pay', 'i paid', 'on charger', 'for charger', 'for printer', 'to construct', 'to build'],
      'by-rover': ['by parking', 'with a rover', 'parked a rover', 'from a rover', 'from a parked rover', 'a rover brought', 'by a rover', 'rover gave me'],
      discount: [
        'discount',
        'discounted',
        'a discount',
        'by a discount',
        'with a discount',
        'cheaper',
        'saved',
        'i save',
        'i saved',
        'not paid',
        'did not pay',
        'didnt pay',
      ],
      free: ['for free', 'free construct', 'embassy', 'with capable', 'by capable'],
      scored: ['reservoir', 'scored with'],
      converted: ['atom builder', 'convert', 'converted', 'converting', 'science club', 'gave away', 'give away', 'given away'],
    },
  },
)

export const isResourceSpent = defineRule({
  id: 'is-resource-spent',
  question: 'Does this count as a Resource that I spent?',
  facts: { token, use },
  never: [
    { when: (f) => f.use === 'scored' && f.token !== 'water', because: 'Reservoir scores for Water.' },
    {
      when: (f) => f.use === 'converted' && (f.token === 'rover' || f.token === 'heart'),
      because: 'Atom Builder and Science Club deal in Resources.',
    },
  ],
  clauses: [
    {
      when: (f) => f.token === 'rover' || f.token === 'heart',
      answer: 'no',
      because: cite('what-are-resources#answer', 'only Metal, Energy, Bio and Water are Resources'),
    },
    { when: (f) => f.use === 'discount', answer: 'no', because: cite('discounts#capable', 'costs that a discount takes off are not included') },
    { when: (f) => f.use === 'free', answer: 'no', because: cite('discounts#hackerspace', 'or when you construct for free') },
    { when: (f) => f.use === 'scored', answer: 'no', because: cite('reservoir#answer', 'the Water is not spent') },
    {
      when: (f) => f.use === 'converted',
      unsettled: [
        { answer: 'yes', because: cite('conflict:converted-resources-spent#spent', 'what is converted or given away is used up') },
        { answer: 'no', because: cite('conflict:converted-resources-spent#not-spent', 'the rulebook has no word of paying for either') },
      ],
    },
    { when: (f) => f.use === 'by-rover', answer: 'yes', because: cite('rover-instead#counted-as-spent', 'come into your Supply first and are then spent') },
  ],
  otherwise: { answer: 'yes', because: cite('discounts#answer', 'only Resources that you actually pay count as spent') },
  examples: [
    { from: 'ours', tells: 'Metal that you paid', given: { token: 'metal', use: 'paid' }, expect: yes('discounts#answer') },
    { from: 'ours', tells: 'Metal that a Rover brought', given: { token: 'metal', use: 'by-rover' }, expect: yes('rover-instead#counted-as-spent') },
    { from: 'ours', tells: 'Bio that a discount took off', given: { token: 'bio', use: 'discount' }, expect: no('discounts#capable') },
    { from: 'ours', tells: 'Energy that Embassy spared you', given: { token: 'energy', use: 'free' }, expect: no('discounts#hackerspace') },
    {
      from: 'extra-action-order#before-building',
      tells: 'Water scored with Reservoir is still there to be spent',
      given: { token: 'water', use: 'scored' },
      expect: no('reservoir#answer'),
    },
    { from: 'ours', tells: 'A Rover is no Resource', given: { token: 'rover' }, expect: no('what-are-resources#answer') },
    { from: 'ours', tells: 'A Heart is no Resource', given: { token: 'heart', use: 'paid' }, expect: no('what-are-resources#answer') },
    { from: 'ours', tells: 'A free Construct, whatever it would have cost', given: { use: 'free' }, expect: no('discounts#hackerspace') },
    {
      from: 'ours',
      tells: 'Four Energy on Charger are spent, though no Structure was built',
      given: { token: 'energy', use: 'paid' },
      expect: yes('discounts#answer'),
    },
    {
      from: 'ours',
      tells: 'I parked a Rover on her blue card: is the Rover spent?',
      given: { token: 'rover', use: 'by-rover' },
      expect: no('what-are-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'Does the Bio that Atom Builder converted count as spent?',
      given: { token: 'bio', use: 'converted' },
      expect: unsettled('conflict:converted-resources-spent#spent', 'conflict:converted-resources-spent#not-spent'),
    },
    { from: 'ours', tells: 'Some Water', given: { token: 'water' }, expect: needs('use') },
    { from: 'ours', tells: 'You paid with something', given: { use: 'paid' }, expect: needs('token') },
  ],
})
