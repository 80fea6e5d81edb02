import type { Root } from 'mdast'
import type { Requirement } from '../contract/card.ts'
import type { Part } from '../contract/game.ts'
import type { ConflictKind } from '../contract/glossary.ts'
import type { Authority, NothingToDecide, Origin, RulingKind, RulingStatus } from '../contract/ruling.ts'
import type { Place } from './problem.ts'

/** A name in one entry that stands for another thing: checked once everything has been read. */
export interface Reference {
  to: 'ruling' | 'card' | 'conflict' | 'part' | 'section' | 'clause' | 'topic'
  name: string
  at: Place
}

/** A link in the text: the file it names, relative to the content folder, and the id after `#`. */
export interface LinkReference {
  to: 'link'
  name: string
  file: string
  at: Place
}

export interface ClauseEntry {
  id: string
  label: string
  text: string
  needs: string[]
  at: Place
}

/** What every entry has: an id that is for ever, a heading that may be reworded, and the ids it once had. */
interface Entry {
  game: string
  id: string
  title: string
  aliases: string[]
  references: (Reference | LinkReference)[]
  at: Place
}

/** The part of an entry that people read, as a tree and as the Markdown it was read from. */
export interface Prose {
  body: Root
  markdown: string
}

/** What rulings and conflicts share: a short answer, then named clauses. */
interface Answer extends Prose {
  shortAnswer: string
  clauses: ClauseEntry[]
  /** Clause names that were published and what they are called now. */
  movedClauses: Record<string, string>
}

export interface RulingEntry extends Entry, Answer {
  topic: { id: string; title: string }
  kind: RulingKind
  status: RulingStatus
  about: string[]
  needs: string[]
  origin: Origin[]
  sources: string[]
  askedAs: string[]
  /** Ids of rulings, `game/id` for another game's. */
  seeAlso: string[]
  conflicts: string[]
  decidesNothing: NothingToDecide | undefined
}

export interface CardEntry extends Entry, Prose {
  alsoCalled: string[]
  number: string | undefined
  sets: string[]
  type: string | undefined
  cost: number | undefined
  tags: string[]
  requirement: Requirement | undefined
  holds: string | undefined
  origin: Origin[]
}

export interface TermEntry extends Entry, Prose {
  alsoCalled: string[]
}

export interface ConflictEntry extends Entry, Answer {
  kind: ConflictKind
  readings: { id: string; origin: Origin[] }[]
  holds: string
  about: string[]
}

export interface DocumentEntry extends Entry, Prose {
  name: string
  edition: string | undefined
  date: string | undefined
  authors: string[] | undefined
  authority: Authority
  address: string | undefined
  sections: string[]
}

export interface GameEntry extends Entry, Prose {
  alsoCalled: string[]
  parts: Part[]
  /** The order in which topics are shown; those not named come after. */
  topics: string[]
}

/** All entries of one game, in the order of its files. */
export interface GameContent {
  game: GameEntry
  documents: DocumentEntry[]
  rulings: RulingEntry[]
  cards: CardEntry[]
  terms: TermEntry[]
  conflicts: ConflictEntry[]
  /** Ids of entries that could not be read. They are reported themselves; that they are missing elsewhere is not. */
  unread: Set<string>
}
