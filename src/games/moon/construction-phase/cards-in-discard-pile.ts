import { number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const isConstructionOver = yesNo(
  'Has the Construction phase of this Era ended?',
  ['construction phase ended', 'construction phase is over', 'after the construction phase', 'end of the construction phase'],
  { usual: false, no: ['during construction', 'construction phase is on'] },
)
// Five hands of 6 are the most cards that an Era deals.
const assimilated = number(
  'How many cards were Assimilated in this Era?',
  { min: 0, max: 30 },
  { units: ['assimilated', 'assimilated cards'], after: ['were assimilated', 'assimilated'] },
)
const discarded = number(
  'How many cards came to the pile otherwise, as for the First Expedition?',
  { min: 0, max: 12, usual: 0 },
  { units: ['discarded', 'discarded cards'], after: ['were discarded'] },
)
const takenFromPile = number(
  'How many cards were taken from the pile, as with Particle Beam?',
  { min: 0, max: 6, usual: 0 },
  { after: ['with particle beam', 'from the pile', 'from the discard pile'] },
)

export const cardsInDiscardPile = defineAmount({
  id: 'cards-in-discard-pile',
  question: 'How many cards should be in the Discard Pile?',
  unit: 'cards',
  facts: { isConstructionOver, era, assimilated, discarded, takenFromPile },
  never: [{ when: (f) => f.takenFromPile > 1 + f.assimilated + f.discarded, because: 'More cards were taken from the Discard Pile than came to it.' }],
  clauses: [
    {
      when: (f) => f.isConstructionOver,
      answer: 0,
      because: cite('construction-end-steps#discard-pile', 'its cards go back into the stack of the current Era'),
    },
    {
      when: (f) => f.era !== '1',
      unsettled: [
        { answer: null, because: cite('conflict:discard-pile-new-era#empty', 'no step lays out a new one') },
        { answer: null, because: cite('conflict:discard-pile-new-era#one-card', 'Setup starts the Discard Pile with one card') },
      ],
    },
  ],
  sum: [
    { add: () => 1, because: cite('stacks-at-start#answer', 'one card of it starts the Discard Pile') },
    {
      add: (f) => f.assimilated,
      because: [cite('assimilating#answer', 'Lay it on the Discard Pile, on top'), cite('discard-pile#assimilated-cards', 'goes on top of the pile')],
    },
    { add: (f) => f.discarded, because: cite('stacks-at-start#discard-pile', 'That card, and all that come on top of it') },
    { add: (f) => -f.takenFromPile, because: cite('extra-constructs#particle-beam', 'an extra Structure from the Discard Pile') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Era 1 begins: the pile is not empty',
      given: { isConstructionOver: false, era: '1', assimilated: 0, discarded: 0, takenFromPile: 0 },
      expect: answers(1, 'stacks-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'Three cards were Assimilated, one was discarded, one was Constructed from the pile',
      given: { isConstructionOver: false, era: '1', assimilated: 3, discarded: 1, takenFromPile: 1 },
      expect: answers(
        4,
        'stacks-at-start#answer',
        'assimilating#answer',
        'discard-pile#assimilated-cards',
        'stacks-at-start#discard-pile',
        'extra-constructs#particle-beam',
      ),
    },
    {
      from: 'ours',
      tells: 'The phase is over',
      given: { isConstructionOver: true, assimilated: 3 },
      expect: answers(0, 'construction-end-steps#discard-pile'),
    },
    {
      from: 'ours',
      tells: 'Era 2: whether a card starts the pile is not said',
      given: { isConstructionOver: false, era: '2', assimilated: 3 },
      expect: unsettled('conflict:discard-pile-new-era#empty', 'conflict:discard-pile-new-era#one-card'),
    },
    {
      from: 'ours',
      tells: 'Three Assimilated in Era 1',
      given: { isConstructionOver: false, era: '1', assimilated: 3 },
      expect: needs('discarded', 'takenFromPile'),
    },
    {
      from: 'ours',
      tells: 'Three Assimilated in some Era',
      given: { isConstructionOver: false, assimilated: 3, discarded: 0, takenFromPile: 0 },
      expect: needs('era'),
    },
    {
      from: 'ours',
      tells: 'Era 3 begins, and somebody wants to lay out a first card as in setup',
      given: { isConstructionOver: false, era: '3', assimilated: 0, discarded: 0, takenFromPile: 0 },
      expect: unsettled('conflict:discard-pile-new-era#empty', 'conflict:discard-pile-new-era#one-card'),
    },
    {
      from: 'ours',
      tells: 'Particle Beam took the very card of setup in Era 1: the pile is empty',
      given: { isConstructionOver: false, era: '1', assimilated: 0, discarded: 0, takenFromPile: 1 },
      expect: answers(0, 'stacks-at-start#answer', 'extra-constructs#particle-beam'),
    },
  ],
})
