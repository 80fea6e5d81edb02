import { describe, expect, it } from 'vitest'
import { type Gap, Gaps } from '../../src/http/gaps.ts'
import { aServer } from '../world.ts'

type Server = Awaited<ReturnType<typeof aServer>>

const LOCAL = '/metrics/gaps'
/** Nothing answers it: the game is none. "Lighthouse" is a word of the library, "Mallory" is not. */
const UNANSWERED = 'game:nowhere Mallory lighthouse 555-0199'
const ask = ({ app }: Server, q = UNANSWERED, path = '/v1/ask') => app.inject(`${path}?${new URLSearchParams({ q })}`)
const gapsOf = async ({ app }: Server): Promise<Gap[]> => (await app.inject(LOCAL)).json().items

describe('Sentences that nothing answers', () => {
  it('are counted by game and reason, each time, and by nothing else', async () => {
    await using server = await aServer()
    for (let i = 0; i < 3; i++) await ask(server)
    await ask(server, UNANSWERED, '/search')
    await ask(server, 'may i build a lighthouse on a hill')
    const { body } = await server.app.inject('/metrics')
    expect(body.match(/^tablejudge_abstentions_total\{.*$/gm)).toEqual(['tablejudge_abstentions_total{game="none",reason="no-words"} 4'])
    expect(body).not.toMatch(/mallory|nowhere|555/i)
  })

  it('seen three times are gaps, in words that the library knows', async () => {
    await using server = await aServer()
    await ask(server)
    await ask(server)
    expect(await gapsOf(server)).toEqual([])
    await ask(server, 'game:elsewhere lighthouse of Trent', '/search')
    expect(await gapsOf(server)).toEqual([{ game: null, words: ['lighthouse'], times: 3 }])
  })

  it('leave no gap when no word of them is known', async () => {
    await using server = await aServer()
    for (let i = 0; i < 5; i++) for (const q of ['', 'xyzzy', '🔥']) await ask(server, q)
    expect(await gapsOf(server)).toEqual([])
  })

  it('keep counting when a new library is taken up', async () => {
    await using server = await aServer()
    for (let i = 0; i < 2; i++) await ask(server)
    server.shelf.replace(server.library)
    await ask(server)
    expect(await gapsOf(server)).toHaveLength(1)
  })
})

describe('Gaps are told', () => {
  it('on the loopback address, and kept by nobody', async () => {
    await using server = await aServer()
    for (const host of ['127.0.0.1:8080', 'localhost', '[::1]:8080'])
      for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
        const { statusCode, headers } = await server.app.inject({ url: LOCAL, remoteAddress, headers: { host } })
        expect(statusCode, `${host} ${remoteAddress}`).toBe(200)
        expect(headers['cache-control']).toContain('no-store')
        expect(headers['access-control-allow-origin']).toBeUndefined()
      }
  })

  it('to nobody elsewhere, behind a proxy or by another name', async () => {
    for (const trustProxy of [false, true]) {
      await using server = await aServer({ trustProxy })
      const host = { host: 'localhost:8080' }
      const elsewhere = [
        { remoteAddress: '192.0.2.7', headers: host },
        { remoteAddress: '192.0.2.7', headers: { ...host, 'x-forwarded-for': '127.0.0.1' } },
        { headers: { ...host, 'x-forwarded-for': '127.0.0.1' } },
        { headers: { ...host, forwarded: 'for=192.0.2.7' } },
        { headers: { ...host, via: '1.1 proxy' } },
        { headers: { host: 'judge.example' } },
        { headers: { host: '127.0.0.1.judge.example' } },
      ]
      for (const asked of elsewhere) expect((await server.app.inject({ url: LOCAL, ...asked })).statusCode, JSON.stringify(asked)).toBe(404)
    }
  })
})

describe('Memory for gaps is bounded', () => {
  const times = (gaps: Gaps, word: string, count: number): void => {
    for (let i = 0; i < count; i++) gaps.note({ game: 'pier', because: 'no-words', words: [word] })
  }

  it('at 500, of which the rarest gives way', () => {
    const gaps = new Gaps()
    times(gaps, 'rare', 3)
    for (let i = 0; i < 499; i++) times(gaps, `often${i}`, 4)
    expect(gaps.list()).toHaveLength(500)
    times(gaps, 'new', 3)
    const words = gaps.list().map((gap) => gap.words.join(' '))
    expect(words).toHaveLength(500)
    expect([words.includes('rare'), words.includes('new'), words.includes('often0')]).toEqual([false, true, true])
  })

  it('for those seen fewer times: the one seen longest ago is forgotten', () => {
    const gaps = new Gaps()
    times(gaps, 'old', 2)
    for (let i = 0; i < 2_000; i++) times(gaps, `once${i}`, 1)
    times(gaps, 'old', 1)
    expect(gaps.list()).toEqual([])
    times(gaps, 'old', 2)
    expect(gaps.list()).toEqual([{ game: 'pier', words: ['old'], times: 3 }])
  })

  it('in each, at 20 words; their order and repeats are not kept', () => {
    const gaps = new Gaps()
    const words = Array.from({ length: 30 }, (_, i) => `w${String(i).padStart(2, '0')}`)
    for (const order of [words, words.toReversed(), [...words, ...words]]) gaps.note({ game: undefined, because: 'no-words', words: order })
    expect(gaps.list()).toEqual([{ game: null, words: words.slice(0, 20), times: 3 }])
  })
})
