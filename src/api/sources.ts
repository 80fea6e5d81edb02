import { z } from 'zod'
import { listOf } from '../contract/list.ts'
import { SourceLookup, SourceWithRulings } from '../contract/source.ts'
import { pageAnswer, pageRequest, paging } from '../http/parameters.ts'
import { Refusal } from '../http/problem.ts'
import { defineRoute, echo } from '../http/route.ts'
import type { Library, SourcePlace } from '../library/library.ts'
import { addressKey, readAddress } from '../words/address.ts'
import { bggPlace } from '../words/bgg.ts'

const tag = 'sources'
const MAX_URLS = 200
const MAX_URL = 2_000
const NUMBER = 'the number of a BGG thread or article'
const bggNumber = z.coerce.number(NUMBER).int(NUMBER).positive(NUMBER).max(1e12, NUMBER)

/** Where an address leads, in any spelling of it; nothing when it is not an address. */
export function placeOfAddress(text: string): SourcePlace | undefined {
  const url = readAddress(text)
  return url && (bggPlace(url) ?? { key: addressKey(url) })
}

const lookUp = async (library: Library, text: string): Promise<string[]> => {
  const place = placeOfAddress(text)
  return place ? library.sourcesAt(place) : []
}

/** The parameters of which one at a time names a place. */
const PLACES = ['url', 'thread', 'article'] as const

export const sources = [
  defineRoute({
    method: 'GET',
    url: '/v1/sources',
    summary: 'Addresses that back rulings: all, or those of one address, thread or article',
    tag,
    query: z.strictObject({
      url: z.string().max(MAX_URL, `an address of up to ${MAX_URL} characters`).optional(),
      thread: bggNumber.optional(),
      article: bggNumber.optional(),
      ...paging,
    }),
    answer: listOf(SourceWithRulings),
    handle: async ({ reading: { library }, query }) => {
      const { url, thread, article } = query
      const named = PLACES.filter((path) => query[path] !== undefined)
      if (named.length === 0) return pageAnswer(await library.sources(pageRequest(query)))
      if (named.length > 1) {
        const issues = named.map((path) => ({ path, message: `a value only without ${PLACES.filter((other) => other !== path).join(' and ')}` }))
        throw new Refusal('bad-input', 'Only one of url, thread and article can be asked for.', { issues })
      }
      if (url !== undefined && !placeOfAddress(url))
        throw new Refusal('bad-input', `"${url}" is not a web address.`, { issues: [{ path: 'url', message: 'a web address' }] })
      const items = url === undefined ? await library.sourcesAt({ thread, article }) : await lookUp(library, url)
      // A place has few sources: they come whole.
      return pageAnswer({ items, total: items.length, next: null })
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/v1/sources/lookup',
    summary: `The rulings that rest on each of up to ${MAX_URLS} addresses`,
    tag,
    query: z.strictObject({}),
    body: z.strictObject({
      urls: z
        .array(z.string().max(MAX_URL, `an address of up to ${MAX_URL} characters`))
        .min(1, 'at least one address')
        .max(MAX_URLS, `up to ${MAX_URLS} addresses`),
    }),
    answer: SourceLookup,
    handle: async ({ reading: { library }, body }) => {
      const items = await Promise.all(
        body.urls.map(async (url) => `{"url":${JSON.stringify(echo(url))},"sources":[${(await lookUp(library, url)).join(',')}]}`),
      )
      return { text: `{"items":[${items.join(',')}]}` }
    },
  }),
]
