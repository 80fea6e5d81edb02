import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const deed = choice(
  'What do you want to do with the card?',
  {
    play: 'play it from hand',
    keep: 'keep it in play, with its effect and points',
    action: 'use its action, once it is played',
    'onto-robots': 'put it onto Self-Replicating Robots',
    'from-robots': 'play it from Self-Replicating Robots',
  },
  {
    says: {
      play: ['play it from hand', 'from my hand', 'play the card from hand'],
      keep: ['keep the card', 'keep it in play', 'lose the card', 'discard it from play'],
      action: ['use its action', 'use the action', 'using its action', 'action of the card', 'its action', 'blue card action'],
      'onto-robots': [
        'onto self-replicating robots',
        'on self-replicating robots',
        'under self-replicating robots',
        'put it on robots',
        'onto robots',
        'onto srr',
        'onto the robots',
      ],
      'from-robots': ['from self-replicating robots', 'from robots', 'from srr'],
    },
  },
)
const isRequirementMet = yesNo(
  'Is its requirement met now, counting effects that bend or ignore it?',
  ['requirement is met', 'requirements are met', 'requirement met'],
  {
    no: [
      'requirement isnt met',
      'requirement isnt met yet',
      'isnt met',
      'requirement is not fulfilled',
      'requirement is no longer met',
      'without meeting the requirement',
      'requirement is not met',
      'requirement not met',
      'no longer met',
      'unmet',
      'not met yet',
      'past the max',
    ],
  },
)

export const mayActWithUnmetRequirement = defineRule({
  id: 'may-act-with-unmet-requirement',
  question: "May I do this although the card's requirement is not met?",
  facts: { deed, isRequirementMet },
  clauses: [
    {
      when: (f) => f.deed === 'action' || f.deed === 'keep',
      answer: 'yes',
      because: cite('requirements-after-playing#actions', 'its requirement does not matter any more, for its action either'),
    },
    {
      when: (f) => f.deed === 'onto-robots',
      answer: 'yes',
      because: cite('self-replicating-robots-requirements#placing', 'requirements have not been met yet can go onto Self-Replicating Robots'),
    },
    {
      when: (f) => f.isRequirementMet,
      answer: 'yes',
      because: cite('requirements-after-playing#answer', 'a requirement only says when you can put the card into play'),
    },
    {
      when: (f) => f.deed === 'from-robots',
      answer: 'no',
      because: cite('self-replicating-robots-requirements#playing', 'When you play the card, they apply'),
    },
  ],
  otherwise: { answer: 'no', because: cite('card-requirements#mandatory', 'Any requirement must be met, or the card cannot be played') },
  examples: [
    {
      from: 'requirements-after-playing#rotator-impacts',
      tells: 'Venus is at 16%, past the max of Rotator Impacts, can I still use its action?',
      given: { deed: 'action', isRequirementMet: false },
      expect: yes('requirements-after-playing#actions'),
    },
    {
      from: 'ours',
      tells: 'May it go onto Self-Replicating Robots while its requirement is not met?',
      given: { deed: 'onto-robots', isRequirementMet: false },
      expect: yes('self-replicating-robots-requirements#placing'),
    },
    {
      from: 'ours',
      tells: 'I play it from Self-Replicating Robots, and the requirement is not met',
      given: { deed: 'from-robots', isRequirementMet: false },
      expect: no('self-replicating-robots-requirements#playing'),
    },
    {
      from: 'ours',
      tells: 'I play the card from hand but the requirement is not met',
      given: { deed: 'play', isRequirementMet: false },
      expect: no('card-requirements#mandatory'),
    },
    {
      from: 'ours',
      tells: 'I play the card from hand and the requirement is met',
      given: { deed: 'play', isRequirementMet: true },
      expect: yes('requirements-after-playing#answer'),
    },
    { from: 'ours', tells: 'I want to play it from Self-Replicating Robots', given: { deed: 'from-robots' }, expect: needs('isRequirementMet') },
    { from: 'ours', tells: 'The requirement of the card is not met', given: { isRequirementMet: false }, expect: needs('deed') },
    {
      from: 'ours',
      tells: 'Oxygen went past the max, do I lose the card that I have in play?',
      given: { deed: 'keep', isRequirementMet: false },
      expect: yes('requirements-after-playing#actions'),
    },
    {
      from: 'ours',
      tells: 'I play it from hand with Ecology Experts, which ignores the oxygen: so the requirement is met',
      given: { deed: 'play', isRequirementMet: true },
      expect: yes('requirements-after-playing#answer'),
    },
  ],
})
