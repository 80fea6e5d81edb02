import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { canHold, isCostOfAction } from '../facts/card-resources.ts'
import { oceans } from '../facts/parameters.ts'

const effect = choice(
  'Which effect of the card is it?',
  {
    production: 'a change of production in a box at the bottom of the card',
    tile: 'a tile to place, no ocean',
    ocean: 'an ocean tile to place',
    colony: 'a colony to place',
    forfeit: 'giving up a resource or card of yours',
    removal: "removing or stealing another player's resources",
    adding: 'adding resources to a card (microbes, animals, floaters)',
    maxed: 'raising a parameter that is already at its maximum',
  },
  {
    says: {
      production: [
        'production change',
        'production loss',
        'production drop',
        'production cost',
        'production decrease',
        'lower production',
        'production box',
        'brown box',
      ],
      tile: [
        'skip the tile',
        'skip placing the tile',
        'skip placing the city',
        'not place the tile',
        'placing the tile',
        'place a tile',
        'place the tile',
        'place the city',
        'city tile',
        'special tile',
        'tile of the card',
        'without the tile',
      ],
      ocean: ['ocean tile', 'place an ocean', 'place the ocean', 'ocean card'],
      colony: ['place a colony', 'place the colony', 'colony of the card'],
      forfeit: ['give up', 'discard a card', 'spend a floater', 'forfeit', 'lose plants'],
      removal: ['removing plants', 'removing', 'remove plants', 'remove resources', 'take resources', 'steal', 'remove animals'],
      adding: ['add microbes', 'add animals', 'add floaters', 'add the resources', 'adds resources', 'place the animals'],
      maxed: ['maxed', 'at maximum', 'already maxed', 'parameter is full'],
    },
  },
)

export const mayLeaveOutEffect = defineRule({
  id: 'may-leave-out-effect',
  question: 'May I leave out this effect of the card?',
  facts: { effect, oceans, isCostOfAction, canHold },
  clauses: [
    {
      when: (f) => f.effect === 'production',
      answer: 'no',
      because: cite('production-boxes#answer', 'at the bottom of the card must be satisfied, or you cannot play it'),
    },
    {
      when: [(f) => f.effect === 'ocean', (f) => f.oceans === 9],
      answer: 'yes',
      because: cite('mandatory-tiles#ocean-tiles', 'can be played even if all oceans are gone'),
    },
    {
      when: (f) => f.effect === 'ocean' || f.effect === 'tile',
      answer: 'no',
      because: cite('mandatory-tiles#answer', 'you cannot play it; the only exception is an ocean tile when none are left'),
    },
    { when: (f) => f.effect === 'colony', answer: 'no', because: cite('mandatory-colonies#answer', 'in a valid position, or you cannot play the card') },
    {
      when: (f) => f.effect === 'forfeit',
      answer: 'no',
      because: cite('mandatory-forfeits#answer', 'if you must forfeit something to resolve the effect, it is mandatory'),
    },
    {
      when: [(f) => f.effect === 'removal', (f) => f.isCostOfAction],
      answer: 'no',
      because: cite('optional-removal#action', 'In the action of a card, a removal that is the cost must be made'),
    },
    { when: [(f) => f.effect === 'adding', (f) => f.canHold], answer: 'no', because: cite('adding-resources#answer', 'if you have a card that can hold them') },
    {
      when: (f) => f.effect === 'adding',
      answer: 'yes',
      because: cite('adding-resources#no-such-card', 'although you could not store the resources; you ignore that effect'),
    },
    { when: (f) => f.effect === 'removal', answer: 'yes', because: cite('optional-removal#answer', 'you can remove all, some or none') },
  ],
  otherwise: { answer: 'yes', because: cite('mandatory-effects#maxed-parameters', 'raising a parameter that is already maxed') },
  examples: [
    {
      from: 'ours',
      tells: 'May I take only the plus and skip the production decrease?',
      given: { effect: 'production' },
      expect: no('production-boxes#answer'),
    },
    {
      from: 'mandatory-tiles#research-outpost',
      tells: 'Research Outpost when no spot is free of tiles: may I play it, skip placing its tile and leave that effect out?',
      given: { effect: 'tile' },
      expect: no('mandatory-tiles#answer'),
    },
    {
      from: 'mandatory-tiles#ocean-tiles',
      tells: 'An ocean card when all 9 oceans are placed',
      given: { effect: 'ocean', oceans: 9 },
      expect: yes('mandatory-tiles#ocean-tiles'),
    },
    {
      from: 'ours',
      tells: 'There are 8 oceans on the board and I would rather not place the ocean',
      given: { effect: 'ocean', oceans: 8 },
      expect: no('mandatory-tiles#answer'),
    },
    { from: 'ours', tells: 'There is no valid spot to place the colony of the card', given: { effect: 'colony' }, expect: no('mandatory-colonies#answer') },
    {
      from: 'mandatory-forfeits#sponsored-academies',
      tells: 'Sponsored Academies, may I skip the part where I discard a card?',
      given: { effect: 'forfeit' },
      expect: no('mandatory-forfeits#answer'),
    },
    {
      from: 'air-raid#not-stealing',
      tells: 'Air Raid: if I steal nothing, may I not give up the floater?',
      given: { effect: 'forfeit' },
      expect: no('mandatory-forfeits#answer'),
    },
    {
      from: 'optional-removal#virus',
      tells: 'May I play Virus and remove nothing, since it is an event and not the cost of an action?',
      given: { effect: 'removal', isCostOfAction: false },
      expect: yes('optional-removal#answer'),
    },
    {
      from: 'removing-as-a-cost#ants',
      tells: 'May I use Ants without removing a microbe as a cost?',
      given: { effect: 'removal', isCostOfAction: true },
      expect: no('optional-removal#action'),
    },
    {
      from: 'ours',
      tells: 'A temperature card when the temperature is already maxed',
      given: { effect: 'maxed' },
      expect: yes('mandatory-effects#maxed-parameters'),
    },
    { from: 'ours', tells: 'The card says remove plants, must I?', given: { effect: 'removal' }, expect: needs('isCostOfAction') },
    { from: 'ours', tells: 'Must I place the ocean of the card?', given: { effect: 'ocean' }, expect: needs('oceans') },
    {
      from: 'ours',
      tells: 'May I skip part of the card? There are 5 oceans, it is not the cost of an action, and no card of mine can hold the resources',
      given: { oceans: 5, isCostOfAction: false, canHold: false },
      expect: needs('effect'),
    },
    {
      from: 'adding-resources#imported-nitrogen',
      tells: 'Imported Nitrogen would add animals and I have Fish, which can hold them: may I refuse?',
      given: { effect: 'adding', canHold: true },
      expect: no('adding-resources#answer'),
    },
    {
      from: 'adding-resources#no-such-card',
      tells: 'The card would add floaters but I have no card that holds them',
      given: { effect: 'adding', canHold: false },
      expect: yes('adding-resources#no-such-card'),
    },
    { from: 'ours', tells: 'Must I add microbes that the card gives?', given: { effect: 'adding' }, expect: needs('canHold') },
    {
      from: 'air-raid#law-suit',
      tells: 'May I play Air Raid and steal nothing, so that nobody can play Law Suit? It is no cost of an action',
      given: { effect: 'removal', isCostOfAction: false },
      expect: yes('optional-removal#answer'),
    },
  ],
})
