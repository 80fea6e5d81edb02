import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, no, yes } from '../../../rules/rule.ts'

const tycoonCard = choice(
  'What card is it?',
  {
    green: 'a green card',
    prelude: 'a Prelude',
    research: 'Research, as one card',
    'research-again': 'Research, as a second card',
  },
  {
    says: {
      green: ['a green card', 'my green card', 'green cards count', 'a normal green card'],
      prelude: [
        'prelude',
        'preludes',
        'prelude card',
        'prelude cards',
        '2 preludes',
        'my 2 preludes',
        'my preludes',
        'both preludes',
        'both my preludes',
        '2 prelude cards',
        'preludes green cards',
        'preludes are green cards',
        'preludes as green cards',
        'preludes count as green cards',
        'prelude a green card',
        'prelude as a green card',
      ],
      research: ['research as one card', 'research as a card', 'research once'],
      'research-again': [
        'research count as 2 cards',
        'research counts as 2 cards',
        'research counted as 2 cards',
        'research for 2 cards',
        'research 2 cards',
        'research counts double',
        'research counts twice',
        'research count twice',
        'research count as two',
        'research as two cards',
        'research as 2 cards',
        'research twice',
        'research count double',
        'research as a second card',
      ],
    },
  },
)

export const doesCardCountForTycoon = defineRule({
  id: 'does-card-count-for-tycoon',
  question: 'Does this card count for Tycoon or Magnate?',
  facts: { tycoonCard },
  clauses: [
    {
      when: (f) => f.tycoonCard === 'prelude',
      answer: 'no',
      because: [
        cite('preludes-as-green-cards#tycoon', 'The Tycoon milestone does not count them'),
        cite('preludes-as-green-cards#magnate', 'Nor does the Magnate award'),
      ],
    },
    {
      when: (f) => f.tycoonCard === 'research-again',
      answer: 'no',
      because: [
        cite('research-card-count#tycoon', 'is not 2 cards for the Tycoon milestone'),
        cite('research-card-count#magnate', 'Nor is it for the Magnate award'),
      ],
    },
    { when: (f) => f.tycoonCard === 'research', answer: 'yes', because: cite('research-card-count#answer', 'it counts as a single card') },
  ],
  otherwise: { answer: 'yes', because: cite('preludes-as-green-cards#answer', 'they do not count as green cards') },
  examples: [
    {
      from: 'preludes-as-green-cards#magnate',
      tells: 'Do my Preludes count for Magnate?',
      given: { tycoonCard: 'prelude' },
      expect: no('preludes-as-green-cards#magnate', 'preludes-as-green-cards#tycoon'),
    },
    {
      from: 'research-card-count#tycoon',
      tells: 'Can I count Research as two cards for Tycoon, as it says so?',
      given: { tycoonCard: 'research-again' },
      expect: no('research-card-count#magnate', 'research-card-count#tycoon'),
    },
    { from: 'ours', tells: 'Research as one card for Tycoon', given: { tycoonCard: 'research' }, expect: yes('research-card-count#answer') },
    { from: 'ours', tells: 'A green card for Magnate', given: { tycoonCard: 'green' }, expect: yes('preludes-as-green-cards#answer') },
  ],
})
