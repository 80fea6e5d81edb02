import type { Name } from './store.ts'
import { tellingWords, wordsOf } from './words.ts'

/** A name found in a question, with the words of the question it covers. */
export interface Mention {
  name: Name
  words: string[]
}

/** Names by the words they are made of, so that a question is looked through once. */
export interface NameIndex {
  byKey: ReadonlyMap<string, Name[]>
  longest: number
}

export function indexNames(names: readonly Name[]): NameIndex {
  const byKey = new Map<string, Name[]>()
  let longest = 0
  for (const name of names) {
    const words = wordsOf(name.name).map(({ word }) => word)
    if (words.length === 0) continue
    longest = Math.max(longest, words.length)
    const key = words.join(' ')
    byKey.set(key, [...(byKey.get(key) ?? []), name])
  }
  return { byKey, longest }
}

/** The names that a question uses, the longest first at each place: "big ring" is not also a "ring". */
export function mentionsIn(question: string, { byKey, longest }: NameIndex): Mention[] {
  const words = wordsOf(question).map(({ word }) => word)
  const mentions: Mention[] = []
  for (let from = 0; from < words.length; ) {
    let taken = 0
    for (let length = Math.min(longest, words.length - from); length > 0 && taken === 0; length--) {
      const span = words.slice(from, from + length)
      const names = byKey.get(span.join(' '))
      if (!names) continue
      mentions.push(...names.map((name) => ({ name, words: span })))
      taken = length
    }
    from += Math.max(1, taken)
  }
  return mentions
}

/** What the game says for a name, in words that its rulings are searched by. */
export const properWords = (name: Name): string[] => tellingWords(name.proper)
