import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const resourceCard = choice(
  'What do you choose Resources for?',
  {
    'robot-factory': 'what Robot Factory produces',
    'atom-from': 'what Atom Builder converts',
    'atom-into': 'what Atom Builder makes of it',
    innovative: 'what you pick with Innovative',
    'science-club': 'the one Resource that Science Club gives the other player',
    junkyard: 'Junkyard',
  },
  {
    fixed: true,
    says: {
      'robot-factory': ['robot factory'],
      // Not "atom builder" alone: what it takes may be mixed, what it makes may not.
      'atom-from': ['give atom builder', 'put into atom builder', 'mixed resources for atom builder', 'converted by atom builder'],
      'atom-into': ['convert into', 'converted into', 'into two types', 'into different', 'into several types', 'make of them'],
      innovative: ['innovative'],
      'science-club': ['science club'],
      junkyard: ['junkyard', 'scrapyard'],
    },
  },
)
const KINDS = ['metal', 'energy', 'bio', 'water']
const pairs = KINDS.flatMap((one) =>
  KINDS.filter((other) => other !== one).flatMap((other) => [
    `${one} and ${other}`,
    `${one} and one ${other}`,
    `${one} and a ${other}`,
    `${one} plus ${other}`,
    ...['1', '2', '3'].flatMap((many) => [`${one} and ${many} ${other}`, ...['1', '2', '3', 'one'].map((first) => `${first} ${one} and ${many} ${other}`)]),
    ...['1', '2', '3'].flatMap((many) => [`${many} ${one} and one ${other}`, `${many} ${one} and a ${other}`]),
  ]),
)
const isMixed = yesNo(
  'Are they of more than one type?',
  [
    ...pairs,
    'several types',
    'into 2 types',
    'into several types',
    'into different types',
    'different types',
    'more than one type',
    '2 types',
    '3 types',
    '4 types',
    'several kinds',
    'different kinds',
    '2 kinds',
    '3 kinds',
    '2 different',
    '3 different',
    'different resources',
    'mix',
    'mixed',
    'mixing',
    'of each',
  ],
  {
    no: [
      'one type',
      '1 type',
      'one kind',
      'same type',
      'same kind',
      'single type',
      ...KINDS.flatMap((one) => [`only ${one}`, `all ${one}`, `2 ${one}`, `3 ${one}`, `nothing but ${one}`, `${one} alone`]),
    ],
  },
)
const otherThings = yesNo('Is a Rover or a Heart among them?', ['a rover', 'rovers', 'a heart'], { usual: false })

