import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { diceRolled } from '../facts.ts'

/** Talks are held before the roll. */
const usuallyUnrolled = { ...diceRolled, usual: false }

/** With its number, which says nothing more. */
const counted = (thing: string): string[] => ['1', '2', '3', '4', '5'].map((count) => `${count} ${thing}`)

const offered = choice(
  'What would you offer?',
  {
    prestige: 'Prestige',
    credits: 'Credits',
    cards: 'cards that change hands',
    dice: 'to roll Hazard dice',
    play: 'to play certain cards on this Contract',
    laterHelp: 'help on a later turn',
  },
  {
    says: {
      prestige: ['prestige', 'points', 'prestige point', ...counted('prestige')],
      credits: ['credits', 'credit', 'coins', 'money', ...counted('credits'), ...counted('coins')],
      cards: ['bonus card', 'bonus cards', 'give a card', 'my crew card', 'my ship part', 'a ship part', 'a crew card'],
      dice: ['hazard dice', 'dice', 'a die', 'roll the dice'],
      play: ['to play', 'play my', 'play two', 'play three', 'my help on this contract'],
      laterHelp: ['later turn', 'next turn', 'future help', 'next time', 'favour', 'later favour'],
    },
  },
)
const isYoursAlready = yesNo(
  'Is it yours already, rather than shown on the Contract?',
  [
    'my own',
    'out of my own',
    'my purse',
    'my own purse',
    'my pocket',
    'my own pocket',
    'my wallet',
    'my stash',
    'my supply',
    'my own supply',
    'of mine',
    'from before',
    'two of my own',
    'three of my own',
    'one of my own',
    'four of my own',
    'five of my own',
    'that i own',
    'i already have',
    'already mine',
    'my credits',
    'my prestige',
    'my cards',
  ],
  { no: ['from the contract', 'on the contract', 'of the contract', 'reward'] },
)

export const mayOfferInTalks = defineRule({
  id: 'may-offer-in-talks',
  question: 'May I offer, promise, give this in a negotiation?',
  facts: { diceRolled: usuallyUnrolled, offered, isYoursAlready },
  clauses: [
    { when: (f) => f.diceRolled, answer: 'no', because: cite('negotiations-locked#terms', 'From then on, everything that was negotiated is locked in') },
    {
      when: (f) => f.offered === 'laterHelp',
      unsettled: [
        { answer: 'no', because: cite('conflict:promises-for-later#card-only', 'The range of negotiation is given as what appears on the Contract card') },
        { answer: 'yes', because: cite('conflict:promises-for-later#just-words', 'a promise could be made, and would bind nobody') },
      ],
    },
    { when: (f) => f.offered === 'dice', answer: 'yes', because: cite('negotiable#hazard-dice', 'Who rolls what number of them') },
    {
      when: (f) => f.offered === 'play',
      answer: 'yes',
      because: cite('ally-honesty#words', 'An ally is not bound by what they said they would do on the Contract'),
    },
    {
      when: (f) => f.isYoursAlready,
      answer: 'no',
      because: cite('negotiate-with-owned#answer', 'nobody can negotiate with Prestige, cards or Credits that are theirs already'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('negotiable#answer', 'Anything that the Contract card shows') },
  examples: [
    {
      from: 'ours',
      tells: 'All the Prestige of the Contract',
      given: { diceRolled: false, offered: 'prestige', isYoursAlready: false },
      expect: yes('negotiable#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Credits out of your own',
      given: { diceRolled: false, offered: 'credits', isYoursAlready: true },
      expect: no('negotiate-with-owned#answer'),
    },
    {
      from: 'ours',
      tells: 'A Bonus card of the Contract',
      given: { diceRolled: false, offered: 'cards', isYoursAlready: false },
      expect: yes('negotiable#answer'),
    },
    { from: 'ours', tells: 'To roll all of the dice', given: { diceRolled: false, offered: 'dice' }, expect: yes('negotiable#hazard-dice') },
    {
      from: 'ours',
      tells: 'A bigger share, after the roll',
      given: { diceRolled: true, offered: 'prestige', isYoursAlready: false },
      expect: no('negotiations-locked#terms'),
    },
    {
      from: 'ours',
      tells: 'Help on your next turn',
      given: { diceRolled: false, offered: 'laterHelp' },
      expect: unsettled('conflict:promises-for-later#card-only', 'conflict:promises-for-later#just-words'),
    },
    { from: 'ours', tells: 'Credits, before the roll', given: { diceRolled: false, offered: 'credits' }, expect: needs('isYoursAlready') },
    { from: 'ours', tells: 'Prestige of the Contract', given: { offered: 'prestige', isYoursAlready: false }, expect: needs('diceRolled') },
    { from: 'ours', tells: 'Something of your own, before the roll', given: { diceRolled: false, isYoursAlready: true }, expect: needs('offered') },
    {
      from: 'ours',
      tells: 'I offer to play my two Reactors: they are mine, but they stay mine',
      given: { diceRolled: false, offered: 'play', isYoursAlready: true },
      expect: yes('ally-honesty#words'),
    },
    {
      from: 'ours',
      tells: 'My Ship Part for their help',
      given: { diceRolled: false, offered: 'cards', isYoursAlready: true },
      expect: no('negotiate-with-owned#answer'),
    },
  ],
})
