import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasBuildingTag, hasSpaceTag } from '../facts/cards.ts'

const isRobotsCardInHand = yesNo('Is the card in your hand?', ['in hand', 'from hand', 'in my hand', 'from my hand', 'hand card'], {
  no: ['not in hand', 'draw pile', 'already played', 'i already played', 'in play already'],
  usual: true,
})
const areRobotsUsed = yesNo(
  'Has the action of Self-Replicating Robots been used in this generation?',
  [
    'already used',
    'used this generation',
    'already used this generation',
    'used it this generation',
    'second time this generation',
    'used it this gen',
    'used this gen',
  ],
  {
    no: ['not used yet', 'first time'],
    usual: false,
  },
)
const isSecondUse = yesNo('Do you use it again by Viron or Project Inspection?', ['viron', 'project inspection'], { usual: false })

export const mayRobotsTakeCard = defineRule({
  id: 'may-robots-take-card',
  question: 'May I put (add, place, link) this card onto Self-Replicating Robots (SRR)?',
  facts: { hasBuildingTag, hasSpaceTag, isRobotsCardInHand, areRobotsUsed, isSecondUse },
  clauses: [
    { when: (f) => !f.isRobotsCardInHand, answer: 'no', because: cite('self-replicating-robots#add-a-card', 'The new card comes from your hand') },
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
      tells: 'May I put Space Elevator from my hand onto Self-Replicating Robots although its requirements are not met? Its action is not used yet.',
      given: { card: 'space-elevator', isRobotsCardInHand: true, areRobotsUsed: false },
      expect: yes('self-replicating-robots#answer', 'self-replicating-robots-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'A card in my hand with neither a building tag nor a space tag; robots not used yet. May it go onto Self-Replicating Robots?',
      given: { hasBuildingTag: false, hasSpaceTag: false, isRobotsCardInHand: true, areRobotsUsed: false },
      expect: no('self-replicating-robots#answer'),
    },
    {
      from: 'ours',
      tells: 'The card is not in hand, it was already played. May I put it onto Self-Replicating Robots?',
      given: { isRobotsCardInHand: false },
      expect: no('self-replicating-robots#add-a-card'),
    },
    {
      from: 'self-replicating-robots#once',
      tells: 'Robots were used this generation, without Viron: may a second building card from my hand go there?',
      given: { hasBuildingTag: true, isRobotsCardInHand: true, areRobotsUsed: true, isSecondUse: false },
      expect: no('self-replicating-robots#once'),
    },
    {
      from: 'self-replicating-robots-viron#two-cards',
      tells: 'As Viron I use the robots a second time, already used this generation, for another building card in my hand.',
      given: { hasBuildingTag: true, isRobotsCardInHand: true, areRobotsUsed: true, isSecondUse: true },
      expect: yes('self-replicating-robots#answer', 'self-replicating-robots-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'Satellites is in my hand, no building card, and the robots were already used this generation.',
      given: { card: 'satellites', isRobotsCardInHand: true, areRobotsUsed: true, hasBuildingTag: false },
      expect: needs('isSecondUse'),
    },
    {
      from: 'ours',
      tells: 'A building card in my hand, no Viron: may I put it onto the robots?',
      given: { hasBuildingTag: true, isRobotsCardInHand: true, isSecondUse: false },
      expect: needs('areRobotsUsed'),
    },
    {
      from: 'ours',
      tells: 'A card in my hand without a building tag; robots not used yet.',
      given: { hasBuildingTag: false, isRobotsCardInHand: true, areRobotsUsed: false },
      expect: needs('hasSpaceTag'),
    },
    {
      from: 'ours',
      tells: 'A building card and the robots not used yet.',
      given: { hasBuildingTag: true, areRobotsUsed: false },
      expect: needs('isRobotsCardInHand'),
    },
    {
      from: 'ours',
      tells: 'A card in my hand, no space tag; robots not used yet.',
      given: { hasSpaceTag: false, isRobotsCardInHand: true, areRobotsUsed: false },
      expect: needs('hasBuildingTag'),
    },
  ],
})
