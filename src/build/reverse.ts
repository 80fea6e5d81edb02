import type { GameContent, RulingEntry } from '../content/entry.ts'
import type { RulingRef } from '../contract/source.ts'
import { fullId, refOf } from './ruling.ts'

/** What leads back to rulings: from a card, a conflict, a section, a source. Derived once, when the library is built. */
export interface Reverse {
  ofCard(game: string, id: string): RulingRef[]
  ofConflict(game: string, id: string): RulingRef[]
  ofSection(game: string, document: string, anchor: string): RulingRef[]
  ofSource(url: string): RulingRef[]
}

export function reverseLinks(games: readonly GameContent[]): Reverse {
  const byCard = new Map<string, RulingRef[]>()
  const byConflict = new Map<string, RulingRef[]>()
  const bySection = new Map<string, RulingRef[]>()
  const bySource = new Map<string, RulingRef[]>()
  const add = (map: Map<string, RulingRef[]>, key: string, ref: RulingRef): void => {
    const refs = map.get(key)
    if (!refs) map.set(key, [ref])
    else if (!refs.includes(ref)) refs.push(ref)
  }
  for (const ruling of games.flatMap(({ rulings }) => rulings)) {
    const ref = refOf(ruling)
    for (const card of ruling.about) add(byCard, fullId(ruling.game, card), ref)
    for (const conflict of ruling.conflicts) add(byConflict, fullId(ruling.game, conflict), ref)
    for (const { document, anchor } of ruling.origin) add(bySection, `${ruling.game}/${document}#${anchor}`, ref)
    for (const source of ruling.sources) add(bySource, source, ref)
  }
  return {
    ofCard: (game, id) => byCard.get(fullId(game, id)) ?? [],
    ofConflict: (game, id) => byConflict.get(fullId(game, id)) ?? [],
    ofSection: (game, document, anchor) => bySection.get(`${game}/${document}#${anchor}`) ?? [],
    ofSource: (url) => bySource.get(url) ?? [],
  }
}

/** Every address that backs a ruling, once, in the order of first use. */
export const sourcesOf = (rulings: readonly RulingEntry[]): string[] => [...new Set(rulings.flatMap(({ sources }) => sources))]
