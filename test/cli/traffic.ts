import { EventEmitter, once } from 'node:events'
import { Shelf } from '../../src/http/reading.ts'
import { buildApp } from '../../src/server/app.ts'
import { aLibrary, SETTINGS } from '../world.ts'

/** One of every kind of answer: prepared, put together, searched, streamed, and a page. */
const PATHS = [
  '/v1',
  '/v1/games',
  '/v1/rulings?limit=100',
  '/v1/rulings/lantern-bay/storm-damage',
  '/v1/cards/lantern-bay/storm-lamp',
  '/v1/search?q=how+much+oil+for+a+dark+tower',
  '/v1/bulk/rulings.jsonl',
  '/lantern-bay/tie',
] as const

const WORKERS = 4
const PATIENCE_MS = 15_000

/** The right answer to every path, by version. */
export type RightAnswers = Record<string, Record<string, string>>

export async function rightAnswers(...contents: string[]): Promise<RightAnswers> {
  const right: RightAnswers = {}
  for (const content of contents) {
    await using built = await aLibrary(content, [])
    const app = await buildApp({ shelf: new Shelf(built.library), settings: SETTINGS, release: '0.0.0' })
    const bodies: Record<string, string> = {}
    for (const path of PATHS) bodies[path] = (await app.inject(path)).body
    right[built.library.version] = bodies
    await app.close()
  }
  return right
}

/** Requests without a pause. Each answer is compared with what is right for the version that it says it is of. */
export function traffic(address: string, right: RightAnswers) {
  const arrivals = new EventEmitter()
  const seen: Record<string, number> = {}
  const wrong: string[] = []
  let going = true
  const worker = async (first: number): Promise<void> => {
    const versions: string[] = []
    for (let n = first; going; n++) {
      const path = PATHS[n % PATHS.length] ?? '/'
      try {
        const response = await fetch(`${address}${path}`)
        const version = response.headers.get('x-tablejudge-version') ?? ''
        const body = await response.text()
        if (response.status !== 200) wrong.push(`${path} is ${response.status}`)
        else if (body !== right[version]?.[path]) wrong.push(`${path} is not that of ${version}`)
        if (versions.at(-1) !== version) versions.push(version)
        seen[version] = (seen[version] ?? 0) + 1
      } catch (error) {
        wrong.push(`${path} failed: ${(error as Error).cause ?? error}`)
      }
      arrivals.emit('answer')
    }
    if (new Set(versions).size !== versions.length) wrong.push(`went back and forth: ${versions.join(', ')}`)
  }
  const workers = Array.from({ length: WORKERS }, (_, i) => worker(i * 2))
  return {
    /** Goes on until enough answers more were of a version. */
    more: async (version: string, count = 5 * PATHS.length): Promise<void> => {
      const enough = (seen[version] ?? 0) + count
      const deadline = AbortSignal.timeout(PATIENCE_MS)
      while ((seen[version] ?? 0) < enough) await once(arrivals, 'answer', { signal: deadline })
    },
    /** What was wrong, and how many answers were of each version. */
    stop: async () => {
      going = false
      await Promise.all(workers)
      return { wrong: [...new Set(wrong)], versions: Object.keys(seen) }
    },
  }
}
