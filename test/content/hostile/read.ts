// Reads the shapes named on the command line, one after another, and writes what each took as a line of JSON.
import { editionOf } from '../../../src/content/edition.ts'
import type { Problem } from '../../../src/content/problem.ts'
import { decode } from '../../../src/content/source-file.ts'
import { SHAPES } from './shapes.ts'

/** What reading a shape took. The seconds are the processor's, so that a busy machine makes no difference. */
export interface Took {
  seconds: number
  megabytes: number
  bytes: number
  lines: number
  codes: Record<string, number>
}

const BESIDE = {
  'game.md': '---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n```yaml\nid: pier\n```\n',
  'documents.md':
    '---\nchecked: 2026-11\n---\n\n# Documents\n\n## Leaflet\n\nA sheet.\n\n```yaml\nid: leaflet\ntitle: Leaflet\nauthority: official\nsections: [gulls]\n```\n',
}

function read(name: string): Took {
  const shape = SHAPES[name]
  if (!shape) throw new Error(`No shape "${name}".`)
  const { file, text } = shape()
  const sources = Object.entries({ ...BESIDE, [file]: text }).map(([path, content]) => ({ path: `pier/${path}`, bytes: Buffer.from(content) }))
  const before = process.cpuUsage()
  const found: Problem[] = []
  const files = sources.flatMap(({ path, bytes }) => decode(path, bytes, (at, code, message) => void found.push({ ...at, code, message })) ?? [])
  const { problems } = editionOf([{ game: 'pier', files, published: [] }], found)
  const { user, system } = process.cpuUsage(before)
  const codes: Record<string, number> = {}
  for (const { code } of problems) codes[code] = (codes[code] ?? 0) + 1
  return {
    seconds: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
    bytes: Buffer.byteLength(text),
    lines: text.split('\n').length,
    codes,
  }
}

for (const name of process.argv.slice(2)) console.log(JSON.stringify(read(name)))
