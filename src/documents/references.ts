import { fold } from '../words/fold.ts'
import type { Notebook } from './notebook.ts'
import type { ListedCard, TextBlock } from './reading.ts'

/** As much as a name and its quotes may have before the number. */
const LONGEST_NAME = 70
const QUOTED = /[“"„]\s?([^”"“„]{2,60}?)\s?["”]\s?$/u
const PLAIN = /(\p{Lu}[\p{L}\d'’-]{0,30}(?:\s(?:of|the|for|from|to|and|\p{Lu}[\p{L}\d'’-]{0,30})){0,8})\s?$/u

/** The cards of the list that a text names by number: “Ants” [16]. What does not agree with the list is noted. */
export function referencesIn(blocks: readonly TextBlock[], list: ReadonlyMap<number, ListedCard>, notes: Notebook): number[] {
  const found = new Set<number>()
  if (list.size === 0) return []
  for (const { text, line } of blocks)
    for (const { index, 1: digits } of text.matchAll(/\[(\d{1,3})\]/g)) {
      const reference = Number(digits)
      const card = list.get(reference)
      if (!card) {
        notes.problem(line, 'unknown-reference', `The list of cards has no [${reference}].`)
        continue
      }
      found.add(reference)
      const name = nameBefore(text.slice(Math.max(index - LONGEST_NAME, 0), index), card)
      if (!name) notes.repair(line, 'reference-without-name', `read [${reference}] as ${card.name}`)
      else if (!spelling(name).endsWith(spelling(card.name))) notes.repair(line, 'reference-of-another-name', `read '${name}' [${reference}] as ${card.name}`)
    }
  return [...found].sort((a, b) => a - b)
}

/** The name that stands before a number. A word that opens a sentence has its capital for that, and is none. */
function nameBefore(text: string, card: ListedCard): string | undefined {
  const quoted = QUOTED.exec(text)?.[1]
  const plain = quoted ? null : PLAIN.exec(text)
  const isVerb = plain?.[1] && !plain[1].includes(' ') && spelling(plain[1]) !== spelling(card.name) && /(?:^|[.!?:]\s)$/.test(text.slice(0, plain.index))
  return quoted ?? (isVerb ? undefined : plain?.[1])
}

const spelling = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '')
