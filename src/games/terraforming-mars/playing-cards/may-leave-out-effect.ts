import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
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
    maxed: 'raising a parameter that is already at its maximum',
  },
  {
    says: {
      production: ['production change', 'production decrease', 'lower production', 'production box', 'brown box'],
      tile: ['place a tile', 'the tile', 'city tile', 'special tile', 'tile of the card'],
      ocean: ['ocean tile', 'place an ocean', 'the ocean'],
      colony: ['place a colony', 'the colony', 'colony of the card'],
      forfeit: ['give up', 'discard a card', 'spend a floater', 'forfeit', 'lose plants'],
      removal: ['remove plants', 'remove resources', 'take resources', 'steal', 'remove animals'],
      maxed: ['maxed', 'at maximum', 'already maxed', 'parameter is full'],
    },
  },
)
const isCostOfAction = yesNo('Is the removal the cost of an action?', ['cost of the action', 'ants', 'predators', 'as a cost'], { usual: false })

export const mayLeaveOutEffect = defineRule({
  id: 'may-leave-out-effect',
  question: 'May I play the card without this effect?',
  facts: { effect, oceans, isCostOfAction },
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
    { when: (f) => f.effect === 'removal', answer: 'yes', because: cite('optional-removal#answer', 'you can remove all, some or none') },
  ],
  otherwise: { answer: 'yes', because: cite('mandatory-effects#maxed-parameters', 'raising a parameter that is already maxed') },
  examples: [
    { from: 'ours', tells: 'Take only the plus of a production box', given: { effect: 'production' }, expect: no('production-boxes#answer') },
    {
      from: 'mandatory-tiles#research-outpost',
      tells: 'Research Outpost without a free spot',
      given: { effect: 'tile' },
      expect: no('mandatory-tiles#answer'),
    },
    {
      from: 'mandatory-tiles#ocean-tiles',
      tells: 'An ocean card after the last ocean',
      given: { effect: 'ocean', oceans: 9 },
      expect: yes('mandatory-tiles#ocean-tiles'),
    },
    {
      from: 'ours',
      tells: 'One ocean tile is left, and I would rather not place it',
      given: { effect: 'ocean', oceans: 8 },
      expect: no('mandatory-tiles#answer'),
    },
    { from: 'ours', tells: 'No valid place for the colony', given: { effect: 'colony' }, expect: no('mandatory-colonies#answer') },
    {
      from: 'mandatory-forfeits#sponsored-academies',
      tells: 'Sponsored Academies without discarding',
      given: { effect: 'forfeit' },
      expect: no('mandatory-forfeits#answer'),
    },
    {
      from: 'air-raid#not-stealing',
      tells: 'Air Raid without giving up the floater, because nothing is stolen',
      given: { effect: 'forfeit' },
      expect: no('mandatory-forfeits#answer'),
    },
    {
      from: 'optional-removal#virus',
      tells: 'Virus without removing anything',
      given: { effect: 'removal', isCostOfAction: false },
      expect: yes('optional-removal#answer'),
    },
    {
      from: 'removing-as-a-cost#ants',
      tells: 'Ants without taking a microbe',
      given: { effect: 'removal', isCostOfAction: true },
      expect: no('optional-removal#action'),
    },
    { from: 'ours', tells: 'A temperature card after +8°C', given: { effect: 'maxed' }, expect: yes('mandatory-effects#maxed-parameters') },
    { from: 'ours', tells: 'Removing plants', given: { effect: 'removal' }, expect: needs('isCostOfAction') },
    { from: 'ours', tells: 'An ocean', given: { effect: 'ocean' }, expect: needs('oceans') },
    { from: 'ours', tells: 'Something on the card, with oceans left', given: { oceans: 5, isCostOfAction: false }, expect: needs('effect') },
  ],
})
