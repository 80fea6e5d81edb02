import { choice, number, yesNo } from '../../../rules/fact.ts'
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
const types = number('Of how many types are they?', { min: 1, max: 4, unit: 'types' }, { units: ['types', 'type', 'kinds', 'kind', 'different resources'] })
const otherThings = yesNo('Is a Rover or a Heart among them?', ['a rover', 'rovers', 'a heart'], { usual: false })

export const mayMixResources = defineRule({
  id: 'may-mix-resources',
  question: 'May I choose Resources of these types for the card?',
  facts: { resourceCard, types, otherThings },
  clauses: [
    {
      when: [(f) => f.resourceCard === 'junkyard', (f) => f.otherThings],
      answer: 'no',
      because: cite('junkyard#others', 'Rovers and Hearts are not Resources for Junkyard'),
    },
    { when: (f) => f.otherThings, answer: 'no', because: cite('what-are-resources#answer', 'only Metal, Energy, Bio and Water are Resources') },
    // The note on Junkyard says what a Resource is, not how many types it takes: that is on the card.
    {
      when: [(f) => f.resourceCard === 'junkyard', (f) => f.types > 1],
      unsettled: [{ answer: null, because: cite('junkyard#answer', 'Only Metal, Energy, Bio and Water') }],
    },
    { when: (f) => f.resourceCard === 'junkyard', answer: 'yes', because: cite('junkyard#answer', 'Only Metal, Energy, Bio and Water') },
    { when: (f) => f.resourceCard === 'innovative', answer: 'yes', because: cite('innovative#answer', 'you may pick several types of resources') },
    { when: (f) => f.resourceCard === 'atom-from', answer: 'yes', because: cite('atom-builder#answer', 'you can pick any Resources to convert') },
    {
      when: [(f) => f.resourceCard === 'atom-into', (f) => f.types > 1],
      answer: 'no',
      because: cite('atom-builder#answer', 'they must all become the same one type'),
    },
    { when: [(f) => f.resourceCard === 'robot-factory', (f) => f.types > 1], answer: 'no', because: cite('robot-factory#answer', 'must all be of one type') },
    { when: (f) => f.types > 1, answer: 'no', because: cite('science-club#answer', 'One that you choose') },
    { when: (f) => f.resourceCard === 'atom-into', answer: 'yes', because: cite('atom-builder#into', 'makes one Resource Type of them all') },
    { when: (f) => f.resourceCard === 'robot-factory', answer: 'yes', because: cite('robot-factory#types', 'it is Metal, Bio, Energy or Water') },
  ],
  otherwise: { answer: 'yes', because: cite('science-club#answer', 'One that you choose: Metal, Bio, Energy or Water') },
  examples: [
    {
      from: 'ours',
      tells: 'Robot Factory: one Metal and one Bio',
      given: { resourceCard: 'robot-factory', types: 2, otherThings: false },
      expect: no('robot-factory#answer'),
    },
    {
      from: 'ours',
      tells: 'Robot Factory: all Metal',
      given: { resourceCard: 'robot-factory', types: 1, otherThings: false },
      expect: yes('robot-factory#types'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder converts Metal, Bio and Water',
      given: { resourceCard: 'atom-from', types: 3, otherThings: false },
      expect: yes('atom-builder#answer'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder into Energy and Metal',
      given: { resourceCard: 'atom-into', types: 2, otherThings: false },
      expect: no('atom-builder#answer'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder into Energy alone',
      given: { resourceCard: 'atom-into', types: 1, otherThings: false },
      expect: yes('atom-builder#into'),
    },
    { from: 'ours', tells: 'Innovative: three types', given: { resourceCard: 'innovative', types: 3, otherThings: false }, expect: yes('innovative#answer') },
    { from: 'ours', tells: 'Innovative: a Rover instead', given: { resourceCard: 'innovative', otherThings: true }, expect: no('what-are-resources#answer') },
    {
      from: 'ours',
      tells: 'Science Club: give a Water',
      given: { resourceCard: 'science-club', types: 1, otherThings: false },
      expect: yes('science-club#answer'),
    },
    {
      from: 'ours',
      tells: 'Science Club: give a Water and a Bio',
      given: { resourceCard: 'science-club', types: 2, otherThings: false },
      expect: no('science-club#answer'),
    },
    { from: 'ours', tells: 'Junkyard: a Rover', given: { resourceCard: 'junkyard', otherThings: true }, expect: no('junkyard#others') },
    { from: 'ours', tells: 'Junkyard: a Metal', given: { resourceCard: 'junkyard', types: 1, otherThings: false }, expect: yes('junkyard#answer') },
    {
      from: 'ours',
      tells: 'Junkyard: a Metal and a Bio',
      given: { resourceCard: 'junkyard', types: 2, otherThings: false },
      expect: unsettled('junkyard#answer'),
    },
    {
      from: 'ours',
      tells: 'Junkyard: a Metal, a Bio and a Rover',
      given: { resourceCard: 'junkyard', types: 2, otherThings: true },
      expect: no('junkyard#others'),
    },
    {
      from: 'ours',
      tells: 'Atom Builder: Metal and Bio go in, and I want Water and Energy',
      given: { resourceCard: 'atom-into', types: 2, otherThings: false },
      expect: no('atom-builder#answer'),
    },
    { from: 'ours', tells: 'Robot Factory, nothing but Resources', given: { resourceCard: 'robot-factory', otherThings: false }, expect: needs('types') },
    { from: 'ours', tells: 'Innovative: two types', given: { resourceCard: 'innovative', types: 2 }, expect: needs('otherThings') },
    { from: 'ours', tells: 'Two types for some card', given: { types: 2, otherThings: false }, expect: needs('resourceCard') },
  ],
})
