import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { AskResult } from '../../src/contract/ask.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { SHIPPED } from '../build/built.ts'
import { aFolder } from '../world.ts'
import { aProgram, type Ended, type Program } from './program.ts'
import { aServed } from './served.ts'

let program: Program
let folder: Awaited<ReturnType<typeof aFolder>>
const library = (): string => join(folder.path, 'library.sqlite')
beforeAll(async () => {
  program = await aProgram()
  folder = await aFolder()
  await writeLibrary(library(), compile((await readEdition(SHIPPED)).games, await allCatalogues()))
}, 60_000)
afterAll(async () => {
  await program[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

const run = (...args: string[]): Promise<Ended> => program.run(['--library', library(), ...args])
const POINTS = 'gold has 10 points and silver 11, who wins'

describe.concurrent('ask', () => {
  it('says the verdict, what was understood, and the words it rests on', async () => {
    const { code, stdout, stderr } = await run('ask', POINTS, '--game', 'moon-base')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^understood: How many points has gold\? 10 points \(“.*10”\)\n/)
    expect(stdout).toContain('Who wins the game?\nSilver\n  “the higher total of points is the winner”  moon-base/tied-points#higher-total\n')
    expect(stdout).toContain('tablejudge decide moon-base/who-wins-tied-points goldPoints=10 silverPoints=11\n')
  })

  it('says it in JSON, in the shape of the API', async () => {
    const { code, stdout } = await run('ask', POINTS, '--json')
    expect(code).toBe(0)
    expect(AskResult.parse(JSON.parse(stdout))).toMatchObject({ confidence: 'decided', verdict: { answer: 'silver' } })
  })

  it('says that nothing answers, and ends with 1', async () => {
    for (const question of ['xyzzy', '🔥', 'game:nowhere rover']) {
      const { code, stdout, stderr } = await run('ask', question)
      expect([code, stderr], question).toEqual([1, ''])
      expect(stdout, question).toMatch(/^(?:No ruling has these words|There is no question in it)\./)
    }
  })

  it('refuses a game that there is not, and a sentence over 500 characters', async () => {
    expect(await run('ask', 'tie', '--game', 'moonbase')).toMatchObject({ code: 1, stderr: expect.stringContaining('Did you mean "moon-base"?') })
    expect(await run('ask', 'x'.repeat(501))).toMatchObject({ code: 2, stderr: expect.stringContaining('up to 500 characters') })
  })
})

describe('gaps', () => {
  it('are read from a running server', async () => {
    await using served = await aServed(program, library())
    const gaps = (...args: string[]): Promise<Ended> => program.run(['gaps', '--url', served.address, ...args])
    expect(await gaps()).toMatchObject({ code: 0, stdout: 'Nothing that went unanswered was asked three times.\n' })
    for (let i = 0; i < 3; i++) await fetch(`${served.address}/v1/ask?q=game:nowhere+Mallory+rover`)
    const { code, stdout } = await gaps()
    expect([code, stdout]).toEqual([0, '    3  rover\n1 gap\n'])
    expect(JSON.parse((await gaps('--json')).stdout)).toEqual([{ game: null, words: ['rover'], times: 3 }])
  })

  it('say what to do where no server answers, or another one', async () => {
    expect(await program.run(['gaps', '--url', 'http://127.0.0.1:1'])).toMatchObject({ code: 1, stderr: expect.stringContaining('--url') })
    expect(await program.run(['gaps', '--url', 'nowhere'])).toMatchObject({ code: 2, stderr: expect.stringContaining('is no address') })
  })
})
