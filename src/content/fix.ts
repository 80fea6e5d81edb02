import { isMap, type Pair, parseDocument } from 'yaml'
import { slugOf } from '../words/slug.ts'
import { namesToPublish } from './check/published.ts'
import { type Chunk, chunksOf } from './chunks.ts'
import type { GameContent } from './entry.ts'
import { CardKeys, ConflictKeys, DocumentKeys, GameKeys, RulingKeys, TermKeys } from './keys.ts'
import { kindOfFile } from './parse-game.ts'
import type { GameFolder } from './read-folder.ts'
import type { SourceFile } from './source-file.ts'

const SCHEMAS = { game: GameKeys, documents: DocumentKeys, cards: CardKeys, terms: TermKeys, conflicts: ConflictKeys, rulings: RulingKeys }
const YAML_BLOCK = /^(```yaml\n)([\s\S]*?)(^```)/m

/** Words that carry nothing in an id. */
const FILLER = new Set(
  'a an and are at be by can could do does for how i if in into is it its may must my of on or our shall should that the their there these they this to was we what when where which who whom why will with you your'.split(
    ' ',
  ),
)
const ID_WORDS = 5

/** The file with the keys of every entry in their order and an id proposed where there is none. */
export function fixFile(file: SourceFile, taken: ReadonlySet<string>): SourceFile {
  const { head, entries } = chunksOf(file, () => undefined)
  const used = new Set(taken)
  const order = Object.keys(SCHEMAS[kindOfFile(file.path)].shape)
  let text = file.text
  for (const chunk of [head, ...entries]) {
    const fixed = fixEntry(chunk, order, used)
    if (fixed !== chunk.text) text = text.replace(chunk.text, () => fixed)
  }
  return { ...file, text }
}

function fixEntry(chunk: Chunk, order: readonly string[], used: Set<string>): string {
  return chunk.text.replace(YAML_BLOCK, (whole, open: string, yaml: string, close: string) => {
    const document = parseDocument(yaml)
    const map = document.contents
    if (document.errors.length > 0 || !isMap(map)) return whole
    const before = map.items.map(keyOf)
    if (!map.has('id')) map.items.unshift(document.createPair('id', proposeId(chunk.text, used)))
    const place = (pair: Pair): number => {
      const known = order.indexOf(keyOf(pair))
      return known < 0 ? order.length : known
    }
    map.items.sort((a, b) => place(a) - place(b))
    if (map.items.map(keyOf).join() === before.join()) return whole
    return `${open}${document.toString({ lineWidth: 0, flowCollectionPadding: false })}${close}`
  })
}

const keyOf = (pair: Pair): string => String(pair.key)

/** A short id from the heading that no other entry of the game has. */
function proposeId(entry: string, used: Set<string>): string {
  const heading = /^##?\s+(.*)/.exec(entry)?.[1] ?? ''
  const words = slugOf(heading).split('-')
  const telling = words.filter((word) => !FILLER.has(word))
  const id = (telling.length > 0 ? telling : words).slice(0, ID_WORDS).join('-') || 'entry'
  let free = id
  for (let n = 2; used.has(free); n++) free = `${id}-${n}`
  used.add(free)
  return free
}

/** Every name a game has ever published, with those that are new. */
export function publishedList(content: GameContent, published: readonly string[]): string[] {
  return [...new Set([...published, ...namesToPublish(content)])].sort()
}

/** All files of a game that a fix would change. */
export function fixFolder(folder: GameFolder, content: GameContent | undefined): SourceFile[] {
  const taken = new Set(content ? [...content.rulings, ...content.cards, ...content.terms, ...content.conflicts].map(({ id }) => id) : [])
  return folder.files.map((file) => ({ before: file, after: fixFile(file, taken) })).flatMap(({ before, after }) => (after.text === before.text ? [] : [after]))
}
