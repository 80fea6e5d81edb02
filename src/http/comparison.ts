import type { Card } from '../contract/card.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { RulingRef } from '../contract/source.ts'
import { type ComparedPassage, comparePassage, type Restating } from '../documents/compare.ts'
import type { Library } from '../library/library.ts'
import type { Packs } from '../packs/packs.ts'
import { allOf } from './all-of.ts'

export interface ComparedDocument {
  document: string
  title: string
  passages: ComparedPassage[]
}

/** Each section of the game's books beside the rulings that restate it. Forewords and empty chapters are left out. */
export async function compareGame(game: string, packs: Packs, library: Library): Promise<ComparedDocument[]> {
  const cards = await allOf<Card>((after) => library.cards({ game }, { limit: 100, after }))
  const names = new Map(cards.map(({ id, name }) => [id, name]))
  const rulings = new Map<string, Restating>()
  const restating = async ({ id }: RulingRef): Promise<Restating[]> => {
    const known = rulings.get(id)
    if (known) return [known]
    const body = await library.ruling(id)
    if (body === undefined) return []
    const { title, text, clauses, about } = JSON.parse(body) as Ruling
    const ruling = { id, title, text, clauses, cards: about.flatMap((card) => names.get(card) ?? []) }
    rulings.set(id, ruling)
    return [ruling]
  }
  const compared: ComparedDocument[] = []
  for (const { document, title, passages } of await packs.ofGame(game)) {
    const sections: ComparedPassage[] = []
    for (const passage of passages.filter(({ kind, isRule, text }) => kind === 'heading' && isRule && text.length > 0)) {
      const refs = (await library.rulingsOfSection(game, document, passage.anchor)).map((body) => JSON.parse(body) as RulingRef)
      const own = (await Promise.all(refs.map(restating))).flat()
      const asCards =
        own.length > 0 ? [] : cards.filter(({ origin }) => origin.some((at) => at.document === document && at.anchor === passage.anchor)).map(cardAsRestating)
      sections.push(comparePassage(passage, [...own, ...asCards], [...names.values()]))
    }
    compared.push({ document, title, passages: sections })
  }
  return compared
}

/** An entry of a list of cards is restated by the card's data. */
function cardAsRestating({ id, name, effect = '', cost, number, requirement }: Card): Restating {
  const [game = '', slug = ''] = id.split('/')
  const data = [effect, cost, number, requirement?.atLeast, requirement?.atMost].filter((value) => value !== undefined).join(' ')
  return { id: `${game}/cards/${slug}`, title: name, text: data, clauses: [{ id: 'effect', text: effect }], cards: [name] }
}
