import { packsIn } from './folder.ts'
import type { Pack, Passage } from './pack.ts'
import { PassageIndex } from './passage-index.ts'
import { openPack } from './store.ts'

/** A passage with where it stands. */
export interface Placed {
  game: string
  document: string
  passage: Passage
}

export interface PassageFound extends Placed {
  score: number
  snippet: string
  highlights: [number, number][]
}

/** The private packs that a server has open beside the shipped library; usually none. */
export class Packs {
  readonly #packs: ReadonlyMap<string, Pack>
  readonly #places: ReadonlyMap<string, Placed>
  #index: PassageIndex | undefined

  constructor(packs: readonly Pack[]) {
    this.#packs = new Map(packs.map((pack) => [`${pack.game}/${pack.document}`, pack]))
    this.#places = new Map(
      packs.flatMap(({ game, document, passages }) =>
        passages.map((passage) => [placeKey(game, document, passage.anchor), { game, document, passage }] as const),
      ),
    )
  }

  get isEmpty(): boolean {
    return this.#packs.size === 0
  }

  async ofGame(game: string): Promise<Pack[]> {
    return [...this.#packs.values()].filter((pack) => pack.game === game)
  }

  async pack(game: string, document: string): Promise<Pack | undefined> {
    return this.#packs.get(`${game}/${document}`)
  }

  async passage(game: string, document: string, anchor: string): Promise<Passage | undefined> {
    return this.#places.get(placeKey(game, document, anchor))?.passage
  }

  /** The passages that stand at the places given, in their order. */
  async at(game: string, origins: readonly { document: string; anchor: string }[]): Promise<Placed[]> {
    return origins.flatMap(({ document, anchor }) => this.#places.get(placeKey(game, document, anchor)) ?? [])
  }

  /** Passages that have the words of a question, best first. The index is made when it is first asked. */
  async search(question: string, { game, limit }: { game?: string | undefined; limit: number }): Promise<PassageFound[]> {
    this.#index ??= new PassageIndex([...this.#places.values()])
    return this.#index.search(question, { game, limit })
  }
}

const placeKey = (game: string, document: string, anchor: string): string => `${game}/${document}#${anchor}`

export const NO_PACKS = new Packs([])

/** Opens every pack of a folder. One that cannot be opened stops the rest: half a shelf would look like a whole one. */
export async function openPacks(root: string): Promise<Packs> {
  return new Packs((await packsIn(root)).map(openPack))
}
