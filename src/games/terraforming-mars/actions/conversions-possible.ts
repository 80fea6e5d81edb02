import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { stormcraft } from '../facts/corporations.ts'
import { heat, stormcraftFloaters } from '../facts/resources.ts'
import { actionsToTake } from '../facts/turns.ts'

const converted = choice(
  'What do you want to convert?',
  { plants: 'plants to greeneries', heat: 'heat to temperature steps' },
  { says: { plants: ['plants', 'convert plants', 'greenery', 'greeneries'], heat: ['heat', 'convert heat', 'temperature', 'raise temperature'] } },
)
const plants = number('How many plants do you have?', { min: 0 }, { units: ['plants', 'plant', 'plant cubes'], before: ['plants', 'i have'] })
const ecoline = yesNo('Are you Ecoline?', ['ecoline'], { usual: false })
const greeneryPlaces = number(
  'For how many more greeneries is there a legal place? (2 stands for 2 or more.)',
  { min: 0, max: 2, usual: 2 },
  { units: ['legal places', 'legal place', 'places', 'free spots', 'free spot', 'legal spots', 'legal spot'], before: ['only'] },
)

interface Supply {
  readonly plants: number
  readonly ecoline: boolean
}

const price = ({ ecoline: isEcoline }: Pick<Supply, 'ecoline'>): number => (isEcoline ? 7 : 8)

export const conversionsPossible = defineAmount({
  id: 'conversions-possible',
  question: 'How many times may I convert plants or heat on this turn with what I have now, unless the Reds rule?',
  unit: 'conversions',
  facts: { converted, plants, ecoline, greeneryPlaces, heat, stormcraft, stormcraftFloaters, actionsToTake },
  clauses: [
    {
      when: [(f) => f.converted === 'plants', (f) => f.greeneryPlaces === 0],
      answer: 0,
      because: cite('greenery-conversion-place#answer', 'without a legal spot to place the greenery you cannot perform the action'),
    },
    {
      when: [(f) => f.converted === 'plants', (f) => f.greeneryPlaces === 1, (f) => f.actionsToTake > 0, (f) => f.plants >= price(f)],
      answer: 1,
      because: cite('greenery-conversion-place#answer', 'without a legal spot to place the greenery you cannot perform the action'),
    },
  ],
  sum: [
    {
      add: (f) => (f.converted === 'plants' && !f.ecoline ? Math.floor(f.plants / 8) : 0),
      because: cite('conversions-per-generation#plants', '8 plants make 1 greenery'),
    },
    {
      add: (f) => (f.converted === 'plants' && f.ecoline ? Math.floor(f.plants / 7) : 0),
      because: cite('ecoline#cost', 'costs 7 plants instead of the standard 8'),
    },
    {
      add: (f) => (f.converted === 'heat' && !f.stormcraft ? Math.floor(f.heat / 8) : 0),
      because: cite('conversions-per-generation#heat', '8 heat make 1 temperature step'),
    },
    {
      add: (f) => (f.converted === 'heat' && f.stormcraft ? Math.floor((f.heat + 2 * f.stormcraftFloaters) / 8) : 0),
      because: cite('stormcraft-inc#worth', '3 floaters are worth 6 heat, so one is worth 2 heat'),
    },
  ],
  atMost: { amount: (f) => f.actionsToTake, because: cite('conversions-per-turn#answer', 'each conversion of 8 is 1 action; you can do two on your turn') },
  examples: [
    {
      from: 'ours',
      tells: '16 heat and both actions',
      given: { converted: 'heat', heat: 16, stormcraft: false, actionsToTake: 2 },
      expect: answers(2, 'conversions-per-generation#heat'),
    },
    {
      from: 'conversions-per-turn#more',
      tells: '24 heat: the third step waits for my next turn',
      given: { converted: 'heat', heat: 24, stormcraft: false, actionsToTake: 2 },
      expect: answers(2, 'conversions-per-generation#heat', 'conversions-per-turn#answer'),
    },
    {
      from: 'ours',
      tells: '16 plants and one action left',
      given: { converted: 'plants', plants: 16, ecoline: false, greeneryPlaces: 2, actionsToTake: 1 },
      expect: answers(1, 'conversions-per-generation#plants', 'conversions-per-turn#answer'),
    },
    {
      from: 'ecoline#cost',
      tells: 'Ecoline with 14 plants',
      given: { converted: 'plants', plants: 14, ecoline: true, greeneryPlaces: 2, actionsToTake: 2 },
      expect: answers(2, 'ecoline#cost'),
    },
    {
      from: 'ours',
      tells: '7 plants without Ecoline',
      given: { converted: 'plants', plants: 7, ecoline: false, greeneryPlaces: 2, actionsToTake: 2 },
      expect: answers(0, 'conversions-per-generation#plants'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'Stormcraft with 2 floaters and 4 heat',
      given: { converted: 'heat', heat: 4, stormcraft: true, stormcraftFloaters: 2, actionsToTake: 2 },
      expect: answers(1, 'stormcraft-inc#worth'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'Stormcraft with 1 floater and 6 heat',
      given: { converted: 'heat', heat: 6, stormcraft: true, stormcraftFloaters: 1, actionsToTake: 2 },
      expect: answers(1, 'stormcraft-inc#worth'),
    },
    {
      from: 'stormcraft-inc#two-steps',
      tells: 'Stormcraft with 8 floaters: 2 steps, 2 actions',
      given: { converted: 'heat', heat: 0, stormcraft: true, stormcraftFloaters: 8, actionsToTake: 2 },
      expect: answers(2, 'stormcraft-inc#worth'),
    },
    {
      from: 'ours',
      tells: 'Plants on a full board',
      given: { converted: 'plants', plants: 20, ecoline: false, greeneryPlaces: 0, actionsToTake: 2 },
      expect: answers(0, 'greenery-conversion-place#answer'),
    },
    {
      from: 'ours',
      tells: 'One legal place for 16 plants',
      given: { converted: 'plants', plants: 16, ecoline: false, greeneryPlaces: 1, actionsToTake: 2 },
      expect: answers(1, 'greenery-conversion-place#answer'),
    },
    { from: 'ours', tells: '8 plants', given: { converted: 'plants', plants: 8, ecoline: false, actionsToTake: 2 }, expect: needs('greeneryPlaces') },
    { from: 'ours', tells: '14 plants', given: { converted: 'plants', plants: 14, greeneryPlaces: 2, actionsToTake: 2 }, expect: needs('ecoline') },
    { from: 'ours', tells: '16 heat', given: { converted: 'heat', heat: 16, stormcraft: false }, expect: needs('actionsToTake') },
    {
      from: 'ours',
      tells: '7 heat, and nothing said of Stormcraft',
      given: { converted: 'heat', heat: 7, actionsToTake: 2 },
      expect: needs('stormcraftFloaters', 'stormcraft'),
    },
    { from: 'ours', tells: 'Heat', given: { converted: 'heat', stormcraft: false, actionsToTake: 2 }, expect: needs('heat') },
    { from: 'ours', tells: 'Plants', given: { converted: 'plants', ecoline: false, greeneryPlaces: 2, actionsToTake: 2 }, expect: needs('plants') },
    {
      from: 'ours',
      tells: '8 plants and no heat',
      given: { plants: 8, ecoline: false, greeneryPlaces: 2, heat: 0, stormcraft: false, actionsToTake: 2 },
      expect: needs('converted'),
    },
  ],
})
