import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { aFolder, FIXTURES } from '../world.ts'
import type { Program } from './program.ts'

export const SITE = 'https://judge.example'
const PATIENCE_MS = 15_000

/** A server in a process of its own, over the file of a library. */
export interface Served {
  child: ChildProcess
  /** Where it listens. */
  address: string
  /** Everything it has said so far. */
  output(): string
  /** Resolves as soon as it has said something. */
  said(words: string): Promise<void>
  /** How it ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  [Symbol.asyncDispose](): Promise<void>
}

export async function aServed(program: Program, library: string, options: { args?: string[]; environment?: Record<string, string> } = {}): Promise<Served> {
  const environment = { PORT: '0', PUBLIC_URL: SITE, RATE_LIMIT: '1000000', ...options.environment }
  const child = program.start(['--library', library, 'serve', ...(options.args ?? [])], environment)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  const said = async (words: string): Promise<void> => {
    const deadline = AbortSignal.timeout(PATIENCE_MS)
    while (!output.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended before it said "${words}":\n${output}`)
      await Promise.race([child.stdout && once(child.stdout, 'data', { signal: deadline }), exited]).catch(() => {
        throw new Error(`It never said "${words}":\n${output}`)
      })
    }
  }
  await said('; library ')
  return {
    child,
    address: /http:\/\/\S+/.exec(output)?.[0] ?? '',
    output: () => output,
    said,
    exited,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** What the second edition of the fixtures says otherwise. */
const CHANGES = [
  ['lantern-bay/lighthouses.md', 'It goes dark until you pay 2 oil.', 'It goes dark until you pay 3 oil.'],
  ['lantern-bay/scoring.md', 'Count the oil in your store', 'Count all the oil in your store'],
  ['fog-harbour/piloting.md', 'Ring the bell', 'Ring the bell twice'],
] as const

/** Two editions of the fixtures, each as a folder of content, and a place for a library. */
export async function twoEditions() {
  const folder = await aFolder()
  const changed = join(folder.path, 'content')
  await cp(FIXTURES, changed, { recursive: true })
  for (const [file, from, to] of CHANGES) await writeFile(join(changed, file), (await readFile(join(changed, file), 'utf8')).replace(from, to))
  return { old: FIXTURES, changed, library: join(folder.path, 'library.sqlite'), [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}

export async function buildInto(library: string, content: string): Promise<string> {
  const { games } = await readEdition(content)
  return (await writeLibrary(library, compile(games))).version
}
