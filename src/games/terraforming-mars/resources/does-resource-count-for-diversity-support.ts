import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const typeHeld = choice(
  'Which resource is it?',
  {
    mc: 'MC',
    standard: 'steel, titanium, plants, energy or heat',
    common: 'microbes, animals or floaters',
    science: 'science resources',
    asteroid: 'asteroids',
    fighter: 'fighters (Security Fleet)',
    camp: 'camps (Refugee Camps)',
    disease: 'diseases (Pharmacy Union)',
    preservation: 'preservation (Pristar)',
    robots: 'resources on Self-Replicating Robots',
  },
  {
    says: {
      mc: ['mc', 'money', 'megacredits', 'credits', 'last mc'],
      standard: ['steel', 'titanium', 'plants', 'energy', 'heat'],
      common: ['microbes', 'animals', 'floaters', 'microbe', 'animal', 'floater'],
      science: ['science resource', 'science resources'],
      asteroid: ['asteroid', 'asteroids'],
      fighter: ['fighter', 'fighters'],
      camp: ['camp', 'camps'],
      disease: ['disease', 'diseases'],
      preservation: ['preservation', 'pristar'],
      robots: [
        'resources on self-replicating robots',
        'cubes on self-replicating robots',
        'on self-replicating robots',
        'self-replicating robots',
        'on robots',
        'srr',
      ],
    },
  },
)
const isTypeCounted = yesNo(
  'Have you counted that type already, here or on another card?',
  [
    'same type on another card',
    'same kind on another card',
    'a second time',
    'on both cards',
    'counted already',
    'already counted',
    'another card has it too',
    'on two cards',
    'on a second card',
  ],
  {
    no: ['not counted yet', 'only once'],
    usual: false,
  },
)
const ownedWhen = choice(
  'When do you have it?',
  { now: 'as the card is played', paid: 'you pay for the card with your last MC', before: 'you had it earlier, and no more' },
  {
    says: {
      now: ['i have it', 'right now', 'when i play it'],
      paid: ['my last mc', 'spend my last', 'pay with the last', 'left without mc'],
      before: ['have none left', 'used them up', 'already spent', 'spent them', 'had it earlier', 'no longer have', 'spent before'],
    },
    usual: 'now',
  },
)

export const doesResourceCountForDiversitySupport = defineRule({
  id: 'does-resource-count-for-diversity-support',
  question: 'Does this resource count as one of the 9 types for Diversity Support?',
  facts: { typeHeld, isTypeCounted, ownedWhen },
  never: [{ when: (f) => f.ownedWhen === 'paid' && f.typeHeld !== 'mc', because: 'Only of MC it is said that paying for the card may take the last.' }],
  clauses: [
    {
      when: (f) => f.typeHeld === 'robots',
      answer: 'no',
      because: [
        cite('diversity-support-robots#answer', 'because the resources on that card do not have a type'),
        cite('self-replicating-robots-resources#answer', 'so they do not count towards Diversity Support'),
      ],
    },
    { when: (f) => f.ownedWhen === 'before', answer: 'no', because: cite('diversity-support#when', 'You must have the 9 types at the time') },
    { when: (f) => f.isTypeCounted, answer: 'no', because: cite('diversity-support#answer', 'You need 9 different types') },
    {
      when: [(f) => f.typeHeld === 'mc', (f) => f.ownedWhen === 'paid'],
      answer: 'yes',
      because: cite('diversity-support-last-mc#answer', 'MC still counts among the 9 types required'),
    },
    {
      when: (f) => f.typeHeld === 'mc' || f.typeHeld === 'standard',
      answer: 'yes',
      because: cite('diversity-support#standard-resources', 'All 6 count as a type each'),
    },
    {
      when: (f) => f.typeHeld === 'common',
      answer: 'yes',
      because: cite('diversity-support#common-card-resources', 'Microbes, animals and floaters count as a type each'),
    },
    {
      when: (f) => f.typeHeld !== 'preservation',
      answer: 'yes',
      because: [
        cite('diversity-support#answer', 'in any combination of standard resources and resources on cards'),
        cite('resource-types#answer', 'science, asteroid, fighter, camp and disease resources on particular ones'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('diversity-support#preservation', 'on the Pristar corporation, count as a type') },
  examples: [
    {
      from: 'diversity-support#standard-resources',
      tells: 'Does heat count for Diversity Support? I have it right now, not counted yet',
      given: { typeHeld: 'standard', isTypeCounted: false, ownedWhen: 'now' },
      expect: yes('diversity-support#standard-resources'),
    },
    {
      from: 'diversity-support#common-card-resources',
      tells: 'Does a floater count for Diversity Support? Not counted yet, I have it now',
      given: { typeHeld: 'common', isTypeCounted: false, ownedWhen: 'now' },
      expect: yes('diversity-support#common-card-resources'),
    },
    {
      from: 'diversity-support#diseases',
      tells: 'Does the disease count as a type? I have it right now and it is not counted yet',
      given: { typeHeld: 'disease', isTypeCounted: false, ownedWhen: 'now' },
      expect: yes('diversity-support#answer', 'resource-types#answer'),
    },
    {
      from: 'diversity-support#preservation',
      tells: 'Does preservation on Pristar count, not counted yet, as I have it now?',
      given: { typeHeld: 'preservation', isTypeCounted: false, ownedWhen: 'now' },
      expect: yes('diversity-support#preservation'),
    },
    {
      from: 'diversity-support-robots#types',
      tells: 'Do the cubes on Self-Replicating Robots count for Diversity Support?',
      given: { typeHeld: 'robots' },
      expect: no('diversity-support-robots#answer', 'self-replicating-robots-resources#answer'),
    },
    {
      from: 'diversity-support-last-mc#last-mc',
      tells: 'I spend my last MC on Diversity Support. Does MC count, not counted yet?',
      given: { typeHeld: 'mc', isTypeCounted: false, ownedWhen: 'paid' },
      expect: yes('diversity-support-last-mc#answer'),
    },
    {
      from: 'ours',
      tells: 'Science resources on Search for Life, already counted from Physics Complex: another type?',
      given: { typeHeld: 'science', isTypeCounted: true, ownedWhen: 'now' },
      expect: no('diversity-support#answer'),
    },
    {
      from: 'diversity-support#fighters',
      tells: 'Do fighters on Security Fleet count? Not counted yet, I have them now',
      given: { typeHeld: 'fighter', isTypeCounted: false, ownedWhen: 'now' },
      expect: yes('diversity-support#answer', 'resource-types#answer'),
    },
    {
      from: 'ours',
      tells: 'I had MC earlier but no longer have any when I play Diversity Support',
      given: { typeHeld: 'mc', ownedWhen: 'before' },
      expect: no('diversity-support#when'),
    },
    {
      from: 'ours',
      tells: 'I have animals on two cards: does the second count as well? They are counted already',
      given: { typeHeld: 'common', isTypeCounted: true },
      expect: no('diversity-support#answer'),
    },
    { from: 'ours', tells: 'I have animals right now', given: { typeHeld: 'common', ownedWhen: 'now' }, expect: needs('isTypeCounted') },
    { from: 'ours', tells: 'MC, not counted yet', given: { typeHeld: 'mc', isTypeCounted: false }, expect: needs('ownedWhen') },
    { from: 'ours', tells: 'I have it right now, and it is not counted yet', given: { isTypeCounted: false, ownedWhen: 'now' }, expect: needs('typeHeld') },
  ],
})
