import { parentPort, workerData } from 'node:worker_threads'
import { decodeDocument } from '../documents/decode.ts'
import { type Extraction, mergeExtractions } from '../documents/merge.ts'
import type { Profile } from '../documents/profile.ts'
import { readDocument } from '../documents/read-document.ts'

/** What the worker is given. */
export interface ReadingTask {
  files: { name: string; bytes: Uint8Array }[]
  profile: Profile
}

/** Reads documents in a thread of its own, so that whoever started it can end it. */
const { files, profile } = workerData as ReadingTask
const extractions = files.map(({ name, bytes }): Extraction => {
  const { text, repairs } = decodeDocument(bytes)
  const reading = readDocument(text, profile)
  return { file: name, reading: { ...reading, repairs: [...repairs, ...reading.repairs] } }
})
const [only] = extractions
parentPort?.postMessage(extractions.length === 1 ? only?.reading : mergeExtractions(extractions))
