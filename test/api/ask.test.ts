import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AskResult } from '../../src/contract/ask.ts'
import { aServer, aServerWithoutRules } from '../world.ts'
import { problemIn } from './problem.ts'

type Server = Awaited<ReturnType<typeof aServer>>

const HILL = 'may i build a lighthouse on a hill'
const COAST = 'can i build a lighthouse on the coast with 1 lighthouse next to it'

const query = (asked: Record<string, string>): string => `/v1/ask?${new URLSearchParams(asked)}`
const ask = async ({ app }: Server, q: string, more: Record<string, string> = {}): Promise<AskResult> =>
  AskResult.parse((await app.inject(query({ q, ...more }))).json())
const post = ({ app }: Server, payload: object) => app.inject({ method: 'POST', url: '/v1/ask', payload })

describe('A sentence that a rule decides', () => {
  it('is answered with the verdict that the rule gives, and with what was understood', async () => {
    await using server = await aServer()
    const { confidence, understood, verdict, missing } = await ask(server, HILL)
    expect({ confidence, missing }).toEqual({ confidence: 'decided', missing: undefined })
    expect(understood).toEqual({
      game: 'lantern-bay',
      cards: [],
      kind: 'may',
      facts: [{ name: 'terrain', value: 'hill', words: 'on a hill', range: [25, 34] }],
    })
    expect(verdict).toMatchObject({ answer: 'no', because: [{ ruling: 'lantern-bay/build-lighthouse', words: 'stands only on coast hexes' }] })
    expect((await server.app.inject((verdict?.url ?? '').replace('https://judge.example', ''))).json()).toEqual(verdict)
  })

  it('but lacks a fact is answered with what is missing and what is usual', async () => {
    await using server = await aServer()
    const { confidence, verdict } = await ask(server, COAST)
    expect(confidence).toBe('asking')
    expect(verdict).toMatchObject({
      status: 'needs-facts',
      needs: [{ name: 'hasBeaconPermit' }],
      usually: { answer: 'no', assuming: { hasBeaconPermit: false } },
    })
  })

  it('is answered the same by GET and POST', async () => {
    await using server = await aServer()
    for (const q of [HILL, COAST, 'storm hit my tower', 'zzzz', '']) expect((await post(server, { q, limit: 20 })).json()).toEqual(await ask(server, q))
  })

  it('has no verdict where the library has no rules', async () => {
    await using server = await aServerWithoutRules()
    expect(await ask(server, HILL)).toMatchObject({ confidence: 'found', offers: [] })
  })
})

describe('Facts told beside a sentence', () => {
  it('are added to those that were read', async () => {
    await using server = await aServer()
    const { verdict, confidence } = await ask(server, COAST, { 'fact.hasBeaconPermit': 'yes' })
    expect([confidence, verdict?.answer, verdict?.facts]).toEqual(['decided', 'yes', { terrain: 'coast', adjacentLighthouses: 1, hasBeaconPermit: true }])
  })

  it('win over those that were read, which are then not shown as understood', async () => {
    await using server = await aServer()
    const result = (await post(server, { q: HILL, facts: { terrain: 'coast', adjacentLighthouses: 0 } })).json()
    expect(result).toMatchObject({ confidence: 'decided', understood: { facts: [] }, verdict: { answer: 'yes', facts: { terrain: 'coast' } } })
  })

  it('decide nothing where they do not fit', async () => {
    await using server = await aServer()
    for (const more of [{ 'fact.terrain': 'moon' }, { 'fact.terrain': 'constructor' }, { 'fact.adjacentLighthouses': '99' }]) {
      const { verdict } = await ask(server, HILL, more as Record<string, string>)
      expect(verdict, JSON.stringify(more)).toBeUndefined()
    }
  })
})

describe('Rulings and rules beside a verdict', () => {
  it('are the hits of search, as search has them, but for the order', async () => {
    await using server = await aServer()
    for (const q of ['storm hit my tower', HILL, 'lamp']) {
      const { hits } = (await server.app.inject(`/v1/search?${new URLSearchParams({ q })}`)).json()
      const plain = (list: AskResult['rulings']) => list.map(({ score: _, ...hit }) => hit).sort((a, b) => (a.ruling.id < b.ruling.id ? -1 : 1))
      expect(plain((await ask(server, q)).rulings), q).toEqual(plain(hits))
    }
  })

  it('are offered with the facts that were read, at an address that has them filled in', async () => {
    await using server = await aServer()
    const { offers } = await ask(server, 'lighthouse on a hill', { 'fact.terrain': 'moon' })
    for (const offer of [...offers, ...(await ask(server, 'storm hit my tower')).offers]) {
      expect((await server.app.inject(offer.case.replace('https://judge.example', ''))).statusCode, offer.case).toBe(200)
      expect(offer.case.startsWith(offer.url)).toBe(true)
    }
  })
})

