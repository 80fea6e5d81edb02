import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import type { Verdict } from '../../src/contract/rule.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { SHIPPED } from '../build/built.ts'
import { aFolder } from '../world.ts'
import { aDesk } from './desk.ts'
import { aProgram, type Ended, type Program } from './program.ts'

const TIE = 'moon-base/who-wins-tied-points'

/** The command line knows the rules of the shipped games only. They are read once; nothing here changes them. */
let program: Program
let folder: Awaited<ReturnType<typeof aFolder>>
beforeAll(async () => {
  program = await aProgram()
  folder = await aFolder()
  await writeLibrary(join(folder.path, 'library.sqlite'), compile((await readEdition(SHIPPED)).games, await allCatalogues()))
}, 60_000)
afterAll(async () => {
  await program[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

const decide = (...args: string[]): Promise<Ended> => program.run(['--library', join(folder.path, 'library.sqlite'), 'decide', ...args])

describe.concurrent('decide', () => {
  it('says the verdict, the words it rests on, and what would flip it', async () => {
    const { code, stdout, stderr } = await decide(TIE, 'goldPoints=10', 'silverPoints=11')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Who wins the game\?\nSilver\n {2}“the higher total of points is the winner” {2}moon-base\/tied-points#higher-total\n/)
    expect(stdout).toContain('Gold if goldPoints=12')
  })

  it('says what is missing and what it takes, and ends with 1: nobody is at the terminal to ask', async () => {
    const { code, stdout } = await decide(TIE, 'goldPoints=11', 'silverPoints=11')
    expect(code).toBe(1)
    expect(stdout).toContain('That depends.')
    expect(stdout).toMatch(/still possible: (Gold, Silver|Silver, Gold)\n/)
    expect(stdout).toContain('secondInRound1: Who went second in the 1st round? (gold, silver)')
  })

  it('says it in JSON, as the API does', async () => {
    const { code, stdout } = await decide(TIE, 'tied=yes', 'secondInRound1=gold', '--json')
    expect(code).toBe(0)
    const verdict = JSON.parse(stdout) as Verdict
    expect(verdict).toMatchObject({ rule: { id: TIE }, status: 'decided', answer: 'gold', facts: { tied: true, secondInRound1: 'gold' } })
    expect(verdict.url).toMatch(/^http.*\/v1\/rules\/moon-base\/who-wins-tied-points\/verdict\?fact\.tied=yes&fact\.secondInRound1=gold$/)
    const open = await decide(TIE, '--json')
    expect([open.code, (JSON.parse(open.stdout) as Verdict).status]).toEqual([1, 'needs-facts'])
  })

  it('says of each clause whether it held', async () => {
    const { stdout } = await decide(TIE, 'tied=no', 'goldPoints=12', '--trace')
    expect(stdout).toMatch(
      /\nTrace\n {2}1 failed “went second in the 1st round then wins”\n {2}2 open {3}“the higher total of points is the winner” \(lacks silverPoints\)\n/,
    )
  })

  it('says it of each clause in JSON, too, and nothing of clauses when not asked', async () => {
    const { stdout } = await decide(TIE, 'tied=no', 'goldPoints=12', '--json', '--trace')
    const { trace } = JSON.parse(stdout) as { trace: { state: string; lacks: string[]; because: { words: string }[] }[] }
    expect(trace.slice(0, 2).map(({ state, lacks, because }) => [state, lacks, because[0]?.words])).toEqual([
      ['failed', [], 'went second in the 1st round then wins'],
      ['open', ['silverPoints'], 'the higher total of points is the winner'],
    ])
    expect(JSON.parse((await decide(TIE, 'tied=no', '--json')).stdout)).not.toHaveProperty('trace')
  })

  it('reads a list as people write it, in the trace as well', async () => {
    const { stdout, stderr } = await decide('moonrakers/who-wins', 'finalists=Ann 10 12; Bob 9 20', '--trace')
    expect(stderr).toBe('')
    expect(stdout).toMatch(/\nTrace\n {2}1 /)
  })
})

describe.concurrent('decide refuses, and says what to do', () => {
  it.each<[name: string, args: string[], code: number, message: RegExp]>([
    [
      'a rule that there is not',
      ['moon-base/who-wins-tied-point'],
      1,
      /No rule "moon-base\/who-wins-tied-point"\. Did you mean moon-base\/who-wins-tied-points/,
    ],
    ['a rule that is like nothing', ['zzzz'], 1, /No rule "zzzz"\.\n$/],
    ['what is no fact', [TIE, 'tied'], 2, /"tied" is no fact\. Write name=value\./],
    ['a fact without a name', [TIE, '=yes'], 2, /"=yes" is no fact\. Write name=value\./],
    ['a fact told twice', [TIE, 'tied=yes', 'tied=no'], 2, /"tied" takes one value, and was given several\./],
    ['a fact that the rule does not have', [TIE, 'goldPoint=3'], 2, /No fact "goldPoint" in this rule\. Did you mean "goldPoints"\?/],
    ['a fact that no rule has', [TIE, '__proto__=3'], 2, /No fact "__proto__" in this rule\./],
    ['a value that does not fit', [TIE, 'goldPoints=many'], 2, /"goldPoints" takes a number from -24 to 36 \(points\)\./],
    ['facts that contradict each other', [TIE, 'tied=yes', 'goldPoints=1', 'silverPoints=2'], 2, /tied when they have the same number of points/],
  ])('%s', async (_, args, code, message) => {
    const ended = await decide(...args)
    expect([ended.code, ended.stdout]).toEqual([code, ''])
    expect(ended.stderr).toMatch(message)
  })

  it('all facts that do not fit, together', async () => {
    const { stderr } = await decide(TIE, 'goldPoints=many', 'tied=perhaps')
    expect(stderr).toMatch(/"goldPoints" takes .*\n.*"tied" takes yes or no\./)
  })

  it('any rule over a library that has none', async () => {
    await using desk = await aDesk(program)
    expect(await desk.run('decide', TIE)).toMatchObject({ code: 1, stderr: expect.stringContaining(`No rule "${TIE}".`) })
  })
})
