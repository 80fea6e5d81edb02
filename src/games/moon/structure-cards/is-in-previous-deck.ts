import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const cardWas = choice(
  'Where was the card when the Construction phase of that Era ended?',
  { stack: 'in the stack', discard: 'in the Discard Pile', settlement: 'in a Settlement, then or since', box: 'in the box, not used in this game' },
  {
    says: {
      stack: ['left in the stack', 'never dealt', 'not dealt', 'undealt'],
      discard: ['discard pile', 'discarded', 'assimilated'],
      settlement: ['in a settlement', 'in my settlement', 'in her settlement', 'constructed', 'built'],
      box: ['in the box', 'removed from the game', 'not used with two'],
    },
  },
)
const thatEra = choice(
  'In which Era was the card last in the stack, a hand or the Discard Pile?',
  { '1': 'Era 1', '2': 'Era 2', '3': 'Era 3' },
  {
    says: {
      '1': ['era 1 card', 'era i card', 'from era 1', 'from era i'],
      '2': ['era 2 card', 'era ii card', 'from era 2', 'from era ii'],
      '3': ['era 3 card', 'era iii card', 'from era 3', 'from era iii'],
    },
  },
)

export const isInPreviousDeck = defineRule({
  id: 'is-in-previous-deck',
  question: 'Is this card in the previous Era deck for Archive?',
  facts: { era, thatEra, cardWas },
  clauses: [
    { when: (f) => Number(f.era) - 1 !== Number(f.thatEra), answer: 'no', because: cite('archive#answer', 'All cards that remain from the previous Era') },
    {
      when: (f) => f.cardWas === 'discard',
      answer: 'yes',
      because: [
        cite('archive#discard-pile', 'it is combined with the Era Stack when a Construction phase ends'),
        cite('construction-end-steps#discard-pile', 'its cards go back into the stack of the current Era'),
      ],
    },
    { when: (f) => f.cardWas === 'stack', answer: 'yes', because: cite('archive#answer', 'All cards that remain from the previous Era') },
  ],
  otherwise: { answer: 'no', because: cite('archive#answer', 'cards that remain from the previous Era') },
  examples: [
    {
      from: 'ours',
      tells: 'A card Assimilated in Era 1, now Era 2',
      given: { era: '2', thatEra: '1', cardWas: 'discard' },
      expect: yes('archive#discard-pile', 'construction-end-steps#discard-pile'),
    },
    {
      from: 'ours',
      tells: 'A card that was never dealt in Era 2, now Era 3',
      given: { era: '3', thatEra: '2', cardWas: 'stack' },
      expect: yes('archive#answer'),
    },
    { from: 'ours', tells: 'A card that somebody built in Era 1', given: { era: '2', thatEra: '1', cardWas: 'settlement' }, expect: no('archive#answer') },
    { from: 'ours', tells: 'A card of Era 1 in Era 3', given: { era: '3', thatEra: '1' }, expect: no('archive#answer') },
    {
      from: 'ours',
      tells: 'An Obelisk of Era I went back into a hand of Era II and was Assimilated there; now Era 3',
      given: { era: '3', thatEra: '2', cardWas: 'discard' },
      expect: yes('archive#discard-pile', 'construction-end-steps#discard-pile'),
    },
    {
      from: 'ours',
      tells: 'A card that was Assimilated a moment ago, in this Era',
      given: { era: '2', thatEra: '2', cardWas: 'discard' },
      expect: no('archive#answer'),
    },
    { from: 'ours', tells: 'In Era 1 there is no previous Era', given: { era: '1' }, expect: no('archive#answer') },
    { from: 'ours', tells: 'A card of Era 1, now Era 2', given: { era: '2', thatEra: '1' }, expect: needs('cardWas') },
    { from: 'ours', tells: 'A card of the Era 1 stack', given: { thatEra: '1', cardWas: 'stack' }, expect: needs('era') },
    { from: 'ours', tells: 'A discarded card, now Era 2', given: { era: '2', cardWas: 'discard' }, expect: needs('thatEra') },
  ],
})
