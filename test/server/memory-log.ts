import { Writable } from 'node:stream'
import pino, { type Logger } from 'pino'

export type LogLine = Record<string, unknown> & { level: number; msg?: string }

/** A log that remembers its lines, down to the finest, and calls when one has come. */
export function aLog(): { logger: Logger; lines: LogLine[]; text: () => string; until(test: (line: LogLine) => boolean): Promise<LogLine> } {
  const lines: LogLine[] = []
  const waiting = new Set<() => void>()
  const stream = new Writable({
    write: (chunk, _, done) => {
      for (const line of String(chunk).split('\n').filter(Boolean)) lines.push(JSON.parse(line))
      for (const look of waiting) look()
      done()
    },
  })
  const until = (test: (line: LogLine) => boolean): Promise<LogLine> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = lines.find(test)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  return { logger: pino({ level: 'trace', base: null }, stream), lines, text: () => JSON.stringify(lines), until }
}
