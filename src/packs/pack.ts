import { createHash } from 'node:crypto'
import type { Reading, Section } from '../documents/reading.ts'

/** A pack is one published document of a game, read into passages. */
export interface Pack {
  version: string
  game: string
  document: string
  title: string
  /** Names of the cards that the text refers to by number. */
  cards: Record<number, string>
  passages: Passage[]
}

/** A section of a document as published. */
export interface Passage extends Pick<Section, 'anchor' | 'title' | 'kind' | 'level' | 'line' | 'endLine' | 'text' | 'sources' | 'see' | 'cards'> {
  /** False for forewords and thanks, which no ruling restates. */
  isRule: boolean
}

/** What a reading makes of a document: the same reading gives the same pack, version included. */
export function packOf(game: string, document: string, reading: Reading, notRules: readonly string[]): Pack {
  const passages = reading.sections.map(
    ({ anchor, title, kind, level, line, endLine, text, sources, see, cards }): Passage => ({
      anchor,
      title,
      kind,
      level,
      line,
      endLine,
      text,
      sources,
      see,
      cards,
      isRule: !notRules.includes(anchor),
    }),
  )
  const cards = Object.fromEntries(reading.cards.map(({ reference, name }) => [reference, name]))
  const unversioned = { game, document, title: reading.title, cards, passages }
  return { version: versionOf(unversioned), ...unversioned }
}

const VERSION_LENGTH = 16

export function versionOf({ game, document, title, cards, passages }: Omit<Pack, 'version'>): string {
  return createHash('sha256')
    .update(JSON.stringify([game, document, title, cards, passages]))
    .digest('hex')
    .slice(0, VERSION_LENGTH)
}
