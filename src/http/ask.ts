import { Ask, type AskAnswer } from '../ask/ask.ts'
import type { Candidate } from '../ask/candidate.ts'
import type { AskResult, Missing, OfferedRule, UnderstoodFact } from '../contract/ask.ts'
import { BASE, paths } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Verdict } from '../contract/rule.ts'
import type { Library } from '../library/library.ts'
import type { Search } from '../search/search.ts'
import { factQuery } from './facts-in-address.ts'
import type { Abstained } from './gaps.ts'
import { cardRefOf, hitOf } from './hit.ts'
import { Refusal } from './problem.ts'
import type { Reading } from './reading.ts'
import { echo } from './route.ts'
import type { RuleBook } from './rulebook.ts'
import { dataOf, requireFewFacts } from './told-facts.ts'
import { requireGame } from './unknown.ts'
import { decideFor } from './verdict.ts'

export interface AskedFor {
  game?: string | undefined
  /** Told beside the sentence: they win over what is read from it. */
  facts?: Readonly<Record<string, unknown>>
  limit: number
}

/** An answer as every edge gives it, and what it was made from. */
export interface Asked {
  result: AskResult
  answer: AskAnswer
  /** When nothing answers. */
  abstained: Abstained | undefined
}

/** Sentences over one library, answered with the rules that can be run. */
export const askOver = (library: Library, search: Search, rules: RuleBook): Ask =>
  new Ask(
    search,
    {
      card: async (game, id) => {
        const body = await library.card(`${game}/${id}`)
        return body === undefined ? undefined : dataOf(JSON.parse(body) as Card)
      },
    },
    rules.catalogues,
  )

export async function askFor({ library, ask }: Pick<Reading, 'library' | 'ask'>, sentence: string, asked: AskedFor): Promise<Asked> {
  const { game, facts: told = {}, limit } = asked
  requireFewFacts(told)
  await requireGame(library, game)
  const answer = await ask.ask(echo(sentence), { game, facts: told, limit })
  // A game may be named in the sentence, and be none.
  const inGame = answer.game !== undefined && (await library.game(answer.game)) !== undefined ? answer.game : undefined
  const { chosen, hits, search } = answer
  const verdict = chosen && inGame !== undefined ? await verdictOn(chosen, inGame, library) : undefined
  const candidates = chosen && !verdict ? [chosen, ...answer.offers] : answer.offers
  const confidence = confidenceOf(answer, verdict !== undefined)
  const missing = confidence === 'related' || confidence === 'nothing' ? missingIn(answer) : undefined
  const result: AskResult = {
    understood: {
      ...(inGame !== undefined && { game: inGame }),
      cards: search.cards.filter((card) => inGame === undefined || card.game === inGame).map(cardRefOf),
      facts: chosen && verdict ? factsOf(chosen, told) : [],
      kind: answer.kind,
    },
    confidence,
    ...(missing && { missing }),
    ...(verdict && { verdict }),
    rulings: (hits.length > 0 ? hits : search.nearest.slice(0, limit)).map(hitOf),
    offers: inGame === undefined ? [] : await offersOf(candidates, inGame, told, library),
  }
  return { result, answer, abstained: missing && { game: inGame, because: missing.code, words: await knownWords(answer, library) } }
}

function confidenceOf({ confidence, chosen, hits, search }: AskAnswer, isDecided: boolean): AskResult['confidence'] {
  // A question of filters alone asks for a list, and the list answers it.
  const isList = search.query.words.length === 0 && hits.length > 0
  if (isList || (chosen && !isDecided)) return hits.length > 0 ? 'found' : 'nothing'
  return confidence
}

/** The verdict with all that an edge shows; nothing when the library does not have the rule or the facts do not fit after all. */
async function verdictOn({ rule, given }: Candidate, game: string, library: Library): Promise<Verdict | undefined> {
  const id = `${game}/${rule.id}`
  if ((await library.rule(id)) === undefined) return undefined
  return decideFor(rule, id, given, library).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}

async function offersOf(candidates: readonly Candidate[], game: string, told: Readonly<Record<string, unknown>>, library: Library): Promise<OfferedRule[]> {
  const offers: OfferedRule[] = []
  for (const candidate of candidates) {
    const { rule, given, verdict } = candidate
    const id = `${game}/${rule.id}`
    if ((await library.rule(id)) === undefined) continue
    const url = `${BASE}${paths.rule(game, rule.id)}`
    // Facts that contradict each other fill in no form.
    const filled = verdict ? factQuery(Object.keys(rule.facts), given) : ''
    offers.push({ id, question: rule.question, url, facts: factsOf(candidate, told), case: `${url}${filled}` })
  }
  return offers
}

/** Facts that were read, without those that were told otherwise; a card by its id. */
const factsOf = ({ facts }: Candidate, told: Readonly<Record<string, unknown>>): UnderstoodFact[] =>
  facts
    .filter(({ name }) => !Object.hasOwn(told, name))
    .map(({ name, value, words, range }) => ({ name, value: typeof value === 'object' && value !== null && 'id' in value ? value.id : value, words, range }))

/** Why nothing answers, as it is said. */
const REASONS: Record<Missing['code'], string> = {
  empty: 'There is no question in it.',
  'no-words': 'No ruling has these words.',
  'far-off': 'Nothing here answers that.',
  'other-game': 'That is another game, and nothing here is about it.',
  'other-expansion': 'Nothing here covers that expansion.',
  'other-card': 'Nothing here covers that card.',
  'not-rules': 'That is no question of rules, and nothing here answers it.',
}

function missingIn({ abstains, search, hits }: AskAnswer): Missing {
  const isEmpty = search.query.words.length === 0
  const code = isEmpty ? 'empty' : (abstains?.because ?? (hits.length > 0 ? 'far-off' : 'no-words'))
  const words = isEmpty ? [] : (abstains?.missing ?? [])
  return { code, words, detail: `${REASONS[code]}${words.length > 0 ? ` Missing: ${words.map((word) => `“${word}”`).join(', ')}.` : ''}` }
}

/** The words of a question that the library has. Names, numbers and addresses that somebody typed are not among them. */
async function knownWords({ search }: AskAnswer, library: Library): Promise<string[]> {
  const known = await library.frequencies(search.query.words)
  return search.query.words.filter((word) => known.has(word))
}
