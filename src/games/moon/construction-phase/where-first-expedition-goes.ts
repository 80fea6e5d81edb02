import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { everyoneHadTurn, structuresInHands } from '../facts.ts'

export const whereFirstExpeditionGoes = defineChoice({
  id: 'where-first-expedition-goes',
  question: 'Who gets the First Expedition from me?',
  facts: { everyoneHadTurn, structuresInHands },
  answers: { keep: 'Nobody yet', left: 'The player on your left', 'second-left': 'The player after the one on your left' },
  clauses: [
    { when: (f) => !f.everyoneHadTurn, answer: 'keep', because: cite('passing-hands#end-of-round', 'once each player has had a turn') },
    { when: (f) => f.structuresInHands, answer: 'left', because: cite('passing-hands#expedition-cards', 'They are passed on with the hand') },
  ],
  otherwise: {
    unsettled: [
      { answer: 'second-left', because: cite('conflict:last-pass#passed-twice', 'then the phase ends and the First Expedition is passed to the next player') },
      { answer: 'left', because: cite('conflict:last-pass#passed-once', 'then only the First Expedition moves') },
    ],
  },
  examples: [
    { from: 'ours', tells: 'The round is not over', given: { everyoneHadTurn: false }, expect: answers('keep', 'passing-hands#end-of-round') },
    {
      from: 'ours',
      tells: 'The round is over: it goes along with the hand',
      given: { everyoneHadTurn: true, structuresInHands: true },
      expect: answers('left', 'passing-hands#expedition-cards'),
    },
    {
      from: 'ours',
      tells: 'The last cards of the Era were played',
      given: { everyoneHadTurn: true, structuresInHands: false },
      expect: unsettled('conflict:last-pass#passed-twice', 'conflict:last-pass#passed-once'),
    },
    { from: 'ours', tells: 'The round is over', given: { everyoneHadTurn: true }, expect: needs('structuresInHands') },
    { from: 'ours', tells: 'Cards are left', given: { structuresInHands: true }, expect: needs('everyoneHadTurn') },
    {
      from: 'ours',
      tells: 'The hands are empty, but one of us still has a turn to finish in the last round',
      given: { everyoneHadTurn: false, structuresInHands: false },
      expect: answers('keep', 'passing-hands#end-of-round'),
    },
  ],
})
