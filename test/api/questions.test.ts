import { describe, expect, it } from 'vitest'
import { SearchResult, Suggestions } from '../../src/contract/search.ts'
import { aServer } from '../world.ts'
import { problemIn } from './problem.ts'

const LIGHTHOUSE = 'lantern-bay/build-lighthouse'

/** What people and their keyboards send, and the ruling that must come first; nothing where nothing is meant. */
const QUESTIONS: [what: string, q: string, first?: string][] = [
  ['nothing', ''],
  ['spaces', ' \t\n '],
  ['only stop words', 'what is the'],
  ['emoji', '🔥🏰👨‍👩‍👧'],
  ['emoji beside words', '🏰 lighthouse on a hill 🏰', LIGHTHOUSE],
  ['right-to-left text', 'האם מותר לבנות מגדלור'],
  ['right-to-left marks around words', '\u202Elighthouse\u202C on a \u200Fhill', LIGHTHOUSE],
  ['an unbalanced quote', '"two lighthouses side', LIGHTHOUSE],
  ['quotes alone', '"""""""'],
  ['a regular expression', '(lighthouse|hill)+.*[a-z]{1,99}$', LIGHTHOUSE],
  ['a regular expression that runs away', '(a+)+$ (((((((((('],
  ['SQL', "lighthouse on a hill'; DELETE FROM ruling; --", LIGHTHOUSE],
  ['SQL wildcards', '%_% OR 1=1'],
  ['the character that stands for our address', '\uE000 lighthouse on a hill', LIGHTHOUSE],
  ['our address as a game', 'game:\uE000 card:\uE000 needs:\uE000'],
  ['NUL', 'light\0house \0 hill lighthouse', LIGHTHOUSE],
  ['half a surrogate pair', 'lighthouse \uD83D hill', LIGHTHOUSE],
  ['markup', '<script>alert(1)</script> lighthouse on a hill', LIGHTHOUSE],
  ['signs of operators alone', ': :: - -- "" game:"" -"'],
  ['an unknown game', 'game:nowhere lighthouse'],
  ['only what is not wanted', '-lighthouse'],
  ['names that every object has', '__proto__ constructor toString hasOwnProperty'],
  ['a word of 500 letters', 'a'.repeat(500)],
  ['250 one-letter words', 'x '.repeat(250)],
  ['100 operators', 'game:a '.repeat(71)],
  ['accents stacked on a letter', `z${'\u0301'.repeat(400)}`],
]

/** As a browser sends it: half a surrogate pair becomes U+FFFD. */
const encode = (q: string): string => new URLSearchParams({ q }).toString()

describe('A question of up to 500 characters', () => {
  it('is answered, whatever it is', async () => {
    await using server = await aServer()
    for (const [what, q, first] of QUESTIONS) {
      const found = await server.app.inject(`/v1/search?${encode(q)}`)
      const suggested = await server.app.inject(`/v1/suggest?${encode(q)}`)
      expect.soft([found.statusCode, suggested.statusCode], what).toEqual([200, 200])
      if (found.statusCode !== 200) continue
      const { hits, query } = SearchResult.parse(found.json())
      expect.soft(hits[0]?.ruling.id, what).toBe(first)
      expect.soft(JSON.stringify(query), what).not.toContain('judge.example')
      Suggestions.parse(suggested.json())
    }
  })
})

describe('A question that is too long', () => {
  it('is 400 with the length it may have', async () => {
    await using server = await aServer()
    for (const q of ['x'.repeat(501), 'lighthouse '.repeat(909), '🔥'.repeat(10_000)])
      for (const url of ['/v1/search', '/v1/suggest']) {
        const answer = await server.app.inject(`${url}?${encode(q)}`)
        expect.soft(answer.statusCode, `${q.length} characters`).toBe(400)
        expect.soft(problemIn(answer).issues, `${q.length} characters`).toEqual([{ path: 'q', message: 'up to 500 characters' }])
      }
  })

  it('has 501 characters or more: 500 are read', async () => {
    await using server = await aServer()
    const q = `lighthouse on a hill ${'x'.repeat(500)}`.slice(0, 500)
    expect((await server.app.inject(`/v1/search?${encode(q)}`)).json().hits[0].ruling.id).toBe(LIGHTHOUSE)
  })
})

