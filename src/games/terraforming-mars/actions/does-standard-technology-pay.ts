import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, no, yes } from '../../../rules/rule.ts'

const paidDeed = choice(
  'What do you do?',
  {
    board: 'a standard project of the game board: Power Plant, Asteroid, Aquifer, Greenery or City',
    'sell-patents': 'Sell Patents',
    'air-scrapping': 'Air Scrapping, on the Venus board',
    'buffer-gas': 'Buffer Gas, in a solo game',
    'build-colony': 'Build Colony, with Colonies',
    trade: 'trade with a colony',
    lobby: 'place a delegate: the Lobby action',
    conversion: 'convert 8 heat or 8 plants',
  },
  {
    says: {
      board: ['aquifer', 'asteroid', 'power plant', 'city standard project', 'greenery standard project', 'city project', 'greenery project'],
      'sell-patents': ['sell patents', 'selling patents', 'sell cards', 'sell a patent', 'sold patents'],
      'air-scrapping': ['air scrapping'],
      'buffer-gas': ['buffer gas'],
      'build-colony': ['build colony', 'build a colony'],
      trade: ['trade', 'trading', 'trade fleet'],
      lobby: ['lobby', 'place a delegate', 'delegate'],
      conversion: ['convert heat', 'convert plants', 'convert 8 heat', 'convert 8 plants', '8 heat', '8 plants', 'conversion'],
    },
  },
)

export const doesStandardTechnologyPay = defineRule({
  id: 'does-standard-technology-pay',
  question: 'Does my Standard Technology give me 3 MC for this?',
  facts: { paidDeed },
  clauses: [
    { when: (f) => f.paidDeed === 'sell-patents', answer: 'no', because: cite('standard-technology#answer', 'Any standard project except Sell Patents') },
    { when: (f) => f.paidDeed === 'trade', answer: 'no', because: cite('standard-technology#trade', 'is no standard project and does not benefit') },
    { when: (f) => f.paidDeed === 'lobby', answer: 'no', because: cite('standard-technology#lobby', 'is no standard project and does not benefit') },
    {
      when: (f) => f.paidDeed === 'conversion',
      answer: 'no',
      because: cite('standard-technology#conversions', 'or 8 plants to 1 greenery tile, is no standard project'),
    },
    {
      when: (f) => f.paidDeed === 'air-scrapping',
      answer: 'yes',
      because: cite('standard-technology#air-scrapping', 'the standard project on the Venus board'),
    },
    { when: (f) => f.paidDeed === 'buffer-gas', answer: 'yes', because: cite('standard-technology#buffer-gas', 'it is exclusive to solo play') },
    { when: (f) => f.paidDeed === 'build-colony', answer: 'yes', because: cite('standard-technology#answer', 'Any standard project except Sell Patents') },
  ],
  otherwise: { answer: 'yes', because: cite('standard-technology#game-board', 'activated by all 5 that the game board lists') },
  examples: [
    {
      from: 'standard-technology#game-board',
      tells: 'I pay for the Aquifer project with Standard Technology in play, though no oceans are left: 3 MC back?',
      given: { paidDeed: 'board' },
      expect: yes('standard-technology#game-board'),
    },
    {
      from: 'standard-technology#answer',
      tells: 'Do I get 3 MC by Standard Technology when I sell patents?',
      given: { paidDeed: 'sell-patents' },
      expect: no('standard-technology#answer'),
    },
    {
      from: 'standard-technology#air-scrapping',
      tells: 'Does Air Scrapping count for Standard Technology?',
      given: { paidDeed: 'air-scrapping' },
      expect: yes('standard-technology#air-scrapping'),
    },
    {
      from: 'standard-technology#buffer-gas',
      tells: 'Buffer Gas with Standard Technology: 3 MC?',
      given: { paidDeed: 'buffer-gas' },
      expect: yes('standard-technology#buffer-gas'),
    },
    {
      from: 'standard-technology#build-colony',
      tells: 'I use Build Colony and have Standard Technology',
      given: { paidDeed: 'build-colony' },
      expect: yes('standard-technology#answer'),
    },
    {
      from: 'standard-technology#trade',
      tells: 'Standard Technology and I trade with my fleet for 9 MC: do I get 3 back?',
      given: { paidDeed: 'trade' },
      expect: no('standard-technology#trade'),
    },
    {
      from: 'standard-technology#lobby',
      tells: 'Does Standard Technology pay when I place a delegate?',
      given: { paidDeed: 'lobby' },
      expect: no('standard-technology#lobby'),
    },
    {
      from: 'standard-technology#conversions',
      tells: 'I convert plants to a greenery: 3 MC for Standard Technology?',
      given: { paidDeed: 'conversion' },
      expect: no('standard-technology#conversions'),
    },
    {
      from: 'ours',
      tells: 'Standard Technology: the temperature by 8 heat instead of the Asteroid project?',
      given: { paidDeed: 'conversion' },
      expect: no('standard-technology#conversions'),
    },
  ],
})
