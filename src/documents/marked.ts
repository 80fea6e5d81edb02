import { fold } from '../words/fold.ts'
import { type Block, textOf } from './blocks.ts'
import type { ChapterTest } from './chapter.ts'
import { labelOf, rowsOf } from './labels.ts'
import { CARRIES, type Mark } from './mark.ts'
import type { Notebook } from './notebook.ts'
import { isAllCapitals, titleForm, withoutColon } from './title-form.ts'
import { isTitleLine } from './title-line.ts'

/** Sections of a document that marks its headings, and the few that lost their marks. */
export function marksInMarked(blocks: readonly Block[], isChapter: ChapterTest, notes: Notebook): Mark[] {
  const marks: Mark[] = []
  const rows = rowsOf(blocks)
  let level = 1
  blocks.forEach((block, i) => {
    const text = textOf(block)
    if (block.kind === 'heading') {
      level = block.depth ?? 1
      marks.push({ block, title: withoutColon(text), kind: 'heading', level, isMarked: true })
      return
    }
    const chapter = block.kind === 'paragraph' && block.lines.length === 1 && !block.isContents ? isChapter(text) : undefined
    const lost = chapter ?? (isLostHeading(blocks, i) ? Math.min(level + 1, 6) : undefined)
    if (lost === undefined) {
      marks.push(...[labelOf(block, blocks[i + 1], rows, notes) ?? []].flat())
      return
    }
    notes.repair(block.line, 'lost-heading', `read '${text}' as a ${chapter === undefined ? 'heading' : 'chapter'}`)
    marks.push({ block, title: withoutColon(text), kind: 'heading', level: lost, isMarked: false })
  })
  return correctLevels(marks, blocks, notes)
}

/** Beside marked headings only a line that can hardly be anything else is one: a title in every word, or in capitals. */
function isLostHeading(blocks: readonly Block[], i: number): boolean {
  const block = blocks[i]
  if (!block || !isTitleLine(blocks, i)) return false
  const text = textOf(block)
  return (isAllCapitals(text) || titleForm(text) === 'title') && !/[:!?]$/.test(text) && !boldsOrLinks(block)
}

const boldsOrLinks = ({ lines }: Block): boolean => lines.some(({ bold, addresses }) => bold || addresses.length > 0)

/**
 * A heading marked higher than its neighbours: it has a text of its own, stands between two deeper ones in the order of
 * the alphabet, and other sections speak of it as of a thing.
 */
function correctLevels(marks: readonly Mark[], blocks: readonly Block[], notes: Notebook): Mark[] {
  const headings = marks.filter(({ kind }) => kind === 'heading')
  const at = new Map(blocks.map((block, i) => [block, i]))
  const deeper = new Map<Mark, number>()
  headings.forEach((mark, i) => {
    const [before, after] = [headings[i - 1], headings[i + 1]]
    if (!before || !after || before.level <= mark.level || after.level !== before.level) return
    const own = blocks[(at.get(mark.block) ?? 0) + 1]
    if (!own || own.kind === 'heading') return
    const [a, b, c] = [before, mark, after].map(({ title }) => fold(title)) as [string, string, string]
    if (!(a < b && b < c)) return
    const mentions = blocks.filter((block) => block.kind !== 'heading' && textOf(block).includes(mark.title)).length
    if (mentions >= CARRIES) deeper.set(mark, before.level)
  })
  return marks.map((mark) => {
    const level = deeper.get(mark)
    if (level === undefined) return mark
    notes.repair(mark.block.line, 'wrong-level', `read '${mark.title}' at level ${level}, beside its neighbours, not at level ${mark.level}`)
    return { ...mark, level }
  })
}
