import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { actionsToTake, hasPassed } from '../facts/turns.ts'

const repeated = choice(
  'What do you want to have again?',
  {
    effect: 'the Effect of a blue card',
    conversion: 'converting 8 plants or 8 heat',
    ecoline: 'converting 7 plants as Ecoline',
    project: 'a standard project',
  },
  {
    says: {
      effect: ['effect', 'passive effect', 'passive', 'rover construction', 'blue card effect'],
      conversion: [
        'convert heat',
        'convert plants',
        'converting heat',
        'converting plants',
        'turn heat into',
        'turn plants into',
        'heat into temperature',
        'plants into greenery',
        'heat conversion',
        'plant conversion',
        'burn heat',
        'conversion',
        'convert again',
        '8 heat',
        '8 plants',
        'raise the temperature with heat',
      ],
      ecoline: ['ecoline', '7 plants'],
      project: [
        'standard project',
        'aquifer',
        'asteroid',
        'power plant',
        'power plant standard project',
        'asteroid standard project',
        'same standard project',
        'greenery project',
        'city project',
        'air scrapping',
        'sell patents',
      ],
    },
  },
)
const isConditionMet = yesNo(
  'Can you pay for it once more, with a place for its tile? Or, of an Effect: has what triggers it happened again?',
  [
    'i have enough',
    'can pay',
    'i can pay',
    'money is there',
    'have the money',
    'enough money',
    'can afford it',
    'happened again',
    'it happened',
    'once more',
    'another time',
    '2 times',
    '3 times',
    'third time',
    'second time',
    'twice already',
  ],
  {
    no: ['not enough', 'too little', 'cannot pay', "can't pay", 'did not happen', 'no place for'],
    usual: true,
  },
)

export const mayDoItAgain = defineRule({
  id: 'may-do-it-again',
  question: 'May I do this once more (twice, a second or third time, over several turns) in this generation?',
  facts: { repeated, isConditionMet, hasPassed, actionsToTake },
  clauses: [
    {
      when: [(f) => f.repeated === 'effect', (f) => f.isConditionMet],
      answer: 'yes',
      because: cite('blue-card-effects#answer', 'Any number of times per generation, provided that the requirements'),
    },
    {
      when: (f) => f.repeated === 'effect',
      answer: 'no',
      because: cite('blue-card-effects#answer', 'Any number of times per generation, provided that the requirements'),
    },
    {
      when: (f) => f.hasPassed,
      answer: 'no',
      because: cite('actions-per-turn#passed', 'After passing you cannot perform any more actions in that generation'),
    },
    { when: (f) => f.actionsToTake === 0, answer: 'no', because: cite('conversions-per-turn#more', 'you must wait until your next turn') },
    {
      when: [(f) => f.repeated === 'project', (f) => !f.isConditionMet],
      answer: 'no',
      because: cite('standard-project-limit#unlimited', 'There is no limit per generation but your resources'),
    },
    {
      when: (f) => !f.isConditionMet,
      answer: 'no',
      because: cite('conversions-per-generation#answer', 'while you have the 8 resources that each conversion takes'),
    },
    { when: (f) => f.repeated === 'project', answer: 'yes', because: cite('actions-per-generation#standard-projects', 'can be repeated in the same way') },
    { when: (f) => f.repeated === 'ecoline', answer: 'yes', because: cite('ecoline#answer', 'it is a permanent effect, not an action') },
  ],
  otherwise: { answer: 'yes', because: cite('conversions-per-generation#red-arrows', 'it can be repeated within a generation') },
  examples: [
    {
      from: 'blue-card-effects#rover-construction',
      tells: 'A second city is placed, so it happened again: does the effect of Rover Construction pay once more?',
      given: { repeated: 'effect', isConditionMet: true },
      expect: yes('blue-card-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'I passed, and it happened: another city. Does my Rover Construction effect still pay?',
      given: { repeated: 'effect', isConditionMet: true, hasPassed: true },
      expect: yes('blue-card-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I use the effect again though it did not happen?',
      given: { repeated: 'effect', isConditionMet: false },
      expect: no('blue-card-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'I already converted twice. I have enough and 2 actions left, and I have not passed: convert heat again?',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: false, actionsToTake: 2 },
      expect: yes('conversions-per-generation#red-arrows'),
    },
    {
      from: 'conversions-per-turn#more',
      tells: 'Can I convert heat again? I have enough and have not passed, but 0 actions left',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: false, actionsToTake: 0 },
      expect: no('conversions-per-turn#more'),
    },
    {
      from: 'ours',
      tells: 'I cannot pay: only 7 heat. Can I convert heat again with 1 action left, not passed?',
      given: { repeated: 'conversion', isConditionMet: false, hasPassed: false, actionsToTake: 1 },
      expect: no('conversions-per-generation#answer'),
    },
    {
      from: 'ecoline#effect',
      tells: 'As Ecoline, may I convert 7 plants again this generation? I have enough, 1 action left, not passed',
      given: { repeated: 'ecoline', isConditionMet: true, hasPassed: false, actionsToTake: 1 },
      expect: yes('ecoline#answer'),
    },
    {
      from: 'standard-project-limit#same-turn',
      tells: 'Can I do the same standard project again this turn? I can pay, 1 action left, not passed',
      given: { repeated: 'project', isConditionMet: true, hasPassed: false, actionsToTake: 1 },
      expect: yes('actions-per-generation#standard-projects'),
    },
    {
      from: 'ours',
      tells: 'Another standard project, but I cannot pay; 1 action left, not passed',
      given: { repeated: 'project', isConditionMet: false, hasPassed: false, actionsToTake: 1 },
      expect: no('standard-project-limit#unlimited'),
    },
    {
      from: 'ours',
      tells: 'I passed and have enough: may I convert plants again?',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: true },
      expect: no('actions-per-turn#passed'),
    },
    {
      from: 'ours',
      tells: 'Another standard project: I can pay and have not passed',
      given: { repeated: 'project', isConditionMet: true, hasPassed: false },
      expect: needs('actionsToTake'),
    },
    {
      from: 'ours',
      tells: 'May I convert heat again? I have not passed and have 2 actions left',
      given: { repeated: 'conversion', hasPassed: false, actionsToTake: 2 },
      expect: needs('isConditionMet'),
    },
    {
      from: 'ours',
      tells: 'May I have it again? I can pay, I have not passed, but 0 actions left',
      given: { isConditionMet: true, hasPassed: false, actionsToTake: 0 },
      expect: needs('repeated'),
    },
    {
      from: 'ours',
      tells: 'I have enough for another conversion and 1 action left',
      given: { repeated: 'conversion', isConditionMet: true, actionsToTake: 1 },
      expect: needs('hasPassed'),
    },
  ],
})
