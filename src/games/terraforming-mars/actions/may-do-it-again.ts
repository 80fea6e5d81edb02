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
      effect: ['effect', 'passive effect', 'rover construction', 'blue card effect'],
      conversion: ['convert heat', 'convert plants', 'conversion', '8 heat', '8 plants'],
      ecoline: ['ecoline', '7 plants'],
      project: ['standard project', 'aquifer', 'asteroid', 'power plant', 'city project'],
    },
  },
)
const isConditionMet = yesNo(
  'Do you have the resources for it once more and a place for its tile, or has the Effect’s event happened?',
  ['enough', 'i have enough', 'can pay', 'it happened'],
  {
    no: ['not enough', 'too little', 'cannot pay', 'did not happen'],
  },
)

export const mayDoItAgain = defineRule({
  id: 'may-do-it-again',
  question: 'May I do this once more in this generation?',
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
      tells: 'Rover Construction for another city',
      given: { repeated: 'effect', isConditionMet: true },
      expect: yes('blue-card-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Rover Construction after I have passed',
      given: { repeated: 'effect', isConditionMet: true, hasPassed: true },
      expect: yes('blue-card-effects#answer'),
    },
    { from: 'ours', tells: 'An Effect without its event', given: { repeated: 'effect', isConditionMet: false }, expect: no('blue-card-effects#answer') },
    {
      from: 'ours',
      tells: 'A third temperature step in this generation',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: false, actionsToTake: 2 },
      expect: yes('conversions-per-generation#red-arrows'),
    },
    {
      from: 'conversions-per-turn#more',
      tells: 'A third temperature step on one turn',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: false, actionsToTake: 0 },
      expect: no('conversions-per-turn#more'),
    },
    {
      from: 'ours',
      tells: '7 heat',
      given: { repeated: 'conversion', isConditionMet: false, hasPassed: false, actionsToTake: 1 },
      expect: no('conversions-per-generation#answer'),
    },
    {
      from: 'ecoline#effect',
      tells: 'Ecoline converts again',
      given: { repeated: 'ecoline', isConditionMet: true, hasPassed: false, actionsToTake: 1 },
      expect: yes('ecoline#answer'),
    },
    {
      from: 'standard-project-limit#same-turn',
      tells: 'The same standard project twice on one turn',
      given: { repeated: 'project', isConditionMet: true, hasPassed: false, actionsToTake: 1 },
      expect: yes('actions-per-generation#standard-projects'),
    },
    {
      from: 'ours',
      tells: 'A standard project without the money',
      given: { repeated: 'project', isConditionMet: false, hasPassed: false, actionsToTake: 1 },
      expect: no('standard-project-limit#unlimited'),
    },
    {
      from: 'ours',
      tells: 'I have passed, with 8 plants left',
      given: { repeated: 'conversion', isConditionMet: true, hasPassed: true },
      expect: no('actions-per-turn#passed'),
    },
    { from: 'ours', tells: 'Another standard project', given: { repeated: 'project', isConditionMet: true, hasPassed: false }, expect: needs('actionsToTake') },
    { from: 'ours', tells: 'Another conversion', given: { repeated: 'conversion', hasPassed: false, actionsToTake: 2 }, expect: needs('isConditionMet') },
    { from: 'ours', tells: 'No action left', given: { isConditionMet: true, hasPassed: false, actionsToTake: 0 }, expect: needs('repeated') },
    { from: 'ours', tells: '8 heat and an action', given: { repeated: 'conversion', isConditionMet: true, actionsToTake: 1 }, expect: needs('hasPassed') },
  ],
})
