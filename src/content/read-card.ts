import type { Requirement } from '../contract/card.ts'
import type { Chunk } from './chunks.ts'
import type { CardEntry, TermEntry } from './entry.ts'
import { CardKeys, TermKeys } from './keys.ts'
import { LIMITS } from './limits.ts'
import type { Report } from './problem.ts'
import { checkNames, checkText, openEntry, referencesOf, splitOrigin } from './read-entry.ts'

/** A card known only by its name has no text; every other card says what it does. */
export function readCard(chunk: Chunk, game: string, report: Report): CardEntry | undefined {
  const entry = openEntry(chunk, CardKeys, report)
  const { title, at, body, markdown, data } = entry
  if (markdown.length > LIMITS.effect)
    report(at, 'text-too-long', `The effect has ${markdown.length} characters; ${LIMITS.effect} fit. Say it shorter, or make a ruling of it.`)
  if (!data) return undefined
  const { value } = data
  checkNames(value['also called'], 'also called', data, LIMITS.alsoCalled, report)
  return {
    game,
    id: value.id,
    title,
    at,
    aliases: value.aliases,
    body,
    markdown,
    alsoCalled: value['also called'],
    number: value.number,
    sets: value.sets,
    type: value.type,
    cost: value.cost,
    tags: value.tags,
    requirement: value.requirement && requirementOf(value.requirement),
    holds: value.holds,
    origin: value.origin.map(splitOrigin),
    references: [...entry.links, ...referencesOf('section', 'origin', value.origin, data), ...referencesOf('part', 'sets', value.sets, data)],
  }
}

function requirementOf(written: Record<string, string | number | undefined>): Requirement {
  const { 'at least': atLeast, 'at most': atMost, ...subject } = written
  const [what = '', name = ''] = Object.entries(subject)[0] ?? []
  return {
    what,
    name: String(name),
    ...(atLeast !== undefined && { atLeast: Number(atLeast) }),
    ...(atMost !== undefined && { atMost: Number(atMost) }),
  }
}

export function readTerm(chunk: Chunk, game: string, report: Report): TermEntry | undefined {
  const entry = openEntry(chunk, TermKeys, report)
  const { title, at, body, markdown, data, links } = entry
  checkText(entry, report)
  if (!data) return undefined
  checkNames(data.value['also called'], 'also called', data, LIMITS.alsoCalled, report)
  return {
    game,
    id: data.value.id,
    title,
    at,
    aliases: data.value.aliases,
    body,
    markdown,
    alsoCalled: data.value['also called'],
    references: links,
  }
}
