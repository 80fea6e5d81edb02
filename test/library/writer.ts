import { writeSync } from 'node:fs'
import { openLibrary } from '../../src/library/open.ts'
import { LibraryProblem } from '../../src/library/problem.ts'
import type { LibraryRows } from '../../src/library/rows.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { someRows } from './rows.ts'

/**
 * Run as a process of its own: `writer.ts FILE STEP...`. A step is `open`, or `write:COUNT:MARK`, or `write:COUNT:MARK:ROW`,
 * which never gets beyond that row, or beyond the overview, which comes last. Says a line of JSON after each step: the
 * version, or the code and message of the problem.
 */
const [path = '', ...steps] = process.argv.slice(2)
for (const step of steps) {
  const [what, count, mark = '', stop] = step.split(':')
  try {
    const version = what === 'open' ? openLibrary(path).version : (await writeLibrary(path, stoppingAt(stop, someRows(Number(count), mark)))).version
    console.log(JSON.stringify({ step, version }))
  } catch (error) {
    if (!(error instanceof LibraryProblem)) throw error
    console.log(JSON.stringify({ step, code: error.code, message: error.message }))
  }
}

function stoppingAt(stop: string | undefined, rows: LibraryRows): LibraryRows {
  if (stop === undefined) return rows
  if (stop === 'overview') return { ...rows, overview: (version) => (version ? stopHere() : rows.overview(version)) }
  const row = rows.rulings[Number(stop)]
  if (row) Object.defineProperty(row, 'body', { get: stopHere })
  return rows
}

function stopHere(): never {
  writeSync(1, 'stopped\n')
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
