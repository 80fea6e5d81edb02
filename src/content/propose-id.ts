import { RESERVED_RULINGS } from '../contract/ids.ts'
import { slugOf } from '../words/slug.ts'
import type { GameContent } from './entry.ts'
import { LIMITS } from './limits.ts'
import type { GameFolder } from './read-folder.ts'

/** Words that carry nothing in an id. */
const FILLER = new Set(
  'a an and are at be by can could do does for how i if in into is it its may must my of on or our shall should that the their there these they this to was we what when where which who whom why will with you your'.split(
    ' ',
  ),
)
const ID_WORDS = 5

/** A short id from the heading that no other entry of the game has. */
export function proposeId(heading: string, used: Set<string>): string {
  const words = slugOf(heading).split('-')
  const telling = words.filter((word) => !FILLER.has(word))
  const id =
    (telling.length > 0 ? telling : words)
      .slice(0, ID_WORDS)
      .join('-')
      .slice(0, LIMITS.id - 4)
      .replace(/-$/, '') || 'entry'
  let free = id
  for (let n = 2; used.has(free); n++) free = `${id}-${n}`
  used.add(free)
  return free
}

/** Every name that a new entry must not take, in whatever state the entries that have it are. */
export function namesInUse({ files, published }: GameFolder, content: GameContent | undefined): Set<string> {
  const written = files.flatMap(({ text }) => [...text.matchAll(/^id: *(\S+)/gm)].map(([, id = '']) => id))
  const entries = content ? [...content.rulings, ...content.cards, ...content.terms, ...content.conflicts] : []
  const kept = published.map((name) => name.split(/[ #]/)[1] ?? '')
  return new Set([...RESERVED_RULINGS, ...written, ...entries.flatMap(({ aliases }) => aliases), ...kept])
}
