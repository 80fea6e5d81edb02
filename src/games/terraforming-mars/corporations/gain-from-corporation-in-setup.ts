import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const CORPORATIONS = { 'saturn-systems': 'Saturn Systems', splice: 'Splice', 'point-luna': 'Point Luna', vitor: 'Vitor' } as const

const startCorporation = choice('Which corporation do you play?', CORPORATIONS, {
  says: { 'saturn-systems': ['saturn systems'], splice: ['splice'], 'point-luna': ['point luna'], vitor: ['vitor'] },
})
const jovianAfter = number(
  'How many Jovian tags are on corporations that are revealed after yours?',
  { min: 0, max: 4 },
  { units: ['jovian corporations after mine', 'jovian tags after mine', 'after mine'], after: ['revealed after', 'revealed later'] },
)
const jovianOnPreludes = number(
  'How many Jovian tags are on Preludes that are played?',
  { min: 0, max: 4 },
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
      tells: 'Saturn Systems alone',
      given: { startCorporation: 'saturn-systems', jovianAfter: 0, jovianOnPreludes: 0 },
      expect: answers(1, 'saturn-systems#own-tag'),
    },
    {
      from: 'saturn-systems#corporations',
      tells: 'A Jovian corporation after Saturn Systems, and a Jovian Prelude',
      given: { startCorporation: 'saturn-systems', jovianAfter: 1, jovianOnPreludes: 1 },
      expect: answers(3, 'saturn-systems#own-tag', 'saturn-systems#corporations', 'saturn-systems#preludes'),
    },
    { from: 'splice#own-tag', tells: 'Splice: 4 MC', given: { startCorporation: 'splice' }, expect: answers(4, 'splice#own-tag') },
    { from: 'point-luna#answer', tells: 'Point Luna: a card', given: { startCorporation: 'point-luna' }, expect: answers(1, 'point-luna#answer') },
    { from: 'vitor#own-icon', tells: 'Vitor: 3 MC', given: { startCorporation: 'vitor' }, expect: answers(3, 'vitor#own-icon') },
    {
      from: 'ours',
      tells: 'Saturn Systems, and nobody looked at the Preludes',
      given: { startCorporation: 'saturn-systems', jovianAfter: 0 },
      expect: needs('jovianOnPreludes'),
    },
    {
      from: 'ours',
      tells: 'Saturn Systems with no Jovian Prelude',
      given: { startCorporation: 'saturn-systems', jovianOnPreludes: 0 },
      expect: needs('jovianAfter'),
    },
    { from: 'ours', tells: 'Some corporation', given: { jovianAfter: 0, jovianOnPreludes: 0 }, expect: needs('startCorporation') },
  ],
})
