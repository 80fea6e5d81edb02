import { derived, list, standing } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const tiedMc = list(
  'How many MC have the two of you, you first? Heat is no MC here, not even for Helion.',
  { mc: { question: 'MC', min: 0 } },
  { least: 2, most: 2 },
)

const trStanding = standing('Who of the two has the higher Terraform Rating?', ['tr', 'terraform rating'])
const mcStanding = derived(
  standing('Who of the two has more MC? Heat is no MC here, not even for Helion.', ['mc', 'money', 'credits', 'megacredits']),
  { tiedMc },
  ({ tiedMc: [you, they] }) => (you && they ? (you.mc > they.mc ? 'ahead' : you.mc < they.mc ? 'behind' : 'level') : undefined),
)

export const whoWinsTie = defineChoice({
  id: 'who-wins-tie',
  question: 'Two of us have the same final score: who wins?',
  facts: { trStanding, mcStanding },
  answers: { you: 'You', they: 'The other player' },
  clauses: [
    {
      when: [(f) => f.mcStanding === 'ahead', (f) => f.trStanding === 'level'],
      answer: 'you',
      because: cite('helion-tiebreaker#answer', 'heat does not count towards the tiebreaker, which is MC'),
    },
    {
      when: [(f) => f.mcStanding === 'behind', (f) => f.trStanding === 'level'],
      answer: 'they',
      because: cite('helion-tiebreaker#answer', 'heat does not count towards the tiebreaker, which is MC'),
    },
    {
      when: (f) => f.mcStanding === 'level',
      unsettled: [{ answer: null, because: cite('helion-tiebreaker#tie', 'tied for TR when the game is over, so that the tiebreaker decides') }],
    },
    {
      when: (f) => f.mcStanding === 'ahead',
      unsettled: [
        { answer: null, because: cite('conflict:tie-for-tr#terraform-rating', 'two players who are tied for TR when the game ends') },
        { answer: 'you', because: cite('conflict:tie-for-tr#final-score', 'TR is where end game scoring begins') },
      ],
    },
  ],
  otherwise: {
    unsettled: [
      { answer: null, because: cite('conflict:tie-for-tr#terraform-rating', 'two players who are tied for TR when the game ends') },
      { answer: 'they', because: cite('conflict:tie-for-tr#final-score', 'TR is where end game scoring begins') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'We have the same score and the same TR, and I have more MC',
      given: { trStanding: 'level', mcStanding: 'ahead' },
      expect: answers('you', 'helion-tiebreaker#answer'),
    },
    {
      from: 'helion-tiebreaker#answer',
      tells: 'Same score and same TR: I am Helion with 5 MC and 20 heat, she has 10 MC',
      given: {
        trStanding: 'level',
        tiedMc: [
          { name: 'I', mc: 5 },
          { name: 'she', mc: 10 },
        ],
      },
      expect: answers('they', 'helion-tiebreaker#answer'),
    },
    {
      from: 'ours',
      tells: 'Same score, she has the higher TR, but I have more MC',
      given: { trStanding: 'behind', mcStanding: 'ahead' },
      expect: unsettled('conflict:tie-for-tr#terraform-rating', 'conflict:tie-for-tr#final-score'),
    },
    {
      from: 'ours',
      tells: 'Same score, I have the higher TR, but she has more MC',
      given: { trStanding: 'ahead', mcStanding: 'behind' },
      expect: unsettled('conflict:tie-for-tr#terraform-rating', 'conflict:tie-for-tr#final-score'),
    },
    {
      from: 'ours',
      tells: 'Same score, same TR and both of us have 12 MC',
      given: {
        trStanding: 'level',
        tiedMc: [
          { name: 'I', mc: 12 },
          { name: 'she', mc: 12 },
        ],
      },
      expect: unsettled('helion-tiebreaker#tie'),
    },
    { from: 'ours', tells: 'We have the same score and the same TR', given: { trStanding: 'level' }, expect: needs('mcStanding') },
    { from: 'ours', tells: 'We have the same score, and I have more MC', given: { mcStanding: 'ahead' }, expect: needs('trStanding') },
  ],
})
