import type { Catalogue } from '../rules/catalogue.ts'
import type { CardData } from '../rules/fact.ts'
import type { Found, Search, SearchAnswer } from '../search/search.ts'
import { isStopWord, wordsOf } from '../search/words.ts'
import { answerOf, type Candidate, candidateOf, type Draft, draftOf, type Heard, offerOf } from './candidate.ts'
import { kindOf, type QuestionKind } from './kind.ts'
import { phrasesIn } from './phrases.ts'
import type { CardSaid } from './read-facts.ts'
import { indexRules, type RuleIndex } from './rule-index.ts'
import { type OutOfScope, outOfScope, uncoveredTable } from './scope.ts'
import { type Token, tokensOf } from './sentence.ts'

export interface AskOptions {
  game?: string | undefined
  /** Facts that were told beside the sentence: they win over what is read from it. */
  facts?: Readonly<Record<string, unknown>>
  limit?: number
}

/** What is asked of the world outside: cards by their data. */
export interface CardStore {
  card(game: string, id: string): Promise<CardData | undefined>
}

type Confidence = 'decided' | 'asking' | 'found' | 'related' | 'nothing'

/** Why nothing here answers a sentence. */
type Abstention = OutOfScope['because'] | 'no-words' | 'far-off'

export interface AskAnswer {
  game: string | undefined
  kind: QuestionKind
  confidence: Confidence
  /** Of an answer that is `related` or `nothing`: why. */
  abstains?: { because: Abstention; missing: string[] }
  search: SearchAnswer
  hits: Found[]
  /** The rule that answers, when one clearly is the one asked about. */
  chosen: Candidate | undefined
  offers: Candidate[]
}

/** How much the rulings that a rule cites speak for it, beside its own words. */
const BY_RULINGS = 0.6
/** How much a rule's words speak for the rulings that it cites. */
const BY_RULES = 0.3
const CANDIDATES = 8
/** Hits that are ranked again. */
const LOOKED_AT = 20
/** Below this, the best ruling has too little of what the sentence says to be an answer: its share of the words, and its score. */
const FAR_OFF = 0.48
const BY_SCORE = 0.6
const HIGH_SCORE = 8

/** Answers sentences: by the verdict of a rule, by rulings, or by saying that nothing here answers. */
export class Ask {
  readonly #search: Search
  readonly #cards: CardStore
  readonly #catalogues: Readonly<Record<string, () => Promise<Catalogue>>>
  readonly #indexes = new Map<string, Promise<RuleIndex>>()
  readonly #byRules: number
  #tables: Promise<RegExp[]> | undefined

  /** @param byRules what the words of rules count for the rulings they cite; another than the usual only to measure it */
  constructor(search: Search, cards: CardStore, catalogues: Readonly<Record<string, () => Promise<Catalogue>>>, byRules = BY_RULES) {
    this.#search = search
    this.#cards = cards
    this.#catalogues = catalogues
    this.#byRules = byRules
  }

  async ask(text: string, { game, facts = {}, limit = 10 }: AskOptions = {}): Promise<AskAnswer> {
    const search = await this.#search.search(text, { limit: Math.max(limit, LOOKED_AT), game })
    const inGame = search.query.game ?? gameOf(search)
    const index = inGame === undefined ? undefined : await this.#readIndex(inGame)
    const tokens = tokensOf(text).map((token) => (token.number === undefined ? { ...token, word: index?.respell(token.word) ?? token.word } : token))
    const kind = kindOf(text, tokens, (word) => index?.counted.has(word) ?? false)
    const rules = index ? scoresOf(index, tokens) : new Map<string, number>()
    const hits = index ? withRules(search.hits, index, rules, this.#byRules) : search.hits
    const common = { game: inGame, kind, search, hits: hits.slice(0, limit) }
    const abstains = await this.#abstention(text, search)
    if (abstains) return { ...common, confidence: search.hits.length > 0 ? 'related' : 'nothing', abstains, chosen: undefined, offers: [] }
    const isFar = search.coverage + BY_SCORE * Math.min(1, (search.hits[0]?.score ?? 0) / HIGH_SCORE) < FAR_OFF
    const missing = search.query.words.filter((word) => !search.hits[0]?.words.includes(word))
    const far = { confidence: 'related', abstains: { because: 'far-off', missing }, chosen: undefined } as const
    if (!index) return { ...common, ...(isFar ? far : { confidence: 'found', chosen: undefined }), offers: [] }
    const heard = { text, tokens, kind, said: phrasesIn(tokens, index.phrases), cards: await this.#cardsIn(tokens, index.game, search), told: facts }
    const concluded = conclude(draftsOf(heard, index, hits, rules), heard, index)
    return { ...common, ...concluded, ...(isFar && !concluded.chosen && far) }
  }

  async #abstention(text: string, search: SearchAnswer): Promise<AskAnswer['abstains']> {
    const { byKey } = await this.#search.names()
    const isOurs = (phrase: string): boolean =>
      byKey.has(
        wordsOf(phrase)
          .map(({ word }) => word)
          .join(' '),
      )
    const outside = outOfScope(text, isOurs, await this.#uncovered())
    if (outside) return { because: outside.because, missing: outside.words }
    const [first] = search.hits
    if (!first) return { because: 'no-words', missing: search.query.words }
    return undefined
  }

  /** Cards of any game that no document speaks of; one table a game. */
  #uncovered(): Promise<RegExp[]> {
    this.#tables ??= Promise.all(Object.values(this.#catalogues).map((load) => load())).then((all) =>
      all.flatMap(({ uncovered = [] }) => (uncovered.length > 0 ? [uncoveredTable(uncovered)] : [])),
    )
    return this.#tables
  }

