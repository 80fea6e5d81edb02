import type { GameContent } from '../../src/content/entry.ts'
import type { CardData } from '../../src/rules/fact.ts'
import type { FindCard } from '../../src/rules/told.ts'

/** Cards of the content by their ids, as rules see them: an unstated field is absent. */
export function cardsOf(game: GameContent | undefined): FindCard {
  const cards = new Map((game?.cards ?? []).map((card) => [card.id, cardData(card)]))
  return (id) => cards.get(id)
}

function cardData(card: GameContent['cards'][number]): CardData {
  const { id, name, type, cost, number, sets, tags, holds, requirement } = card as unknown as CardData & { requirement?: CardData['requirement'] }
  return {
    id,
    name,
    ...(type !== undefined && { type }),
    ...(cost !== undefined && { cost }),
    ...(number !== undefined && { number }),
    ...(sets && sets.length > 0 && { sets }),
    ...(tags && tags.length > 0 && { tags }),
    ...(holds !== undefined && { holds }),
    ...(requirement && { requirement }),
  }
}
