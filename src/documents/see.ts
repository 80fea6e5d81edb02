import { fold } from '../words/fold.ts'
import type { TextBlock } from './reading.ts'

/** Titles by their folded words, for finding where "See …" sends the reader. */
export interface TitleIndex {
  anchors: Map<string, string>
  longest: number
}

/** As far as a title may reach after "see". */
const LONGEST = 300

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? []

export function titleIndex(sections: readonly { title: string; anchor: string }[]): TitleIndex {
  const anchors = new Map<string, string>()
  for (const { title, anchor } of sections) {
    const key = wordsOf(title.replace(/\[\w+\]/g, '')).join(' ')
    if (key && !anchors.has(key)) anchors.set(key, anchor)
  }
  return { anchors, longest: [...anchors.keys()].reduce((most, key) => Math.max(most, key.split(' ').length), 0) }
}

/** Anchors of the sections that a text sends the reader to: "See “What are tags?” for details", "see the Rovers section". */
export function seeIn(blocks: readonly TextBlock[], titles: TitleIndex): string[] {
  const found = new Set<string>()
  for (const { text } of blocks)
    for (const { index } of text.matchAll(/\bsee\b/gi)) {
      const words = wordsOf(text.slice(index + 3, index + LONGEST)).slice(0, titles.longest + 2)
      const from = words.findIndex((word) => !['the', 'also', 'section', 'sections', 'under', 'page'].includes(word))
      const anchor = longestTitle(words.slice(Math.max(from, 0)), titles)
      if (anchor) found.add(anchor)
    }
  return [...found]
}

function longestTitle(words: readonly string[], { anchors, longest }: TitleIndex): string | undefined {
  for (let length = Math.min(words.length, longest); length > 0; length--) {
    const anchor = anchors.get(words.slice(0, length).join(' '))
    // A single word is a title only where the text says so: see *Rovers* section.
    if (anchor && (length > 1 || words[1] === 'section' || words[1] === undefined)) return anchor
  }
  return undefined
}
