import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { era } from '../facts.ts'

const heartSource = choice(
  'What brings the Hearts?',
  { reservoir: 'Flipping Reservoir', charger: 'Flipping Charger', obelisk: 'Assimilating an Obelisk' },
  { fixed: true, says: { reservoir: ['reservoir'], charger: ['charger'], obelisk: ['obelisk', 'monolith', 'assimilate the obelisk', 'trash the obelisk'] } },
)
const waterHeld = number('How much Water is in your Supply when you Flip it?', { min: 0, unit: 'Water' }, { units: ['water', 'waters', 'water tokens'] })
const energySpent = number(
  'How much Energy do you spend on it?',
  { min: 0, unit: 'Energy' },
  { units: ['energy', 'energies', 'energy tokens'], before: ['spend', 'spent', 'spending', 'pay', 'paid', 'paying', 'put in'] },
)

/** The Hearts under X in the Construction phase of an Era. */
const X = { '1': 3, '2': 2, '3': 1 } as const

export const heartsScoredNow = defineAmount({
  id: 'hearts-scored-now',
  question: 'How many Hearts do I score with Reservoir, Charger or an Assimilated Obelisk?',
  unit: 'Hearts',
  facts: { heartSource, waterHeld, energySpent, era },
  clauses: [
    {
      when: [(f) => f.heartSource === 'charger', (f) => f.energySpent === 0],
      answer: 0,
      because: cite('charger#answer', 'X Hearts for each Energy you spend'),
    },
  ],
  sum: [
    { add: (f) => (f.heartSource === 'reservoir' ? f.waterHeld : 0), because: cite('reservoir#answer', 'you get 1 Heart for each Water Token in your Supply') },
    {
      add: (f) => (f.heartSource === 'charger' ? X[f.era] * f.energySpent : 0),
      because: [cite('charger#answer', 'It scores X Hearts for each Energy you spend'), cite('x-value#answer', '3 in Era 1, and one less each Era')],
    },
    {
      add: (f) => (f.heartSource === 'obelisk' ? X[f.era] : 0),
      because: [cite('obelisk-assimilate#early', 'X is highest in Era 1'), cite('assimilation-reward#hearts', 'An Obelisk gives X Hearts')],
    },
  ],
  examples: [
    {
      from: 'charger#nick',
      tells: 'Nick spends 4 Energy in Era 1, X is 3',
      given: { heartSource: 'charger', energySpent: 4, era: '1' },
      expect: answers(12, 'charger#answer', 'x-value#answer'),
    },
    {
      from: 'ours',
      tells: 'Charger in the second Era, 3 Energy',
      given: { heartSource: 'charger', energySpent: 3, era: '2' },
      expect: answers(6, 'charger#answer', 'x-value#answer'),
    },
    {
      from: 'reservoir#pay-afterwards',
      tells: 'Five Water, of which three pay for a Structure afterwards',
      given: { heartSource: 'reservoir', waterHeld: 5 },
      expect: answers(5, 'reservoir#answer'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk Assimilated in Era 1',
      given: { heartSource: 'obelisk', era: '1' },
      expect: answers(3, 'obelisk-assimilate#early', 'assimilation-reward#hearts'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk of Era I Assimilated in Era 3: X counts as it is now',
      given: { heartSource: 'obelisk', era: '3' },
      expect: answers(1, 'obelisk-assimilate#early', 'assimilation-reward#hearts'),
    },
    {
      from: 'ours',
      tells: 'Charger without any Energy, in whatever Era',
      given: { heartSource: 'charger', energySpent: 0 },
      expect: answers(0, 'charger#answer'),
    },
    {
      from: 'ours',
      tells: 'An Obelisk Assimilated in Era 2, with five Water and three Energy in my Supply',
      given: { heartSource: 'obelisk', waterHeld: 5, energySpent: 3, era: '2' },
      expect: answers(2, 'obelisk-assimilate#early', 'assimilation-reward#hearts'),
    },
    { from: 'ours', tells: 'Charger with 4 Energy', given: { heartSource: 'charger', energySpent: 4 }, expect: needs('era') },
    { from: 'ours', tells: 'Charger in Era 2', given: { heartSource: 'charger', era: '2' }, expect: needs('energySpent') },
    { from: 'ours', tells: 'Reservoir', given: { heartSource: 'reservoir' }, expect: needs('waterHeld') },
    { from: 'ours', tells: 'Nobody named the card', given: { waterHeld: 2, energySpent: 3, era: '1' }, expect: needs('heartSource') },
  ],
})
