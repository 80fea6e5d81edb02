import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasBuildingTag, hasPlantTag, hasSpaceTag, hasVenusTag } from '../facts/cards.ts'

const means = choice(
  'What do you want to pay with?',
  { steel: 'steel', titanium: 'titanium', heat: 'heat, as Helion', dirigibles: 'floaters on Dirigibles', psychrophiles: 'microbes on Psychrophiles' },
  {
    says: {
      steel: ['with steel', 'use steel', 'steel'],
      titanium: ['with titanium', 'use titanium', 'titanium'],
      heat: ['helion', 'with heat', 'heat as mc', 'heat'],
      dirigibles: ['dirigibles', 'with floaters', 'floaters'],
      psychrophiles: ['psychrophiles', 'with microbes', 'microbes'],
    },
  },
)
const payingFor = choice(
  'What do you pay for?',
  {
    card: 'a project card',
    action: 'the action of a blue card',
    'standard-project': 'a standard project',
    buying: 'cards that you buy into hand',
    prelude: 'the MC that a Prelude takes',
    penalty: 'a loss of MC by a Global Event',
    taken: 'MC that an opponent steals or removes',
  },
  {
    says: {
      card: ['a card', 'the card', 'project card', 'play a card'],
      action: ['an action', 'the action', 'blue card action'],
      'standard-project': ['standard project', 'aquifer', 'city project'],
      buying: ['buy cards', 'research phase', 'buying cards'],
      prelude: ['prelude', 'a prelude card'],
      penalty: ['global event', 'penalty'],
      taken: ['steals', 'hired raiders', 'flooding', 'removes mc', 'stolen'],
    },
  },
)
const takesMetal = yesNo(
  'Does the action say that this metal may be used?',
  ['takes steel', 'takes titanium', 'says steel may be used', 'says titanium may be used', 'aquifer pumping', 'rotator impacts', 'water import from europa'],
  {
    no: ['does not mention', 'says nothing of it'],
    fixed: true,
  },
)

