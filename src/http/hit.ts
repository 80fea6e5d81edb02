import { BASE, paths } from '../contract/base.ts'
import type { Hit, SearchResult } from '../contract/search.ts'
import type { RulingRef } from '../contract/source.ts'
import type { Found, SearchAnswer } from '../search/search.ts'

/** What was found, as answers show it. */

export function hitOf(found: Found): Hit {
  const { game, ruling, score, snippet, highlights, words, synonyms, card } = found
  return {
    ruling: { ...rulingRefOf(found), game, origin: ruling.origin },
    score: rounded(score),
    snippet,
    highlights,
    why: { words, synonyms, ...(card !== undefined && { card }) },
  }
}

export const rulingRefOf = ({ ruling: { id, title, shortAnswer } }: Found): RulingRef => ({
  id,
  title,
  shortAnswer,
  url: `${BASE}${paths.ruling(...split(id))}`,
})

export const cardRefOf = ({ id, name }: SearchAnswer['cards'][number]): SearchResult['cards'][number] => ({
  id,
  name,
  url: `${BASE}${paths.card(...split(id))}`,
})

const split = (id: string): [string, string] => id.split('/') as [string, string]

export const rounded = (value: number): number => Math.round(value * 1000) / 1000
