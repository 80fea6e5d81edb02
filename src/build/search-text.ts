import type { GameContent } from '../content/entry.ts'
import { countWords, serialiseIndex } from '../search/game-index.ts'
import type { Name, SearchDocument, SuggestEntry } from '../search/store.ts'
import { serialiseSuggestions } from '../search/suggest.ts'
import { fullId, labelOf } from './ruling.ts'

/** What search needs of a game: its index, its suggestions, its words and the names that questions use. */
export function searchTextOf(content: GameContent) {
  const documents = documentsOf(content)
  const game = content.game.id
  return {
    index: { game, size: documents.length, rulings: serialiseIndex(documents), suggest: serialiseSuggestions(suggestionsOf(content)) },
    words: [...countWords(documents)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, n]) => ({ word, game, n })),
    names: namesOf(content),
  }
}

const documentsOf = ({ game: { parts }, rulings }: GameContent): SearchDocument[] =>
  rulings.map(({ game, id, title, shortAnswer, kind, askedAs, clauses, about, needs, origin }) => ({
    id: fullId(game, id),
    title,
    shortAnswer,
    kind,
    askedAs,
    clauses: clauses.map((clause) => ({ label: labelOf(clause, parts), text: clause.text })),
    about: about.map((card) => fullId(game, card)),
    needs,
    origin,
  }))

function namesOf({ game, cards, terms }: GameContent): Name[] {
  const named = (kind: Name['kind'], id: string, proper: string, also: readonly string[]): Name[] =>
    [proper, ...also].map((name) => ({ game: game.id, kind, id, name, proper }))
  return [
    ...named('game', game.id, game.title, [game.id, ...game.alsoCalled]),
    ...cards.flatMap(({ id, title, alsoCalled }) => named('card', fullId(game.id, id), title, alsoCalled)),
    ...terms.flatMap(({ id, title, alsoCalled }) => named('term', fullId(game.id, id), title, alsoCalled)),
  ]
}

const suggestionsOf = ({ game, rulings, cards, terms }: GameContent): SuggestEntry[] => [
  ...cards.map(({ id, title, alsoCalled }) => ({ id: fullId(game.id, id), kind: 'card' as const, text: title, also: alsoCalled })),
  ...terms.map(({ id, title, alsoCalled }) => ({ id: fullId(game.id, id), kind: 'term' as const, text: title, also: alsoCalled })),
  ...rulings.map(({ id, title, askedAs }) => ({ id: fullId(game.id, id), kind: 'ruling' as const, text: title, also: askedAs })),
]
