import { number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { bioSymbols, foodFlags, hasRobotFactory, lostNow, lostSome, stepCard } from '../facts.ts'

const heartsOnIt = number('How many Hearts lie on it?', { min: 0, unit: 'Hearts' }, { units: ['hearts', 'heart', 'heart tokens'] })
const bioProduced = number(
  'How much Bio do these symbols depict together?',
  { min: 0, unit: 'Bio' },
  { units: ['bio production', 'bio produced', 'bio per era'], before: ['produce', 'producing'] },
)

/** Without a symbol there is no Bio, whatever was told of it. */
const depicted = (f: { readonly bioSymbols: number; readonly bioProduced: number }): number => (f.bioSymbols === 0 ? 0 : f.bioProduced)

const flagsLeft = (f: { readonly foodFlags: number; readonly lostSome: boolean; readonly lostNow: number }): number =>
  f.lostSome ? Math.max(0, f.foodFlags - f.lostNow) : f.foodFlags

export const heartsInStep = defineChoice({
  id: 'hearts-in-step',
  question: 'Must I add or remove Hearts on Distiller or LED Garden?',
  facts: { stepCard, heartsOnIt, foodFlags, lostSome, lostNow, bioSymbols, bioProduced, hasRobotFactory },
  never: [
    { when: (f) => f.bioProduced < f.bioSymbols, because: 'A symbol with Bio depicts at least one Bio.' },
    { when: (f) => f.bioSymbols === 0 && f.bioProduced > 0, because: 'Without a symbol no Bio is depicted.' },
  ],
  answers: { add: 'Add Hearts', remove: 'Remove Hearts', leave: 'Leave them as they are' },
  clauses: [
    {
      when: [(f) => f.stepCard === 'distiller', (f) => flagsLeft(f) > f.heartsOnIt],
      answer: 'add',
      because: cite('distiller#more-flags', 'you have to add more, so that the Hearts match your Food Flags'),
    },
    {
      when: [(f) => f.stepCard === 'distiller', (f) => flagsLeft(f) < f.heartsOnIt],
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
      when: (f) => f.hasRobotFactory,
      unsettled: [
        { answer: null, because: cite('conflict:robot-factory-bio#counts', 'Bio is one of the four types that Robot Factory can produce') },
        { answer: null, because: cite('conflict:robot-factory-bio#does-not-count', 'so it is no symbol of Bio') },
      ],
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
      given: { stepCard: 'distiller', heartsOnIt: 2, foodFlags: 3, lostSome: false },
      expect: answers('add', 'distiller#more-flags'),
    },
    {
      from: 'ours',
      tells: 'Distiller has 3 Hearts, and I lost one of my 3 Food Flags',
      given: { stepCard: 'distiller', heartsOnIt: 3, foodFlags: 3, lostSome: true, lostNow: 1 },
      expect: answers('remove', 'distiller#fewer-flags'),
    },
    {
      from: 'ours',
      tells: 'As many Hearts as Food Flags',
      given: { stepCard: 'distiller', heartsOnIt: 3, foodFlags: 3, lostSome: false },
      expect: answers('leave', 'distiller#answer'),
    },
    {
      from: 'ours',
      tells: 'A new blue card with one Bio',
      given: { stepCard: 'led-garden', heartsOnIt: 1, bioSymbols: 2, bioProduced: 2, hasRobotFactory: false },
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
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioSymbols: 2, bioProduced: 2, hasRobotFactory: false },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'Six Bio Tokens change nothing',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 2, bioProduced: 2, hasRobotFactory: false },
      expect: answers('leave', 'led-garden#answer'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, one Heart',
      given: { stepCard: 'led-garden', heartsOnIt: 1, bioSymbols: 1, bioProduced: 2, hasRobotFactory: false },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, two Hearts',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 1, bioProduced: 2, hasRobotFactory: false },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with three Bio, two Hearts',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 1, bioProduced: 3, hasRobotFactory: false },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'One symbol with two Bio, three Hearts: too many by either reading',
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioSymbols: 1, bioProduced: 2, hasRobotFactory: false },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'My Rover is on her Food structure: that Flag is not in my Settlement',
      given: { stepCard: 'distiller', heartsOnIt: 2, foodFlags: 2, lostSome: false },
      expect: answers('leave', 'distiller#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Bio in all and three Hearts, however many symbols there are',
      given: { stepCard: 'led-garden', heartsOnIt: 3, bioProduced: 2, hasRobotFactory: false },
      expect: answers('remove', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'LED Garden is new, and I have no Bio Production at all',
      given: { stepCard: 'led-garden', heartsOnIt: 0, bioSymbols: 0, hasRobotFactory: false },
      expect: answers('leave', 'led-garden#answer'),
    },
    {
      from: 'ours',
      tells: 'Robot Factory could produce Bio: two Hearts on LED Garden, two symbols beside it',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 2, bioProduced: 2, hasRobotFactory: true },
      expect: unsettled('conflict:robot-factory-bio#counts', 'conflict:robot-factory-bio#does-not-count'),
    },
    { from: 'ours', tells: 'Distiller with two Hearts', given: { stepCard: 'distiller', heartsOnIt: 2 }, expect: needs('foodFlags') },
    {
      from: 'ours',
      tells: 'LED Garden: two Hearts, two symbols',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioSymbols: 2, hasRobotFactory: false },
      expect: needs('bioProduced'),
    },
    {
      from: 'ours',
      tells: 'LED Garden: two Bio, two Hearts',
      given: { stepCard: 'led-garden', heartsOnIt: 2, bioProduced: 2, hasRobotFactory: false },
      expect: needs('bioSymbols'),
    },
    { from: 'ours', tells: 'Distiller and three Food Flags', given: { stepCard: 'distiller', foodFlags: 3 }, expect: needs('heartsOnIt') },
  ],
})
