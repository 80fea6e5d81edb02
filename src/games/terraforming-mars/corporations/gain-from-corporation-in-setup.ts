import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const CORPORATIONS = { 'saturn-systems': 'Saturn Systems', splice: 'Splice', 'point-luna': 'Point Luna', vitor: 'Vitor' } as const

const startCorporation = choice('Which corporation do you play?', CORPORATIONS, {
  says: { 'saturn-systems': ['saturn systems'], splice: ['splice'], 'point-luna': ['point luna'], vitor: ['vitor'] },
})
const jovianAfter = number(
  'How many Jovian tags are on corporations that are revealed after yours?',
  { min: 0, max: 8, usual: 0 },
  { units: ['jovian corporations after mine', 'jovian tags after mine', 'after mine'], after: ['revealed after', 'revealed later'] },
)
const jovianOnPreludes = number(
  'How many Jovian tags are on the Preludes that you and the others play?',
  { min: 0, max: 10, usual: 0 },
  { units: ['jovian preludes', 'jovian tags on preludes'], after: ['on preludes', 'on a prelude'] },
)

const UNIT: Record<keyof typeof CORPORATIONS, string> = { 'saturn-systems': 'MC production', splice: 'MC', 'point-luna': 'cards', vitor: 'MC' }

export const gainFromCorporationInSetup = defineAmount({
  id: 'gain-from-corporation-in-setup',
  question: 'What does the effect of my corporation bring me in setup: for its own tag or icon, and as Saturn Systems for the Jovian tags after it?',
  unit: (f) => UNIT[f.startCorporation],
  facts: { startCorporation, jovianAfter, jovianOnPreludes },
  sum: [
    { add: (f) => (f.startCorporation === 'saturn-systems' ? 1 : 0), because: cite('saturn-systems#own-tag', 'an extra 1 MC production when it is played') },
    {
      add: (f) => (f.startCorporation === 'saturn-systems' ? f.jovianAfter : 0),
      because: cite('saturn-systems#corporations', 'only if they are played after this corporation in turn order'),
    },
    {
      add: (f) => (f.startCorporation === 'saturn-systems' ? f.jovianOnPreludes : 0),
      because: cite('saturn-systems#preludes', 'Prelude cards that have a Jovian tag trigger the effect'),
    },
    { add: (f) => (f.startCorporation === 'splice' ? 4 : 0), because: cite('splice#own-tag', '4 MC when it is put into play') },
    { add: (f) => (f.startCorporation === 'point-luna' ? 1 : 0), because: cite('point-luna#answer', 'you draw a card as soon as the corporation is played') },
    { add: (f) => (f.startCorporation === 'vitor' ? 3 : 0), because: cite('vitor#own-icon', 'the "?" VP icon triggers its own effect: 3 MC immediately') },
  ],
  examples: [
    {
      from: 'saturn-systems#own-tag',
      tells: 'Saturn Systems with 0 jovian corporations after mine and 0 jovian preludes: what does its own tag bring?',
      given: { startCorporation: 'saturn-systems', jovianAfter: 0, jovianOnPreludes: 0 },
      expect: answers(1, 'saturn-systems#own-tag'),
    },
    {
      from: 'saturn-systems#corporations',
      tells: 'I am Saturn Systems, with 1 jovian corporation revealed after mine and 1 jovian prelude',
      given: { startCorporation: 'saturn-systems', jovianAfter: 1, jovianOnPreludes: 1 },
      expect: answers(3, 'saturn-systems#own-tag', 'saturn-systems#corporations', 'saturn-systems#preludes'),
    },
    {
      from: 'splice#own-tag',
      tells: 'What does the microbe tag on Splice itself bring me when I reveal it?',
      given: { startCorporation: 'splice' },
      expect: answers(4, 'splice#own-tag'),
    },
    {
      from: 'point-luna#answer',
      tells: 'How many cards does Point Luna draw for its own Earth tag?',
      given: { startCorporation: 'point-luna' },
      expect: answers(1, 'point-luna#answer'),
    },
    {
      from: 'vitor#own-icon',
      tells: 'Does the question mark icon on Vitor bring 3 MC at once?',
      given: { startCorporation: 'vitor' },
      expect: answers(3, 'vitor#own-icon'),
    },
    {
      from: 'ours',
      tells: 'I am Saturn Systems and the last to reveal, so 0 jovian corporations after mine, but 2 jovian preludes are played',
      given: { startCorporation: 'saturn-systems', jovianAfter: 0, jovianOnPreludes: 2 },
      expect: answers(3, 'saturn-systems#own-tag', 'saturn-systems#preludes'),
    },
    {
      from: 'ours',
      tells: 'Saturn Systems with 0 jovian corporations after mine',
      given: { startCorporation: 'saturn-systems', jovianAfter: 0 },
      expect: needs('jovianOnPreludes'),
    },
    {
      from: 'ours',
      tells: 'Saturn Systems with 0 jovian preludes',
      given: { startCorporation: 'saturn-systems', jovianOnPreludes: 0 },
      expect: needs('jovianAfter'),
    },
    {
      from: 'ours',
      tells: 'My corporation with 0 jovian corporations after mine and 0 jovian preludes',
      given: { jovianAfter: 0, jovianOnPreludes: 0 },
      expect: needs('startCorporation'),
    },
  ],
})
