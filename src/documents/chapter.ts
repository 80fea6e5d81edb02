import { fold } from '../words/fold.ts'
import { type Block, textOf } from './blocks.ts'
import { CARRIES } from './mark.ts'
import { titleForm } from './title-form.ts'

/** The level of a line that is a chapter's heading without its marks; nothing for any other line. */
export type ChapterTest = (line: string) => number | undefined

/** Chapters without marks: named in the profile, or one more of the kind that others are, as `… Clarifications` beside three such. */
export function chapterTest(blocks: readonly Block[], chapters: readonly string[]): ChapterTest {
  const named = new Set(chapters.map(fold))
  const headings = blocks.filter((block) => block.kind === 'heading')
  const levelsOf = new Map<string, Set<number>>()
  const countOf = new Map<string, number>()
  for (const block of headings) {
    const last = lastWord(textOf(block))
    levelsOf.set(last, (levelsOf.get(last) ?? new Set()).add(block.depth ?? 1))
    countOf.set(last, (countOf.get(last) ?? 0) + 1)
  }
  const shallow = headings.reduce((least, { depth = 1 }) => (depth > 1 ? Math.min(least, depth) : least), 6)
  return (line) => {
    if (named.has(fold(line))) return shallow
    if (titleForm(line) !== 'title' || line.split(' ').length < 2 || line.endsWith(':')) return undefined
    const levels = levelsOf.get(lastWord(line))
    return levels?.size === 1 && (countOf.get(lastWord(line)) ?? 0) >= CARRIES ? [...levels][0] : undefined
  }
}

const lastWord = (text: string): string =>
  fold(text)
    .match(/[a-z]+/g)
    ?.at(-1) ?? ''
