import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasBuildingTag, hasPlantTag, hasSpaceTag, hasVenusTag } from '../facts/cards.ts'
import { helion } from '../facts/corporations.ts'

const means = choice(
  'What do you want to pay with?',
  { steel: 'steel', titanium: 'titanium', heat: 'heat, instead of MC', dirigibles: 'floaters on Dirigibles', psychrophiles: 'microbes on Psychrophiles' },
  {
    says: {
      steel: ['with steel', 'use steel', 'using steel', 'steel'],
      titanium: ['with titanium', 'use titanium', 'using titanium', '3 titanium', 'with 3 titanium', 'using 3 titanium', 'titanium', 'with ti', 'use ti'],
      heat: ['with heat', 'use heat', 'using heat', 'heat as mc', 'my heat', 'give heat', 'heat instead', 'heat instead of mc', 'spend heat', 'hand in heat'],
      dirigibles: ['dirigibles', 'floaters on dirigibles', 'floaters from dirigibles', 'dirigibles floaters'],
      psychrophiles: ['psychrophiles', 'microbes on psychrophiles', 'microbes from psychrophiles'],
    },
  },
)
const payingFor = choice(
  'What do you pay for?',
  {
    card: 'a project card',
    action: 'the action of a blue card',
    'standard-project': 'a standard project',
    trade: 'a trade with a colony tile',
    goal: 'a milestone or award',
    buying: 'cards that you buy into hand',
    prelude: 'the MC that a Prelude takes',
    penalty: 'a loss of MC by a Global Event',
    taken: 'MC that an opponent steals or removes',
  },
  {
    says: {
      card: [
        'a card',
        'the card',
        'my card',
        'project card',
        'play a card',
        'space card',
        'building card',
        'venus card',
        'plant card',
        'space event',
        'an event',
        'blue card',
        'green card',
      ],
      action: ['an action', 'the action', 'blue card action'],
      'standard-project': ['standard project', 'aquifer standard project', 'city standard project', 'std project', 'city project', 'greenery project'],
      trade: ['trade', 'a trade', 'trading', 'trade with a colony'],
      goal: ['milestone', 'award', 'fund an award', 'claim a milestone'],
      buying: ['buy cards', 'research phase', 'buying cards'],
      prelude: ['prelude', 'a prelude card'],
      penalty: ['global event', 'penalty'],
      taken: ['steals', 'stealing', 'hired raiders', 'flooding', 'removes mc', 'stolen', 'air raid'],
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
  facts: { means, payingFor, helion, hasBuildingTag, hasSpaceTag, hasVenusTag, hasPlantTag, takesMetal },
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
    {
      when: [(f) => f.means === 'heat', (f) => !f.helion],
      answer: 'no',
      because: [
        cite('conversions-per-generation#heat', '8 heat make 1 temperature step'),
        cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
      ],
    },
    { when: (f) => f.means === 'heat', answer: 'yes', because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it') },
    {
      when: (f) => f.payingFor === 'trade',
      answer: (f) => (f.means === 'titanium' ? 'yes' : 'no'),
      because: cite('rim-freighters#reduction', 'The normal cost is 3 energy, 3 titanium or 9 MC'),
    },
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
      from: 'ours',
      tells: 'Can I pay the standard project Greenery with microbes on Psychrophiles?',
      given: { means: 'psychrophiles', payingFor: 'standard-project' },
      expect: no('psychrophiles-action#answer'),
    },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'May I use steel for Space Elevator when I play the card?',
      given: { card: 'space-elevator', means: 'steel', payingFor: 'card' },
      expect: yes('steel-and-titanium#steel'),
    },
    {
      from: 'steel-and-titanium-together#space-elevator',
      tells: 'May I use titanium for Space Elevator when I play the card?',
      given: { card: 'space-elevator', means: 'titanium', payingFor: 'card' },
      expect: yes('steel-and-titanium#titanium'),
    },
    {
      from: 'event-tags#titanium',
      tells: 'Can I pay for the card Solar Probe, an event with a space tag, with titanium?',
      given: { card: 'solar-probe', means: 'titanium', payingFor: 'card' },
      expect: yes('steel-and-titanium#titanium'),
    },
    {
      from: 'ours',
      tells: 'Can I use steel to play a card that has no building tag?',
      given: { means: 'steel', payingFor: 'card', hasBuildingTag: false },
      expect: no('steel-and-titanium#steel'),
    },
    {
      from: 'metal-for-actions#aquifer-pumping',
      tells: 'Can I pay the action of Aquifer Pumping with steel?',
      given: { means: 'steel', payingFor: 'action', takesMetal: true },
      expect: yes('metal-for-actions#answer'),
    },
    {
      from: 'metal-for-actions#rotator-impacts',
      tells: 'Can I pay the action of Rotator Impacts with titanium?',
      given: { means: 'titanium', payingFor: 'action', takesMetal: true },
      expect: yes('metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I pay the action of a blue card with titanium if it does not mention titanium?',
      given: { means: 'titanium', payingFor: 'action', takesMetal: false },
      expect: no('metal-for-actions#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I use steel for the standard project City?',
      given: { means: 'steel', payingFor: 'standard-project' },
      expect: no('steel-and-titanium#answer'),
    },
    {
      from: 'ours',
      tells: 'I want to claim a milestone: can I pay the 8 MC with titanium?',
      given: { means: 'titanium', payingFor: 'goal' },
      expect: no('steel-and-titanium#answer'),
    },
    { from: 'ours', tells: 'Can I pay for a trade with titanium?', given: { means: 'titanium', payingFor: 'trade' }, expect: yes('rim-freighters#reduction') },
    { from: 'ours', tells: 'Can I pay for a trade with steel?', given: { means: 'steel', payingFor: 'trade' }, expect: no('rim-freighters#reduction') },
    {
      from: 'helion#research-phase',
      tells: 'I am Helion: may I buy cards in the research phase with heat?',
      given: { means: 'heat', payingFor: 'buying', helion: true },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'helion#prelude',
      tells: 'As Helion, can I pay the MC of a prelude card with heat?',
      given: { means: 'heat', payingFor: 'prelude', helion: true },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'I am not Helion. May I play a card with heat instead of MC?',
      given: { means: 'heat', payingFor: 'card', helion: false },
      expect: no('conversions-per-generation#heat', 'helion#any-cost'),
    },
    {
      from: 'helion-lost-mc#other-players',
      tells: 'Hired Raiders steals MC from me: may I give it my heat, as Helion?',
      given: { means: 'heat', payingFor: 'taken', helion: true },
      expect: no('helion-lost-mc#answer'),
    },
    {
      from: 'helion-global-event#penalty',
      tells: 'A global event takes MC from me: can I pay the penalty with heat as Helion?',
      given: { means: 'heat', payingFor: 'penalty', helion: true },
      expect: no('helion-global-event#answer'),
    },
    {
      from: 'dirigibles#venus-tag',
      tells: 'May I play the card Venus Governor with floaters on Dirigibles?',
      given: { card: 'venus-governor', means: 'dirigibles', payingFor: 'card' },
      expect: yes('dirigibles#venus-tag'),
    },
    {
      from: 'ours',
      tells: 'Can I pay for the standard project Air Scrapping with floaters from Dirigibles?',
      given: { means: 'dirigibles', payingFor: 'standard-project' },
      expect: no('dirigibles#answer'),
    },
    {
      from: 'ours',
      tells: 'May I play the card Ecological Zone, which has a plant tag, with microbes on Psychrophiles?',
      given: { card: 'ecological-zone', means: 'psychrophiles', payingFor: 'card' },
      expect: yes('psychrophiles#plant-card'),
    },
    {
      from: 'psychrophiles#plant-card',
      tells: 'The card gives me plants but has no plant tag. May I play it with microbes from Psychrophiles?',
      given: { means: 'psychrophiles', payingFor: 'card', hasPlantTag: false },
      expect: no('psychrophiles#plant-card'),
    },
    { from: 'ours', tells: 'May I play a card with steel?', given: { means: 'steel', payingFor: 'card' }, expect: needs('hasBuildingTag') },
    { from: 'ours', tells: 'May I play a card with titanium?', given: { means: 'titanium', payingFor: 'card' }, expect: needs('hasSpaceTag') },
    {
      from: 'ours',
      tells: 'May I pay the action of a blue card with titanium?',
      given: { means: 'titanium', payingFor: 'action' },
      expect: needs('takesMetal'),
    },
    { from: 'ours', tells: 'May I pay for a standard project with heat?', given: { means: 'heat', payingFor: 'standard-project' }, expect: needs('helion') },
    { from: 'ours', tells: 'I am Helion and want to pay with heat.', given: { means: 'heat', helion: true }, expect: needs('payingFor') },
    {
      from: 'ours',
      tells: 'The card has no building tag, no space tag, no Venus tag and no plant tag. May I pay for it with that, as Helion?',
      given: { payingFor: 'card', helion: true, hasBuildingTag: false, hasSpaceTag: false, hasVenusTag: false, hasPlantTag: false },
      expect: needs('means'),
    },
  ],
})
