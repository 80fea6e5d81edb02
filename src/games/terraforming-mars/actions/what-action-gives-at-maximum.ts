import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { maxedGain } from '../facts/raising.ts'
import { canPayAction } from '../facts/turns.ts'

const raisingCard = choice(
  'Which card’s action is it?',
  {
    ironworks: 'Ironworks',
    steelworks: 'Steelworks',
    'ore-processor': 'Ore Processor',
    'water-splitting-plant': 'Water Splitting Plant',
    'ghg-producing-bacteria': 'GHG Producing Bacteria, adding a microbe',
    'regolith-eaters': 'Regolith Eaters, adding a microbe',
    other: 'another blue card that only raises a parameter',
  },
  {
    says: {
      ironworks: ['ironworks', 'iron works'],
      steelworks: ['steelworks', 'steel works'],
      'ore-processor': ['ore processor'],
      'water-splitting-plant': ['water splitting plant'],
      'ghg-producing-bacteria': ['ghg producing bacteria', 'ghg bacteria', 'ghg'],
      'regolith-eaters': ['regolith eaters'],
      other: ['another blue card', 'some other card'],
    },
  },
)
const isRaisedMaxed = yesNo(
  'Is the parameter that it raises at its maximum?',
  [
    'maxed',
    'at maximum',
    'is maxed',
    'maxed out',
    '14% oxygen',
    'oxygen is full',
    'at the top',
    'oxygen is done',
    'oxygen at 14',
    'oxygen is at 14',
    'is full',
    'o2 full',
    'oxygen full',
    'temperature full',
    'temperature maxed',
    'max oxygen',
    'at its maximum',
    'already at 14',
    'temperature at 8',
    'temperature is at 8',
  ],
  {
    no: ['not maxed', 'below maximum', 'not full yet'],
    usual: true,
  },
)

export const whatActionGivesAtMaximum = defineChoice({
  id: 'what-action-gives-at-maximum',
  question: 'May I still use the action of this card when its parameter is at its maximum, and what does it give me?',
  facts: { raisingCard, isRaisedMaxed, maxedGain, canPayAction },
  answers: {
    all: 'Yes, with all that it says: the parameter still rises',
    steel: 'Yes, you may use it: it gives 1 steel, and no step of the parameter',
    metal: 'Yes, you may use it: it gives its steel or titanium, and no step of the parameter',
    microbe: 'Yes, you may use it: you add the microbe, which has no further effect',
    nothing: 'Yes, you may use it, but it gives nothing',
    'no-step': 'No: a parameter at its maximum does not rise, and brings no TR',
    not: 'No: its cost must be paid',
  },
  clauses: [
    {
      when: [(f) => f.isRaisedMaxed, (f) => f.maxedGain === 'step'],
      answer: 'no-step',
      because: cite('parameter-at-maximum#tr', 'You get no TR for a parameter that is not raised'),
    },
    {
      when: (f) => !f.canPayAction,
      answer: 'not',
      because: cite('blue-action-cost#maxed-parameter', 'The cost must also be paid where the action has no effect'),
    },
    { when: (f) => !f.isRaisedMaxed, answer: 'all', because: cite('blue-action-cost#answer', 'you must be able to pay what stands left of the arrow') },
    {
      when: (f) => f.raisingCard === 'ironworks',
      answer: 'steel',
      because: [
        cite('ironworks#answer', 'to get the steel; the energy must still be consumed'),
        cite('blue-action-at-maximum#ironworks', 'After oxygen is maxed it still gives the 1 steel'),
      ],
    },
    {
      when: (f) => f.raisingCard === 'steelworks',
      answer: 'metal',
      because: cite('steelworks#answer', 'to obtain the steel or titanium reward; the energy must still be spent'),
    },
    {
      when: (f) => f.raisingCard === 'ore-processor',
      answer: 'metal',
      because: cite('ore-processor#answer', 'to obtain the steel or titanium reward; the energy must still be spent'),
    },
    {
      when: (f) => f.raisingCard === 'ghg-producing-bacteria',
      answer: 'microbe',
      because: cite('ghg-producing-bacteria#answer', 'you may keep adding them, with no effect'),
    },
    {
      when: (f) => f.raisingCard === 'regolith-eaters',
      answer: 'microbe',
      because: cite('regolith-eaters#answer', 'you may keep adding them, though they have no effect'),
    },
  ],
  otherwise: { answer: 'nothing', because: cite('blue-action-at-maximum#answer', 'if you pay all its costs; the parameter does not rise') },
  examples: [
    {
      from: 'blue-action-at-maximum#ironworks',
      tells: 'What does Ironworks give when oxygen is maxed? I can pay the 4 energy',
      given: { raisingCard: 'ironworks', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('steel', 'blue-action-at-maximum#ironworks', 'ironworks#answer'),
    },
    {
      from: 'blue-action-at-maximum#water-splitting-plant',
      tells: 'Water Splitting Plant after oxygen is maxed: I can pay the 3 energy',
      given: { raisingCard: 'water-splitting-plant', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('nothing', 'blue-action-at-maximum#answer'),
    },
    {
      from: 'blue-action-at-maximum#water-splitting-plant',
      tells: 'Oxygen is maxed and I cannot pay for Water Splitting Plant, with 2 energy',
      given: { raisingCard: 'water-splitting-plant', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: false },
      expect: answers('not', 'blue-action-cost#maxed-parameter'),
    },
    {
      from: 'ours',
      tells: 'Steelworks when oxygen is maxed, and I can pay',
      given: { raisingCard: 'steelworks', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('metal', 'steelworks#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I use Ore Processor when oxygen is maxed? I can pay',
      given: { raisingCard: 'ore-processor', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('metal', 'ore-processor#answer'),
    },
    {
      from: 'ours',
      tells: 'Temperature is maxed: I add a microbe to GHG Producing Bacteria, and I can pay, it is free',
      given: { raisingCard: 'ghg-producing-bacteria', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('microbe', 'ghg-producing-bacteria#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed: I add a microbe to Regolith Eaters; I can pay as it costs nothing',
      given: { raisingCard: 'regolith-eaters', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('microbe', 'regolith-eaters#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed: do I get a TR for the action of Ironworks?',
      given: { raisingCard: 'ironworks', isRaisedMaxed: true, maxedGain: 'step' },
      expect: answers('no-step', 'parameter-at-maximum#tr'),
    },
    {
      from: 'ours',
      tells: 'Ironworks at 13% oxygen, not maxed, and I can pay',
      given: { raisingCard: 'ironworks', isRaisedMaxed: false, canPayAction: true },
      expect: answers('all', 'blue-action-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Another blue card that only raises Venus, which is maxed; I can pay',
      given: { raisingCard: 'other', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: answers('nothing', 'blue-action-at-maximum#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed and I have Ironworks, but I cannot pay the energy: do I still get the steel?',
      given: { raisingCard: 'ironworks', isRaisedMaxed: true, maxedGain: 'deed', canPayAction: false },
      expect: answers('not', 'blue-action-cost#maxed-parameter'),
    },
    {
      from: 'ours',
      tells: 'What do I get from Ironworks? I can pay',
      given: { raisingCard: 'ironworks', canPayAction: true },
      expect: needs('isRaisedMaxed', 'maxedGain'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed, I can pay: what does the card give?',
      given: { isRaisedMaxed: true, maxedGain: 'deed', canPayAction: true },
      expect: needs('raisingCard'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed: what does Ironworks give?',
      given: { raisingCard: 'ironworks', isRaisedMaxed: true },
      expect: needs('maxedGain', 'canPayAction'),
    },
  ],
})
