import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'

const stepCard = choice(
  'Which card is it?',
  { distiller: 'Distiller', 'led-garden': 'LED Garden' },
  { fixed: true, says: { distiller: ['distiller', 'distillery'], 'led-garden': ['led garden', 'garden'] } },
)
const heartsOnIt = number('How many Hearts lie on it?', { min: 0, unit: 'Hearts' }, { units: ['hearts', 'heart', 'heart tokens'] })
const foodFlags = number('How many Food Flags are in your Settlement?', { min: 0, unit: 'Food Flags' }, { units: ['food flags', 'food flag', 'food'] })
const bioSymbols = number(
  'How many Production Symbols with Bio are in your Settlement, Base Card included?',
  { min: 0, max: 30, unit: 'symbols' },
  { units: ['bio production symbols', 'bio symbols', 'symbols', 'bio productions'] },
)
const bioProduced = number(
  'How much Bio do these symbols depict together?',
  { min: 0, unit: 'Bio' },
  { units: ['bio production', 'bio produced', 'bio per era'], before: ['produce', 'producing'] },
)

/** Without a symbol there is no Bio, whatever was told of it. */
const depicted = (f: { readonly bioSymbols: number; readonly bioProduced: number }): number => (f.bioSymbols === 0 ? 0 : f.bioProduced)

export const heartsInStep = defineChoice({
  id: 'hearts-in-step',
  question: 'Must I add or remove Hearts on Distiller or LED Garden?',
  facts: { stepCard, heartsOnIt, foodFlags, bioSymbols, bioProduced },
  never: [
    { when: (f) => f.bioProduced < f.bioSymbols, because: 'A symbol with Bio depicts at least one Bio.' },
    { when: (f) => f.bioSymbols === 0 && f.bioProduced > 0, because: 'Without a symbol no Bio is depicted.' },
  ],
  answers: { add: 'Add Hearts', remove: 'Remove Hearts', leave: 'Leave them as they are' },
  clauses: [
    {
      when: [(f) => f.stepCard === 'distiller', (f) => f.foodFlags > f.heartsOnIt],
      answer: 'add',
      because: cite('distiller#more-flags', 'you have to add more, so that the Hearts match your Food Flags'),
    },
    {
      when: [(f) => f.stepCard === 'distiller', (f) => f.foodFlags < f.heartsOnIt],
      answer: 'remove',
      because: cite('distiller#fewer-flags', 'If you somehow lose Food Flags, Hearts must be removed'),
    },
    { when: (f) => f.stepCard === 'distiller', answer: 'leave', because: cite('distiller#answer', 'Always as many as you have Food Flags') },
    // The amount is never less than the symbols: what holds for the nearer of the two holds for both.
    {
      when: (f) => f.bioSymbols > f.heartsOnIt,
      answer: 'add',
      because: cite('led-garden#more-production', 'you have to add more, so that the Hearts match your Bio Production Symbols'),
    },
    {
      when: (f) => depicted(f) < f.heartsOnIt,
      answer: 'remove',
      because: cite('led-garden#less-production', 'If you somehow lose Bio Production Symbols, Hearts must be removed'),
    },
    { when: (f) => depicted(f) === f.bioSymbols, answer: 'leave', because: cite('led-garden#answer', 'Always as many as your Bio Production') },
    {
      when: (f) => f.heartsOnIt === f.bioSymbols,
      unsettled: [
        { answer: 'add', because: cite('conflict:led-garden-amount#amount', 'a symbol with two Bio would count two') },
        { answer: 'leave', because: cite('conflict:led-garden-amount#symbols', 'a symbol would count one whatever it depicts') },
      ],
    },
    {
      when: (f) => f.heartsOnIt === f.bioProduced,
      unsettled: [
        { answer: 'leave', because: cite('conflict:led-garden-amount#amount', 'a symbol with two Bio would count two') },
        { answer: 'remove', because: cite('conflict:led-garden-amount#symbols', 'a symbol would count one whatever it depicts') },
      ],
    },
  ],
  otherwise: {
    unsettled: [
      { answer: 'add', because: cite('conflict:led-garden-amount#amount', 'a symbol with two Bio would count two') },
      { answer: 'remove', because: cite('conflict:led-garden-amount#symbols', 'a symbol would count one whatever it depicts') },
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A third Food Flag after Distiller was built with two',
      given: { stepCard: 'distiller', heartsOnIt: 2, foodFlags: 3 },
      expect: answers('add', 'distiller#more-flags'),
    },
    {
      from: 'ours',
      tells: 'A Food Flag is lost',
      given: { stepCard: 'distiller', heartsOnIt: 3, foodFlags: 2 },
      expect: answers('remove', 'distiller#fewer-flags'),
    },
    {
      from: 'ours',
      tells: 'As many Hearts as Food Flags',
      given: { stepCard: 'distiller', heartsOnIt: 3, foodFlags: 3 },
      expect: answers('leave', 'distiller#answer'),
    },
    {
      from: 'ours',
      tells: 'A new blue card with one Bio',
      given: { stepCard: 'led-garden', heartsOnIt: 1, bioSymbols: 2, bioProduced: 2 },
      expect: answers('add', 'led-garden#more-production'),
    },
    {
      from: 'ours',
      tells: 'More symbols than Hearts, whatever they depict',
      given: { stepCard: 'led-garden', heartsOnIt: 1, bioSymbols: 2 },
      expect: answers('add', 'led-garden#more-production'),
    },
    {
      from: 'ours',
      tells: 'Bio Production is lost',
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioSymbols: 2, bioProduced: 2 },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'Six Bio Tokens change nothing',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 2, bioProduced: 2 },
      expect: answers('leave', 'led-garden#answer'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, one Heart',
      given: { stepCard: 'led-garden', heartsOnIt: 1, bioSymbols: 1, bioProduced: 2 },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, two Hearts',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 1, bioProduced: 2 },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with three Bio, two Hearts',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 1, bioProduced: 3 },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, three Hearts: too many by either reading',
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioSymbols: 1, bioProduced: 2 },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'My Rover is on her Food structure: that Flag is not in my Settlement',
      given: { stepCard: 'distiller', heartsOnIt: 2, foodFlags: 2 },
      expect: answers('leave', 'distiller#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Bio in all and three Hearts, however many symbols there are',
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioProduced: 2 },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'LED Garden is new, and I have no Bio Production at all',
      given: { stepCard: 'led-garden', heartsOnIt: 0, bioSymbols: 0 },
      expect: answers('leave', 'led-garden#answer'),
    },
    { from: 'ours', tells: 'Distiller with two Hearts', given: { stepCard: 'distiller', heartsOnIt: 2 }, expect: needs('foodFlags') },
    {
      from: 'ours',
      tells: 'LED Garden: two Hearts, two symbols',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 2 },
      expect: needs('bioProduced'),
    },
    { from: 'ours', tells: 'LED Garden: two Bio, two Hearts', given: { stepCard: 'led-garden', heartsOnIt: 2, bioProduced: 2 }, expect: needs('bioSymbols') },
    { from: 'ours', tells: 'Distiller and three Food Flags', given: { stepCard: 'distiller', foodFlags: 3 }, expect: needs('heartsOnIt') },
  ],
})
