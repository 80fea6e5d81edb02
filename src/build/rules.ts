import { createHash } from 'node:crypto'
import type { CardEntry, ConflictEntry, GameContent, RulingEntry } from '../content/entry.ts'
import { BASE, paths } from '../contract/base.ts'
import type { Citation, Coverage, Rule as RuleBody, RuleClause, RuleExample } from '../contract/rule.ts'
import type { RuleRef } from '../contract/source.ts'
import type { LibraryRows } from '../library/rows.ts'
import { type Catalogue, rulesOf } from '../rules/catalogue.ts'
import { describeFacts, schemaOf } from '../rules/describe.ts'
import type { CardData } from '../rules/fact.ts'
import type { Citation as Cited, Rule, RunConclusion, Sum } from '../rules/rule.ts'
import { citationsOf } from '../rules/rule.ts'
import type { FindCard } from '../rules/told.ts'
import { coverageOf } from './coverage.ts'
import { fullId, refOf } from './ruling.ts'
import { sourceOf } from './source.ts'

/** Where rules and rulings are joined, from the plain data of both: citations with their rulings, and the way back. */
export interface JoinedRules {
  rows: LibraryRows['rules']
  coverage: Coverage[]
  /** Rules that cite a ruling, by `game/slug`. */
  ofRuling: ReadonlyMap<string, string[]>
  ofCard: ReadonlyMap<string, RuleRef[]>
}

export function joinRules(games: readonly GameContent[], catalogues: readonly Catalogue[]): JoinedRules {
  const rows: LibraryRows['rules'] = []
  const ofRuling = new Map<string, string[]>()
  const ofCard = new Map<string, RuleRef[]>()
  const catalogueOf = ({ game: { id } }: GameContent): Catalogue => catalogues.find(({ game }) => game === id) ?? { game: id, topics: [] }
  for (const content of games)
    for (const { id: topic, rules } of catalogueOf(content).topics)
      for (const rule of rules) {
        const row = rowOf(content, topic, rule)
        rows.push(row)
        for (const ruling of row.rulings) ofRuling.set(ruling, [...(ofRuling.get(ruling) ?? []), row.id])
        for (const card of row.cards) ofCard.set(card, [...(ofCard.get(card) ?? []), JSON.parse(row.ref) as RuleRef])
      }
  return { rows, coverage: games.map((content) => coverageOf(content, catalogueOf(content), cardFinder(content))), ofRuling, ofCard }
}

function rowOf(content: GameContent, topic: string, rule: Rule): LibraryRows['rules'][number] {
  const game = content.game.id
  const ref: RuleRef = { id: fullId(game, rule.id), question: rule.question, url: `${BASE}${paths.rule(game, rule.id)}` }
  const cited = [...new Set(citationsOf(rule).map(({ ruling }) => ruling))]
  const rulings = content.rulings.filter(({ id }) => cited.includes(id))
  const cards = [...new Set(rulings.flatMap(({ about }) => about))].map((card) => fullId(game, card))
  const conclusion = (end: RunConclusion | Sum): RuleClause => clauseOf(end, content)
  const body: RuleBody = {
    ...ref,
    game,
    topic,
    kind: rule.kind,
    facts: describeFacts(rule),
    schema: schemaOf(rule),
    answers: rule.answers,
    ...(typeof rule.unit === 'string' && { unit: rule.unit }),
    clauses: [...rule.clauses.map(conclusion), conclusion(rule.otherwise)],
    examples: rule.examples.map(exampleOf),
    rulings: rulings.map(refOf),
    cards,
  }
  return {
    id: ref.id,
    game,
    topic,
    code: codeOf(rule),
    rulings: rulings.map(({ id }) => fullId(game, id)),
    cards,
    ref: JSON.stringify(ref),
    body: JSON.stringify(body),
  }
}

/** What a rule does, its functions by their text; an amount in it by its id, for it is a rule of its own. */
function codeOf(rule: Rule): string {
  const parts = JSON.stringify(rule, (name, value: unknown) => {
    if (name === 'amount' && typeof value === 'object' && value !== null) return (value as { id: string }).id
    return typeof value === 'function' ? String(value) : value
  })
  return createHash('sha256').update(parts).digest('hex').slice(0, CODE_LENGTH)
}

const CODE_LENGTH = 16

