import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aFolder, FIXTURES } from '../world.ts'
import type { Ended, Program } from './program.ts'
import { buildInto } from './served.ts'

/** What a person at a terminal has: a copy of the fixtures to work on and a library built from them. */
export interface Desk {
  content: string
  library: string
  version: string
  /** Runs a command on both. */
  run(...args: string[]): Promise<Ended>
  runWith(environment: Record<string, string>, ...args: string[]): Promise<Ended>
  /** Changes a file of the content. */
  edit(file: string, change: (text: string) => string): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export async function aDesk(program: Program): Promise<Desk> {
  const folder = await aFolder()
  const content = join(folder.path, 'content')
  const library = join(folder.path, 'library.sqlite')
  await cp(FIXTURES, content, { recursive: true })
  const version = await buildInto(library, content)
  const runWith: Desk['runWith'] = (environment, ...args) => program.run(['--content', content, '--library', library, ...args], environment)
  return {
    content,
    library,
    version,
    run: (...args) => runWith({}, ...args),
    runWith,
    edit: async (file, change) => {
      const path = join(content, file)
      await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')))
    },
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}
