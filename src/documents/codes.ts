import { type Block, textOf } from './blocks.ts'
import type { Profile } from './profile.ts'

/** The codes that headings of cards use, and what they stand for. */
export interface Codes {
  sets: ReadonlyMap<string, string>
  boards: ReadonlyMap<string, string>
  types: ReadonlyMap<string, string>
}

/** Codes come from the profile and from the legends of the document. */
export function codesOf({ sets, boards, types }: Pick<Profile, 'sets' | 'boards' | 'types'>, blocks: readonly Block[]): Codes {
  const explained = blocks.flatMap((block) => legendOf(textOf(block)))
  return {
    sets: new Map([...explained.map((code) => [code, code] as const), ...Object.entries(sets)]),
    boards: new Map(Object.entries(boards)),
    types: new Map(Object.entries(types)),
  }
}

const FEWEST = 3
const PAIR = /\(?\b([A-Z]{1,4}(?:\/[A-Z]{1,4}){0,8})\)?\s=\s\p{L}/gu

/** Codes that a document explains itself: `Card types: S = Standard, CE = Corporate Era, …`. */
function legendOf(text: string): string[] {
  const pairs = [...text.matchAll(PAIR)]
  return pairs.length >= FEWEST ? pairs.flatMap(([, code = '']) => code.split('/')) : []
}
