import type { GameContent } from '../entry.ts'

/** What the rulings of a game restate of its documents. It is printed, never refused. */
export interface SectionClaims {
  document: string
  sections: number
  unclaimed: string[]
  shared: { anchor: string; rulings: string[] }[]
}

export function sectionClaims(content: GameContent): SectionClaims[] {
  const rulingsOf = new Map<string, Set<string>>()
  for (const { id, origin } of content.rulings)
    for (const { document, anchor } of origin) rulingsOf.set(`${document}#${anchor}`, (rulingsOf.get(`${document}#${anchor}`) ?? new Set()).add(id))
  const byCard = new Set(content.cards.flatMap(({ origin }) => origin.map(({ document, anchor }) => `${document}#${anchor}`)))
  return content.documents.map(({ id, sections }) => {
    const claims = sections.map((anchor) => ({ anchor, rulings: [...(rulingsOf.get(`${id}#${anchor}`) ?? [])] }))
    return {
      document: `${content.game.id}/${id}`,
      sections: sections.length,
      unclaimed: claims.filter(({ anchor, rulings }) => rulings.length === 0 && !byCard.has(`${id}#${anchor}`)).map(({ anchor }) => anchor),
      shared: claims.filter(({ rulings }) => rulings.length > 1),
    }
  })
}
