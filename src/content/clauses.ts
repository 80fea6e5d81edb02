import type { ListItem, PhrasingContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Part } from '../contract/game.ts'
import { slugOf } from '../words/slug.ts'
import type { Chunk } from './chunks.ts'
import type { ClauseEntry, Reference } from './entry.ts'
import { LIMITS } from './limits.ts'
import { placeOf } from './markdown.ts'
import type { Report } from './problem.ts'
import type { OpenEntry } from './read-entry.ts'

export interface Clauses {
  shortAnswer: string
  clauses: ClauseEntry[]
  references: Reference[]
}

/**
 * The short answer and the clauses of an entry. The first paragraph is the clause `answer` and opens with the short
 * answer in bold; each item of the list below it opens with its name in bold.
 */
export function clausesOf(entry: OpenEntry<unknown>, parts: readonly Part[], report: Report): Clauses | undefined {
  const { chunk, title, at, body } = entry
  const [first, ...rest] = body.children
  const bold = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || bold?.type !== 'strong') {
    const where = first ? placeOf(chunk, first) : at
    const message = first ? 'Open with the short answer in bold, one sentence.' : `"${title}" has no text below it. Write the short answer first.`
    report(where, 'ruling-without-answer', message)
    return undefined
  }
  const shortAnswer = plainText(bold).trim()
  if (shortAnswer.length > LIMITS.shortAnswer)
    report(
      placeOf(chunk, bold),
      'text-too-long',
      `The short answer has ${shortAnswer.length} characters; ${LIMITS.shortAnswer} fit. Move conditions into clauses.`,
    )
  const references: Reference[] = []
  const clauses: ClauseEntry[] = [{ id: 'answer', label: 'Answer', text: plainText(first).trim(), needs: [], at: placeOf(chunk, first) }]
  for (const node of rest) {
    if (node.type === 'list')
      for (const item of node.children) {
        const clause = readClause(item, chunk, parts, report)
        if (!clause) continue
        clauses.push(clause)
        for (const name of clause.needs) references.push({ to: 'part', name, at: clause.at })
      }
    else if (node.type === 'paragraph')
      report(placeOf(chunk, node), 'loose-paragraph', 'This paragraph cannot be cited. Make it a list item that opens with a name in bold.')
    else if (node.type !== 'table' && node.type !== 'heading')
      report(placeOf(chunk, node), 'not-in-dialect', 'Only a list of clauses and tables follow the answer.')
  }
  for (const { id, label, text, at: where } of clauses) {
    if (clauses.find((other) => other.id === id)?.at !== where)
      report(where, 'duplicate-clause', `"${label}" names two clauses of "${title}". Give each case its own name.`)
    if (text.length > LIMITS.clause)
      report(where, 'text-too-long', `The clause "${label}" has ${text.length} characters; ${LIMITS.clause} fit. Make two of it.`)
  }
  return { shortAnswer, clauses, references }
}

function readClause(item: ListItem, chunk: Chunk, parts: readonly Part[], report: Report): ClauseEntry | undefined {
  const at = placeOf(chunk, item)
  const [paragraph, ...more] = item.children
  const nested = more[0]
  if (nested) report(placeOf(chunk, nested), 'not-in-dialect', 'A clause is one paragraph. Make a clause of its own of this.')
  const name = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || name?.type !== 'strong') {
    report(at, 'clause-without-name', 'Open this item with the name of its case in bold: "- **Solo.** …".')
    return undefined
  }
  const label = plainText(name).trim().replace(/[.:]$/, '')
  const id = slugOf(label)
  if (!id || label.length > LIMITS.clauseName) {
    report(at, id ? 'text-too-long' : 'clause-without-name', `Name the case in 1 to ${LIMITS.clauseName} characters with letters or digits.`)
    return undefined
  }
  const words = paragraph.children.slice(1)
  const marked = partsMarked(words)
  const needs = marked.map((name) => parts.find((part) => part.name === name)?.id ?? slugOf(name))
  const text = plainText({ type: 'paragraph', children: marked.length > 0 ? words.slice(words.findIndex(isMark) + 1) : words }).trim()
  if (!text) report(at, 'entry-without-text', `The clause "${label}" has a name and no words. Write them, or take it out.`)
  return { id, label, text, needs, at }
}

/** `*Venus Next, Colonies:*` straight after a clause's name says which parts it needs; `*Example:*` there is not one of them. */
function partsMarked(words: readonly PhrasingContent[]): string[] {
  const [first, second] = words
  const mark = first?.type === 'text' && first.value.trim() === '' ? second : first
  if (!mark || !isMark(mark)) return []
  const marked = plainText(mark).trim().replace(/:$/, '')
  return marked === 'Example' ? [] : marked.split(',').map((part) => part.trim())
}

const isMark = (node: PhrasingContent): boolean => node.type === 'emphasis' && plainText(node).trim().endsWith(':')
