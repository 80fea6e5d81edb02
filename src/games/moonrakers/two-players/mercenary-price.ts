import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { mercenaryKind, mercenaryOrder, usedBefore, usedByOther } from '../facts.ts'

export const mercenaryPrice = defineAmount({
  id: 'mercenary-price',
  question: 'What does this one Mercenary card cost?',
  unit: (f) => (f.mercenaryKind === 'crew' ? 'Prestige of your share' : 'Credits of your share'),
  facts: { mercenaryKind, usedByOther, mercenaryOrder },
  clauses: [
    { when: (f) => f.mercenaryKind === 'crew', answer: 1, because: cite('mercenary-crew#price', 'Using one from the Mercenary row costs 1 Prestige for each') },
    {
      when: (f) => f.usedByOther > 0,
      unsettled: [
        { answer: null, because: cite('conflict:mercenary-current-round#both-turns', 'Action cards used on either turn of it would raise the price') },
        { answer: null, because: cite('conflict:mercenary-current-round#own-turn', "nothing says that another player's use counts") },
      ],
    },
  ],
  sum: [
    { add: () => 1, because: cite('mercenary-card-price#first', 'The first one used in the round costs 1 Credit') },
    {
      add: (f) => usedBefore(f.mercenaryOrder),
      because: [
        cite('mercenary-card-price#later-ones', 'For each one used before it, 1 Credit is added'),
        cite('conflict:mercenary-crew-and-price#answer', 'Crew cards have a price of their own and do not count'),
      ],
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'The first Action card of the round',
      given: { mercenaryKind: 'action', usedByOther: 0, mercenaryOrder: 'first' },
      expect: answers(1, 'mercenary-card-price#first'),
    },
    {
      from: 'ours',
      tells: 'The price of the third Mercenary Action card of your turn',
      given: { mercenaryKind: 'action', usedByOther: 0, mercenaryOrder: 'third' },
      expect: answers(3, 'mercenary-card-price#first', 'mercenary-card-price#later-ones', 'conflict:mercenary-crew-and-price#answer'),
    },
    {
      from: 'ours',
      tells: 'A Crew card after two Action cards',
      given: { mercenaryKind: 'crew', usedByOther: 0, mercenaryOrder: 'third' },
      expect: answers(1, 'mercenary-crew#price'),
    },
    {
      from: 'ours',
      tells: 'An Action card after a Crew card: only Action cards are counted',
      given: { mercenaryKind: 'action', usedByOther: 0, mercenaryOrder: 'first' },
      expect: answers(1, 'mercenary-card-price#first'),
    },
    {
      from: 'ours',
      tells: 'The other player used two in this round',
      given: { mercenaryKind: 'action', usedByOther: 2, mercenaryOrder: 'first' },
      expect: unsettled('conflict:mercenary-current-round#both-turns', 'conflict:mercenary-current-round#own-turn'),
    },
    {
      from: 'ours',
      tells: 'A Mercenary Action card, your second: it costs how many Credits?',
      given: { mercenaryKind: 'action', mercenaryOrder: 'second' },
      expect: needs('usedByOther'),
    },
    { from: 'ours', tells: 'The other player used none', given: { mercenaryKind: 'action', usedByOther: 0 }, expect: needs('mercenaryOrder') },
    {
      from: 'ours',
      tells: 'The second Mercenary Action card I use this turn',
      given: { mercenaryKind: 'action', usedByOther: 0, mercenaryOrder: 'second' },
      expect: answers(2, 'mercenary-card-price#first', 'mercenary-card-price#later-ones', 'conflict:mercenary-crew-and-price#answer'),
    },
    { from: 'ours', tells: 'After one other', given: { usedByOther: 0, mercenaryOrder: 'second' }, expect: needs('mercenaryKind') },
    {
      from: 'ours',
      tells: 'A Crew card, though the other player used three Mercenaries',
      given: { mercenaryKind: 'crew', usedByOther: 3 },
      expect: answers(1, 'mercenary-crew#price'),
    },
  ],
})
