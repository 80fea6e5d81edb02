import { type Block, textOf } from './blocks.ts'
import { type ChapterTest, chapterTest } from './chapter.ts'
import { cutParagraphs } from './cut.ts'
import { CARRIES, type Mark } from './mark.ts'
import { marksInMarked } from './marked.ts'
import type { Notebook } from './notebook.ts'
import { RULE_NUMBER } from './numbering.ts'
import { isQuestion } from './question.ts'
import { marksInUnmarked } from './unmarked.ts'
import { widthOf } from './width.ts'

/** How a document shows its structure. */
export interface Manner {
  /** By marks of Markdown; otherwise by the look of its lines. */
  isMarked: boolean
  /** Its headings are questions. */
  asksQuestions: boolean
  /** Its paragraphs have numbers such as 4.2. */
  numbersRules: boolean
  /** As many characters as its lines are filled to; nothing when a line is a paragraph. */
  width: number | undefined
  isChapter: ChapterTest
}

export interface Found {
  blocks: Block[]
  marks: Mark[]
}

/** Where sections begin, as a person would see it: by marks where the document has them, by the look of its lines where it has not. */
export function findHeadings(given: readonly Block[], chapters: readonly string[], notes: Notebook): Found {
  const manner = mannerOf(given, chapters)
  const blocks = cutParagraphs(given, manner)
  return { blocks, marks: manner.isMarked ? marksInMarked(blocks, manner.isChapter, notes) : marksInUnmarked(blocks, notes) }
}

function mannerOf(blocks: readonly Block[], chapters: readonly string[]): Manner {
  const marked = blocks.filter(({ kind }) => kind === 'heading')
  return {
    isMarked: marked.length > CARRIES || marked.filter(({ depth }) => depth !== 1).length >= CARRIES,
    asksQuestions:
      marked.filter((block) =>
        isQuestion(
          textOf(block)
            .replace(/\[\w+\]$/, '')
            .trim(),
        ),
      ).length >= CARRIES,
    numbersRules: blocks.flatMap(({ lines }) => lines).filter(({ text }) => RULE_NUMBER.test(text)).length >= CARRIES,
    width: widthOf(blocks),
    isChapter: chapterTest(blocks, chapters),
  }
}
