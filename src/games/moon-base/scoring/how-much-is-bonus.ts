import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { bonus } from '../facts.ts'

const bonusPlace = choice(
  'Who is in 1st place for it, or whose ring has the tower?',
  {
    you: 'your colour alone',
    tied: 'your colour, tied with another',
    others: 'your opponent or navy',
    nobody: 'no colour: no rings are connected, or the tower is on a crater',
  },
  {
    says: {
      // Without the bonus itself, which another fact reads.
      you: ['i have', 'i alone', 'me alone', 'my ring', 'my rings', 'my colour', 'my color', 'is mine', 'i am alone', 'i am first', 'i lead'],
      // Two words at most: navy may be ahead of those who are tied.
      tied: ['tied', 'are tied', 'am tied', 'im tied', 'we tie', 'i tie', 'both have', 'level with', 'equal with'],
      others: [
        'only navy',
        'navy alone',
        'navy has',
        'navy has more',
        'navy is ahead',
        'navy ring',
        'on navy',
        'opponent has',
        'opponent has more',
        'she has',
        'she has more',
        'he has',
        'he has more',
        'they have',
        'opponents ring',
        'her ring',
        'his ring',
        'opponent alone',
      ],
      nobody: ['on a crater', 'still on a crater', 'nobody has', 'no rings are', 'nothing is connected', 'never moved'],
    },
  },
)

export const howMuchIsBonus = defineAmount({
  id: 'how-much-is-bonus',
  question: 'How many bonus points do I get for this bonus?',
  unit: 'points',
  facts: { bonusPlace, bonus },
  clauses: [
    { when: (f) => f.bonusPlace === 'others', answer: 0, because: cite('bonus-points#whose', 'A bonus goes by the colour of the rings') },
    {
      when: [(f) => f.bonusPlace === 'nobody', (f) => f.bonus === 'tower'],
      answer: 0,
      because: cite('tower-bonus#crater', 'there is no ring with the tower and nobody gets the bonus'),
    },
    {
      when: (f) => f.bonusPlace === 'nobody',
      unsettled: [
        { answer: 0, because: cite('conflict:no-connected-rings#nobody', 'The bonus is for rings connected, and there are none') },
        { answer: 2, because: cite('conflict:no-connected-rings#all-tied', 'Gold and silver would be equal at none') },
      ],
    },
    { when: (f) => f.bonus === 'tower', answer: 3, because: cite('tower-bonus#answer', '3 bonus points, for the colour of the ring that has it') },
    { when: (f) => f.bonusPlace === 'tied', answer: 2, because: cite('tied-bonus#answer', 'You receive a bonus for which you are tied for 1st place') },
    { when: (f) => f.bonus === 'highest', answer: 2, because: cite('bonus-points#highest-ring', 'The ring at the highest level: 2 points') },
  ],
  sum: [{ add: () => 2, because: cite('bonus-points#connected-rings', 'The largest number of rings connected: 2 points') }],
  never: [
    { when: (f) => f.bonus === 'tower' && f.bonusPlace === 'tied', because: 'There is one research tower, and its ring has one colour: nobody ties for it.' },
    { when: (f) => f.bonus === 'highest' && f.bonusPlace === 'nobody', because: 'Rings are on the board at the end, and one of them is the highest.' },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'Only navy has the highest ring: how many bonus points do I get for it?',
      given: { bonus: 'highest', bonusPlace: 'others' },
      expect: answers(0, 'bonus-points#whose'),
    },
    {
      from: 'ours',
      tells: 'The tower is on my ring: how many bonus points is that?',
      given: { bonus: 'tower', bonusPlace: 'you' },
      expect: answers(3, 'tower-bonus#answer'),
    },
    {
      from: 'ours',
      tells: 'I have the highest ring: bonus points for it?',
      given: { bonus: 'highest', bonusPlace: 'you' },
      expect: answers(2, 'bonus-points#highest-ring'),
    },
    {
      from: 'ours',
      tells: 'Bonus points for the most connected rings, which I have',
      given: { bonus: 'connected', bonusPlace: 'you' },
      expect: answers(2, 'bonus-points#connected-rings'),
    },
    {
      from: 'ours',
      tells: 'I am tied with navy for the highest ring',
      given: { bonus: 'highest', bonusPlace: 'tied' },
      expect: answers(2, 'tied-bonus#answer'),
    },
    { from: 'ours', tells: 'The tower is still on a crater', given: { bonus: 'tower', bonusPlace: 'nobody' }, expect: answers(0, 'tower-bonus#crater') },
    {
      from: 'ours',
      tells: 'Nobody has connected rings',
      given: { bonus: 'connected', bonusPlace: 'nobody' },
      expect: unsettled('conflict:no-connected-rings#nobody', 'conflict:no-connected-rings#all-tied'),
    },
    {
      from: 'ours',
      tells: 'The two of us are tied, but navy has more rings connected: how many bonus points do I get?',
      given: { bonus: 'connected', bonusPlace: 'others' },
      expect: answers(0, 'bonus-points#whose'),
    },
    {
      from: 'ours',
      tells: 'We are tied for 1st place, whichever bonus it is: the tower cannot be meant',
      given: { bonusPlace: 'tied' },
      expect: answers(2, 'tied-bonus#answer'),
    },
    { from: 'ours', tells: 'The highest ring', given: { bonus: 'highest' }, expect: needs('bonusPlace') },
    { from: 'ours', tells: 'I alone am first for it', given: { bonusPlace: 'you' }, expect: needs('bonus') },
  ],
})
