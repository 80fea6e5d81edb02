import type { Part } from '../contract/game.ts'
import type { NothingToDecide, RulingKind } from '../contract/ruling.ts'
import type { Chunk } from './chunks.ts'
import { clausesOf } from './clauses.ts'
import type { Data } from './data.ts'
import type { ConflictEntry, Reference, RulingEntry } from './entry.ts'
import { ConflictKeys, NOTHING, RulingKeys } from './keys.ts'
import { LIMITS } from './limits.ts'
import type { Report } from './problem.ts'
import { checkAddress, checkNames, openEntry, referencesOf, splitOrigin } from './read-entry.ts'

interface RulingFile {
  game: string
  topic: { id: string; title: string }
  kind: RulingKind
  parts: readonly Part[]
}

export function readRuling(chunk: Chunk, file: RulingFile, report: Report): RulingEntry | undefined {
  const entry = openEntry(chunk, RulingKeys, report)
  const answer = clausesOf(entry, file.parts, report)
  const { title, at, body, markdown, data } = entry
  if (!data) return undefined
  const { value } = data
  value.sources.forEach((source, i) => {
    checkAddress(source, data.at('sources', i), report)
  })
  checkAskedAs(title, value['asked as'], data, report)
  if (!answer) return undefined
  const isConflict = (name: string): boolean => name.startsWith('conflict:')
  const seeAlso = value['see also']
  return {
    game: file.game,
    id: value.id,
    title,
    at,
    aliases: value.aliases,
    topic: file.topic,
    kind: value.kind ?? file.kind,
    status: value.status,
    body,
    markdown,
    ...answer,
    movedClauses: value['moved clauses'],
    about: value.about,
    needs: value.needs,
    origin: value.origin.map(splitOrigin),
    sources: value.sources,
    askedAs: value['asked as'],
    seeAlso: seeAlso.filter((name) => !isConflict(name)),
    conflicts: seeAlso.filter(isConflict).map((name) => name.slice('conflict:'.length)),
    decidesNothing: NOTHING.exec(value.decides ?? '')?.[1] as NothingToDecide | undefined,
    references: [
      ...entry.links,
      ...answer.references,
      ...referencesOf('section', 'origin', value.origin, data),
      ...referencesOf('card', 'about', value.about, data),
      ...referencesOf('part', 'needs', value.needs, data),
      ...seeAlso.map(
        (name, i): Reference => ({
          to: isConflict(name) ? 'conflict' : 'ruling',
          name: name.replace(/^conflict:/, ''),
          at: data.at('see also', i),
        }),
      ),
      ...movedClauseReferences(value['moved clauses'], data),
    ],
  }
}

export function readConflict(chunk: Chunk, game: string, parts: readonly Part[], report: Report): ConflictEntry | undefined {
  const entry = openEntry(chunk, ConflictKeys, report)
  const answer = clausesOf(entry, parts, report)
  const { title, at, body, markdown, data } = entry
  if (!data) return undefined
  const { value } = data
  const readings = Object.entries(value.readings).map(([id, origin]) => ({ id, origin: [origin].flat() }))
  if (value.holds !== 'open' && !Object.hasOwn(value.readings, value.holds))
    report(data.at('holds'), 'bad-value', `"${value.holds}" is none of the readings. Write one of ${readings.map(({ id }) => id).join(', ')}, or open.`)
  if (!answer) return undefined
  return {
    game,
    id: value.id,
    title,
    at,
    aliases: value.aliases,
    body,
    markdown,
    ...answer,
    movedClauses: value['moved clauses'],
    kind: value.kind,
    readings: readings.map(({ id, origin }) => ({ id, origin: origin.map(splitOrigin) })),
    holds: value.holds,
    about: value.about,
    references: [
      ...entry.links,
      ...answer.references,
      ...readings.flatMap(({ id, origin }) => [
        { to: 'clause' as const, name: id, at: data.at('readings', id) },
        ...origin.map((name) => ({ to: 'section' as const, name, at: data.at('readings', id) })),
      ]),
      ...referencesOf('card', 'about', value.about, data),
      ...movedClauseReferences(value['moved clauses'], data),
    ],
  }
}

function movedClauseReferences(moved: Record<string, string>, data: Data<unknown>): Reference[] {
  return Object.entries(moved).map(([from, to]) => ({ to: 'clause', name: to, at: data.at('moved clauses', from) }))
}

/** People type questions in lower case and without a full stop; a line that repeats the heading finds nothing new. */
function checkAskedAs(title: string, askedAs: readonly string[], data: Data<unknown>, report: Report): void {
  checkNames(askedAs, 'asked as', data, LIMITS.askedAs, report)
  const heading = bare(title)
  askedAs.forEach((line, i) => {
    if (line !== line.toLowerCase()) report(data.at('asked as', i), 'asked-as-form', `Write "${line.toLowerCase()}": people type in lower case.`)
    else if (line.endsWith('.')) report(data.at('asked as', i), 'asked-as-form', 'Leave the full stop out.')
    else if (bare(line) === heading) report(data.at('asked as', i), 'asked-as-form', 'This is the heading again. Write another way to ask it.')
  })
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
