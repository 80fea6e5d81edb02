import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'
import { gainFirst, isRedBorder, loss, opponentProduction, ownProduction, producedResource } from '../facts/production.ts'

/** How low a production may go. */
const floorOf = (resource: string): number => (resource === 'mc' ? -5 : 0)

export const mayLowerProduction = defineRule({
  id: 'may-lower-production',
  question: 'May I play a card that lowers this production?',
  facts: { producedResource, ownProduction, loss, isRedBorder, opponentProduction, gainFirst, isSolo },
  never: [
    { when: (f) => f.ownProduction < floorOf(f.producedResource), because: 'Only MC production goes below 0.' },
    { when: (f) => f.opponentProduction < floorOf(f.producedResource), because: 'Only MC production goes below 0.' },
  ],
  clauses: [
    {
      when: [(f) => f.producedResource === 'mc', (f) => f.ownProduction - f.loss >= -5],
      answer: 'yes',
      because: cite('lowest-production#mc', 'MC production cannot go under −5'),
    },
    {
      when: (f) => f.ownProduction - f.loss >= 0,
      answer: 'yes',
      because: cite('lowest-production#five-resources', 'Steel, titanium, plant, energy and heat production cannot go under 0'),
    },
    {
      when: [(f) => f.isRedBorder, (f) => f.isSolo],
      answer: 'yes',
      because: cite('production-loss-without-production#solo', 'can bear a loss outlined in red in your place'),
    },
    {
      when: [(f) => f.isRedBorder, (f) => f.opponentProduction - f.loss >= floorOf(f.producedResource)],
      answer: 'yes',
      because: cite('production-loss-without-production#red-frame', "may hit any production, an opponent's or your own"),
    },
    {
      when: [(f) => f.producedResource === 'mc', (f) => f.gainFirst > 0, (f) => f.ownProduction + f.gainFirst - f.loss >= -5],
      answer: 'yes',
      because: [
        cite('immigrant-city-production#any-order', 'you can do these effects in any order'),
        cite('production-boxes#order', 'can be resolved in any order'),
      ],
    },
    {
      when: [(f) => f.gainFirst > 0, (f) => f.ownProduction + f.gainFirst - f.loss >= 0],
      answer: 'yes',
      because: [
        cite('production-loss-without-production#own-increase-first', 'The effects of a card can be resolved in any order'),
        cite('production-boxes#order', 'can be resolved in any order'),
      ],
    },
    {
      when: (f) => f.isRedBorder,
      answer: 'no',
      because: cite('opponent-production#in-full', 'your own production must be reduced; failing that, the card cannot be played'),
    },
  ],
  otherwise: { answer: 'no', because: cite('lowest-production#card', 'A card that would take a production lower than this cannot be played') },
  examples: [
    {
      from: 'lowest-production#order',
      tells: 'Immigrant City with MC production at −4: its own city first, then −2',
      given: { producedResource: 'mc', ownProduction: -4, loss: 2, isRedBorder: false, gainFirst: 1 },
      expect: yes('immigrant-city-production#any-order', 'production-boxes#order'),
    },
    {
      from: 'ours',
      tells: 'Immigrant City with MC production at −5: even with its own city it would be −6',
      given: { producedResource: 'mc', ownProduction: -5, loss: 2, isRedBorder: false, gainFirst: 1 },
      expect: no('lowest-production#card'),
    },
    {
      from: 'power-supply-consortium#no-energy-production',
      tells: 'Power Supply Consortium, and no player has energy production',
      given: { producedResource: 'energy', ownProduction: 0, loss: 1, isRedBorder: true, opponentProduction: 0, gainFirst: 1, isSolo: false },
      expect: yes('production-loss-without-production#own-increase-first', 'production-boxes#order'),
    },
    {
      from: 'ours',
      tells: 'The same without an increase on the card',
      given: { producedResource: 'energy', ownProduction: 0, loss: 1, isRedBorder: true, opponentProduction: 0, gainFirst: 0, isSolo: false },
      expect: no('opponent-production#in-full'),
    },
    {
      from: 'birds#two-steps',
      tells: 'Birds takes 2 plant production, and two opponents have 1 each',
      given: { producedResource: 'plants', ownProduction: 0, loss: 2, isRedBorder: true, opponentProduction: 1, gainFirst: 0, isSolo: false },
      expect: no('opponent-production#in-full'),
    },
    {
      from: 'opponent-production#fish',
      tells: 'Fish takes plant production from another player',
      given: { producedResource: 'plants', ownProduction: 0, loss: 1, isRedBorder: true, opponentProduction: 1, isSolo: false },
      expect: yes('production-loss-without-production#red-frame'),
    },
    {
      from: 'opponent-production#solo',
      tells: 'Fish in a solo game',
      given: { producedResource: 'plants', ownProduction: 0, loss: 1, isRedBorder: true, isSolo: true },
      expect: yes('production-loss-without-production#solo'),
    },
    {
      from: 'ours',
      tells: 'MC production −3, and the card lowers it by 2',
      given: { producedResource: 'mc', ownProduction: -3, loss: 2 },
      expect: yes('lowest-production#mc'),
    },
    {
      from: 'ours',
      tells: 'MC production −3, and the card lowers it by 3',
      given: { producedResource: 'mc', ownProduction: -3, loss: 3, isRedBorder: false, gainFirst: 0 },
      expect: no('lowest-production#card'),
    },
    {
      from: 'ours',
      tells: '1 energy production, and the card takes 1',
      given: { producedResource: 'energy', ownProduction: 1, loss: 1 },
      expect: yes('lowest-production#five-resources'),
    },
    {
      from: 'ours',
      tells: 'No energy production in a solo game, and the box has no red border',
      given: { producedResource: 'energy', ownProduction: 0, loss: 1, isRedBorder: false, gainFirst: 0, isSolo: true },
      expect: no('lowest-production#card'),
    },
    {
      from: 'ours',
      tells: 'The card takes 1, and I have none',
      given: { ownProduction: 0, loss: 1, isRedBorder: false, gainFirst: 0 },
      expect: needs('producedResource'),
    },
    {
      from: 'ours',
      tells: 'No heat production, and nothing said of the border',
      given: { producedResource: 'heat', ownProduction: 0, loss: 1, gainFirst: 0, opponentProduction: 0 },
      expect: needs('isRedBorder', 'isSolo'),
    },
    {
      from: 'ours',
      tells: 'A red border, and nobody looked at the opponents',
      given: { producedResource: 'heat', ownProduction: 0, loss: 1, isRedBorder: true, gainFirst: 0, isSolo: false },
      expect: needs('opponentProduction'),
    },
    {
      from: 'ours',
      tells: 'Steel production 0',
      given: { producedResource: 'steel', ownProduction: 0, loss: 1, isRedBorder: false },
      expect: needs('gainFirst'),
    },
    {
      from: 'ours',
      tells: 'Nobody said what I have',
      given: { producedResource: 'steel', loss: 9, isRedBorder: false, gainFirst: 0 },
      expect: needs('ownProduction'),
    },
    {
      from: 'ours',
      tells: 'Nobody said what the card takes',
      given: { producedResource: 'steel', ownProduction: 1, isRedBorder: false, gainFirst: 0 },
      expect: needs('loss'),
    },
  ],
})
