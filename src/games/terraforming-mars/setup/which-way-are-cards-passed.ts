import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const isDraftInUse = yesNo('Do you play the draft variant?', ['draft', 'drafting', 'draft variant'], {
  no: ['no draft', 'without draft', 'without drafting', 'not drafting'],
  usual: true,
})
const passedCards = choice(
  'Which cards are they?',
  { research: 'the 4 cards of a Research phase', starting: 'the 10 starting cards' },
  {
    says: {
      research: ['research phase', '4 cards', 'drafted cards', 'draft cards', 'each generation'],
      starting: ['first 10 cards', 'opening hand', 'opening cards', 'first hand', 'starting cards', 'first 10', 'starting hand', '10 cards'],
    },
    usual: 'research',
  },
)
const generationNumber = number('Which generation is it?', { min: 1, max: 60 }, { units: ['generation'], before: ['generation', 'gen'] })

export const whichWayAreCardsPassed = defineChoice({
  id: 'which-way-are-cards-passed',
  question: 'In which direction do we pass the cards of the draft: clockwise (to the left) or counter-clockwise (to the right)?',
  facts: { isDraftInUse, passedCards, generationNumber },
  never: [{ when: (f) => f.passedCards === 'research' && f.generationNumber === 1, because: 'The first Research phase comes after generation 1.' }],
  answers: { clockwise: 'Clockwise', 'counter-clockwise': 'Counter-clockwise', none: 'They are not passed' },
  clauses: [
    {
      when: (f) => f.passedCards === 'starting',
      answer: 'none',
      because: cite('draft-variant#starting-cards', 'The first 10 cards are kept out of the draft'),
    },
    { when: (f) => !f.isDraftInUse, answer: 'none', because: cite('official-variants#draft', 'The 4 cards of each Research phase are drafted') },
    {
      when: (f) => f.generationNumber % 2 === 0,
      answer: 'clockwise',
      because: [
        cite('draft-direction#answer', 'Clockwise in even generations, counter-clockwise in odd ones'),
        cite('generation-marker#draft', 'on even generations clockwise, on odd ones counter-clockwise'),
      ],
    },
  ],
  otherwise: {
    answer: 'counter-clockwise',
    because: [
      cite('draft-direction#answer', 'Clockwise in even generations, counter-clockwise in odd ones'),
      cite('generation-marker#draft', 'on even generations clockwise, on odd ones counter-clockwise'),
    ],
  },
  examples: [
    {
      from: 'draft-direction#answer',
      tells: 'Draft, research phase of generation 4: which way do we pass?',
      given: { isDraftInUse: true, passedCards: 'research', generationNumber: 4 },
      expect: answers('clockwise', 'draft-direction#answer', 'generation-marker#draft'),
    },
    {
      from: 'draft-direction#answer',
      tells: 'Draft, research phase of generation 5: which way do we pass?',
      given: { isDraftInUse: true, passedCards: 'research', generationNumber: 5 },
      expect: answers('counter-clockwise', 'draft-direction#answer', 'generation-marker#draft'),
    },
    {
      from: 'draft-variant#starting-cards',
      tells: 'We draft: are the starting cards passed too?',
      given: { isDraftInUse: true, passedCards: 'starting' },
      expect: answers('none', 'draft-variant#starting-cards'),
    },
    {
      from: 'ours',
      tells: 'No draft: are the 4 cards of the research phase passed?',
      given: { isDraftInUse: false, passedCards: 'research' },
      expect: answers('none', 'official-variants#draft'),
    },
    {
      from: 'ours',
      tells: 'Which way do we pass in the draft of the research phase?',
      given: { isDraftInUse: true, passedCards: 'research' },
      expect: needs('generationNumber'),
    },
    {
      from: 'ours',
      tells: 'Which way are the 4 cards passed in generation 3?',
      given: { passedCards: 'research', generationNumber: 3 },
      expect: needs('isDraftInUse'),
    },
    {
      from: 'ours',
      tells: 'Are the 10 cards of the starting hand passed on in generation 1?',
      given: { passedCards: 'starting', generationNumber: 1 },
      expect: answers('none', 'draft-variant#starting-cards'),
    },
    {
      from: 'ours',
      tells: 'We draft: which way do we pass in generation 1?',
      given: { isDraftInUse: true, generationNumber: 1 },
      expect: answers('none', 'draft-variant#starting-cards'),
    },
    { from: 'ours', tells: 'Generation 2 with the draft: which way?', given: { isDraftInUse: true, generationNumber: 2 }, expect: needs('passedCards') },
  ],
})
