import { type Catalogue, rulesOf } from '../rules/catalogue.ts'
import type { Fact } from '../rules/fact.ts'
import { citationsOf, type Rule } from '../rules/rule.ts'
import { countWords, type GameIndex, loadIndex, serialiseIndex } from '../search/game-index.ts'
import { mentionsIn, type NameIndex } from '../search/names.ts'
import { type Ranked, rank } from '../search/rank.ts'
import { type Speller, spellerOf } from '../search/spelling.ts'
import type { SearchDocument } from '../search/store.ts'
import { isStopWord, tellingWords } from '../search/words.ts'
import { indexPhrases, type PhraseIndex } from './phrases.ts'
import { isDenying } from './sentence.ts'

/** The rules of one game, ready to be found by a sentence: ranked as rulings are, by their question, examples and words of facts. */
export interface RuleIndex {
  game: string
  rules: ReadonlyMap<string, Rule>
  phrases: PhraseIndex
  /** Rulings that each rule cites. */
  cites: ReadonlyMap<string, ReadonlySet<string>>
  rank(words: readonly string[]): Ranked[]
  /** Every word by which a rule, one of its facts or examples is known. */
  vocabulary: ReadonlySet<string>
  /** The words of a rule's own question, facts and answers. */
  wordsOf(rule: string): ReadonlySet<string>
  /** The same with the sentences of its examples. */
  tellsOf(rule: string): ReadonlySet<string>
  /** Ids of cards that a rule's question names. */
  cardsAsked(rule: string): ReadonlySet<string>
  /** Words for what the game counts: units of its numbers and amounts. */
  counted: ReadonlySet<string>
  /** A word as the game writes it, where somebody wrote it wrongly. */
  respell(word: string): string | undefined
}

export function indexRules(catalogue: Catalogue, names: NameIndex): RuleIndex {
  const rules = rulesOf(catalogue)
  const documents = rules.map(documentOf)
  const counts = countWords(documents)
  const index: GameIndex = loadIndex(serialiseIndex(documents))
  const rarity = (word: string): number => {
    const having = counts.get(word) ?? 0
    return Math.log(1 + (rules.length - having + 0.5) / (having + 0.5))
  }
  const own = new Map(documents.map(({ id, title, clauses }) => [id, new Set([title, ...clauses.map(({ text }) => text)].flatMap(tellingWords))]))
  const told = new Map(documents.map(({ id, askedAs }) => [id, new Set([...(own.get(id) ?? []), ...askedAs.flatMap(tellingWords)])]))
  const asked = new Map(rules.map(({ id, question }) => [id, new Set(cardsIn(question, names, catalogue.game))]))
  let speller: Speller | undefined
  return {
    game: catalogue.game,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
    phrases: indexPhrases(rules),
    cites: new Map(rules.map((rule) => [rule.id, new Set(citationsOf(rule).map(({ ruling }) => ruling))])),
    rank: (words) =>
      rank(
        index,
        words.filter((word) => counts.has(word)).map((word) => ({ word, weight: 1 })),
        { rarity, accept: () => true, cards: new Set() },
      ),
    vocabulary: new Set(counts.keys()),
    wordsOf: (rule) => own.get(rule) ?? new Set(),
    tellsOf: (rule) => told.get(rule) ?? new Set(),
    cardsAsked: (rule) => asked.get(rule) ?? new Set(),
    counted: new Set(rules.flatMap(countedIn).flatMap((phrase) => tellingWords(phrase).slice(-1))),
    respell: (word) => {
      if (word.length < SHORTEST_RESPELLED || counts.has(word) || isStopWord(word) || isDenying(word)) return undefined
      speller ??= spellerOf([...counts.keys()])
      const [reading, ...others] = speller(word)
      return others.length === 0 ? reading : undefined
    },
  }
}

const SHORTEST_RESPELLED = 5

const countedIn = ({ unit, facts }: Rule): string[] => [
  ...(typeof unit === 'string' ? [unit] : []),
  ...Object.values(facts).flatMap(({ says }) => [...(says?.units ?? [])]),
]

const cardsIn = (text: string, names: NameIndex, game: string): string[] =>
  mentionsIn(text, names).flatMap(({ name }) => (name.kind === 'card' && name.game === game ? [name.id.slice(name.id.indexOf('/') + 1)] : []))

/** A rule as search knows a ruling: its question, the sentences of its examples, and how people say its facts and answers. */
function documentOf(rule: Rule): SearchDocument {
  const { id, question, examples, facts, answers } = rule
  return {
    id,
    title: question,
    shortAnswer: '',
    kind: rule.kind,
    askedAs: examples.map(({ tells }) => tells),
    clauses: [
      { label: '', text: Object.values(facts).map(wordsOfFact).join('\n') },
      { label: '', text: Object.values(answers).join('\n') },
    ],
    about: [],
    needs: [],
    origin: [],
  }
}

function wordsOfFact({ question, says = {} }: Fact): string {
  const { words = [], no = [], options = {}, units = [], before = [], after = [], things = [] } = says
  return [question, ...words, ...no, ...Object.values(options).flat(), ...units, ...before, ...after, ...things].join('\n')
}
