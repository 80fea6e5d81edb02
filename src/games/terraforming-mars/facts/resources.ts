import { number } from '../../../rules/fact.ts'

/** What lies in your supply. */

export const mc = number(
  'How many MC do you have?',
  { min: 0, unit: 'MC' },
  { units: ['mc', 'm€', 'megacredits', 'megacredit', 'credits', 'money'], before: ['left with', 'my money is'] },
)
export const steel = number('How much steel do you have?', { min: 0 }, { units: ['steel', 'steel cubes', 'steel resources'], before: ['steel is'] })
const titanium = number(
  'How much titanium do you have?',
  { min: 0 },
  { units: ['titanium', 'ti', 'titanium cubes', 'titanium resources'], before: ['titanium is'] },
)
export const plants = number('How many plants do you have?', { min: 0 }, { units: ['plants', 'plant', 'plant cubes'], before: ['plants'] })
export const heat = number('How much heat do you have?', { min: 0 }, { units: ['heat', 'heat cubes', 'heat resources'], before: ['heat is'] })

export const energy = number('How much energy do you have?', { min: 0 }, { units: ['energy', 'power', 'energy cubes'], before: ['energy is'] })

export const stormcraftFloaters = number(
  'How many floaters are on Stormcraft Inc.?',
  { min: 0 },
  { units: ['floaters', 'floater', 'floaters on stormcraft', 'floaters on it', 'floaters on my corporation'], before: ['stormcraft has'] },
)

export const heatNeeded = number(
  'How much heat does it take?',
  { min: 1, fixed: true },
  {
    before: ['takes', 'needs', 'need', 'costs', 'requires', 'cost of', 'price of', 'needed for', 'to pay', 'must pay'],
    after: ['heat needed', 'heat required', 'heat it takes'],
  },
)

// Who asks whether it is enough names what there is besides MC: what is not named is usually not there. What would have to
// be otherwise is told in MC; looking at every other heap of metals too, each with all that makes it dearer, takes 10 ms.
export const steelToPay = { ...steel, usual: 0, fixed: true as const }
export const titaniumToPay = { ...titanium, usual: 0, fixed: true as const }
export const heatToPay = { ...heat, usual: 0 }
