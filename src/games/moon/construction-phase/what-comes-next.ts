import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { everyoneHadTurn, playedCard, structuresInHands } from '../facts.ts'

const wantsMore = yesNo('Do you want to do another optional action?', ['want to flip', 'want to park', 'want to claim', 'still want', 'one more action'], {
  no: ['nothing else', 'that is all', 'finished', 'done with my actions', 'no more actions'],
})

export const whatComesNext = defineChoice({
  id: 'what-comes-next',
  question: 'Is my turn over, and what comes next?',
  facts: { playedCard, wantsMore, everyoneHadTurn, structuresInHands },
  answers: {
    'play-card': 'Your turn is not over: you must still Construct or Assimilate a card of your hand',
    'go-on': 'Your turn is not over: do the optional action, if you may',
    left: 'The player on your left has a turn',
    'new-round': 'All pass their hands to the left, and a new round begins',
    'phase-ends': 'The Construction phase ends',
  },
  clauses: [
    {
      when: (f) => !f.playedCard,
      answer: 'play-card',
      because: [
        cite('construct-or-assimilate#answer', 'take one Structure Card from your current hand'),
        cite('end-of-turn#optional-actions', 'may be left out; the Structure Card may not'),
      ],
    },
    { when: (f) => f.wantsMore, answer: 'go-on', because: cite('end-of-turn#answer', 'done whichever optional actions you want') },
    { when: (f) => !f.everyoneHadTurn, answer: 'left', because: cite('end-of-turn#next', 'the player to your left has a turn') },
    { when: (f) => f.structuresInHands, answer: 'new-round', because: cite('passing-hands#answer', 'all pass their hand to the left') },
  ],
  otherwise: { answer: 'phase-ends', because: cite('construction-end#answer', 'When only Expedition Cards are left in the hands') },
  examples: [
    {
      from: 'ours',
      tells: 'A Rover parked and a card flipped, but no Structure Card played',
      given: { playedCard: false, wantsMore: false },
      expect: answers('play-card', 'construct-or-assimilate#answer', 'end-of-turn#optional-actions'),
    },
    { from: 'ours', tells: 'Built, and you want to flip a card', given: { playedCard: true, wantsMore: true }, expect: answers('go-on', 'end-of-turn#answer') },
    {
      from: 'ours',
      tells: 'Built, and others are still to come',
      given: { playedCard: true, wantsMore: false, everyoneHadTurn: false },
      expect: answers('left', 'end-of-turn#next'),
    },
    {
      from: 'ours',
      tells: 'The round is over with cards in the hands',
      given: { playedCard: true, wantsMore: false, everyoneHadTurn: true, structuresInHands: true },
      expect: answers('new-round', 'passing-hands#answer'),
    },
    {
      from: 'ours',
      tells: 'The last card was played, too',
      given: { playedCard: true, wantsMore: false, everyoneHadTurn: true, structuresInHands: false },
      expect: answers('phase-ends', 'construction-end#answer'),
    },
    { from: 'ours', tells: 'The round is over', given: { playedCard: true, wantsMore: false, everyoneHadTurn: true }, expect: needs('structuresInHands') },
    {
      from: 'ours',
      tells: 'Built, nothing else wanted, cards are left',
      given: { playedCard: true, wantsMore: false, structuresInHands: true },
      expect: needs('everyoneHadTurn'),
    },
    { from: 'ours', tells: 'Nothing else wanted, others are still to come', given: { wantsMore: false, everyoneHadTurn: false }, expect: needs('playedCard') },
    {
      from: 'ours',
      tells: 'My Obelisk built me a card from this hand, but my main action is still to come',
      given: { playedCard: false },
      expect: answers('play-card', 'construct-or-assimilate#answer', 'end-of-turn#optional-actions'),
    },
    {
      from: 'ours',
      tells: 'The last Structure Card of all is played, and I still want to claim a Reputation Card',
      given: { playedCard: true, wantsMore: true, everyoneHadTurn: true, structuresInHands: false },
      expect: answers('go-on', 'end-of-turn#answer'),
    },
  ],
})
