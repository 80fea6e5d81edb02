import type { GameContent } from '../entry.ts'

/** What the rulings of a game restate of its documents. It is printed, never refused. */
export interface SectionClaims {
  document: string
  sections: number
  unclaimed: string[]
  shared: { anchor: string; rulings: string[] }[]
}

export function sectionClaims(content: GameContent): SectionClaims[] {
  return content.documents.map(({ id, sections }) => {
    const claims = sections.map((anchor) => ({
      anchor,
      rulings: content.rulings.filter(({ origin }) => origin.some((o) => o.document === id && o.anchor === anchor)).map((ruling) => ruling.id),
    }))
    const byCard = (anchor: string): boolean => content.cards.some(({ origin }) => origin.some((o) => o.document === id && o.anchor === anchor))
    return {
      document: `${content.game.id}/${id}`,
      sections: sections.length,
      unclaimed: claims.filter(({ anchor, rulings }) => rulings.length === 0 && !byCard(anchor)).map(({ anchor }) => anchor),
      shared: claims.filter(({ rulings }) => rulings.length > 1),
    }
  })
}