  async #cardsIn(tokens: readonly Token[], game: string, { cards }: SearchAnswer): Promise<CardSaid[]> {
    const found: CardSaid[] = []
    for (const { game: of, id, words } of cards) {
      if (of !== game || found.some(({ data }) => data.id === slugOf(id))) continue
      const data = await this.#cards.card(game, slugOf(id))
      const place = placeOf(tokens, words)
      if (data) found.push({ data, ...place })
    }
    return found
  }

  #readIndex(game: string): Promise<RuleIndex> | undefined {
    const load = Object.hasOwn(this.#catalogues, game) ? this.#catalogues[game] : undefined
    if (!load) return undefined
    const known = this.#indexes.get(game) ?? Promise.all([load(), this.#search.names()]).then(([catalogue, names]) => indexRules(catalogue, names))
    this.#indexes.set(game, known)
    return known
  }
}

function placeOf(tokens: readonly Token[], words: readonly string[]): { from: number; to: number } {
  const from = tokens.findIndex((_, i) => words.every((word, n) => tokens[i + n]?.word === word))
  return from < 0 ? { from: 0, to: 0 } : { from, to: from + words.length }
}

const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1)

/** How well the words of each rule fit the sentence, the best as 1. */
function scoresOf(index: RuleIndex, tokens: readonly Token[]): Map<string, number> {
  const ranked = index.rank([...new Set(tokens.map(({ word }) => word).filter((word) => !isStopWord(word)))])
  const best = ranked[0]?.score || 1
  return new Map(ranked.map(({ ruling, score }) => [ruling.id, score / best]))
}

/** Hits again, those first that rules cite whose words fit the sentence: examples of rules say much of how people tell a situation. */
function withRules(hits: readonly Found[], index: RuleIndex, rules: ReadonlyMap<string, number>, weight: number): Found[] {
  const top = hits[0]?.score || 1
  const support = new Map<string, number>()
  for (const [id, cites] of index.cites) {
    const score = rules.get(id) ?? 0
    for (const ruling of cites) support.set(ruling, Math.max(support.get(ruling) ?? 0, score))
  }
  return hits
    .map((hit) => (hit.game === index.game ? { ...hit, score: hit.score + weight * top * (support.get(slugOf(hit.ruling.id)) ?? 0) } : hit))
    .sort((a, b) => b.score - a.score)
}

/** The likeliest game, when it clearly is. */
const SURE = 0.6
function gameOf({ games }: SearchAnswer): string | undefined {
  const [first] = games
  return first && first.weight >= SURE ? first.game : undefined
}

/** The rules that the sentence may be about, best first: by their own words, and by the rulings they cite. */
function draftsOf(heard: Heard, index: RuleIndex, hits: readonly Found[], rules: ReadonlyMap<string, number>): Draft[] {
  const top = hits[0]?.score || 1
  const byRulings = new Map(hits.flatMap(({ ruling, game, score }) => (game === index.game ? [[slugOf(ruling.id), score / top] as const] : [])))
  const scored = new Map(rules)
  for (const [id, cites] of index.cites) {
    let support = 0
    for (const ruling of cites) support = Math.max(support, byRulings.get(ruling) ?? 0)
    if (support > 0) scored.set(id, (scored.get(id) ?? 0) + BY_RULINGS * support)
  }
  return [...scored]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, CANDIDATES)
    .map(([id, score]) => draftOf(id, score, heard, index))
    .sort((a, b) => b.score - a.score)
}

/** How far the best rule must be ahead of the next one that answers otherwise. */
const AHEAD = 1.3
const LEAST_SCORE = 1.5
const MOST_OFFERS = 3

function conclude([best, ...rest]: readonly Draft[], heard: Heard, index: RuleIndex): Pick<AskAnswer, 'confidence' | 'chosen' | 'offers'> {
  if (!best) return { confidence: 'found', chosen: undefined, offers: [] }
  const first = candidateOf(best, heard, index)
  const others = rest.slice(0, MOST_OFFERS).map((draft) => offerOf(draft, heard))
  const isClear = first.facts.length > 0 && first.doubts.length === 0 && first.score >= LEAST_SCORE && !hasRival(first, rest, heard, index)
  if (!isClear || !first.verdict) return { confidence: 'found', chosen: undefined, offers: [first, ...others].slice(0, MOST_OFFERS) }
  return { confidence: first.verdict.status === 'needs-facts' ? 'asking' : 'decided', chosen: first, offers: others }
}

/** Whether a rule that is nearly as likely says something else. */
function hasRival(first: Candidate, rest: readonly Draft[], heard: Heard, index: RuleIndex): boolean {
  const answer = JSON.stringify(answerOf(first))
  return rest.some((draft) => {
    if (draft.score * AHEAD <= first.score) return false
    const other = answerOf(candidateOf(draft, heard, index))
    return other !== undefined && JSON.stringify(other) !== answer
  })
}