describe('A search', () => {
  it('answers with what was understood, why each hit matched, and where it stands', async () => {
    await using server = await aServer()
    const { query, hits, total, didYouMean } = SearchResult.parse((await server.app.inject('/v1/search?q=tower+on+a+hill')).json())
    expect(query.text).toBe('tower on a hill')
    expect(total).toBe(hits.length)
    expect(didYouMean).toBeNull()
    expect(hits[0]?.ruling).toEqual({
      id: LIGHTHOUSE,
      game: 'lantern-bay',
      title: 'May I build a lighthouse here?',
      shortAnswer: 'Yes, on an empty coast hex that is not next to another lighthouse.',
      origin: [
        { document: 'rulebook-2.0', anchor: 'lighthouses' },
        { document: 'rulebook-2.0', anchor: 'beacon-permit' },
      ],
      url: 'https://judge.example/lantern-bay/build-lighthouse',
    })
    expect(hits[0]?.why.words).toContain('hill')
    for (const { snippet, highlights } of hits) for (const [from, to] of highlights) expect(snippet.slice(from, to)).not.toBe('')
  })

  it.each([
    ['game', 'tie&game=fog-harbour', ['fog-harbour/tie']],
    ['kind', 'lamp&kind=erratum', ['lantern-bay/lost-lamp']],
    ['needs', 'lighthouse&needs=storm', ['lantern-bay/storm-damage']],
    ['limit', 'lighthouse+tie&limit=1', [expect.any(String)]],
  ])('is narrowed by %s', async (_, asked, ids) => {
    await using server = await aServer()
    const { hits } = SearchResult.parse((await server.app.inject(`/v1/search?q=${asked}`)).json())
    expect(hits.map(({ ruling }) => ruling.id)).toEqual(ids)
  })

  it('asked again is answered with the same bytes, and other questions are not mistaken for it', async () => {
    await using server = await aServer()
    const [first, again, other] = [
      await server.app.inject('/v1/search?q=tie&limit=2'),
      await server.app.inject('/v1/search?limit=2&q=tie'),
      await server.app.inject('/v1/search?q=tie&limit=1'),
    ]
    expect(again.body).toBe(first.body)
    expect(other.json().hits).toHaveLength(1)
    expect(first.json().hits).toHaveLength(2)
  })
})

describe('Suggestions', () => {
  it('are none below two characters', async () => {
    await using server = await aServer()
    for (const q of ['', 'l', '%20%20l']) expect((await server.app.inject(`/v1/suggest?q=${q}`)).json()).toEqual({ items: [] })
  })

  it('name the kind and id, and carry a value that says both', async () => {
    await using server = await aServer()
    const { items } = Suggestions.parse((await server.app.inject('/v1/suggest?q=storm+la&game=lantern-bay')).json())
    expect(items[0]).toEqual({ text: 'Storm Lamp', value: 'card:lantern-bay/storm-lamp', kind: 'card', id: 'lantern-bay/storm-lamp' })
  })

  it('are of one game when it is named, and no more than asked for', async () => {
    await using server = await aServer()
    const ids = async (asked: string): Promise<string[]> =>
      Suggestions.parse((await server.app.inject(`/v1/suggest?q=${asked}`)).json()).items.map(({ id }) => id)
    expect((await ids('tie')).sort()).toEqual(['fog-harbour/tie', 'lantern-bay/tie'])
    expect(await ids('tie&game=fog-harbour')).toEqual(['fog-harbour/tie'])
    expect(await ids('tie&limit=1')).toHaveLength(1)
  })
})
