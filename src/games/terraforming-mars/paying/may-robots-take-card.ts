import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasBuildingTag, hasSpaceTag } from '../facts/cards.ts'

const isInHand = yesNo('Is the card in your hand?', ['in hand', 'from hand', 'in my hand'], {
  no: ['not in hand', 'drawn pile', 'already played'],
  usual: true,
})
const areRobotsUsed = yesNo('Has the action of Self-Replicating Robots been used in this generation?', ['already used', 'used this generation'], {
  no: ['not used yet', 'first time'],
})
const isSecondUse = yesNo('Do you use it again by Viron or Project Inspection?', ['viron', 'project inspection'], { usual: false })

export const mayRobotsTakeCard = defineRule({
  id: 'may-robots-take-card',
  question: 'May I put this card onto Self-Replicating Robots?',
  facts: { hasBuildingTag, hasSpaceTag, isInHand, areRobotsUsed, isSecondUse },
  clauses: [
    { when: (f) => !f.isInHand, answer: 'no', because: cite('self-replicating-robots#add-a-card', 'The new card comes from your hand') },
    {
      when: [(f) => f.areRobotsUsed, (f) => !f.isSecondUse],
      answer: 'no',
      because: cite('self-replicating-robots#once', 'it can be used once per generation, except by the action of Viron'),
    },
    {
      when: (f) => f.hasBuildingTag || f.hasSpaceTag,
      answer: 'yes',
      because: [
        cite('self-replicating-robots#answer', 'Either add a Building or Space card from hand with 2 resources'),
        cite('self-replicating-robots-requirements#answer', 'restrictions matter only at the moment of playing the card'),
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('self-replicating-robots#answer', 'Either add a Building or Space card from hand with 2 resources') },
  examples: [
    {
      from: 'self-replicating-robots-requirements#placing',
      tells: 'Space Elevator from hand, its requirements far from met',
      given: { card: 'space-elevator', isInHand: true, areRobotsUsed: false },
      expect: yes('self-replicating-robots#answer', 'self-replicating-robots-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'A card with a science tag only',
      given: { hasBuildingTag: false, hasSpaceTag: false, isInHand: true, areRobotsUsed: false },
      expect: no('self-replicating-robots#answer'),
    },
    { from: 'ours', tells: 'The card is not in hand', given: { isInHand: false }, expect: no('self-replicating-robots#add-a-card') },
    {
      from: 'ours',
      tells: 'A second card in one generation',
      given: { hasBuildingTag: true, isInHand: true, areRobotsUsed: true, isSecondUse: false },
      expect: no('self-replicating-robots#once'),
    },
    {
      from: 'self-replicating-robots-viron#two-cards',
      tells: 'A second card, as Viron',
      given: { hasBuildingTag: true, isInHand: true, areRobotsUsed: true, isSecondUse: true },
      expect: yes('self-replicating-robots#answer', 'self-replicating-robots-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'A space card in hand',
      given: { card: 'satellites', isInHand: true, areRobotsUsed: true, hasBuildingTag: false },
      expect: needs('isSecondUse'),
    },
    { from: 'ours', tells: 'A building card in hand', given: { hasBuildingTag: true, isInHand: true, isSecondUse: false }, expect: needs('areRobotsUsed') },
    {
      from: 'ours',
      tells: 'A card without a building tag',
      given: { hasBuildingTag: false, isInHand: true, areRobotsUsed: false },
      expect: needs('hasSpaceTag'),
    },
    { from: 'ours', tells: 'A building card', given: { hasBuildingTag: true, areRobotsUsed: false }, expect: needs('isInHand') },
    { from: 'ours', tells: 'A card without a space tag', given: { hasSpaceTag: false, isInHand: true, areRobotsUsed: false }, expect: needs('hasBuildingTag') },
  ],
})
