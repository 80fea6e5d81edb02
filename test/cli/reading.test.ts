import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Card } from '../../src/contract/card.ts'
import { Conflict, Term } from '../../src/contract/glossary.ts'
import { Ruling } from '../../src/contract/ruling.ts'
import { SearchResult } from '../../src/contract/search.ts'
import { SourceWithRulings } from '../../src/contract/source.ts'
import { aServerWithoutRules } from '../world.ts'
import { aDesk } from './desk.ts'
import { aProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

const SITE = 'https://judge.example'

describe.concurrent('search', () => {
  it('shows the rulings that answer a question, with their ids', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.run('search', 'storm', 'hit', 'my', 'tower')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^What does a storm do to my lighthouse\? {2}lantern-bay\/storm-damage\n {2}It goes dark until you pay 2 oil\.\n/)
  })

  it('says with --json what the API says', async () => {
    await using desk = await aDesk(program)
    await using server = await aServerWithoutRules()
    const { code, stdout, stderr } = await desk.runWith({ PUBLIC_URL: `${SITE}/` }, 'search', 'who wins a tie', '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const answer = JSON.parse(stdout) as SearchResult
    expect(SearchResult.parse(answer)).toEqual(answer)
    expect(answer.hits.map(({ ruling }) => ruling.url).sort()).toEqual([`${SITE}/fog-harbour/tie`, `${SITE}/lantern-bay/tie`])
    const { hits } = (await server.app.inject('/v1/search?q=who+wins+a+tie')).json<SearchResult>()
    expect(answer.hits).toEqual(hits)
  })

  it('can look in one game, and show fewer', async () => {
    await using desk = await aDesk(program)
    const one = await desk.run('search', 'who wins a tie', '--game', 'fog-harbour')
    expect(one.stdout.match(/\S+\/\S+$/gm)).toEqual(['fog-harbour/tie'])
    const first = await desk.run('search', 'who wins a tie', '--limit', '1')
    expect(first.stdout).toContain('--limit shows more')
  })

  it('ends with 1 when nothing is found, and says so', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.run('search', 'zeppelin')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('No ruling has these words.')
    const machine = await desk.run('search', 'zeppelin', '--json')
    expect(machine.code).toBe(1)
    expect(JSON.parse(machine.stdout)).toMatchObject({ hits: [], total: 0 })
  })

  it('knows when the game does not exist, and the nearest', async () => {
    await using desk = await aDesk(program)
    expect(await desk.run('search', 'tie', '--game', 'lantern-by')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'No game "lantern-by". Did you mean "lantern-bay"?\n',
    })
  })
})

describe.concurrent('show', () => {
  it('shows a ruling whole', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.run('show', 'lantern-bay/build-lighthouse')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const words of [
      'May I build a lighthouse here?',
      'Yes, on an empty coast hex that is not next to another lighthouse. Water and hills are out.',
      'Distance: Never next to another lighthouse, whoever owns it.',
      'restates rulebook-2.0#lighthouses, rulebook-2.0#beacon-permit',
      'https://boardgamegeek.com/thread/111222/article/333444#333444',
      'see also lantern-bay/storm-damage',
      'http://localhost:8080/lantern-bay/build-lighthouse',
    ])
      expect(stdout).toContain(words)
    expect(stdout).not.toMatch(/\p{Co}/u)
  })

  it('shows a card with its rulings', async () => {
    await using desk = await aDesk(program)
    const { code, stdout } = await desk.run('show', 'lantern-bay/storm-lamp')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Storm Lamp\nHolds oil for a dark night\.\n {2}What does a storm do to my lighthouse\? {2}lantern-bay\/storm-damage\n/)
  })

  it.each([
    ['a ruling', 'lantern-bay/tie', Ruling],
    ['a card', 'lantern-bay/beacon-permit', Card],
  ])('gives %s as the API does with --json', async (_, id, shape) => {
    await using desk = await aDesk(program)
    await using server = await aServerWithoutRules()
    const { code, stdout, stderr } = await desk.runWith({ PUBLIC_URL: SITE }, 'show', id, '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const entry: unknown = JSON.parse(stdout)
    expect(shape.parse(entry)).toEqual(entry)
    expect(entry).toEqual((await server.app.inject(`/v1/${shape === Ruling ? 'rulings' : 'cards'}/${id}`)).json())
  })

  it.each([
    ['lantern-bay/lighthouse-site', 'May I build a lighthouse here?'],
    ['lantern-bay/storm-lantern', 'Storm Lamp'],
  ])('knows what "%s" was once', async (id, title) => {
    await using desk = await aDesk(program)
    const { code, stdout } = await desk.run('show', id)
    expect([code, stdout.split('\n')[0]]).toEqual([0, title])
  })

  it.each([
    ['lantern-bay/build-lighthose', 'No ruling "lantern-bay/build-lighthose". Did you mean "lantern-bay/build-lighthouse"?'],
    ['lantern-by/tie', 'No game "lantern-by". Did you mean "lantern-bay"?'],
    ['tie', 'No game "tie".'],
    ['', 'No game "".'],
  ])('ends with 1 for "%s", which is unknown, and names the nearest', async (id, message) => {
    await using desk = await aDesk(program)
    expect(await desk.run('show', id, '--json')).toMatchObject({ code: 1, stdout: '', stderr: `${message}\n` })
  })
})

describe.concurrent('export', () => {
  it.each([
    ['rulings', Ruling, 6],
    ['cards', Card, 3],
    ['terms', Term, 2],
    ['conflicts', Conflict, 1],
    ['sources', SourceWithRulings, 4],
  ])('writes all %s, one a line, as the API does', async (kind, shape, count) => {
    await using desk = await aDesk(program)
    await using server = await aServerWithoutRules()
    const { code, stdout, stderr } = await desk.runWith({ PUBLIC_URL: SITE }, 'export', kind)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(count)
    const entries = lines.map((line) => JSON.parse(line) as unknown)
    expect(z.array(shape).parse(entries)).toEqual(entries)
    expect(stdout).toBe((await server.app.inject(`/v1/bulk/${kind}.jsonl`)).body)
  })
})

describe.concurrent('Without a library', () => {
  it.each([
    ['search', 'tie'],
    ['show', 'lantern-bay/tie'],
    ['export', 'rulings'],
  ])('%s ends with 3 and says how to make one', async (...args) => {
    await using desk = await aDesk(program)
    await rm(desk.library)
    expect(await desk.run(...args)).toMatchObject({
      code: 3,
      stdout: '',
      stderr: `There is no library at ${desk.library}. Run "tablejudge build" to make it.\n`,
    })
  })
})
