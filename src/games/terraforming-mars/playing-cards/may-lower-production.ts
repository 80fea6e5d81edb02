import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'
import { gainFirst, isAnyProduction, loss, opponentProduction, otherGain, ownProduction, producedResource } from '../facts/production.ts'

/** How low a production may go. */
const floorOf = (resource: string): number => (resource === 'mc' ? -5 : 0)

export const mayLowerProduction = defineRule({
  id: 'may-lower-production',
  question: 'Does this production let me play a card (a building, a city) that lowers, reduces, decreases or drops it?',
  facts: { producedResource, ownProduction, loss, isAnyProduction, opponentProduction, gainFirst, otherGain, isSolo },
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
      when: [(f) => f.isAnyProduction, (f) => f.isSolo],
      answer: 'yes',
      because: cite('production-loss-without-production#solo', 'can bear a loss outlined in red in your place'),
    },
    {
      when: [(f) => f.isAnyProduction, (f) => f.opponentProduction - f.loss >= floorOf(f.producedResource)],
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
        cite('power-supply-consortium#answer', 'raise your own energy production first, and then reduce it again'),
      ],
    },
    {
      when: [(f) => f.otherGain > 0, (f) => f.ownProduction + f.gainFirst + f.otherGain - f.loss >= floorOf(f.producedResource)],
      answer: 'yes',
      because: [
        cite('effect-pool#chains', 'they are added to the pool, and the player chooses the order'),
        cite('production-boxes#order', 'can be resolved in any order'),
      ],
    },
    {
      when: (f) => f.isAnyProduction,
      answer: 'no',
      because: cite('opponent-production#in-full', 'your own production must be reduced; failing that, the card cannot be played'),
    },
  ],
  otherwise: { answer: 'no', because: cite('lowest-production#card', 'A card that would take a production lower than this cannot be played') },
  examples: [
    {
      from: 'lowest-production#order',
      tells: 'Immigrant City when my MC production is −4: can I place its city first?',
      given: { card: 'immigrant-city', producedResource: 'mc', ownProduction: -4 },
      expect: yes('immigrant-city-production#any-order', 'production-boxes#order'),
    },
    {
      from: 'ours',
      tells: 'Immigrant City when my MC production is −5, and no other card or corporation of mine raises it',
      given: { card: 'immigrant-city', producedResource: 'mc', ownProduction: -5, otherGain: 0 },
      expect: no('lowest-production#card'),
    },
    {
      from: 'power-supply-consortium#no-energy-production',
      tells: 'Power Supply Consortium when my energy production is 0 and every opponent has 0',
      given: { card: 'power-supply-consortium', producedResource: 'energy', ownProduction: 0, opponentProduction: 0, isSolo: false },
      expect: yes('production-loss-without-production#own-increase-first', 'production-boxes#order', 'power-supply-consortium#answer'),
    },
    {
      from: 'ours',
      tells: 'The card takes 1 energy production from any player (red border), mine is 0, opponents have 0, and nothing raises it; not solo',
      given: { producedResource: 'energy', ownProduction: 0, loss: 1, isAnyProduction: true, opponentProduction: 0, gainFirst: 0, otherGain: 0, isSolo: false },
      expect: no('opponent-production#in-full'),
    },
    {
      from: 'birds#two-steps',
      tells: 'Birds, I have 0 plant production and two opponents have 1 each, can I take 1 from both? Nothing raises mine, and it is not solo',
      given: { card: 'birds', producedResource: 'plants', ownProduction: 0, opponentProduction: 1, otherGain: 0, isSolo: false },
      expect: no('opponent-production#in-full'),
    },
    {
      from: 'opponent-production#fish',
      tells: 'Fish, I have 0 plant production but an opponent has 1; we are several players',
      given: { card: 'fish', producedResource: 'plants', ownProduction: 0, opponentProduction: 1, isSolo: false },
      expect: yes('production-loss-without-production#red-frame'),
    },
    {
      from: 'opponent-production#solo',
      tells: 'Fish in a solo game when my plant production is 0',
      given: { card: 'fish', producedResource: 'plants', ownProduction: 0, isSolo: true },
      expect: yes('production-loss-without-production#solo'),
    },
    {
      from: 'ours',
      tells: 'My MC production is −3 and the card lowers it by 2',
      given: { producedResource: 'mc', ownProduction: -3, loss: 2 },
      expect: yes('lowest-production#mc'),
    },
    {
      from: 'ours',
      tells: 'My MC production is −3 and the card lowers it by 3, no red border, and nothing raises it',
      given: { producedResource: 'mc', ownProduction: -3, loss: 3, isAnyProduction: false, gainFirst: 0, otherGain: 0 },
      expect: no('lowest-production#card'),
    },
    {
      from: 'ours',
      tells: 'I have 1 energy production and the card takes 1',
      given: { producedResource: 'energy', ownProduction: 1, loss: 1 },
      expect: yes('lowest-production#five-resources'),
    },
    {
      from: 'ours',
      tells: 'Solo game, I have 0 energy production and the card takes 1 without a red border; nothing raises it',
      given: { producedResource: 'energy', ownProduction: 0, loss: 1, isAnyProduction: false, gainFirst: 0, otherGain: 0, isSolo: true },
      expect: no('lowest-production#card'),
    },
    {
      from: 'ours',
      tells: 'My production is 0 and the card takes 1, without a red border, and nothing raises it',
      given: { ownProduction: 0, loss: 1, isAnyProduction: false, gainFirst: 0, otherGain: 0 },
      expect: needs('producedResource'),
    },
    {
      from: 'ours',
      tells: 'I have 0 heat production, so has everyone else, the card takes 1 and nothing raises it',
      given: { producedResource: 'heat', ownProduction: 0, loss: 1, gainFirst: 0, otherGain: 0, opponentProduction: 0 },
      expect: needs('isAnyProduction', 'isSolo'),
    },
    {
      from: 'ours',
      tells: 'The card takes 1 heat production with a red border and mine is 0; not solo, and nothing raises it',
      given: { producedResource: 'heat', ownProduction: 0, loss: 1, isAnyProduction: true, gainFirst: 0, otherGain: 0, isSolo: false },
      expect: needs('opponentProduction'),
    },
    {
      from: 'ours',
      tells: 'My steel production is 0 and the card takes 1, no red border, and no other card of mine raises it',
      given: { producedResource: 'steel', ownProduction: 0, loss: 1, isAnyProduction: false, otherGain: 0 },
      expect: needs('gainFirst'),
    },
    {
      from: 'ours',
      tells: 'The card lowers steel production by 9, no red border, and nothing raises it',
      given: { producedResource: 'steel', loss: 9, isAnyProduction: false, gainFirst: 0, otherGain: 0 },
      expect: needs('ownProduction'),
    },
    {
      from: 'ours',
      tells: 'My steel production is 1, no red border, and nothing raises it',
      given: { producedResource: 'steel', ownProduction: 1, isAnyProduction: false, gainFirst: 0, otherGain: 0 },
      expect: needs('loss'),
    },
    {
      from: 'ours',
      tells: 'I am Tharsis Republic, which gains 1 MC production for the city: Immigrant City when my MC production is −5',
      given: { card: 'immigrant-city', producedResource: 'mc', ownProduction: -5, otherGain: 1 },
      expect: yes('effect-pool#chains', 'production-boxes#order'),
    },
    {
      from: 'immigrant-city-production#energy-loss',
      tells: 'Immigrant City when my energy production is 0 and no other card of mine raises it',
      given: { card: 'immigrant-city', producedResource: 'energy', ownProduction: 0, otherGain: 0 },
      expect: no('lowest-production#card'),
    },
    {
      from: 'ours',
      tells: 'Immigrant City when my MC production is −5',
      given: { card: 'immigrant-city', producedResource: 'mc', ownProduction: -5 },
      expect: needs('otherGain'),
    },
    {
      from: 'immigrant-city-production#at-4',
      tells: 'I am at −4 MC production and place the city of Immigrant City, gain 1, then lose 2: is that allowed?',
      given: { card: 'immigrant-city', producedResource: 'mc', ownProduction: -4 },
      expect: yes('immigrant-city-production#any-order', 'production-boxes#order'),
    },
  ],
})
