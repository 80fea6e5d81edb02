import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { ecoline, stormcraft } from '../facts/corporations.ts'
import { heat, plants, stormcraftFloaters } from '../facts/resources.ts'
import { actionsToTake } from '../facts/turns.ts'

const converted = choice(
  'What do you want to convert?',
  { plants: 'plants to greeneries', heat: 'heat to temperature steps' },
  {
    says: {
      plants: ['plants', 'convert plants', 'turn plants into', 'plants into greenery', 'greenery', 'greeneries', 'plant greenery', 'place greeneries'],
      heat: ['heat', 'convert heat', 'turn heat into', 'burn heat', 'bump the temperature', 'raise temperature', 'raise the temperature', 'temperature steps'],
    },
  },
)
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
  question: 'How many greeneries or temperature steps may I convert to on this turn with what I have now? (While the Reds do not rule.)',
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
    // With as much heat as the actions can use, neither Stormcraft nor its floaters matter.
    {
      when: [(f) => f.converted === 'heat', (f) => f.heat >= 8 * f.actionsToTake],
      answer: (f) => f.actionsToTake,
      because: cite('conversions-per-turn#answer', 'each conversion of 8 is 1 action; you can do two on your turn'),
    },
    {
      when: [(f) => f.converted === 'heat', (f) => f.heat < 8, (f) => f.heat + (f.stormcraft ? 2 * f.stormcraftFloaters : 0) < 8],
      answer: 0,
      because: cite('conversions-per-generation#answer', 'while you have the 8 resources that each conversion takes'),
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
      from: 'conversions-per-turn#two-on-a-turn',
      tells: 'I have 16 heat and 2 actions left: how often can I convert heat?',
      given: { converted: 'heat', heat: 16, actionsToTake: 2 },
      expect: answers(2, 'conversions-per-turn#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 15 heat and 2 actions left, and I am not Stormcraft: how often can I convert heat?',
      given: { converted: 'heat', heat: 15, stormcraft: false, actionsToTake: 2 },
      expect: answers(1, 'conversions-per-generation#heat'),
    },
    {
      from: 'ours',
      tells: 'Not Stormcraft, 7 heat, 2 actions left: can I raise the temperature?',
      given: { converted: 'heat', heat: 7, stormcraft: false, actionsToTake: 2 },
      expect: answers(0, 'conversions-per-generation#answer'),
    },
    {
      from: 'conversions-per-turn#more',
      tells: 'I have 24 heat and 2 actions left: can I raise the temperature three times?',
      given: { converted: 'heat', heat: 24, actionsToTake: 2 },
      expect: answers(2, 'conversions-per-turn#answer'),
    },
    {
      from: 'ours',
      tells: '16 plants but 1 action left, not Ecoline, and 2 legal places',
      given: { converted: 'plants', plants: 16, ecoline: false, greeneryPlaces: 2, actionsToTake: 1 },
      expect: answers(1, 'conversions-per-generation#plants', 'conversions-per-turn#answer'),
    },
    {
      from: 'ecoline#cost',
      tells: 'I am Ecoline with 14 plants, 2 actions left and 2 legal places for greeneries',
      given: { converted: 'plants', plants: 14, ecoline: true, greeneryPlaces: 2, actionsToTake: 2 },
      expect: answers(2, 'ecoline#cost'),
    },
    {
      from: 'ours',
      tells: 'Not Ecoline, 7 plants, 2 actions left, 2 legal places: can I convert plants?',
      given: { converted: 'plants', plants: 7, ecoline: false, greeneryPlaces: 2, actionsToTake: 2 },
      expect: answers(0, 'conversions-per-generation#plants'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'Stormcraft with 2 floaters and 4 heat, 2 actions left: how many temperature steps?',
      given: { converted: 'heat', heat: 4, stormcraft: true, stormcraftFloaters: 2, actionsToTake: 2 },
      expect: answers(1, 'stormcraft-inc#worth'),
    },
    {
      from: 'stormcraft-inc#combination',
      tells: 'Stormcraft with 1 floater and 6 heat, 2 actions left, to raise the temperature',
      given: { converted: 'heat', heat: 6, stormcraft: true, stormcraftFloaters: 1, actionsToTake: 2 },
      expect: answers(1, 'stormcraft-inc#worth'),
    },
    {
      from: 'stormcraft-inc#two-steps',
      tells: 'Stormcraft with 8 floaters and 0 heat, 2 actions left: how many temperature steps?',
      given: { converted: 'heat', heat: 0, stormcraft: true, stormcraftFloaters: 8, actionsToTake: 2 },
      expect: answers(2, 'stormcraft-inc#worth'),
    },
    {
      from: 'ours',
      tells: 'Stormcraft with 1 floater and 5 heat, 2 actions left, wants to raise temperature',
      given: { converted: 'heat', heat: 5, stormcraft: true, stormcraftFloaters: 1, actionsToTake: 2 },
      expect: answers(0, 'conversions-per-generation#answer'),
    },
    {
      from: 'ours',
      tells: '20 plants, not Ecoline, 2 actions left, but 0 legal places for a greenery',
      given: { converted: 'plants', plants: 20, ecoline: false, greeneryPlaces: 0, actionsToTake: 2 },
      expect: answers(0, 'greenery-conversion-place#answer'),
    },
    {
      from: 'ours',
      tells: '16 plants, not Ecoline, 2 actions left, and only 1 legal place for greeneries',
      given: { converted: 'plants', plants: 16, ecoline: false, greeneryPlaces: 1, actionsToTake: 2 },
      expect: answers(1, 'greenery-conversion-place#answer'),
    },
    {
      from: 'ours',
      tells: '8 plants, not Ecoline, 2 actions left',
      given: { converted: 'plants', plants: 8, ecoline: false, actionsToTake: 2 },
      expect: needs('greeneryPlaces'),
    },
    {
      from: 'ours',
      tells: '14 plants, 2 legal places for greeneries, 2 actions left',
      given: { converted: 'plants', plants: 14, greeneryPlaces: 2, actionsToTake: 2 },
      expect: needs('ecoline'),
    },
    { from: 'ours', tells: 'How often can I convert heat this turn with 24 heat?', given: { converted: 'heat', heat: 24 }, expect: needs('actionsToTake') },
    {
      from: 'ours',
      tells: '7 heat and 2 actions left: can I raise the temperature?',
      given: { converted: 'heat', heat: 7, actionsToTake: 2 },
      expect: needs('stormcraftFloaters', 'stormcraft'),
    },
    {
      from: 'ours',
      tells: 'How often can I convert heat with 2 actions left, not as Stormcraft?',
      given: { converted: 'heat', stormcraft: false, actionsToTake: 2 },
      expect: needs('heat'),
    },
    {
      from: 'ours',
      tells: 'How many greeneries can I make by converting plants with 2 actions left and 2 legal places, not as Ecoline?',
      given: { converted: 'plants', ecoline: false, greeneryPlaces: 2, actionsToTake: 2 },
      expect: needs('plants'),
    },
    {
      from: 'ours',
      tells: '8 plants and 0 heat, not Ecoline, not Stormcraft, 2 legal places, 2 actions left: how many conversions?',
      given: { plants: 8, ecoline: false, greeneryPlaces: 2, heat: 0, stormcraft: false, actionsToTake: 2 },
      expect: needs('converted'),
    },
  ],
})
