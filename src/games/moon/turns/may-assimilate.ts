import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isYourTurn, playedCard } from '../facts.ts'

const cardToAssimilate = choice(
  'Which card is it?',
  {
    hand: 'a Structure Card of your current hand',
    expedition: 'an Expedition Card',
    settlement: 'a card of your Settlement',
    pile: 'a card of the Discard Pile or of a stack',
  },
  {
    usual: 'hand',
    says: {
      hand: [
        'instead of building',
        'instead of constructing',
        'rather than build',
        'rather than construct',
        'trash a card',
        'trash a structure',
        'throw away a card',
        'throw away a structure',
        'bin a card',
        'from my hand',
        'of my hand',
        'in my hand',
        'hand card',
      ],
      expedition: ['expedition card', 'expedition'],
      settlement: ['in my settlement', 'from my settlement', 'that i built', 'i built earlier', 'i have built earlier'],
      pile: ['from the discard pile', 'from the stack', 'from the deck'],
    },
  },
)
const byExtraConstruct = choice(
  'With which action?',
  { main: 'your main action', extra: 'an extra Construct, as from an Obelisk or Printer' },
  {
    usual: 'main',
    says: {
      main: ['main action', 'normal action'],
      extra: [
        'gives me an extra construct',
        'gives an extra construct',
        'effect gives an extra construct',
        'with that extra',
        'with the extra',
        'with this extra',
        'extra construct action',
        'extra build',
        'from printer',
        'from particle beam',
        'extra structure',
        'obelisk action',
        'for the obelisk',
        'return an obelisk',
        'return my obelisk',
        'returning an obelisk',
        'extra construct',
        'extra action',
        'with an obelisk',
        'with my obelisk',
        'with the obelisk',
        'with printer',
        'with particle beam',
        'bonus build',
        'second action',
      ],
    },
  },
)

export const mayAssimilate = defineRule({
  id: 'may-assimilate',
  question: 'May I Assimilate this card?',
  facts: { isYourTurn, cardToAssimilate, byExtraConstruct, playedCard: { ...playedCard, usual: false } },
  clauses: [
    { when: (f) => !f.isYourTurn, answer: 'no', because: cite('simultaneous-turns#answer', 'simultaneous play does not work here') },
    { when: (f) => f.cardToAssimilate !== 'hand', answer: 'no', because: cite('assimilating#which-card', 'one Structure Card from your current hand') },
    {
      when: (f) => f.byExtraConstruct === 'extra',
      answer: 'no',
      because: cite('extra-construct-assimilate#answer', 'an extra Construct action cannot be used to Assimilate instead'),
    },
    {
      when: (f) => f.playedCard,
      answer: 'no',
      because: cite('construct-or-assimilate#answer', 'take one Structure Card from your current hand and either Construct or Assimilate it'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('construct-or-assimilate#your-choice', 'leaves it to you which of the two you do'),
      cite('assimilating#conditions', 'no cost and no Flags for it'),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A card that you could also build',
      given: { isYourTurn: true, cardToAssimilate: 'hand', byExtraConstruct: 'main', playedCard: false },
      expect: yes('construct-or-assimilate#your-choice', 'assimilating#conditions'),
    },
    {
      from: 'ours',
      tells: 'Assimilating with the extra Construct action of an Obelisk or a flipped card',
      given: { isYourTurn: true, cardToAssimilate: 'hand', byExtraConstruct: 'extra' },
      expect: no('extra-construct-assimilate#answer'),
    },
    {
      from: 'ours',
      tells: 'Printer was used first: the main action may still be to Assimilate',
      given: { isYourTurn: true, cardToAssimilate: 'hand', byExtraConstruct: 'main', playedCard: false },
      expect: yes('construct-or-assimilate#your-choice', 'assimilating#conditions'),
    },
    {
      from: 'ours',
      tells: 'A second card after the first',
      given: { isYourTurn: true, cardToAssimilate: 'hand', playedCard: true, byExtraConstruct: 'main' },
      expect: no('construct-or-assimilate#answer'),
    },
    { from: 'ours', tells: 'The Expedition Card', given: { isYourTurn: true, cardToAssimilate: 'expedition' }, expect: no('assimilating#which-card') },
    {
      from: 'ours',
      tells: 'An Obelisk that stands in your Settlement',
      given: { cardToAssimilate: 'settlement', isYourTurn: true },
      expect: no('assimilating#which-card'),
    },
    { from: 'ours', tells: "On another player's turn", given: { isYourTurn: false }, expect: no('simultaneous-turns#answer') },
    {
      from: 'ours',
      tells: 'A card of your hand, on your turn',
      given: { isYourTurn: true, cardToAssimilate: 'hand' },
      expect: needs('byExtraConstruct', 'playedCard'),
    },
    {
      from: 'ours',
      tells: 'Your main action is open',
      given: { isYourTurn: true, byExtraConstruct: 'main', playedCard: false },
      expect: needs('cardToAssimilate'),
    },
    {
      from: 'ours',
      tells: 'My Obelisk let me Construct a card of this hand first; now I Assimilate another card of it as my main action',
      given: { isYourTurn: true, cardToAssimilate: 'hand', byExtraConstruct: 'main', playedCard: false },
      expect: yes('construct-or-assimilate#your-choice', 'assimilating#conditions'),
    },
    {
      from: 'ours',
      tells: 'I Constructed as my main action and want to Assimilate with my Obelisk: no, either way',
      given: { isYourTurn: true, cardToAssimilate: 'hand', playedCard: true },
      expect: no('construct-or-assimilate#answer'),
    },
  ],
})