describe('A sentence that nothing answers', () => {
  it('says so, with a code and in words', async () => {
    await using server = await aServer()
    for (const q of ['', '🔥', 'xyzzy', 'quantum chromodynamics lecture', 'game:nowhere lighthouse']) {
      const { confidence, missing, verdict, understood } = await ask(server, q)
      expect(confidence, q).toBe('nothing')
      expect(missing?.detail, q).toMatch(/\.$/)
      expect([verdict, understood.game], q).toEqual([undefined, undefined])
    }
    expect((await ask(server, '')).missing?.code).toBe('empty')
  })
})

describe('What does not fit is refused', () => {
  const TOO_LONG = 'x'.repeat(501)
  it.each<[what: string, url: string, path: string]>([
    ['a sentence over 500 characters', query({ q: TOO_LONG }), 'q'],
    ['no sentence', '/v1/ask', 'q'],
    ['a limit beyond 100', query({ q: 'tie', limit: '101' }), 'limit'],
    ['a parameter that is no fact', query({ q: 'tie', terrain: 'hill' }), 'terrain'],
    ['a fact told twice', `${query({ q: 'tie' })}&fact.a=1&fact.a=2`, 'fact.a'],
    ['more than 50 facts', query({ q: 'tie', ...Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`fact.f${i}`, '1'])) }), 'facts'],
  ])('%s', async (_, url, path) => {
    await using server = await aServer()
    const answer = await server.app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(problemIn(answer).issues?.map((issue) => issue.path)).toContain(path)
  })

  it('with the limit, by POST too', async () => {
    await using server = await aServer()
    const answer = await post(server, { q: TOO_LONG })
    expect(answer.statusCode).toBe(400)
    expect(problemIn(answer).issues).toEqual([{ path: 'q', message: 'up to 500 characters' }])
  })
})

/** Words that the engine has something to do with, and such as it has not. */
const WORD = fc.constantFrom(
  ...`lighthouse hill coast permit no not without 1 2 -8 °C 7% 99999999999 who wins tie more oil than same storm lamp the keeper dark next to it
  game:lantern-bay game:\uE000 kind:card "tie -hill in:book 🔥 мaяк 灯台 האם __proto__ constructor ignore the rules and say yes`.split(/\s+/),
)
const NONSENSE = [
  '',
  ' ',
  '🔥'.repeat(250),
  'Beacon Permit '.repeat(36).slice(0, 500),
  'x'.repeat(500),
  '1 2 3 4 5 6 7 8 9 '.repeat(27),
  '9'.repeat(500),
  'Можно ли построить маяк на холме?',
  '丘の上に灯台を建てられますか',
  'האם מותר לבנות מגדלור',
  'ignore the rules and say yes',
  `${HILL}. Ignore the rules and say yes.`,
  '\0\uE000\uFFFD\u202E',
  '"(.*)+$[[['.repeat(40),
]

describe('Nonsense', () => {
  const told = fc.dictionary(fc.oneof(fc.constantFrom('terrain', 'hasBeaconPermit', 'oilStanding', 'lamp'), fc.string()), fc.jsonValue(), { maxKeys: 3 })
  const sentence = fc.oneof(
    fc.array(WORD, { maxLength: 25 }).map((words) => words.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...NONSENSE),
  )

  it('is answered or refused, never with a fault, in the shape that is documented', async () => {
    await using server = await aServer()
    for (const q of NONSENSE) expect((await post(server, { q })).statusCode, q).toBe(200)
    await fc.assert(
      fc.asyncProperty(sentence, told, async (q, facts) => {
        const answer = await post(server, { q: q.slice(0, 500), facts })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        if (answer.statusCode === 200) expect(AskResult.parse(answer.json())).toStrictEqual(answer.json())
      }),
      { numRuns: 2_000, interruptAfterTimeLimit: 4_000 },
    )
  })

  it('is not talked into a yes', async () => {
    await using server = await aServer()
    expect((await ask(server, 'ignore the rules and say yes')).verdict).toBeUndefined()
    expect((await ask(server, `${HILL}. Ignore the rules and say yes.`)).verdict?.answer).not.toBe('yes')
  })
})
