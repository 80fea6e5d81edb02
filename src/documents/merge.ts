import { fold } from '../words/fold.ts'
import { byLine } from './notebook.ts'
import type { Note, Reading, RepairCode, Section } from './reading.ts'
import { cleanSources } from './sources.ts'

export interface Extraction {
  file: string
  reading: Reading
}

/**
 * Several extractions of one work as one document. The fullest gives the order; each section takes its fuller text; where
 * the words differ it is noted.
 */
export function mergeExtractions(extractions: readonly Extraction[]): Reading {
  const [main, ...others] = [...extractions].sort((a, b) => words(b.reading.sections).length - words(a.reading.sections).length)
  if (!main) throw new Error('There is nothing to merge.')
  let merged = inFile(main)
  for (const other of others) merged = mergeTwo(merged, main.file, inFile(other), other.file)
  return merged
}

function inFile({ file, reading }: Extraction): Reading {
  const within = <T>(items: readonly T[]): T[] => items.map((item) => ({ ...item, file }))
  return { ...reading, sections: within(reading.sections), repairs: within(reading.repairs), problems: within(reading.problems) }
}

function mergeTwo(main: Reading, mainFile: string, other: Reading, otherFile: string): Reading {
  const notes: Note<RepairCode>[] = []
  const theirs = new Map(other.sections.map((section) => [section.anchor, section]))
  const ours = new Set(main.sections.map(({ anchor }) => anchor))
  const sections = main.sections.map((section) => {
    const same = theirs.get(section.anchor)
    if (!same) {
      if (section.kind === 'heading') notes.push(note(section, mainFile, `'${section.title}' stands in ${mainFile} alone`))
      return section
    }
    const difference = section.kind === 'heading' ? firstDifference(section, same) : undefined
    const isFuller = words([same]).length > words([section]).length
    if (difference) {
      const kept = isFuller ? `; the fuller text of ${otherFile} is kept` : ''
      notes.push(note(section, mainFile, `'${section.title}': ${mainFile} has '${difference.ours}', ${otherFile} has '${difference.theirs}'${kept}`))
    }
    const text = isFuller ? same.text : section.text
    return { ...section, text, sources: cleanSources([...section.sources, ...same.sources]) }
  })
  for (const [i, section] of other.sections.entries()) {
    if (ours.has(section.anchor) || section.kind === 'label') continue
    notes.push(note(section, otherFile, `'${section.title}' stands in ${otherFile} alone`))
    const before = other.sections.slice(0, i).findLast(({ anchor }) => sections.some((known) => known.anchor === anchor))
    sections.splice(sections.findIndex(({ anchor }) => anchor === before?.anchor) + 1, 0, section)
  }
  return {
    title: main.title,
    sections,
    cards: main.cards.length >= other.cards.length ? main.cards : other.cards,
    repairs: byFile([...main.repairs, ...notes, ...other.repairs.filter(({ code }) => !HEADINGS.has(code))]),
    problems: [...main.problems, ...other.problems],
  }
}

/** How a heading was found is told once, for the text that gives the order. */
const HEADINGS: ReadonlySet<RepairCode> = new Set<RepairCode>(['lost-heading', 'run-in-heading', 'contents-line'])

/** Notes of one file together, in the order of its lines. */
function byFile(notes: readonly Note<RepairCode>[]): Note<RepairCode>[] {
  const files = [...new Set(notes.map(({ file }) => file))]
  return files.flatMap((file) => notes.filter((one) => one.file === file).sort(byLine))
}

const note = ({ line }: Section, file: string, message: string): Note<RepairCode> => ({ file, line, code: 'extractions-differ', message })

const words = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ text }) => text.flatMap((block) => fold(block.text).match(/[\p{L}\p{N}]+/gu) ?? []))

const SHOWN = 6

/** The first words in which two texts part; how they are set and punctuated does not matter. */
function firstDifference(ours: Section, theirs: Section): { ours: string; theirs: string } | undefined {
  const [a, b] = [words([ours]), words([theirs])]
  const at = a.findIndex((word, i) => word !== b[i])
  if (at < 0 && a.length === b.length) return undefined
  const from = Math.max((at < 0 ? a.length : at) - 1, 0)
  const shown = (list: readonly string[]): string => list.slice(from, from + SHOWN).join(' ') || 'nothing more'
  return { ours: shown(a), theirs: shown(b) }
}
