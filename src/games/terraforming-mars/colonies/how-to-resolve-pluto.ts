import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { ownColoniesOnTile } from '../facts/colonies.ts'

const plutoBy = choice(
  'What brings you cards on Pluto?',
  { own: 'a trade of yours', other: 'a trade of another player', outpost: 'Productive Outpost' },
  {
    says: {
      own: ['trading with pluto', 'trade with pluto', 'my fleet', 'i am trading', 'i trade', 'my trade', 'when i trade', 'i traded'],
      other: [
        'opponents trade',
        'another players trade',
        'her trade',
        'his trade',
        'somebody trades',
        'another player trades',
        'opponent trades',
        'she trades',
        'he trades',
        'someone trades',
        'someone else trades',
      ],
      outpost: ['productive outpost'],
    },
  },
)

export const howToResolvePluto = defineChoice({
  id: 'how-to-resolve-pluto',
  question: 'In what order do I draw and discard cards on Pluto: which card, the old or the drawn one?',
  facts: { plutoBy, ownColoniesOnTile },
  answers: {
    nothing: 'You neither draw nor discard',
    income: 'You draw the trade income and discard nothing',
    'draw-first': 'You may draw the trade income and the card of your colony bonus, and only then discard any card from hand',
    single: 'You draw 1 card, then discard any card from hand',
    'one-by-one':
      'For each colony in turn you draw 1 card and discard any card from hand, before you draw for the next; trade income of your own may come first',
  },
  clauses: [
    {
      when: [(f) => f.ownColoniesOnTile === 0, (f) => f.plutoBy === 'own'],
      answer: 'income',
      because: cite('pluto#any-card', 'The discard for the colony bonus is not restricted to the cards'),
    },
    {
      when: (f) => f.ownColoniesOnTile === 0,
      answer: 'nothing',
      because: cite('trade-cannot-store#colony-bonus', 'All colonies on the tile still get their colony bonus'),
    },
    {
      when: [(f) => f.ownColoniesOnTile >= 2, (f) => f.plutoBy === 'outpost'],
      answer: 'one-by-one',
      because: cite('productive-outpost#several-on-pluto', 'draw 1 card and discard 1 card, and only then turn to the next'),
    },
    {
      when: (f) => f.ownColoniesOnTile >= 2,
      answer: 'one-by-one',
      because: cite('pluto-two-colonies#answer', 'draw and discard for the first before you draw and discard for the second'),
    },
    {
      when: (f) => f.plutoBy === 'own',
      answer: 'draw-first',
      because: cite('pluto#income-first', 'the trade income and the card of the colony bonus, then discard'),
    },
  ],
  otherwise: { answer: 'single', because: cite('pluto#answer', 'Any card from your hand, and you can take your trade income and the card') },
  examples: [
    {
      from: 'pluto#income-first',
      tells: 'I trade with Pluto and have 1 colony there: may I draw everything before I discard?',
      given: { plutoBy: 'own', ownColoniesOnTile: 1 },
      expect: answers('draw-first', 'pluto#income-first'),
    },
    {
      from: 'pluto-two-colonies#order',
      tells: 'I trade with Pluto, where 2 colonies are mine: draw 2, then discard 2?',
      given: { plutoBy: 'own', ownColoniesOnTile: 2 },
      expect: answers('one-by-one', 'pluto-two-colonies#answer'),
    },
    {
      from: 'productive-outpost#several-on-pluto',
      tells: 'I play Productive Outpost and have 2 colonies on Pluto',
      given: { plutoBy: 'outpost', ownColoniesOnTile: 2 },
      expect: answers('one-by-one', 'productive-outpost#several-on-pluto'),
    },
    {
      from: 'ours',
      tells: 'I trade with Pluto, where 0 colonies are mine: must I discard a card?',
      given: { plutoBy: 'own', ownColoniesOnTile: 0 },
      expect: answers('income', 'pluto#any-card'),
    },
    {
      from: 'ours',
      tells: 'Someone else trades with Pluto, where 0 colonies are mine',
      given: { plutoBy: 'other', ownColoniesOnTile: 0 },
      expect: answers('nothing', 'trade-cannot-store#colony-bonus'),
    },
    {
      from: 'ours',
      tells: 'Someone else trades with Pluto, where I have 1 colony',
      given: { plutoBy: 'other', ownColoniesOnTile: 1 },
      expect: answers('single', 'pluto#answer'),
    },
    {
      from: 'ours',
      tells: 'Someone else trades with Pluto, where 2 colonies are mine: may I see both cards before I discard?',
      given: { plutoBy: 'other', ownColoniesOnTile: 2 },
      expect: answers('one-by-one', 'pluto-two-colonies#answer'),
    },
    { from: 'ours', tells: 'I have 1 colony on Pluto: when do I discard?', given: { ownColoniesOnTile: 1 }, expect: needs('plutoBy') },
    { from: 'ours', tells: 'I trade with Pluto: when do I discard?', given: { plutoBy: 'own' }, expect: needs('ownColoniesOnTile') },
  ],
})
