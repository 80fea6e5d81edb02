import { fileURLToPath } from 'node:url'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { withBase } from '../../src/contract/base.ts'
import type { Ruling } from '../../src/contract/ruling.ts'
import type { LibraryRows } from '../../src/library/rows.ts'
import { editionFrom, rulingFile } from '../world.ts'

/** The content that the project ships. */
export const SHIPPED = fileURLToPath(new URL('../../content', import.meta.url))

export const SITE = 'https://judge.example'

/** The rows of a content folder. */
export const rowsOf = async (content: string): Promise<LibraryRows> => compile((await readEdition(content)).games)

/** Prepared bodies as data, as a site would send them. */
export const bodiesOf = <T>(rows: readonly { body: string }[]): T[] => rows.map(({ body }) => JSON.parse(withBase(body, SITE)) as T)

/** A card that texts can link to. */
const CARDS = `---
checked: 2026-11
---

# Cards

## Salt Shaker

Keeps gulls away.

\`\`\`yaml
id: salt-shaker
\`\`\`
`

/** The ruling that a text and its data make, built in a game of its own. */
export function rulingFrom(text: string, { title = 'May a gull steal chips?', yaml = '' } = {}): Ruling {
  const entry = `## ${title}\n\n${text}\n\n\`\`\`yaml\nid: stealing\norigin: [leaflet#gulls]\n${yaml}\`\`\``
  const { games } = editionFrom({ 'gulls.md': rulingFile(entry), 'cards.md': CARDS })
  const [ruling] = bodiesOf<Ruling>(compile(games).rulings)
  if (!ruling) throw new Error('The text made no ruling.')
  return ruling
}
