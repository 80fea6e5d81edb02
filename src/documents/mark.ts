import type { Block } from './blocks.ts'

/** A mark says that a section begins at a block. */
export interface Mark {
  block: Block
  title: string
  kind: 'heading' | 'label'
  level: number
  /** Whether the document marks it as a heading itself. */
  isMarked: boolean
  /** What of the block is text of the section; without it the block is the heading alone. */
  rest?: string
  anchor?: string
}

/** Levels of what is no marked heading. Marks of Markdown reach from 1 to 6. */
export const RUN_IN_LEVEL = 8
export const LABEL_LEVEL = 9
export const LINE_LEVEL = 2

/** What comes this often is the manner of a document, not chance. */
export const CARRIES = 3
