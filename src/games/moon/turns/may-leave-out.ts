import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const leftOut = choice(
  'What do you want to leave out?',
  {
    card: 'to Construct or Assimilate a Structure Card of your hand',
    optional: 'an optional action: a Rover, a Flip, the Expedition bonus or a claim',
    'rovers-home': 'to take the Rovers on your structures when the Construction phase ends',
  },
  {
    says: {
      card: [
        'skip this turn',
        'skip my whole turn',
        'sit out',
        'sit this turn out',
        'rather neither build nor assimilate',
        'not build or assimilate',
        'not construct or assimilate',
        'pass',
        'pass my turn',
        'skip my turn',
        'skip a turn',
        'skip the turn',
        'pass without building',
        'pass without constructing',
        'do nothing',
        'play no card',
        'no structure card',
        'without constructing',
        'without constructing or assimilating',
        'without assimilating or constructing',
        'without building',
        'without building or assimilating',
        'without playing a card',
        'keep all my cards',
        'skip constructing',
        'neither construct nor assimilate',
        'neither build nor assimilate',
        'neither constructing nor assimilating',
      ],
      optional: [
        'not to park',
        'not to flip',
        'not to claim',
        'not to use my expedition',
        'skip the flip',
        'skip flipping',
        'without flipping',
        'not flip',
        'skip the rover',
        'skip parking',
        'without parking',
        'not park',
        'skip the expedition',
        'not use my expedition',
        'without using my expedition',
        'not claim',
        'without claiming',
        'optional action',
        'optional actions',
        'extra actions',
      ],
      'rovers-home': ['leave the rovers', 'leave rovers', 'leave my rovers', 'leave a rover', 'keep the rovers on'],
    },
  },
)

export const mayLeaveOut = defineRule({
  id: 'may-leave-out',
  question: 'May I pass, or leave this out?',
  facts: { leftOut },
  clauses: [
    {
      when: (f) => f.leftOut === 'card',
      answer: 'no',
      because: [
        cite('construct-or-assimilate#answer', 'You must take one Structure Card from your current hand'),
        cite('end-of-turn#optional-actions', 'may be left out; the Structure Card may not'),
      ],
    },
    {
      when: (f) => f.leftOut === 'rovers-home',
      answer: 'no',
      because: cite('construction-end-steps#rovers', 'must take all Rovers on their Structure Cards into their Supply'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [cite('end-of-turn#optional-actions', 'The optional actions may be left out'), cite('rule-of-one#answer', 'Up to four, each of them once')],
  },
  examples: [
    {
      from: 'ours',
      tells: 'May I pass my turn without constructing or assimilating a card?',
      given: { leftOut: 'card' },
      expect: no('construct-or-assimilate#answer', 'end-of-turn#optional-actions'),
    },
    {
      from: 'ours',
      tells: 'May I leave the Rovers on my structures for the next Era?',
      given: { leftOut: 'rovers-home' },
      expect: no('construction-end-steps#rovers'),
    },
    {
      from: 'ours',
      tells: 'May I end my turn without flipping or parking, though I could?',
      given: { leftOut: 'optional' },
      expect: yes('end-of-turn#optional-actions', 'rule-of-one#answer'),
    },
    { from: 'ours', tells: 'May I leave something out?', given: {}, expect: needs('leftOut') },
  ],
})
