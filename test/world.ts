import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { compile } from '../src/build/compile.ts'
import { type Edition, editionOf, readEdition } from '../src/content/edition.ts'
import { readDocument } from '../src/documents/read-document.ts'
import { Shelf } from '../src/http/reading.ts'
import { RuleBook } from '../src/http/rulebook.ts'
import type { Library } from '../src/library/library.ts'
import { openLibrary } from '../src/library/open.ts'
import { writeLibrary } from '../src/library/write.ts'
import { type Pack, packOf } from '../src/packs/pack.ts'
import { NO_PACKS, Packs } from '../src/packs/packs.ts'
import type { Catalogue } from '../src/rules/catalogue.ts'
import { buildApp } from '../src/server/app.ts'
import type { Settings } from '../src/server/settings.ts'
import { LANTERN_RULES } from './fixtures/lantern-rules.ts'

/** Two tiny invented games with every kind of entry. */
export const FIXTURES = fileURLToPath(new URL('fixtures/content', import.meta.url))

/** An edition of one invented game from files written inline; `game.md` and `documents.md` are there unless given. */
export function editionFrom(files: Record<string, string>, published: string[] = []): Edition {
  const all = { 'game.md': GAME, 'documents.md': DOCUMENTS, ...files }
  const sources = Object.entries(all).map(([path, text]) => ({ path: `pier/${path}`, text }))
  return editionOf([{ game: 'pier', files: sources, published }])
}

const GAME = `---
checked: 2026-11
---

# Pier

Gulls steal chips.

\`\`\`yaml
id: pier
parts:
  winter: { name: Winter Pier, kind: expansion }
\`\`\`
`

const DOCUMENTS = `---
checked: 2026-11
---

# Documents

## Leaflet

One sheet.

\`\`\`yaml
id: leaflet
title: Pier leaflet
authority: official
sections: [gulls, chips]
\`\`\`
`

/** A file of rulings with the given entries below its heading. */
export const rulingFile = (...entries: string[]): string => `---\nkind: section\nchecked: 2026-11\n---\n\n# Gulls\n\n${entries.join('\n\n')}\n`

/** A ruling that has nothing wrong with it. */
export const aRuling = ({ id = 'stealing', title = 'May a gull steal chips?', yaml = '' } = {}): string =>
  `## ${title}\n\n**Yes, one chip a turn.**\n\n- **Salt.** Salted chips are safe.\n\n\`\`\`yaml\nid: ${id}\norigin: [leaflet#gulls]\n${yaml}\`\`\``

/** A folder of its own that is gone when the test is over. */
export async function aFolder(): Promise<{ path: string; [Symbol.asyncDispose](): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tablejudge-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A library built from a content folder, opened, and gone when the test is over. */
export async function aLibrary(
  content = FIXTURES,
  catalogues: readonly Catalogue[] = [LANTERN_RULES],
): Promise<{ library: Library; path: string; [Symbol.asyncDispose](): Promise<void> }> {
  const folder = await aFolder()
  const path = join(folder.path, 'library.sqlite')
  const { games } = await readEdition(content)
  await writeLibrary(path, compile(games, catalogues))
  const library = openLibrary(path)
  return {
    library,
    path,
    [Symbol.asyncDispose]: async () => {
      library.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

export const SETTINGS: Settings = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://judge.example',
  trustProxy: false,
  rateLimit: 1_000_000,
  logLevel: 'silent',
}

/** The rulebook of Lantern Bay as it was published: what a table that owns the game may have imported. */
export const BOOK = fileURLToPath(new URL('fixtures/books/lantern-bay.md', import.meta.url))

export const aBook = async (): Promise<Pack> => packOf('lantern-bay', 'rulebook-2.0', readDocument(await readFile(BOOK, 'utf8')), ['foreword'])

/** A server over a library of its own, without a port. */
export async function aServer(
  settings: Partial<Settings> = {},
  content = FIXTURES,
  packs = NO_PACKS,
  catalogues: readonly Catalogue[] = [LANTERN_RULES],
): Promise<{ app: FastifyInstance; shelf: Shelf; library: Library; [Symbol.asyncDispose](): Promise<void> }> {
  const held = await aLibrary(content, catalogues)
  const shelf = new Shelf(held.library, packs, new RuleBook(Object.fromEntries(catalogues.map((catalogue) => [catalogue.game, async () => catalogue]))))
  const app = await buildApp({ shelf, settings: { ...SETTINGS, ...settings }, release: '0.0.0' })
  return {
    app,
    shelf,
    library: held.library,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      await held[Symbol.asyncDispose]()
    },
  }
}

/** The same as the program builds and serves it: it has rules of its own games only. */
export const aServerWithoutRules = () => aServer({}, FIXTURES, NO_PACKS, [])

/** The same with the book of Lantern Bay beside the library. */
export const aServerWithBook = async (settings: Partial<Settings> = {}) => aServer(settings, FIXTURES, new Packs([await aBook()]))
