import { isMap, isScalar, stringify } from 'yaml'
import { isName, namesToPublish } from './check/published.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import type { GameContent } from './entry.ts'
import { fencesIn } from './fences.ts'
import { CardKeys, ConflictKeys, DocumentKeys, GameKeys, RulingKeys, TermKeys } from './keys.ts'
import { kindOfFile } from './parse-game.ts'
import { namesInUse, proposeId } from './propose-id.ts'
import type { GameFolder } from './read-folder.ts'
import type { SourceFile } from './source-file.ts'
import { parseYaml } from './yaml.ts'

const SCHEMAS = { game: GameKeys, documents: DocumentKeys, cards: CardKeys, terms: TermKeys, conflicts: ConflictKeys, rulings: RulingKeys }

/** All files of a game that a fix would change: the keys of every entry in their order, an id proposed where there is none. */
export function fixFolder(folder: GameFolder, content: GameContent | undefined): SourceFile[] {
  const used = namesInUse(folder, content)
  return folder.files.flatMap((file) => {
    const propose = (heading: string): string => (kindOfFile(file.path) === 'game' ? folder.game : proposeId(heading, used))
    const text = fixText(file, propose)
    return text === file.text ? [] : { ...file, text }
  })
}

function fixText(file: SourceFile, propose: (heading: string) => string): string {
  const chunks = chunksOf(file, () => undefined)
  const order = Object.keys(SCHEMAS[kindOfFile(file.path)].shape)
  const lines = file.text.split('\n')
  const blocks = chunks ? [chunks.head, ...chunks.entries].flatMap((chunk) => (chunk ? (blockOf(chunk) ?? []) : [])) : []
  const fixed = blocks.map(({ from, to, heading }) => ({ from, to, lines: fixBlock(lines.slice(from, to), order, () => propose(heading)) }))
  for (const { from, to, lines: better } of fixed.reverse()) lines.splice(from, to - from, ...better)
  return lines.join('\n')
}

/** Where in the file the lines of an entry's yaml block are. */
function blockOf({ line, text }: Chunk): { from: number; to: number; heading: string } | undefined {
  const lines = text.split('\n')
  const fence = fencesIn(lines).findLast(({ isYaml }) => isYaml)
  if (fence?.to === undefined) return undefined
  return { from: line + fence.from, to: line - 1 + fence.to, heading: lines.find((line) => line.startsWith('#')) ?? '' }
}

/** The lines of a block with its keys in order. Each key takes along its value and the comment above it, as they are written. */
function fixBlock(lines: string[], order: readonly string[], propose: () => string): string[] {
  const { document, lines: counter, faults } = parseYaml(lines.join('\n'))
  if (!document || faults.length > 0 || !isMap(document.contents) || document.contents.flow) return lines
  const keys = document.contents.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? { key: String(key), line: counter.linePos(key.range[0]).line - 1 } : [],
  )
  if (keys.length < document.contents.items.length) return lines
  const starts = keys.map(({ line }) => {
    let start = line
    while (start > 0 && lines[start - 1]?.startsWith('#')) start--
    return start
  })
  const pairs = keys.map(({ key }, i) => ({ place: place(key, order), lines: lines.slice(i === 0 ? 0 : starts[i], starts[i + 1]) }))
  const id = keys.some(({ key }) => key === 'id') ? [] : [`id: ${stringify(propose()).trim()}`]
  return [...id, ...pairs.sort((a, b) => a.place - b.place).flatMap((pair) => pair.lines)]
}

function place(key: string, order: readonly string[]): number {
  const known = order.indexOf(key)
  return known < 0 ? order.length : known
}

/** The list of published names with those that are new: comments first, as they stand, then names from a to z. */
export function publishedList(content: GameContent, published: readonly string[]): string[] {
  const names = new Set([...published.filter(isName), ...namesToPublish(content)])
  return [...published.filter((line) => line.startsWith('#')), ...[...names].sort()]
}

/** The names that are not in the list yet. */
export function newNames(content: GameContent, published: readonly string[]): string[] {
  const listed = new Set(published)
  return namesToPublish(content).filter((name) => !listed.has(name))
}
