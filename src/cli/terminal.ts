import { styleText } from 'node:util'
import { wantsColour } from './environment.ts'

/** How a command ends. `docs/reference/command-line.md` lists them. */
export const EXIT = { done: 0, problems: 1, usage: 2, library: 3, server: 4 } as const

type Style = Parameters<typeof styleText>[0]

/** Coloured for people, plain for pipes. */
export const style = (format: Style, text: string): string => (wantsColour ? styleText(format, text) : text)

export const print = (line = ''): void => void process.stdout.write(`${line}\n`)
export const complain = (line: string): void => void process.stderr.write(`${line}\n`)
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

/** The reader of a pipe may leave early, as `head` does: it has what it wanted, and the command ends without a word. */
export function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** A command that cannot go on, with the code to end with. */
export class Stop extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

export const plural = (count: number, one: string, many = `${one}s`): string => `${count.toLocaleString('en')} ${count === 1 ? one : many}`
