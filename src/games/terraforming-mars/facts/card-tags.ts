import { type CardData, derived, number } from '../../../rules/fact.ts'
import { card } from './cards.ts'

/** How many tags of a kind the card in question shows; facts/cards.ts has Earth, science and Venus tags. */

/** Where the documents say that a card has any: their lists of tags need not be complete. */
function tagsOn(data: CardData, tag: string): number | undefined {
  const count = data.tags?.filter((each) => each === tag).length
  return count === 0 ? undefined : count
}

// Two of a kind is the most that any card shows.
const RANGE = { min: 0, max: 2, usual: 0, fixed: true } as const

export const plantTags = derived(
  number('How many plant tags does the card have?', RANGE, { units: ['plant tags', 'plant tag'], before: ['plant tags'] }),
  { card },
  (f) => tagsOn(f.card, 'plant'),
)
export const animalTags = derived(
  number('How many animal tags does the card have?', RANGE, { units: ['animal tags', 'animal tag'], before: ['animal tags'] }),
  { card },
  (f) => tagsOn(f.card, 'animal'),
)
export const microbeTags = derived(
  number('How many microbe tags does the card have?', RANGE, { units: ['microbe tags', 'microbe tag'], before: ['microbe tags'] }),
  { card },
  (f) => tagsOn(f.card, 'microbe'),
)
export const jovianTags = derived(
  number('How many Jovian tags does the card have?', RANGE, { units: ['jovian tags', 'jovian tag'], before: ['jovian tags'] }),
  { card },
  (f) => tagsOn(f.card, 'jovian'),
)
