import { choice, number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { influenceDoes } from '../facts/turmoil.ts'

const metBy = choice(
  'How do you want to meet the loss?',
  {
    floaters: 'with the 2 floaters of Corrosive Rain',
    heat: 'with heat instead of MC, as Helion',
    habitats: 'by Protected Habitats',
    influence: 'by your influence',
  },
  {
    says: {
      floaters: ['floaters', 'corrosive rain', '2 floaters'],
      heat: ['helion', 'as helion', 'with heat', 'in heat', 'my heat', 'heat instead'],
      habitats: ['protected habitats', 'protected habitat', 'habitats'],
      influence: ['my influence', 'by influence', 'with influence', 'influence'],
    },
  },
)
const mostFloaters = number(
  'How many floaters are on the card of yours that has the most?',
  { min: 0 },
  { units: ['floaters', 'floater', 'floaters on one card', 'floaters on a card'], before: ['card has'] },
)

export const whatSparesEventLoss = defineRule({
  id: 'what-spares-event-loss',
  question: 'May I pay, meet or avoid the loss (penalty) of a global event in this way, or am I safe from it?',
  facts: { metBy, mostFloaters, influenceDoes },
  clauses: [
    {
      when: (f) => f.metBy === 'heat',
      answer: 'no',
      because: [
        cite('global-dust-storm#helion', 'cannot pay the penalty of the second effect with heat'),
        cite('helion-global-event#answer', 'heat cannot be used to pay a penalty for a Global Event'),
      ],
    },
    {
      when: (f) => f.metBy === 'habitats',
      answer: 'no',
      because: cite('protected-habitats-global-events#answer', 'global events can remove resources of a player who has it'),
    },
    {
      when: [(f) => f.metBy === 'floaters', (f) => f.mostFloaters >= 2],
      answer: 'yes',
      because: cite('corrosive-rain#removed-floaters', 'that are removed for this event are taken from one card'),
    },
    { when: (f) => f.metBy === 'floaters', answer: 'no', because: cite('corrosive-rain#answer', 'both floaters must come from the same card') },
    {
      when: (f) => f.influenceDoes === 'reduces',
      answer: 'yes',
      because: cite('influence-in-global-events#influence', 'Then add your influence to that number, or subtract it'),
    },
  ],
  otherwise: {
    answer: 'no',
    because: cite('influence-in-global-events#result', 'You gain or lose resources, TR, cards and so on according to the final count'),
  },
  examples: [
    {
      from: 'global-dust-storm#helion',
      tells: 'As Helion, may I pay the MC of Global Dust Storm with heat?',
      given: { metBy: 'heat' },
      expect: no('global-dust-storm#helion', 'helion-global-event#answer'),
    },
    {
      from: 'corrosive-rain#answer',
      tells: 'Corrosive Rain: may I take one floater each from two cards, with at most 1 floater on a card?',
      given: { metBy: 'floaters', mostFloaters: 1 },
      expect: no('corrosive-rain#answer'),
    },
    {
      from: 'ours',
      tells: 'Corrosive Rain: I have 2 floaters on one card',
      given: { metBy: 'floaters', mostFloaters: 2 },
      expect: yes('corrosive-rain#removed-floaters'),
    },
    {
      from: 'influence-in-global-events#solarnet-shutdown',
      tells: 'Does my influence help against Solarnet Shutdown?',
      given: { globalEvent: 'solarnet-shutdown', metBy: 'influence' },
      expect: yes('influence-in-global-events#influence'),
    },
    {
      from: 'ours',
      tells: 'Does my influence spare me something if the event does not name it: influence not named?',
      given: { metBy: 'influence', influenceDoes: 'apart' },
      expect: no('influence-in-global-events#result'),
    },
    {
      from: 'protected-habitats-global-events#global-events',
      tells: 'I have Protected Habitats: do I lose nothing to the event?',
      given: { metBy: 'habitats' },
      expect: no('protected-habitats-global-events#answer'),
    },
    {
      from: 'ours',
      tells: 'Revolution: does my influence spare me the loss of TR?',
      given: { globalEvent: 'revolution', metBy: 'influence' },
      expect: no('influence-in-global-events#result'),
    },
    { from: 'ours', tells: 'May I give floaters for Corrosive Rain?', given: { metBy: 'floaters' }, expect: needs('mostFloaters') },
    { from: 'ours', tells: 'Does my influence spare me the loss?', given: { metBy: 'influence' }, expect: needs('influenceDoes') },
    {
      from: 'ours',
      tells: 'I have 3 floaters on one card, and the event is reduced by influence',
      given: { mostFloaters: 3, influenceDoes: 'reduces' },
      expect: needs('metBy'),
    },
  ],
})
