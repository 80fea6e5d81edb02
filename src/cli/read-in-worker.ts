import { Worker } from 'node:worker_threads'
import type { Reading } from '../documents/reading.ts'
import type { ReadingTask } from './reading-worker.ts'

/** What reading may cost. The community FAQ takes 0.3 s; Markdown made to be slow is ended. */
const READING_LIMITS = { seconds: 20, megabytes: 768 } as const

/** Reads documents in a worker; nothing when it came to its limits. */
export async function readInWorker(
  task: ReadingTask,
  { seconds, megabytes }: { seconds: number; megabytes: number } = READING_LIMITS,
): Promise<Reading | undefined> {
  const worker = new Worker(new URL('./reading-worker.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Reading | undefined>((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), seconds * 1000)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => (isTooMuch(error) ? resolve(undefined) : reject(error)))
      worker.once('exit', () => resolve(undefined))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Out of memory, or nested deeper than the stack. */
const isTooMuch = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError || error.name === 'RangeError'
