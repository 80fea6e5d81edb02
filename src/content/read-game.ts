import type { Chunk } from './chunks.ts'
import type { DocumentEntry, GameEntry } from './entry.ts'
import { DocumentKeys, GameKeys } from './keys.ts'
import { LIMITS } from './limits.ts'
import type { Report } from './problem.ts'
import { checkAddress, checkNames, checkText, openEntry, referencesOf } from './read-entry.ts'

/** A game is the head of its game.md: the `#` heading with its name, a paragraph, and its parts. */
export function readGame(chunk: Chunk, report: Report): GameEntry | undefined {
  const entry = openEntry(chunk, GameKeys, report)
  const { title, at, body, markdown, data, links } = entry
  checkText(entry, report)
  if (!data) return undefined
  checkNames(data.value['also called'], 'also called', data, LIMITS.alsoCalled, report)
  return {
    game: data.value.id,
    id: data.value.id,
    title,
    at,
    aliases: [],
    body,
    markdown,
    alsoCalled: data.value['also called'],
    parts: Object.entries(data.value.parts).map(([id, part]) => ({ id, ...part })),
    topics: data.value.topics,
    references: [...links, ...referencesOf('topic', 'topics', data.value.topics, data)],
  }
}

export function readDocument(chunk: Chunk, game: string, report: Report): DocumentEntry | undefined {
  const entry = openEntry(chunk, DocumentKeys, report)
  const { title, at, body, markdown, data, links } = entry
  checkText(entry, report)
  if (!data) return undefined
  const { value } = data
  checkNames(value.sections, 'sections', data, Number.POSITIVE_INFINITY, report)
  if (value.address) checkAddress(value.address, data.at('address'), report)
  return {
    game,
    id: value.id,
    title,
    at,
    aliases: [],
    body,
    markdown,
    name: value.title,
    edition: value.edition,
    date: value.date,
    authors: value.authors,
    authority: value.authority,
    address: value.address,
    sections: value.sections,
    references: links,
  }
}
