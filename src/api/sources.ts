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

const badPlace = (detail: string, message: string): Refusal => new Refusal('bad-input', detail, { issues: [{ path: 'url', message }] })

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
      const named = [url, thread, article].filter((value) => value !== undefined).length
      if (named === 0) return pageAnswer(await library.sources(pageRequest(query)))
      if (named > 1) throw badPlace('Only one of url, thread and article can be asked for.', 'this alone, without thread and article')
      if (url !== undefined && !placeOfAddress(url)) throw badPlace(`"${url}" is not a web address.`, 'a web address')
      const items = url === undefined ? await library.sourcesAt({ thread, article }) : await lookUp(library, url)
      return pageAnswer({ items, total: items.length, next: null })
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/v1/sources/lookup',
    summary: `The rulings that rest on each of up to ${MAX_URLS} addresses`,
    tag,
    query: z.strictObject({}),
    body: z.strictObject({ urls: z.array(z.string().max(MAX_URL)).min(1, 'at least one address').max(MAX_URLS, `up to ${MAX_URLS} addresses`) }),
    answer: SourceLookup,
    handle: async ({ reading: { library }, body }) => {
      const items = await Promise.all(
        body.urls.map(async (url) => `{"url":${JSON.stringify(echo(url))},"sources":[${(await lookUp(library, url)).join(',')}]}`),
      )
      return { text: `{"items":[${items.join(',')}]}` }
    },
  }),
]
