import { anchorGiver, anchorOf } from './anchors.ts'
import { addressesOf, type Block, textOf } from './blocks.ts'
import { type LostWords, withLostWord } from './lost-words.ts'
import type { Mark } from './mark.ts'
import type { Notebook } from './notebook.ts'
import type { Section, TextBlock } from './reading.ts'
import { sharedBodies } from './shared-body.ts'
import { cleanSources, isSourceRest } from './sources.ts'

/** A section with the mark it begins at. */
export type Draft = Omit<Section, 'see' | 'cards'> & { mark: Mark }

/**
 * Sections from the blocks and the marks between them. A heading's text reaches to the next heading and keeps the labels
 * in it; a section's lines reach to the next heading of the same or a lower level.
 */
export function sectionsOf(blocks: readonly Block[], marks: readonly Mark[], lostWords: LostWords, notes: Notebook): Draft[] {
  const at = new Map(blocks.map((block, i) => [block, i]))
  const place = (mark: Mark | undefined): number => (mark ? (at.get(mark.block) ?? 0) : blocks.length)
  const anchors = giveAnchors(marks)
  const ends = endsOf(marks)
  const bodies = sharedBodies(marks, place)
  const drafts = marks.map((mark, i): Draft => {
    const body = bodies[i] ?? i
    const last = marks[body] ?? mark
    const own = blocks.slice(place(last), place(marks[ends[body]?.text ?? marks.length]))
    const draft = {
      anchor: anchors.get(mark) ?? '',
      title: mark.title.replace(/\s?\[new\]/gi, ''),
      kind: mark.kind,
      level: mark.level,
      line: mark.block.line,
      endLine: Math.max(mark.block.endLine, blocks[place(marks[ends[body]?.lines ?? marks.length]) - 1]?.endLine ?? 0),
      text: textBlocks(own, last),
      sources: cleanSources([mark.block, ...own].flatMap(addressesOf)),
      isNew: /\[new\]/i.test(mark.title),
      mark,
    }
    return withLostWord(draft, lostWords, notes)
  })
  noteShared(drafts, bodies, notes)
  return drafts
}

/** Anchors that are given keep to their sections; then headings of the document keep theirs; recovered ones come after them, labels last. */
function giveAnchors(marks: readonly Mark[]): Map<Mark, string> {
  const give = anchorGiver()
  const order = [
    ...marks.filter(({ anchor }) => anchor !== undefined),
    ...marks.filter(({ anchor, kind, isMarked }) => anchor === undefined && kind === 'heading' && isMarked),
    ...marks.filter(({ anchor, kind, isMarked }) => anchor === undefined && kind === 'heading' && !isMarked),
    ...marks.filter(({ anchor, kind }) => anchor === undefined && kind === 'label'),
  ]
  return new Map(order.map((mark) => [mark, give(mark.anchor ?? anchorOf(mark.title))]))
}

/** For each mark the places of the marks at which its text and its lines end. */
function endsOf(marks: readonly Mark[]): { text: number; lines: number }[] {
  const ends: { text: number; lines: number }[] = []
  let nextHeading = marks.length
  /** By level: the next heading of it or a lower one. */
  const next = new Array<number>(DEEPEST + 1).fill(marks.length)
  for (let i = marks.length - 1; i >= 0; i--) {
    const { kind, level } = marks[i] as Mark
    ends[i] = kind === 'label' ? { text: i + 1, lines: i + 1 } : { text: nextHeading, lines: next[level] ?? marks.length }
    if (kind === 'label') continue
    nextHeading = i
    next.fill(i, level)
  }
  return ends
}

const DEEPEST = 10

function noteShared(drafts: readonly Draft[], bodies: readonly number[], notes: Notebook): void {
  for (let i = 0; i < drafts.length; i++) {
    const last = bodies[i] ?? i
    if (last === i) continue
    const titles = drafts.slice(i, last + 1).map(({ title }) => `'${title}'`)
    notes.repair(drafts[i]?.line ?? 1, 'shared-body', `gave ${titles.join(', ')} the text that follows the last of them`)
    i = last
  }
}

function textBlocks(own: readonly Block[], mark: Mark): TextBlock[] {
  return own.flatMap((block): TextBlock[] => {
    if (block === mark.block && mark.rest === undefined) return []
    const text = block === mark.block ? (mark.rest ?? '') : block.kind === 'code' ? block.lines.map((line) => line.text).join('\n') : textOf(block)
    if (text.trim() === '' || (addressesOf(block).length > 0 && isSourceRest(text))) return []
    return [{ kind: block.kind === 'heading' ? 'paragraph' : block.kind, line: block.line, text }]
  })
}
