import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { aFolder } from '../world.ts'

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** How a command ended and what it said. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Program {
  /** The compiled file that node runs. */
  file: string
  /** Runs it to its end, as a person would. */
  run(args: readonly string[], environment?: Record<string, string>): Promise<Ended>
  /** Starts it and does not wait. */
  start(args: readonly string[], environment?: Record<string, string>): ChildProcess
  [Symbol.asyncDispose](): Promise<void>
}

const COMMAND_LINE = new URL('../../src/cli/main.ts', import.meta.url)

/** A script of the project compiled into a folder of its own, laid out as a release is; the command line unless another is named. */
export async function aProgram(script = COMMAND_LINE): Promise<Program> {
  const folder = await aFolder()
  const file = join(folder.path, 'dist/cli/main.js')
  await build({
    // The worker is found beside the command that starts it.
    entryPoints: { 'dist/cli/main': fileURLToPath(script), 'dist/cli/reading-worker': inRoot('src/cli/reading-worker.ts') },
    outdir: folder.path,
    // Commands stay files of their own, loaded when they are called, and all in the folder from which the project is looked for.
    splitting: true,
    chunkNames: 'dist/cli/[name]-[hash]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  await copyFile(inRoot('package.json'), join(folder.path, 'package.json'))
  await symlink(inRoot('node_modules'), join(folder.path, 'node_modules'))
  const start: Program['start'] = (args, environment = {}) =>
    spawn(process.execPath, [file, ...args], { cwd: folder.path, env: { ...bareEnvironment(), ...environment } })
  return {
    file,
    start,
    run: (args, environment) => ended(start(args, environment)),
    [Symbol.asyncDispose]: folder[Symbol.asyncDispose],
  }
}

/** Nothing that whoever runs the tests may have set changes what is tested. */
export const bareEnvironment = (): Record<string, string> => ({ PATH: process.env['PATH'] ?? '' })

/** What a process said, once it is over. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null]
  return { code, signal, stdout, stderr }
}
