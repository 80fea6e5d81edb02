import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeLibrary } from '../../src/library/write.ts'
import { someRows } from '../library/rows.ts'
import { aFolder } from '../world.ts'
import { aDesk } from './desk.ts'
import { aProgram, bareEnvironment, ended, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

const COMMANDS = ['build', 'check', 'serve', 'search', 'show', 'export', 'doctor']

describe.concurrent('--help', () => {
  it('of the program names every command, gives examples and lists the exit codes', async () => {
    const { code, stdout, stderr } = await program.run(['--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.match(/^ {2}([a-z]+)(?= )/gm)?.map((name) => name.trim())).toEqual(expect.arrayContaining(COMMANDS))
    expect(stdout).toContain('Examples:')
    expect(stdout).toMatch(/Exit codes: 0 done, 1 .+, 2 .+, 3 .+, 4 .+\./)
  })

  it.each(COMMANDS)('of %s says what it does and what it takes, and does nothing', async (command) => {
    const { code, stdout, stderr } = await program.run([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^Usage: tablejudge ${command} .*\n\n[a-z].{20,}`))
    if (command !== 'serve' && command !== 'export') expect(stdout).toContain('--json')
  })

  it('and "help" are the same', async () => {
    expect(await program.run(['help', 'show'])).toEqual(await program.run(['show', '--help']))
  })
})

describe.concurrent('--version', () => {
  it('is that of the package', async () => {
    const manifest = JSON.parse(await readFile(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8')) as { version: string }
    expect(await program.run(['--version'])).toMatchObject({ code: 0, stdout: `${manifest.version}\n`, stderr: '' })
  })
})

describe.concurrent('Wrong usage ends with 2 and says what is wrong:', () => {
  it.each([
    ['an unknown command', ['biuld'], /unknown command 'biuld'[\s\S]*Did you mean build\?/],
    ['an unknown option', ['build', '--fast'], /unknown option '--fast'/],
    ['an unknown option of the program', ['--fast', 'build'], /unknown option '--fast'/],
    ['search without a question', ['search'], /missing required argument 'question'/],
    ['show without an id', ['show'], /missing required argument 'id'/],
    ['show with two ids', ['show', 'a/b', 'c/d'], /too many arguments/],
    ['export without a kind', ['export'], /missing required argument 'kind'/],
    ['export of an unknown kind', ['export', 'dice'], /Allowed choices are rulings, cards, terms, conflicts, rules, sources/],
    ['a limit of none', ['search', 'tie', '--limit', '0'], /Give a whole number from 1 to 100/],
    ['a limit that is no number', ['search', 'tie', '--limit', 'all'], /Give a whole number from 1 to 100/],
    ['an option without its value', ['search', 'tie', '--game'], /argument missing/],
    ['nothing at all', [], /Usage: tablejudge/],
  ])('%s', async (_, args, words) => {
    const { code, stdout, stderr } = await program.run(args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(words)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

describe.concurrent('A reader that leaves early', () => {
  it.each(['--help', 'check', 'check --json', 'build', 'search tie', 'search tie --json', 'show lantern-bay/tie', 'export rulings', 'doctor'])(
    'is no reason to complain for "%s"',
    async (command) => {
      await using desk = await aDesk(program)
      const child = program.start(['--content', desk.content, '--library', desk.library, ...command.split(' ')], { PORT: '0' })
      child.stdout?.destroy()
      expect(await ended(child)).toMatchObject({ code: 0, signal: null, stderr: '' })
    },
  )

  it('has the first line of a long export, and the export ends', async () => {
    await using folder = await aFolder()
    const library = join(folder.path, 'library.sqlite')
    await writeLibrary(library, someRows(5_000, 'long'))
    const script = '{ "$1" "$2" --library "$3" export rulings; echo "ended with $?" >&2; } | head -n 1'
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, program.file, library], { env: bareEnvironment() })
    const { stdout, stderr } = await ended(child)
    expect(JSON.parse(stdout)).toMatchObject({ id: 'pier/ruling-0' })
    expect(stderr).toBe('ended with 0\n')
  })
})