export const mayPayWith = defineRule({
  id: 'may-pay-with',
  question: 'May I pay for this with that?',
  facts: { means, payingFor, hasBuildingTag, hasSpaceTag, hasVenusTag, hasPlantTag, takesMetal },
  clauses: [
    {
      when: [(f) => f.means === 'heat', (f) => f.payingFor === 'penalty'],
      answer: 'no',
      because: cite('helion-global-event#answer', 'heat cannot be used to pay a penalty for a Global Event'),
    },
    {
      when: [(f) => f.means === 'heat', (f) => f.payingFor === 'taken'],
      answer: 'no',
      because: cite('helion-lost-mc#answer', 'cards that steal or remove MC cannot take heat'),
    },
    { when: (f) => f.means === 'heat', answer: 'yes', because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it') },
    {
      when: [(f) => f.means === 'steel', (f) => f.payingFor === 'card'],
      answer: (f) => (f.hasBuildingTag ? 'yes' : 'no'),
      because: cite('steel-and-titanium#steel', 'only those with the building tag can be paid for with steel'),
    },
    {
      when: [(f) => f.means === 'titanium', (f) => f.payingFor === 'card'],
      answer: (f) => (f.hasSpaceTag ? 'yes' : 'no'),
      because: cite('steel-and-titanium#titanium', 'only those with the space tag can be paid for with titanium'),
    },
    {
      when: [(f) => f.means === 'steel' || f.means === 'titanium', (f) => f.payingFor === 'action'],
      answer: (f) => (f.takesMetal ? 'yes' : 'no'),
      because: cite('metal-for-actions#answer', 'Only for actions that let you use it'),
    },
    {
      when: (f) => f.means === 'steel' || f.means === 'titanium',
      answer: 'no',
      because: cite('steel-and-titanium#answer', 'with titanium for cards with a space tag, and with either for some actions'),
    },
    {
      when: [(f) => f.means === 'dirigibles', (f) => f.payingFor === 'card'],
      answer: (f) => (f.hasVenusTag ? 'yes' : 'no'),
      because: cite('dirigibles#venus-tag', 'can pay for a card that has a Venus tag'),
    },
    { when: (f) => f.means === 'dirigibles', answer: 'no', because: cite('dirigibles#answer', 'when you pay for a card with a Venus tag') },
    {
      when: (f) => f.payingFor === 'card',
      answer: (f) => (f.hasPlantTag ? 'yes' : 'no'),
      because: cite('psychrophiles#plant-card', 'A plant card is one with a plant tag'),
    },
  ],
  otherwise: { answer: 'no', because: cite('psychrophiles-action#answer', 'they are simply spent like MC while you pay for a plant card') },
  examples: [
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'Space Elevator with steel',
      given: { card: 'space-elevator', means: 'steel', payingFor: 'card' },
      expect: yes('steel-and-titanium#steel'),
    },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'Space Elevator with titanium',
      given: { card: 'space-elevator', means: 'titanium', payingFor: 'card' },
      expect: yes('steel-and-titanium#titanium'),
    },
    {
      from: 'event-tags#titanium',
      tells: 'Solar Probe, an event with a space tag, with titanium',
      given: { card: 'solar-probe', means: 'titanium', payingFor: 'card' },
      expect: yes('steel-and-titanium#titanium'),
    },
    {
      from: 'ours',
      tells: 'Steel for a card without a building tag',
      given: { means: 'steel', payingFor: 'card', hasBuildingTag: false },
      expect: no('steel-and-titanium#steel'),
    },
    {
      from: 'metal-for-actions#aquifer-pumping',
      tells: 'Aquifer Pumping with steel',
      given: { means: 'steel', payingFor: 'action', takesMetal: true },
      expect: yes('metal-for-actions#answer'),
    },
    {
      from: 'metal-for-actions#rotator-impacts',
      tells: 'Rotator Impacts with titanium',
      given: { means: 'titanium', payingFor: 'action', takesMetal: true },
      expect: yes('metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'An action that does not mention titanium',
      given: { means: 'titanium', payingFor: 'action', takesMetal: false },
      expect: no('metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'A standard project city with steel',
      given: { means: 'steel', payingFor: 'standard-project' },
      expect: no('steel-and-titanium#answer'),
    },
    { from: 'helion#research-phase', tells: 'Helion buys cards with heat', given: { means: 'heat', payingFor: 'buying' }, expect: yes('helion#any-cost') },
    {
      from: 'helion-lost-mc#other-players',
      tells: 'Hired Raiders against Helion',
      given: { means: 'heat', payingFor: 'taken' },
      expect: no('helion-lost-mc#answer'),
    },
    {
      from: 'helion-global-event#penalty',
      tells: 'A Global Event removes MC from Helion',
      given: { means: 'heat', payingFor: 'penalty' },
      expect: no('helion-global-event#answer'),
    },
    {
      from: 'ours',
      tells: 'Venus Governor with floaters',
      given: { card: 'venus-governor', means: 'dirigibles', payingFor: 'card' },
      expect: yes('dirigibles#venus-tag'),
    },
    { from: 'ours', tells: 'A standard project with floaters', given: { means: 'dirigibles', payingFor: 'standard-project' }, expect: no('dirigibles#answer') },
    {
      from: 'ours',
      tells: 'Ecological Zone, which has a plant tag, with microbes',
      given: { card: 'ecological-zone', means: 'psychrophiles', payingFor: 'card' },
      expect: yes('psychrophiles#plant-card'),
    },
    {
      from: 'ours',
      tells: 'A card that gives plants but has no plant tag',
      given: { means: 'psychrophiles', payingFor: 'card', hasPlantTag: false },
      expect: no('psychrophiles#plant-card'),
    },
    {
      from: 'ours',
      tells: 'The Greenery standard project with microbes',
      given: { means: 'psychrophiles', payingFor: 'standard-project' },
      expect: no('psychrophiles-action#answer'),
    },
    { from: 'ours', tells: 'A card with steel', given: { means: 'steel', payingFor: 'card' }, expect: needs('hasBuildingTag') },
    { from: 'ours', tells: 'An action with titanium', given: { means: 'titanium', payingFor: 'action' }, expect: needs('takesMetal') },
    { from: 'ours', tells: 'Something with heat', given: { means: 'heat' }, expect: needs('payingFor') },
    {
      from: 'ours',
      tells: 'A card with no such tag',
      given: { payingFor: 'card', hasBuildingTag: false, hasSpaceTag: false, hasVenusTag: false, hasPlantTag: false },
      expect: needs('means'),
    },
  ],
})
