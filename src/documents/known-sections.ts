import { fold } from '../words/fold.ts'
import { type Block, textOf } from './blocks.ts'
import { type Mark, RUN_IN_LEVEL } from './mark.ts'
import { byLine, type Notebook } from './notebook.ts'
import { opening } from './opening.ts'
import type { Profile } from './profile.ts'

/** The sections that a profile names by their opening words: found in order, one after the other. */
export function knownSections(blocks: readonly Block[], marks: readonly Mark[], sections: Profile['sections'], notes: Notebook): Mark[] {
  if (sections.length === 0) return [...marks]
  const byBlock = new Map(marks.map((mark) => [mark.block, mark]))
  const letters = blocks.map((block) => lettersOf(textOf(block)))
  let from = 0
  for (const { anchor, title, opens } of sections) {
    const words = lettersOf(opens)
    const at = letters.findIndex((text, i) => i >= from && text.startsWith(words))
    const block = blocks[at]
    if (!block) {
      notes.problem(1, 'section-not-found', `No text opens with '${opens}', where the section ${anchor} is expected.`)
      continue
    }
    const known = byBlock.get(block)
    byBlock.set(block, {
      ...(known ?? { block, title: opening(textOf(block)), kind: 'heading', level: RUN_IN_LEVEL, isMarked: false, rest: textOf(block) }),
      ...(title && { title }),
      anchor,
    })
    if (!known) notes.repair(block.line, 'lost-heading', `read '${opening(textOf(block))}' as the start of the section ${anchor}`)
    from = at + 1
  }
  return [...byBlock.values()].sort((a, b) => byLine(a.block, b.block))
}

const lettersOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
