import { standing } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const trStanding = standing('Who of the two has the higher Terraform Rating?', ['tr', 'terraform rating'])
const mcStanding = standing('Who of the two has more MC? Heat is no MC here, not even for Helion.', ['mc', 'money', 'credits', 'megacredits'])

export const whoWinsTie = defineChoice({
  id: 'who-wins-tie',
  question: 'Two of us have the same final score: who wins?',
  facts: { trStanding, mcStanding },
  answers: { you: 'You', they: 'The other player' },
  clauses: [
    {
      when: (f) => f.trStanding !== 'level',
      unsettled: [
        { answer: null, because: cite('conflict:tie-for-tr#terraform-rating', 'two players who are tied for TR when the game ends') },
        { answer: null, because: cite('conflict:tie-for-tr#final-score', 'TR is where end game scoring begins') },
      ],
    },
    {
      when: (f) => f.mcStanding === 'ahead',
      answer: 'you',
      because: cite('helion-tiebreaker#answer', 'heat does not count towards the tiebreaker, which is MC'),
    },
    {
      when: (f) => f.mcStanding === 'behind',
      answer: 'they',
      because: cite('helion-tiebreaker#answer', 'heat does not count towards the tiebreaker, which is MC'),
    },
  ],
  otherwise: { unsettled: [{ answer: null, because: cite('helion-tiebreaker#tie', 'tied for TR when the game is over, so that the tiebreaker decides') }] },
  examples: [
    {
      from: 'ours',
      tells: 'Same score, same TR, and I have more MC',
      given: { trStanding: 'level', mcStanding: 'ahead' },
      expect: answers('you', 'helion-tiebreaker#answer'),
    },
    {
      from: 'ours',
      tells: 'Same score and TR; Helion has more only with the heat',
      given: { trStanding: 'level', mcStanding: 'behind' },
      expect: answers('they', 'helion-tiebreaker#answer'),
    },
    {
      from: 'ours',
      tells: 'Same score, but she has the higher TR',
      given: { trStanding: 'behind', mcStanding: 'ahead' },
      expect: unsettled('conflict:tie-for-tr#terraform-rating', 'conflict:tie-for-tr#final-score'),
    },
    { from: 'ours', tells: 'Level in MC, too', given: { trStanding: 'level', mcStanding: 'level' }, expect: unsettled('helion-tiebreaker#tie') },
    { from: 'ours', tells: 'Same score and TR', given: { trStanding: 'level' }, expect: needs('mcStanding') },
    { from: 'ours', tells: 'I have more MC', given: { mcStanding: 'ahead' }, expect: needs('trStanding') },
  ],
})
