import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { era, isFirstRound } from '../facts.ts'

const hasFirstExpedition = yesNo(
  'Do you have the First Expedition?',
  ['i have the first expedition', 'i hold the first expedition', 'with the first expedition'],
  {
    no: ['has the first expedition', 'without the first expedition', 'do not have the first expedition'],
  },
)

const DECKS = { '1': 'era-1', '2': 'era-2', '3': 'era-3' } as const

export const whichExpeditionCard = defineChoice({
  id: 'which-expedition-card',
  question: 'Which Expedition Card do I get?',
  facts: { isFirstRound, hasFirstExpedition, era },
  answers: {
    first: 'The First Expedition is yours: you are dealt no other',
    'era-1': 'You are dealt a random one of the Era 1 Expedition Deck',
    'era-2': 'You are dealt a random one of the Era 2 Expedition Deck',
    'era-3': 'You are dealt a random one of the Era 3 Expedition Deck',
    passed: 'The one in the hand that is passed to you: none is dealt',
  },
  clauses: [
    { when: (f) => !f.isFirstRound, answer: 'passed', because: cite('passing-hands#expedition-cards', 'They are passed on with the hand') },
    {
      when: (f) => f.hasFirstExpedition,
      answer: 'first',
      because: cite('expedition-dealing#first-expedition', 'the First Expedition is the Expedition Card of that hand'),
    },
  ],
  otherwise: {
    answer: (f) => DECKS[f.era],
    because: [
      cite('construction-start#expedition-cards', 'each player gets one, except the one with the First Expedition'),
      cite('expedition-dealing#which', 'a random one from the Expedition Deck of the current Era'),
    ],
  },
  examples: [
    {
      from: 'construction-start#three-players',
      tells: 'Haakon has the First Expedition and draws no other Expedition Card',
      given: { isFirstRound: true, hasFirstExpedition: true, era: '1' },
      expect: answers('first', 'expedition-dealing#first-expedition'),
    },
    {
      from: 'construction-start#three-players',
      tells: 'Dave and Nick draw a random Era 1 Expedition Card each',
      given: { isFirstRound: true, hasFirstExpedition: false, era: '1' },
      expect: answers('era-1', 'construction-start#expedition-cards', 'expedition-dealing#which'),
    },
    {
      from: 'ours',
      tells: 'Era 3 begins, and I passed the First Expedition on: I am dealt a card of Era 3',
      given: { isFirstRound: true, hasFirstExpedition: false, era: '3' },
      expect: answers('era-3', 'construction-start#expedition-cards', 'expedition-dealing#which'),
    },
    {
      from: 'ours',
      tells: 'The First Expedition left me with my hand after the first round: I use the card of the hand that came, and draw none',
      given: { isFirstRound: false, hasFirstExpedition: false, era: '2' },
      expect: answers('passed', 'passing-hands#expedition-cards'),
    },
    { from: 'ours', tells: 'A later round, whoever has what', given: { isFirstRound: false }, expect: answers('passed', 'passing-hands#expedition-cards') },
    {
      from: 'ours',
      tells: 'I have the First Expedition when an Era begins, whichever it is',
      given: { isFirstRound: true, hasFirstExpedition: true },
      expect: answers('first', 'expedition-dealing#first-expedition'),
    },
    { from: 'ours', tells: 'Era 2 begins', given: { isFirstRound: true, era: '2' }, expect: needs('hasFirstExpedition') },
    { from: 'ours', tells: 'An Era begins, and another player is first', given: { isFirstRound: true, hasFirstExpedition: false }, expect: needs('era') },
    { from: 'ours', tells: 'Era 1, without the First Expedition', given: { hasFirstExpedition: false, era: '1' }, expect: needs('isFirstRound') },
  ],
})
