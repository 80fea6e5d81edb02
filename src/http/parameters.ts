import { z } from 'zod'
import { EntryId, Slug } from '../contract/ids.ts'
import type { Page, PageRequest } from '../library/library.ts'
import { MAX_QUESTION } from '../search/query.ts'
import { Refusal } from './problem.ts'
import type { Answer } from './route.ts'

/** Parameters that many routes take. Each message says what the parameter takes. */

export const game = Slug.max(40, 'the id of a game').regex(/./, 'the id of a game').describe('The id of a game, as in "moon-base"')
export const entryId = EntryId
export const facts = z
  .record(z.string().max(100), z.unknown(), 'facts by their names, each of up to 100 characters')
  .describe('What is so at the table, by the names of the facts')
export const question = z.string().max(MAX_QUESTION, `up to ${MAX_QUESTION} characters`)
export const slug = Slug

const LIMIT = { default: 20, max: 100 } as const

const limit = z.coerce
  .number(`a whole number from 1 to ${LIMIT.max}`)
  .int(`a whole number from 1 to ${LIMIT.max}`)
  .min(1, `a whole number from 1 to ${LIMIT.max}`)
  .max(LIMIT.max, `a whole number from 1 to ${LIMIT.max}`)
  .default(LIMIT.default)
  .describe('How many items at most')

const CURSOR = 'the nextCursor of the page before, unchanged'
/** The cursor of a list of sources holds a whole address. */
const MAX_CURSOR = 4_000
const cursor = z.string().max(MAX_CURSOR, CURSOR).describe('Where to go on: the `nextCursor` of the page before').optional()

export const paging = { limit, cursor }

/** A cursor is the id of the last item seen, so it stays good when the library is replaced. */
export function pageRequest(query: { limit: number; cursor?: string | undefined }): PageRequest {
  return { limit: query.limit, after: query.cursor === undefined ? undefined : decodeCursor(query.cursor) }
}

const PREFIX = 'after:'

function decodeCursor(text: string): string {
  const decoded = Buffer.from(text, 'base64url').toString('utf8')
  if (!decoded.startsWith(PREFIX)) throw badCursor()
  return decoded.slice(PREFIX.length)
}

export const badCursor = (): Refusal =>
  new Refusal('bad-input', 'The cursor is not one that a list gave. Start again without it.', { issues: [{ path: 'cursor', message: CURSOR }] })

/** A page of prepared items, put together without reading them. */
export function pageAnswer({ items, total, next }: Page): Answer {
  const nextCursor = next === null ? 'null' : `"${Buffer.from(PREFIX + next).toString('base64url')}"`
  return { text: `{"items":[${items.join(',')}],"total":${total},"nextCursor":${nextCursor}}` }
}
