import type { Library } from '../library/library.ts'
import type { Packs } from '../packs/packs.ts'
import { nearest } from '../words/nearest.ts'
import { slugOf } from '../words/slug.ts'
import { Refusal } from './problem.ts'
import { echo } from './route.ts'

/** Refusals for ids that nothing has, each with up to 3 that are like it, by letters and by words. */

export async function unknownGame(library: Library, game: string): Promise<Refusal> {
  const near = nearest(slugOf(game), await library.ids('games'))
  return new Refusal('unknown-game', `No game "${echo(game)}".${didYouMean(near)}`, { near, hint: 'GET /v1/games lists all.' })
}

/** A list or search of a game that there is not would be empty and look like an answer. */
export async function requireGame(library: Library, game: string | undefined): Promise<void> {
  if (game !== undefined && (await library.game(game)) === undefined) throw await unknownGame(library, game)
}

/** The same for a card, by its id. */
export async function requireCard(library: Library, id: string | undefined): Promise<void> {
  if (id === undefined || (await library.card(id)) !== undefined) return
  const [game = '', slug = ''] = id.split('/')
  throw await unknownEntry(library, 'card', game, slug)
}

/** The same for a ruling. */
export async function requireRuling(library: Library, id: string | undefined): Promise<void> {
  if (id === undefined || (await library.ruling(id)) !== undefined) return
  const [game = '', slug = ''] = id.split('/')
  throw await unknownEntry(library, 'ruling', game, slug)
}

export async function unknownRule(library: Library, game: string, slug: string): Promise<Refusal> {
  return unknownEntry(library, 'rule', game, slug)
}

export async function unknownDocument(library: Library, game: string, document: string): Promise<Refusal> {
  if ((await library.game(game)) === undefined) return unknownGame(library, game)
  const near = nearest(document, await library.ids('documents', game)).map((found) => `${game}/${found}`)
  return new Refusal('unknown-document', `No document "${game}/${echo(document)}".${didYouMean(near)}`, { near, hint: `GET /v1/games/${game} lists all.` })
}

/** A comparison needs the words of a book, and nobody imported one. */
export const noBooks = (game: string): Refusal =>
  new Refusal('unknown-passage', `No book of ${game} is here to be compared with. Whoever owns one can import it on their own machine.`)

/** A passage is only where somebody imported the document; elsewhere the answer says how. */
export async function unknownPassage(packs: Packs, { game, document, anchor }: { game: string; document: string; anchor: string }): Promise<Refusal> {
  const pack = await packs.pack(game, document)
  if (!pack)
    return new Refusal(
      'unknown-passage',
      `The words of "${echo(game)}/${echo(document)}" are not here. Whoever owns the document can import it on their own machine.`,
      {
        hint: 'See "tablejudge import --help".',
      },
    )
  const near = nearest(
    slugOf(anchor),
    pack.passages.map((passage) => passage.anchor),
  )
  return new Refusal('unknown-passage', `No section "${echo(anchor)}" in ${game}/${document}.${didYouMean(near)}`, {
    near: near.map((found) => `${game}/documents/${document}/${found}`),
  })
}

export async function unknownEntry(library: Library, kind: 'ruling' | 'card' | 'rule', game: string, slug: string): Promise<Refusal> {
  if ((await library.game(game)) === undefined) return unknownGame(library, game)
  const slugs = (await library.ids(`${kind}s`, game)).map((id) => id.slice(game.length + 1))
  const near = nearest(slugOf(slug), slugs).map((found) => `${game}/${found}`)
  return new Refusal(`unknown-${kind}`, `No ${kind} "${game}/${echo(slug)}".${didYouMean(near)}`, { near, hint: `GET /v1/${kind}s?game=${game} lists all.` })
}

const didYouMean = ([first]: readonly string[]): string => (first ? ` Did you mean "${first}"?` : '')
