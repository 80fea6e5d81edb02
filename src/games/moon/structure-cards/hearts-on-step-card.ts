import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { bioSymbols, foodFlags, hasRobotFactory, lostNow, lostSome, stepCard } from '../facts.ts'

const severalBio = yesNo(
  'Does one of these symbols depict more than one Bio?',
  ['symbol with 2 bio', 'symbol with 3 bio', '2 bio on one symbol', 'double bio', 'depicts 2 bio', 'shows 2 bio'],
  { usual: false, no: ['one bio each', '1 bio each'] },
)

type Counted = { readonly stepCard: string; readonly foodFlags: number; readonly bioSymbols: number }
const countedOf = (f: Counted): number => (f.stepCard === 'distiller' ? f.foodFlags : f.bioSymbols)

/** With no symbol left both readings come to no Heart. */
const isAnyLeft = (f: { readonly bioSymbols: number; readonly lostSome: boolean; readonly lostNow: number }): boolean =>
  !(f.lostSome && f.lostNow === f.bioSymbols)

export const heartsOnStepCard = defineAmount({
  id: 'hearts-on-step-card',
  question: 'How many Hearts have to lie on Distiller or LED Garden?',
  unit: 'Hearts',
  facts: { stepCard, foodFlags, bioSymbols, lostSome, lostNow, severalBio, hasRobotFactory },
  never: [{ when: (f) => f.lostSome && f.lostNow > countedOf(f), because: 'You cannot lose more than you had.' }],
  clauses: [
    {
      when: [(f) => f.stepCard === 'led-garden', (f) => f.hasRobotFactory],
      unsettled: [
        { answer: null, because: cite('conflict:robot-factory-bio#counts', 'Bio is one of the four types that Robot Factory can produce') },
        { answer: null, because: cite('conflict:robot-factory-bio#does-not-count', 'so it is no symbol of Bio') },
      ],
    },
    {
      when: [(f) => f.stepCard === 'led-garden', (f) => f.bioSymbols === 0],
      answer: 0,
      because: cite('led-garden#answer', 'Always as many as your Bio Production'),
    },
    {
      when: [(f) => f.stepCard === 'led-garden', (f) => f.severalBio, isAnyLeft],
      unsettled: [
        { answer: null, because: cite('conflict:led-garden-amount#amount', 'a symbol with two Bio would count two') },
        { answer: null, because: cite('conflict:led-garden-amount#symbols', 'a symbol would count one whatever it depicts') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.stepCard === 'distiller' ? f.foodFlags : 0), because: cite('distiller#answer', 'Always as many as you have Food Flags') },
    {
      add: (f) => (f.stepCard === 'led-garden' ? f.bioSymbols : 0),
      because: [
        cite('led-garden#answer', 'Always as many as your Bio Production'),
        cite('led-garden#construct', 'add a Heart for each of your Bio Production Symbols'),
      ],
    },
    {
      add: (f) => (f.stepCard === 'distiller' && f.lostSome ? -f.lostNow : 0),
      because: cite('distiller#fewer-flags', 'If you somehow lose Food Flags, Hearts must be removed'),
    },
    {
      add: (f) => (f.stepCard === 'led-garden' && f.lostSome ? -f.lostNow : 0),
      because: cite('led-garden#less-production', 'If you somehow lose Bio Production Symbols, Hearts must be removed'),
    },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'How many Hearts lie on Distiller with 3 Food Flags?',
      given: { stepCard: 'distiller', foodFlags: 3, lostSome: false },
      expect: answers(3, 'distiller#answer'),
    },
    {
      from: 'ours',
      tells: 'I lost one of my 3 Food Flags: how many Hearts stay on Distiller?',
      given: { stepCard: 'distiller', foodFlags: 3, lostSome: true, lostNow: 1 },
      expect: answers(2, 'distiller#answer', 'distiller#fewer-flags'),
    },
    {
      from: 'ours',
      tells: 'LED Garden with 4 Bio Production Symbols: Hearts on it, whatever Bio is in my Supply',
      given: { stepCard: 'led-garden', bioSymbols: 4, lostSome: false, severalBio: false, hasRobotFactory: false },
      expect: answers(4, 'led-garden#answer', 'led-garden#construct'),
    },
    {
      from: 'ours',
      tells: 'LED Garden with 4 Bio symbols, of which I lose 2',
      given: { stepCard: 'led-garden', bioSymbols: 4, lostSome: true, lostNow: 2, severalBio: false, hasRobotFactory: false },
      expect: answers(2, 'led-garden#answer', 'led-garden#construct', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'LED Garden, and one symbol depicts two Bio',
      given: { stepCard: 'led-garden', bioSymbols: 1, lostSome: false, severalBio: true, hasRobotFactory: false },
      expect: unsettled('conflict:led-garden-amount#amount', 'conflict:led-garden-amount#symbols'),
    },
    {
      from: 'ours',
      tells: 'LED Garden and Robot Factory, which could produce Bio',
      given: { stepCard: 'led-garden', bioSymbols: 2, hasRobotFactory: true },
      expect: unsettled('conflict:robot-factory-bio#counts', 'conflict:robot-factory-bio#does-not-count'),
    },
    {
      from: 'ours',
      tells: 'LED Garden, no Robot Factory, and I have 0 Bio symbols: how many Hearts go on it?',
      given: { stepCard: 'led-garden', bioSymbols: 0, hasRobotFactory: false },
      expect: answers(0, 'led-garden#answer'),
    },
    {
      from: 'ours',
      tells: 'I lost both of my 2 Bio symbols, and one was a symbol with 2 Bio; no Robot Factory. Hearts left on LED Garden?',
      given: { stepCard: 'led-garden', bioSymbols: 2, lostSome: true, lostNow: 2, severalBio: true, hasRobotFactory: false },
      expect: answers(0, 'led-garden#answer', 'led-garden#construct', 'led-garden#less-production'),
    },
    {
      from: 'ours',
      tells: 'Distiller with 0 Food Flags: does a Heart lie on it?',
      given: { stepCard: 'distiller', foodFlags: 0 },
      expect: answers(0, 'distiller#answer'),
    },
    { from: 'ours', tells: 'Distiller, and nobody counted the Food Flags', given: { stepCard: 'distiller', lostSome: false }, expect: needs('foodFlags') },
    {
      from: 'ours',
      tells: 'LED Garden with 2 Bio symbols',
      given: { stepCard: 'led-garden', bioSymbols: 2, lostSome: false },
      expect: needs('hasRobotFactory', 'severalBio'),
    },
  ],
})