function clauseOf(end: RunConclusion | Sum, content: GameContent): RuleClause {
  const cite = (list: readonly Cited[]): Citation[] => list.map((citation) => citationOf(citation, content))
  if ('sum' in end)
    return { because: cite([...end.sum, ...(end.atLeast ? [end.atLeast] : []), ...(end.atMost ? [end.atMost] : [])].flatMap(({ because }) => because)) }
  if ('unsettled' in end) return { unsettled: true, because: cite(end.unsettled.flatMap(({ because }) => because)) }
  const { answer, because } = end
  return { ...(typeof answer !== 'function' && { answer: typeof answer === 'object' ? [...answer] : answer }), because: cite(because) }
}

function exampleOf({ from, tells, given, expect }: Rule['examples'][number]): RuleExample {
  const expected =
    'needs' in expect
      ? { needs: [...expect.needs] }
      : 'unsettled' in expect
        ? { unsettled: true }
        : { answer: typeof expect.answer === 'object' ? [...expect.answer] : expect.answer }
  return { from, tells, given: { ...given }, ...expected }
}

const CONFLICT = 'conflict:'

/** A citation with what a person needs to see of its ruling, or of its conflict. */
function citationOf({ ruling, clause, words }: Cited, { game: { id: game }, rulings, conflicts }: GameContent): Citation {
  if (ruling.startsWith(CONFLICT)) {
    const id = ruling.slice(CONFLICT.length)
    const conflict = conflicts.find((entry) => entry.id === id)
    return {
      conflict: fullId(game, id),
      clause,
      words,
      shortAnswer: conflict?.shortAnswer ?? '',
      origin: conflict?.readings.flatMap(({ origin }) => origin) ?? [],
      sources: [],
      url: `${BASE}${paths.conflict(game, id)}`,
    }
  }
  const entry = rulings.find(({ id }) => id === ruling)
  return {
    ruling: fullId(game, ruling),
    clause,
    words,
    shortAnswer: entry?.shortAnswer ?? '',
    origin: entry?.origin ?? [],
    sources: entry?.sources.map(sourceOf) ?? [],
    url: `${BASE}${paths.ruling(game, ruling)}#${clause}`,
  }
}

/** What is wrong with what a rule rests on. */
export interface CitationFault {
  rule: string
  message: string
}

/** Citations whose clause is gone, or no longer has the words. */
export function citationFaults(games: readonly GameContent[], catalogues: readonly Catalogue[]): CitationFault[] {
  return catalogues.flatMap((catalogue) => {
    const content = games.find(({ game }) => game.id === catalogue.game)
    if (!content) return []
    return rulesOf(catalogue).flatMap((rule) =>
      citationsOf(rule).flatMap(({ ruling, clause, words }) => {
        const found = entryOf(ruling, content)?.clauses.find(({ id }) => id === clause)
        if (found?.text.includes(words)) return []
        const message = found
          ? `cites "${words}" of ${ruling}#${clause}, which now says "${found.text}"`
          : `cites ${ruling}#${clause}, and there is no such clause`
        return [{ rule: fullId(catalogue.game, rule.id), message }]
      }),
    )
  })
}

/** The ruling or conflict that a citation names. */
export const entryOf = (ruling: string, { rulings, conflicts }: GameContent): RulingEntry | ConflictEntry | undefined =>
  ruling.startsWith(CONFLICT) ? conflicts.find(({ id }) => id === ruling.slice(CONFLICT.length)) : rulings.find(({ id }) => id === ruling)

/** Cards of the content by id, as rules see them. A field that no document states is absent. */
export function cardFinder({ cards }: GameContent): FindCard {
  const byId = new Map(cards.map((card) => [card.id, cardDataOf(card)]))
  return (id) => byId.get(id)
}

function cardDataOf({ id, title, type, cost, number, sets, tags, holds, requirement }: CardEntry): CardData {
  return {
    id,
    name: title,
    ...(type !== undefined && { type }),
    ...(cost !== undefined && { cost }),
    ...(number !== undefined && { number }),
    ...(sets.length > 0 && { sets }),
    ...(tags.length > 0 && { tags }),
    ...(holds !== undefined && { holds }),
    ...(requirement && { requirement: requirement as NonNullable<CardData['requirement']> }),
  }
}
