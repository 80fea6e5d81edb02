import { type Block, blocksOf, textOf } from './blocks.ts'
import { listBullets } from './bullets.ts'
import { cardHeadingOf } from './card-heading.ts'
import { listedCards, withHeading } from './card-list.ts'
import { type Codes, codesOf } from './codes.ts'
import { markContents } from './contents.ts'
import { withoutFrontMatter } from './front-matter.ts'
import { withoutFurniture } from './furniture.ts'
import { findHeadings } from './headings.ts'
import { knownSections } from './known-sections.ts'
import { mendMarks } from './mend-marks.ts'
import { byLine, Notebook } from './notebook.ts'
import { type NumberLines, takeNumbers } from './number-line.ts'
import { opening } from './opening.ts'
import { everyParagraph, withOpening } from './opening-section.ts'
import { NO_PROFILE, type Profile } from './profile.ts'
import type { ListedCard, Reading, Section } from './reading.ts'
import { referencesIn } from './references.ts'
import { type Draft, sectionsOf } from './sections.ts'
import { seeIn, type TitleIndex, titleIndex } from './see.ts'
import { joinBrokenWords, joinTorn } from './torn.ts'

/** Reads a published document as it is: the structure a person would see, and all that had to be mended for it. */
export function readDocument(document: string, profile: Profile = NO_PROFILE): Reading {
  const notes = new Notebook()
  const { markdown, title } = withoutFrontMatter(document.replace(/\r\n?/g, '\n'), notes)
  const found = findHeadings(textBlocksOf(markdown, notes), profile.chapters, notes)
  const codes = codesOf(profile, found.blocks)
  const { blocks, marks: numbered, numbers } = takeNumbers(found, codes, notes)
  const { cards, marks: listed } = listedCards(blocks, numbered, markdown, profile.requirements, notes)
  const known = knownSections(blocks, listed, profile.sections, notes)
  const marks = known.length > 0 ? withOpening(blocks, known) : everyParagraph(blocks, notes)
  const drafts = sectionsOf(blocks, marks, new Map(Object.entries(profile['lost words'])), notes)
  const list = new Map([...cards.values()].map((card) => [card.reference, card]))
  const titles = titleIndex(drafts)
  const sections = drafts.map((draft) => finish(draft, { codes, numbers, cards, list, titles }, notes))
  noteUnfinished(blocks, notes)
  if (blocks.length === 0) notes.problem(1, 'empty-document', 'There is no text in the document.')
  return {
    title: title ?? titleOf(sections, blocks),
    sections,
    cards: withHeading([...cards.values()], sections),
    repairs: notes.repairs.sort(byLine),
    problems: notes.problems.sort(byLine),
  }
}

/** The blocks of a document as its reader sees them: without what pages add, and with what they tore joined. */
function textBlocksOf(markdown: string, notes: Notebook): Block[] {
  const mended = mendMarks(blocksOf(markdown, notes), notes)
  const listed = markContents(listBullets(withoutFurniture(mended, notes)), notes)
  return joinBrokenWords(joinTorn(listed, notes), notes)
}

interface Known {
  codes: Codes
  numbers: NumberLines
  cards: ReadonlyMap<Block, ListedCard>
  list: ReadonlyMap<number, ListedCard>
  titles: TitleIndex
}

function finish({ mark, ...draft }: Draft, { codes, numbers, cards, list, titles }: Known, notes: Notebook): Section {
  const isEntry = cards.has(mark.block)
  const number = numbers.get(mark)
  const heading = isEntry || draft.kind === 'label' ? undefined : cardHeadingOf(draft.title, codes)
  const card = number ? { name: draft.title, ...heading, ...number } : heading
  return {
    ...draft,
    see: seeIn(draft.text, titles).filter((anchor) => anchor !== draft.anchor),
    cards: isEntry || draft.kind === 'label' ? [] : referencesIn(draft.text, list, notes),
    ...(card && { card }),
  }
}

function noteUnfinished(blocks: readonly Block[], notes: Notebook): void {
  for (const { lines } of blocks)
    for (const { line, text } of lines)
      if (/\b(?:TODO|TBD|FIXME)\b/.test(text)) notes.problem(line, 'todo', `The document says '${opening(text)}': something is missing here.`)
}

function titleOf(sections: readonly Section[], blocks: readonly Block[]): string {
  return sections.find(({ kind, level }) => kind === 'heading' && level <= 2)?.title ?? opening(blocks[0] ? textOf(blocks[0]) : 'Untitled', 8)
}
