import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { placedWhen, tilePlacedBy } from '../facts/tiles.ts'

const oceanGain = choice(
  'What would you get for the ocean?',
  {
    'arctic-algae': '2 plants for your Arctic Algae',
    'lakefront-resorts': '1 MC production as Lakefront Resorts',
    'placement-bonus': 'the placement bonuses of the area',
    'mars-first': 'the steel of Mars First, the ruling party',
  },
  {
    says: {
      'arctic-algae': ['arctic algae'],
      'lakefront-resorts': ['lakefront resorts', 'lakefront'],
      'placement-bonus': ['placement bonus', 'placement bonuses', 'bonus of the area'],
      'mars-first': ['mars first'],
    },
    fixed: true,
  },
)

const isSolar = (when: string): boolean => when === 'world-government' || when === 'global-event'

export const doesOceanBring = defineRule({
  id: 'does-ocean-bring',
  question: 'Does this ocean bring me something?',
  facts: { oceanGain, placedWhen, tilePlacedBy },
  clauses: [
    {
      when: [(f) => f.oceanGain === 'arctic-algae', (f) => f.placedWhen === 'world-government'],
      answer: 'yes',
      because: cite('arctic-algae#world-government', 'An ocean tile placed in that phase triggers Arctic Algae'),
    },
    {
      when: [(f) => f.oceanGain === 'arctic-algae', (f) => f.placedWhen === 'global-event'],
      answer: 'yes',
      because: [
        cite('arctic-algae#global-event', 'An ocean tile placed by a Global Event'),
        cite('aquifer-released-by-public-council#triggers', 'Effects that trigger on the placement of an ocean still apply'),
      ],
    },
    { when: (f) => f.oceanGain === 'arctic-algae', answer: 'yes', because: cite('arctic-algae#plants', 'The player who played the card gets 2 plants') },
    {
      when: [(f) => f.oceanGain === 'lakefront-resorts', (f) => f.placedWhen === 'global-event'],
      answer: 'yes',
      because: cite('lakefront-resorts#global-event', 'So does one that a Global Event places'),
    },
    {
      when: [(f) => f.oceanGain === 'lakefront-resorts', (f) => f.placedWhen === 'world-government'],
      answer: 'yes',
      because: cite('lakefront-resorts#world-government', 'An ocean placed in that step counts'),
    },
    {
      when: (f) => f.oceanGain === 'lakefront-resorts',
      answer: 'yes',
      because: cite('lakefront-resorts#answer', 'each brings 1 MC production, even in the Solar Phase'),
    },
    {
      when: [(f) => f.oceanGain === 'mars-first', (f) => isSolar(f.placedWhen)],
      answer: 'no',
      because: cite('mars-first-oceans#answer', 'its ruling policy works only in the action phase'),
    },
    {
      when: [(f) => f.oceanGain === 'mars-first', (f) => f.placedWhen === 'prelude'],
      answer: 'no',
      because: cite('greens#answer', 'ruling policies work only in the action phase'),
    },
    {
      when: [(f) => f.oceanGain === 'mars-first', (f) => f.placedWhen === 'final'],
      answer: 'no',
      because: cite('conflict:final-greeneries-ruling-policy#answer', 'a ruling policy is active only during the action phase'),
    },
    {
      when: [(f) => f.oceanGain === 'mars-first', (f) => f.tilePlacedBy === 'other'],
      answer: 'no',
      because: cite('mars-first#policy', 'placing a tile on Mars grants a steel resource'),
    },
    {
      when: (f) => f.oceanGain === 'mars-first',
      answer: 'yes',
      because: cite('mars-first#policy', 'placing a tile on Mars grants a steel resource'),
    },
    { when: (f) => f.placedWhen === 'world-government', answer: 'no', because: cite('world-government-bonuses#placement-bonuses-and-tr', 'No one gets them') },
    {
      when: (f) => f.placedWhen === 'global-event',
      answer: 'no',
      because: [
        cite('aquifer-released-by-public-council#answer', 'no player gets TR or placement bonuses'),
        cite('volcanic-eruptions#answer', 'but no player gets the bonuses'),
      ],
    },
    { when: (f) => f.tilePlacedBy === 'other', answer: 'no', because: cite('ocean-adjacency#who-gets-it', 'The player who places the tile receives the MC') },
  ],
  otherwise: { answer: 'yes', because: cite('effect-pool#category-d', 'Placement bonuses likewise come only once a tile is placed') },
  examples: [
    {
      from: 'ours',
      tells: 'The World Government places an ocean: plants for my Arctic Algae?',
      given: { oceanGain: 'arctic-algae', placedWhen: 'world-government' },
      expect: yes('arctic-algae#world-government'),
    },
    {
      from: 'aquifer-released-by-public-council#arctic-algae',
      tells: 'Aquifer Released by Public Council places an ocean: plants for my Arctic Algae?',
      given: { oceanGain: 'arctic-algae', placedWhen: 'global-event' },
      expect: yes('aquifer-released-by-public-council#triggers', 'arctic-algae#global-event'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean on her turn: plants for my Arctic Algae?',
      given: { oceanGain: 'arctic-algae', placedWhen: 'action', tilePlacedBy: 'other' },
      expect: yes('arctic-algae#plants'),
    },
    {
      from: 'aquifer-released-by-public-council#lakefront-resorts',
      tells: 'Aquifer Released by Public Council places an ocean: production for Lakefront Resorts?',
      given: { oceanGain: 'lakefront-resorts', placedWhen: 'global-event' },
      expect: yes('lakefront-resorts#global-event'),
    },
    {
      from: 'ours',
      tells: 'The World Government places an ocean: production for Lakefront Resorts?',
      given: { oceanGain: 'lakefront-resorts', placedWhen: 'world-government' },
      expect: yes('lakefront-resorts#world-government'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean on his turn: production for Lakefront Resorts?',
      given: { oceanGain: 'lakefront-resorts', placedWhen: 'action', tilePlacedBy: 'other' },
      expect: yes('lakefront-resorts#answer'),
    },
    {
      from: 'ours',
      tells: 'The World Government places an ocean while Mars First rules. Any steel?',
      given: { oceanGain: 'mars-first', placedWhen: 'world-government' },
      expect: no('mars-first-oceans#answer'),
    },
    {
      from: 'ours',
      tells: 'An ocean by a Prelude while Mars First rules. Any steel?',
      given: { oceanGain: 'mars-first', placedWhen: 'prelude' },
      expect: no('greens#answer'),
    },
    {
      from: 'ours',
      tells: 'The World Government places an ocean. Do I get the placement bonus?',
      given: { oceanGain: 'placement-bonus', placedWhen: 'world-government' },
      expect: no('world-government-bonuses#placement-bonuses-and-tr'),
    },
    {
      from: 'ours',
      tells: 'I place the ocean of Volcanic Eruptions. Do I get the placement bonus?',
      given: { oceanGain: 'placement-bonus', placedWhen: 'global-event', tilePlacedBy: 'you' },
      expect: no('aquifer-released-by-public-council#answer', 'volcanic-eruptions#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean on her turn. Do I get the placement bonus?',
      given: { oceanGain: 'placement-bonus', placedWhen: 'action', tilePlacedBy: 'other' },
      expect: no('ocean-adjacency#who-gets-it'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean on her turn while Mars First rules. Do I get the steel?',
      given: { oceanGain: 'mars-first', placedWhen: 'action', tilePlacedBy: 'other' },
      expect: no('mars-first#policy'),
    },
    {
      from: 'ours',
      tells: 'Solo: my final greenery on the south pole of Hellas places an ocean. Steel from Mars First?',
      given: { oceanGain: 'mars-first', placedWhen: 'final', tilePlacedBy: 'you' },
      expect: no('conflict:final-greeneries-ruling-policy#answer'),
    },
    {
      from: 'ours',
      tells: 'Another player places an ocean. Do I get 2 plants for Arctic Algae?',
      given: { oceanGain: 'arctic-algae', tilePlacedBy: 'other' },
      expect: yes('arctic-algae#plants'),
    },
    {
      from: 'ours',
      tells: 'On my turn I place an ocean while Mars First rules. Steel?',
      given: { oceanGain: 'mars-first', placedWhen: 'action', tilePlacedBy: 'you' },
      expect: yes('mars-first#policy'),
    },
    {
      from: 'ours',
      tells: 'On my turn I place an ocean. Do I get the placement bonus?',
      given: { oceanGain: 'placement-bonus', placedWhen: 'action', tilePlacedBy: 'you' },
      expect: yes('effect-pool#category-d'),
    },
    {
      from: 'ours',
      tells: 'Mars First rules, and I place an ocean. Steel?',
      given: { oceanGain: 'mars-first', tilePlacedBy: 'you' },
      expect: needs('placedWhen'),
    },
    {
      from: 'ours',
      tells: 'In the action phase an ocean is placed. Do I get the placement bonus?',
      given: { oceanGain: 'placement-bonus', placedWhen: 'action' },
      expect: needs('tilePlacedBy'),
    },
    { from: 'ours', tells: 'A global event places an ocean. Do I get anything?', given: { placedWhen: 'global-event' }, expect: needs('oceanGain') },
  ],
})
