import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { credits } from '../facts.ts'

const hasValuedCards = yesNo('Do you have any Ship Parts on your board or any Crew cards?', ['ship parts', 'crew cards', 'ship part', 'crew'], {
  no: ['no cards', 'only credits', 'nothing else'],
})
const valuesAgreed = yesNo('Has your table agreed on what the value of each card is?', ['agreed on values', 'we count the price', 'agreed value', 'by price'])
const shipPartValue = number(
  'What are the Ship Parts on your board worth together, those removed left out?',
  { min: 0 },
  { before: ['ship parts worth', 'parts worth', 'parts for'] },
)
const crewValue = number('What are your Crew cards worth together?', { min: 0 }, { before: ['crew worth', 'crew for'] })

export const myNetWorth = defineAmount({
  id: 'my-net-worth',
  question: 'What is my net worth?',
  unit: 'Credits',
  facts: { hasValuedCards, valuesAgreed, shipPartValue, crewValue, credits },
  never: [
    { when: (f) => !f.hasValuedCards && f.shipPartValue > 0, because: 'Without Ship Parts none can be worth anything.' },
    { when: (f) => !f.hasValuedCards && f.crewValue > 0, because: 'Without Crew cards none can be worth anything.' },
  ],
  clauses: [
    {
      when: [(f) => f.hasValuedCards, (f) => !f.valuesAgreed],
      unsettled: [
        { answer: null, because: cite('conflict:card-value#price', 'The only amount of Credits that the rules connect with these cards') },
        { answer: null, because: cite('conflict:card-value#undefined', 'speaks of a value, not of a price') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.hasValuedCards ? f.shipPartValue : 0), because: cite('net-worth#ship-parts', 'The value of all your Ship Part cards counts') },
    { add: (f) => (f.hasValuedCards ? f.crewValue : 0), because: cite('net-worth#crew', 'The value of all your Crew cards counts') },
    { add: (f) => f.credits, because: cite('net-worth#credits', 'All Credits you have count') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Ship Parts of 11 and Crew of 6 by the price that the table agreed on, and 3 Credits',
      given: { hasValuedCards: true, valuesAgreed: true, shipPartValue: 11, crewValue: 6, credits: 3 },
      expect: answers(20, 'net-worth#ship-parts', 'net-worth#crew', 'net-worth#credits'),
    },
    { from: 'ours', tells: 'Nothing but 4 Credits', given: { hasValuedCards: false, credits: 4 }, expect: answers(4, 'net-worth#credits') },
    {
      from: 'ours',
      tells: 'Nobody has agreed on what a card is worth',
      given: { hasValuedCards: true, valuesAgreed: false, credits: 4 },
      expect: unsettled('conflict:card-value#price', 'conflict:card-value#undefined'),
    },
    { from: 'ours', tells: 'Two Ship Parts and 4 Credits', given: { hasValuedCards: true, credits: 4 }, expect: needs('valuesAgreed', 'shipPartValue') },
    {
      from: 'ours',
      tells: 'Ship Parts of 5, no Crew yet told',
      given: { hasValuedCards: true, valuesAgreed: true, shipPartValue: 5, credits: 0 },
      expect: needs('crewValue'),
    },
    {
      from: 'ours',
      tells: 'No Ship Parts left, Crew of 5 by the agreed price, no Credits',
      given: { hasValuedCards: true, valuesAgreed: true, shipPartValue: 0, crewValue: 5, credits: 0 },
      expect: answers(5, 'net-worth#crew'),
    },
  ],
})