export const mayMixResources = defineRule({
  id: 'may-mix-resources',
  question: 'May I choose Resources of these types for the card?',
  facts: { resourceCard, isMixed, otherThings },
  clauses: [
    {
      when: [(f) => f.resourceCard === 'junkyard', (f) => f.otherThings],
      answer: 'no',
      because: cite('junkyard#others', 'Rovers and Hearts are not Resources for Junkyard'),
    },
    { when: (f) => f.otherThings, answer: 'no', because: cite('what-are-resources#answer', 'only Metal, Energy, Bio and Water are Resources') },
    // The note on Junkyard says what a Resource is, not how many types it takes: that is on the card.
    {
      when: [(f) => f.resourceCard === 'junkyard', (f) => f.isMixed],
      unsettled: [
        { answer: 'yes', because: cite('conflict:junkyard-types#several', 'All four types are named and no limit to one of them') },
        { answer: 'no', because: cite('conflict:junkyard-types#one', 'of Junkyard that is not said') },
      ],
    },
    { when: (f) => f.resourceCard === 'junkyard', answer: 'yes', because: cite('junkyard#answer', 'Only Metal, Energy, Bio and Water') },
    { when: (f) => f.resourceCard === 'innovative', answer: 'yes', because: cite('innovative#answer', 'you may pick several types of resources') },
    { when: (f) => f.resourceCard === 'atom-from', answer: 'yes', because: cite('atom-builder#answer', 'you can pick any Resources to convert') },
    {
      when: [(f) => f.resourceCard === 'atom-into', (f) => f.isMixed],
      answer: 'no',
      because: cite('atom-builder#answer', 'they must all become the same one type'),
    },
    { when: [(f) => f.resourceCard === 'robot-factory', (f) => f.isMixed], answer: 'no', because: cite('robot-factory#answer', 'must all be of one type') },
    { when: (f) => f.isMixed, answer: 'no', because: cite('science-club#answer', 'One that you choose') },
    { when: (f) => f.resourceCard === 'atom-into', answer: 'yes', because: cite('atom-builder#into', 'makes one Resource Type of them all') },
    { when: (f) => f.resourceCard === 'robot-factory', answer: 'yes', because: cite('robot-factory#types', 'it is Metal, Bio, Energy or Water') },
  ],
  otherwise: { answer: 'yes', because: cite('science-club#answer', 'One that you choose: Metal, Bio, Energy or Water') },
  examples: [
    {
      from: 'ours',
      tells: 'Robot Factory: one Metal and one Bio',
      given: { resourceCard: 'robot-factory', isMixed: true, otherThings: false },
      expect: no('robot-factory#answer'),
    },
    {
      from: 'ours',
      tells: 'Robot Factory: all Metal',
      given: { resourceCard: 'robot-factory', isMixed: false, otherThings: false },
      expect: yes('robot-factory#types'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder converts Metal, Bio and Water',
      given: { resourceCard: 'atom-from', isMixed: true, otherThings: false },
      expect: yes('atom-builder#answer'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder into Energy and Metal',
      given: { resourceCard: 'atom-into', isMixed: true, otherThings: false },
      expect: no('atom-builder#answer'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder into Energy alone',
      given: { resourceCard: 'atom-into', isMixed: false, otherThings: false },
      expect: yes('atom-builder#into'),
    },
    {
      from: 'ours',
      tells: 'Innovative: three types',
      given: { resourceCard: 'innovative', isMixed: true, otherThings: false },
      expect: yes('innovative#answer'),
    },
    { from: 'ours', tells: 'Innovative: a Rover instead', given: { resourceCard: 'innovative', otherThings: true }, expect: no('what-are-resources#answer') },
    {
      from: 'ours',
      tells: 'Science Club: give a Water',
      given: { resourceCard: 'science-club', isMixed: false, otherThings: false },
      expect: yes('science-club#answer'),
    },
    {
      from: 'ours',
      tells: 'Science Club: give a Water and a Bio',
      given: { resourceCard: 'science-club', isMixed: true, otherThings: false },
      expect: no('science-club#answer'),
    },
    { from: 'ours', tells: 'Junkyard: a Rover', given: { resourceCard: 'junkyard', otherThings: true }, expect: no('junkyard#others') },
    { from: 'ours', tells: 'Junkyard: a Metal', given: { resourceCard: 'junkyard', isMixed: false, otherThings: false }, expect: yes('junkyard#answer') },
    {
      from: 'ours',
      tells: 'Junkyard: a Metal and a Bio',
      given: { resourceCard: 'junkyard', isMixed: true, otherThings: false },
      expect: unsettled('conflict:junkyard-types#several', 'conflict:junkyard-types#one'),
    },
    {
      from: 'ours',
      tells: 'Junkyard: a Metal, a Bio and a Rover',
      given: { resourceCard: 'junkyard', isMixed: true, otherThings: true },
      expect: no('junkyard#others'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder: Metal and Bio go in, and I want Water and Energy',
      given: { resourceCard: 'atom-into', isMixed: true, otherThings: false },
      expect: no('atom-builder#answer'),
    },
    { from: 'ours', tells: 'Robot Factory, nothing but Resources', given: { resourceCard: 'robot-factory', otherThings: false }, expect: needs('isMixed') },
    { from: 'ours', tells: 'Innovative: two types', given: { resourceCard: 'innovative', isMixed: true }, expect: needs('otherThings') },
    { from: 'ours', tells: 'Two types for some card', given: { isMixed: true, otherThings: false }, expect: needs('resourceCard') },
  ],
})
