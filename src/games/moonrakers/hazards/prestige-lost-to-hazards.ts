import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { contractCompleted, prestigeBefore, prestigeShare } from '../facts.ts'

const hazardIcons = number(
  'How many Hazard icons are on the dice that you rolled yourself?',
  { min: 0, max: 12 },
  {
    units: ['hazards', 'hazard', 'hazards rolled', 'hazard rolled', 'hazard icons', 'icons', 'skulls'],
    before: ['suffer'],
    after: ['hazards unblocked', 'unblocked hazards'],
  },
)
const ownShields = number(
  'How many Shields did you play from your own hand, for yourself?',
  { min: 0, max: 20, usual: 0 },
  { units: ['shields', 'shield', 'shield cards', 'shields played', 'shield played'] },
)
const otherBlocks = number(
  'How many of your Hazards did other effects block?',
  { min: 0, max: 12, usual: 0 },
  { units: ['blocked by an ability', 'blocked by abilities', 'blocked by my ship part', 'blocked by crew'] },
)

interface Rolled {
  readonly hazardIcons: number
  readonly ownShields: number
  readonly otherBlocks: number
}

const byShields = (f: Rolled): number => Math.min(f.ownShields, f.hazardIcons)
const byOthers = (f: Rolled): number => Math.min(f.otherBlocks, f.hazardIcons - byShields(f))

const unblocked = (f: Rolled): number => f.hazardIcons - byShields(f) - byOthers(f)

export const prestigeLostToHazards = defineAmount({
  id: 'prestige-lost-to-hazards',
  question: 'How much Prestige do I lose to Hazards?',
  unit: 'Prestige',
  facts: { hazardIcons, ownShields, otherBlocks, prestigeBefore, contractCompleted, prestigeShare },
  clauses: [
    {
      when: (f) => f.hazardIcons === 0,
      answer: 0,
      because: cite('hazards-suffered#answer', 'As many as there are Hazard icons on the dice that you roll yourself'),
    },
    {
      when: (f) => f.hazardIcons <= f.ownShields,
      answer: 0,
      because: cite('shield-card#answer', 'It protects you from a single Hazard'),
    },
    {
      when: [(f) => f.prestigeBefore === 0, (f) => !f.contractCompleted],
      answer: 0,
      because: cite('prestige-floor#answer', 'a player cannot go below 0 Prestige'),
    },
  ],
  sum: [
    {
      add: (f) => f.hazardIcons,
      because: [cite('lose-prestige#answer', '1 for each Hazard that you rolled'), cite('hazards-on-failure#answer', 'you lose 1 Prestige for every Hazard')],
    },
    { add: (f) => 0 - byShields(f), because: cite('shield-card#answer', 'It protects you from a single Hazard') },
    { add: (f) => 0 - byOthers(f), because: cite('block-hazard#other-effects', 'Effects other than Shields can block Hazards as well') },
  ],
  atMost: {
    // What was there before is asked first: most of the time it is enough, and the reward need not be told.
    amount: (f) => (f.prestigeBefore >= unblocked(f) ? f.prestigeBefore : f.prestigeBefore + (f.contractCompleted ? f.prestigeShare : 0)),
    because: cite('prestige-floor#spare-hazards', 'Hazards beyond your last Prestige take nothing more from you'),
  },
  examples: [
    { from: 'ours', tells: 'No Hazard rolled', given: { hazardIcons: 0 }, expect: answers(0, 'hazards-suffered#answer') },
    { from: 'ours', tells: 'Two Hazards and two Shields', given: { hazardIcons: 2, ownShields: 2 }, expect: answers(0, 'shield-card#answer') },
    {
      from: 'ours',
      tells: 'Three Hazards, one Shield, 5 Prestige',
      given: { hazardIcons: 3, ownShields: 1, otherBlocks: 0, prestigeBefore: 5 },
      expect: answers(2, 'lose-prestige#answer', 'hazards-on-failure#answer', 'shield-card#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Hazards on a failed Contract: failing costs nothing, the Hazards do',
      given: { hazardIcons: 2, ownShields: 0, otherBlocks: 0, prestigeBefore: 4, contractCompleted: false },
      expect: answers(2, 'lose-prestige#answer', 'hazards-on-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Hazards, one blocked by a Crew card',
      given: { hazardIcons: 2, ownShields: 0, otherBlocks: 1, prestigeBefore: 4 },
      expect: answers(1, 'lose-prestige#answer', 'hazards-on-failure#answer', 'block-hazard#other-effects'),
    },
    {
      from: 'ours',
      tells: 'Three Hazards on a failed Contract with 1 Prestige left',
      given: { hazardIcons: 3, ownShields: 0, otherBlocks: 0, prestigeBefore: 1, contractCompleted: false },
      expect: answers(1, 'prestige-floor#spare-hazards', 'lose-prestige#answer', 'hazards-on-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'Three Hazards with 0 Prestige before, and 2 just gained from the Contract',
      given: { hazardIcons: 3, ownShields: 0, otherBlocks: 0, prestigeBefore: 0, contractCompleted: true, prestigeShare: 2 },
      expect: answers(2, 'prestige-floor#spare-hazards', 'lose-prestige#answer', 'hazards-on-failure#answer'),
    },
    {
      from: 'ours',
      tells: 'More blocked than rolled gives nothing back',
      given: { hazardIcons: 1, ownShields: 0, otherBlocks: 3, prestigeBefore: 4 },
      expect: answers(0, 'lose-prestige#answer', 'hazards-on-failure#answer', 'block-hazard#other-effects'),
    },
    {
      from: 'ours',
      tells: 'Three Hazards, 2 Prestige before',
      given: { hazardIcons: 3, ownShields: 0, otherBlocks: 0, prestigeBefore: 2 },
      expect: needs('contractCompleted', 'prestigeShare'),
    },
    {
      from: 'ours',
      tells: 'Three Hazards, two Shields, 0 Prestige before',
      given: { hazardIcons: 3, ownShields: 2, prestigeBefore: 0 },
      expect: needs('contractCompleted', 'otherBlocks', 'prestigeShare'),
    },
    {
      from: 'ours',
      tells: 'I had 0 Prestige and the Contract failed, however many Hazards I rolled',
      given: { prestigeBefore: 0, contractCompleted: false },
      expect: answers(0, 'prestige-floor#answer'),
    },
    {
      from: 'ours',
      tells: 'I had 0, the Contract brought me 3, and 2 Hazards hit me',
      given: { hazardIcons: 2, ownShields: 0, otherBlocks: 0, prestigeBefore: 0, contractCompleted: true, prestigeShare: 3 },
      expect: answers(2, 'lose-prestige#answer', 'hazards-on-failure#answer'),
    },
  ],
})
