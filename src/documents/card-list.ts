import { slugOf } from '../words/slug.ts'
import { anchorGiver, anchorOf } from './anchors.ts'
import type { Block } from './blocks.ts'
import { textOf } from './blocks.ts'
import { type Mark, RUN_IN_LEVEL } from './mark.ts'
import { byLine, type Notebook } from './notebook.ts'
import type { Profile } from './profile.ts'
import type { ListedCard, Section } from './reading.ts'
import { requirementOf } from './requirement.ts'

const ENTRY = /^\[(\d{1,3})\]\s+(\S.*)$/su

const isListEntry = (block: Block): boolean => block.kind === 'paragraph' && ENTRY.test(textOf(block))

const FEWEST_ENTRIES = 3

/** Entries of a numbered list of cards, `[7] Silk Moth (4 Dust, Night Card, 2 Lamp Requirement), effect`: sections of their own. */
export function listedCards(
  blocks: readonly Block[],
  marks: readonly Mark[],
  document: string,
  requirements: Profile['requirements'],
  notes: Notebook,
): { cards: Map<Block, ListedCard>; marks: Mark[] } {
  const entries = blocks.filter(isListEntry)
  if (entries.length < FEWEST_ENTRIES) return { cards: new Map(), marks: [...marks] }
  const cards = new Map<Block, ListedCard>()
  const give = anchorGiver()
  const entryMarks = entries.map((block): Mark => {
    const [, reference = '', text = ''] = ENTRY.exec(textOf(block)) ?? []
    const read = readEntry(Number(reference), text, block.line, document, requirements, notes)
    const card = { ...read, anchor: give(read.anchor) }
    cards.set(block, card)
    const around = marks.findLast((mark) => mark.kind === 'heading' && mark.block.line < block.line)
    return {
      block,
      title: card.name,
      kind: 'heading',
      level: Math.min((around?.level ?? 0) + 1, RUN_IN_LEVEL),
      isMarked: false,
      rest: textOf(block),
      anchor: card.anchor,
    }
  })
  const rest = marks.filter(({ block }) => !cards.has(block))
  return { cards, marks: [...rest, ...entryMarks].sort((a, b) => byLine(a.block, b.block)) }
}

/** Cards of the list with what the headings of their own sections add. */
export function withHeading(cards: readonly ListedCard[], sections: readonly Section[]): ListedCard[] {
  const headings = sections.flatMap(({ card }) => card ?? [])
  return cards.map((card) => {
    const heading = headings.find(({ reference, name }) => reference === card.reference || slugOf(name) === slugOf(card.name))
    return heading ? { ...(heading.number && { number: heading.number }), ...(heading.sets && { sets: heading.sets }), ...card } : card
  })
}

function readEntry(reference: number, text: string, line: number, document: string, requirements: Profile['requirements'], notes: Notebook): ListedCard {
  const opened = text.indexOf(' (')
  const written = (opened < 0 ? (text.split(/[,:–]/)[0] ?? text) : text.slice(0, opened)).trim()
  const name = withoutStrayLetters(written, document)
  if (name !== written) notes.repair(line, 'list-entry', `read the name '${name}' in '[${reference}] ${written}': the letters before it belong to nothing`)
  const card: ListedCard = { reference, name, line, anchor: anchorOf(`card ${reference} ${slugOf(name)}`) }
  if (opened < 0) {
    const effect = text.slice(written.length).replace(/^[\s,:–-]+/, '')
    return effect ? { ...card, effect } : card
  }
  let rest = text.slice(opened + 2)
  for (;;) {
    const found = /^([^,.)]+?)\s*(?:[,.]\s+|(?=\)))/.exec(rest)
    const data = found?.[1] === undefined ? undefined : datumOf(found[1], requirements)
    if (!found || !data) break
    Object.assign(card, data)
    rest = rest.slice(found[0].length)
  }
  if (!rest.startsWith(')')) notes.repair(line, 'list-entry', `closed the bracket after the data of '[${reference}] ${name}'`)
  const effect = rest.replace(/^\)\s*(?:-[^,]{0,40},)?[\s,:–-]*/, '')
  return effect ? { ...card, effect } : card
}

/** What stands between the brackets: a cost, a type, a requirement. */
function datumOf(text: string, requirements: Profile['requirements']): Pick<ListedCard, 'cost' | 'type' | 'requirement'> | undefined {
  const cost = /^(\d+)\s+\p{L}[\p{L}€]*$/u.exec(text)?.[1]
  if (cost) return { cost: Number(cost) }
  const type = /^(\p{L}+)(?:\s+card)?$/iu.exec(text)?.[1]
  if (type) return { type: type.toLowerCase() }
  const requirement = /requirement$/i.test(text) ? requirementOf(text, requirements) : undefined
  return requirement && { requirement }
}

/** `B. C. Topsoil Contract` where the document elsewhere speaks of Topsoil Contract alone. */
function withoutStrayLetters(name: string, document: string): string {
  const bare = name.replace(/^(?:[A-Z]\.\s+)+/, '')
  return bare !== name && document.split(bare).length > document.split(name).length ? bare : name
}
