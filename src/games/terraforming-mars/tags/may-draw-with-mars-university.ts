import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { scienceTags } from '../facts/cards.ts'

const drawnAlready = number(
  'How many cards have you drawn with Mars University for this card already?',
  { min: 0, max: 2, usual: 0 },
  { units: ['cards drawn', 'card drawn', 'draws'], before: ['drawn', 'already drew'] },
)
const discarded = choice(
  'What have you discarded for this draw?',
  { nothing: 'nothing yet', one: 'one card, for this trigger', both: 'two cards at once, to draw two' },
  {
    says: {
      nothing: [
        'before discarding',
        'before i discard',
        'draw before i discard',
        'draw and then discard',
        'draw then discard',
        'draw first and then',
        'draw first and discard',
        'nothing to discard',
        'empty hand',
        'no cards in hand',
        'no hand cards',
        'draw first',
        'draw before discarding',
        'without discarding',
        'discarded nothing',
        'not discarded',
        'no card to discard',
      ],
      one: [
        'i discard one',
        'i discard a card',
        'after discarding',
        'after i discard',
        'threw one away',
        'discarded my last card',
        'discarded one',
        'discarded a card',
        'discarded another',
        'discarded 1 card',
      ],
      both: [
        'discard both',
        'discarding two',
        'both cards at once',
        'two cards at once',
        'discarded both',
        'two at once',
        'discard two',
        'discarded two cards',
      ],
    },
  },
)

export const mayDrawWithMarsUniversity = defineRule({
  id: 'may-draw-with-mars-university',
  question: 'May I draw a card with Mars University now, before or after I discard?',
  // Who asks has a card with such a tag before them.
  facts: { scienceTags: { ...scienceTags, usual: 1 }, drawnAlready, discarded },
  clauses: [
    { when: (f) => f.drawnAlready >= f.scienceTags, answer: 'no', because: cite('playing-a-tag#each-tag', 'counts once for each such tag on the card') },
    {
      when: (f) => f.discarded === 'nothing',
      answer: 'no',
      because: [
        cite('mars-university-order#no-discard', 'you cannot draw a card unless you have discarded one before'),
        cite('mars-university#using-it', 'If you do use it, a card must be discarded first'),
      ],
    },
    {
      when: (f) => f.discarded === 'both',
      answer: 'no',
      because: cite('mars-university-research#one-by-one', 'only then do you discard and draw for the second'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('mars-university-order#answer', 'without it you cannot draw, and you may not choose the order') },
  examples: [
    {
      from: 'ours',
      tells: 'I play a card with 1 science tag and have discarded a card, 0 cards drawn so far',
      given: { scienceTags: 1, drawnAlready: 0, discarded: 'one' },
      expect: yes('mars-university-order#answer'),
    },
    {
      from: 'mars-university-order#fixed-order',
      tells: '1 science tag, 0 cards drawn so far: may I draw first and then choose what to discard?',
      given: { scienceTags: 1, drawnAlready: 0, discarded: 'nothing' },
      expect: no('mars-university#using-it', 'mars-university-order#no-discard'),
    },
    {
      from: 'mars-university-research#one-by-one',
      tells: 'Research: I discard two at once and 0 cards are drawn so far, may I draw?',
      given: { card: 'research', drawnAlready: 0, discarded: 'both' },
      expect: no('mars-university-research#one-by-one'),
    },
    {
      from: 'mars-university-research#two-triggers',
      tells: 'Research has 2 science tags: 1 card drawn, then I have discarded another',
      given: { scienceTags: 2, drawnAlready: 1, discarded: 'one' },
      expect: yes('mars-university-order#answer'),
    },
    {
      from: 'ours',
      tells: '1 science tag and 1 card drawn already; I have discarded another',
      given: { scienceTags: 1, drawnAlready: 1, discarded: 'one' },
      expect: no('playing-a-tag#each-tag'),
    },
    {
      from: 'mars-university-order#no-discard',
      tells: 'The card with 1 science tag was my last one, so I have no card to discard, 0 cards drawn so far',
      given: { scienceTags: 1, drawnAlready: 0, discarded: 'nothing' },
      expect: no('mars-university#using-it', 'mars-university-order#no-discard'),
    },
    {
      from: 'ours',
      tells: 'Research with 2 science tags, 2 cards drawn already, and I have discarded a third',
      given: { scienceTags: 2, drawnAlready: 2, discarded: 'one' },
      expect: no('playing-a-tag#each-tag'),
    },
    { from: 'ours', tells: 'The card has 0 science tags', given: { scienceTags: 0 }, expect: no('playing-a-tag#each-tag') },
    { from: 'ours', tells: 'The card has 1 science tag, 0 cards drawn so far', given: { scienceTags: 1, drawnAlready: 0 }, expect: needs('discarded') },
    { from: 'ours', tells: '1 card drawn, and I have discarded another', given: { drawnAlready: 1, discarded: 'one' }, expect: needs('scienceTags') },
    {
      from: 'ours',
      tells: 'Research with 2 science tags, and I have discarded a card',
      given: { scienceTags: 2, discarded: 'one' },
      expect: needs('drawnAlready'),
    },
  ],
})
