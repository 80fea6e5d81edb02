import { z } from 'zod'
import { BASE, paths } from '../contract/base.ts'
import { Resolved } from '../contract/resolved.ts'
import { Refusal } from '../http/problem.ts'
import { type Answer, defineRoute, echo, json } from '../http/route.ts'
import type { Library } from '../library/library.ts'
import { addressKey, readAddress } from '../words/address.ts'
import { placeOfAddress } from './sources.ts'

const MAX_URL = 2_000

/** What an address names, by trying in turn what it can be. */
type Way = (library: Library, address: string, base: string) => Promise<Answer | undefined>

export const resolve = [
  defineRoute({
    method: 'GET',
    url: '/v1/resolve',
    summary: 'Whatever an address names: a BGG post, one of our pages, an old id, a section of a published document',
    tag: 'sources',
    query: z.strictObject({ url: z.string().min(1, 'an address or an id').max(MAX_URL, `an address of up to ${MAX_URL} characters`) }),
    answer: Resolved,
    refusals: [404],
    handle: async ({ reading, query, base }) => {
      for (const way of [ownPage, section, documentAddress, source]) {
        const answer = await way(reading.library, query.url.trim(), base)
        if (answer) return answer
      }
      throw new Refusal(
        'unknown-address',
        `Nothing rests on "${echo(query.url)}". It may be a BGG post, one of our pages, an id such as moon-base/collabo-ring, or document#anchor.`,
      )
    },
  }),
]

/** One of our pages or API addresses, or the path or id alone. An id that several kinds share is the ruling's. */
const ownPage: Way = async (library, address, base) => {
  const url = readAddress(address)
  const own = new URL(base)
  const path = url && url.host === own.host ? `${url.pathname}${url.hash}` : /^\/?[a-z0-9-]+(?:\/[a-z0-9#./-]*)?$/.test(address) ? address : undefined
  if (path === undefined) return undefined
  const [where = '', fragment = ''] = path.replace(/^\//, '').split('#')
  const [game = '', second, third] = where
    .replace(/^v1\/(?:games|rulings)\//, '')
    .replace(/^v1\/(cards|documents)\/([^/]+)\//, '$2/$1/')
    .replace(/\/$/, '')
    .split('/')
  if (second === undefined) return (await library.game(game)) === undefined ? undefined : named('game', game, paths.game(game), [])
  if (second === 'cards') return entry(library, 'card', game, third ?? '')
  if (second === 'documents') return (fragment && (await sectionOf(library, game, third ?? '', fragment))) || documentOf(library, game, third ?? '')
  if (second === 'terms' || second === 'conflicts') return entry(library, second === 'terms' ? 'term' : 'conflict', game, fragment)
  for (const kind of ['ruling', 'card', 'term', 'conflict'] as const) {
    const answer = await entry(library, kind, game, second)
    if (answer) return answer
  }
  return (fragment && (await sectionOf(library, game, second, fragment))) || documentOf(library, game, second)
}

/** `document#anchor`, as rulings write their origin. */
const section: Way = async (library, address) => {
  const [, document = '', anchor = ''] = /^([a-z0-9.-]+)#([a-z0-9-]+)$/.exec(address) ?? []
  if (!document) return undefined
  for (const game of await library.ids('games')) {
    const answer = await sectionOf(library, game, document, anchor)
    if (answer) return answer
  }
  return undefined
}

/** The address under which a document was published, with or without an anchor in it. */
const documentAddress: Way = async (library, address) => {
  const url = readAddress(address)
  if (!url) return undefined
  const anchor = url.hash.slice(1)
  url.hash = ''
  const [found] = await library.documentsAt(addressKey(url))
  if (!found) return undefined
  return (anchor && (await sectionOf(library, found.game, found.id, anchor))) || documentOf(library, found.game, found.id)
}

const source: Way = async (library, address) => {
  const place = placeOfAddress(address)
  const bodies = place ? await library.sourcesAt(place) : []
  if (bodies.length === 0) return undefined
  const sources = bodies.map((body) => JSON.parse(body) as { url: string; rulings: Resolved['rulings'] })
  const rulings = new Map(sources.flatMap((found) => found.rulings).map((ref) => [ref.id, ref]))
  return json({ kind: 'source', url: sources[0]?.url ?? address, rulings: [...rulings.values()] } satisfies Resolved)
}

async function entry(library: Library, kind: 'ruling' | 'card' | 'term' | 'conflict', game: string, slug: string): Promise<Answer | undefined> {
  const asked = `${game}/${slug}`
  const id = (await library.alias(kind, asked)) ?? asked
  const body = await library[kind](id)
  if (body === undefined) return undefined
  const [ofGame = '', name = ''] = id.split('/')
  const rulings = kind === 'ruling' ? await library.rulingRefs([id]) : ((JSON.parse(body) as Partial<Resolved>).rulings ?? []).map((ref) => JSON.stringify(ref))
  return named(kind, id, paths[kind](ofGame, name), rulings)
}

async function documentOf(library: Library, game: string, document: string): Promise<Answer | undefined> {
  if ((await library.document(game, document)) === undefined) return undefined
  return named('document', `${game}/${document}`, paths.document(game, document), [])
}

async function sectionOf(library: Library, game: string, document: string, anchor: string): Promise<Answer | undefined> {
  const rulings = await library.rulingsOfSection(game, document, anchor)
  return rulings.length === 0 ? undefined : named('section', `${game}/${document}#${anchor}`, paths.section(game, document, anchor), rulings)
}

function named(kind: Resolved['kind'], id: string, path: string, rulings: readonly string[]): Answer {
  return { text: `{"kind":"${kind}","id":${JSON.stringify(id)},"url":"${BASE}${path}","rulings":[${rulings.join(',')}]}` }
}
