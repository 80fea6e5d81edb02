import MiniSearch from 'minisearch'
import type { Field, GameIndex, Indexed } from './game-index.ts'

/** A word to look for. `asked` is what the person typed, when it was something else. */
export interface Wanted {
  word: string
  weight: number
  asked?: string
}

export interface Ranked {
  ruling: Indexed
  score: number
  found: Wanted[]
}

/** People type the question they have, in words close to the heading or to a line of "asked as", not the answer. */
export const WEIGHTS = {
  title: 2,
  askedAs: 1.6,
  answer: 0.4,
  clauses: 1,
  /** What one line that says nearly the same as the question adds, as a share of the words' own score. */
  sameLine: 1.5,
  /** A ruling about a card that the question names. */
  card: 1.5,
  /** How much of a word's rarity counts; without it, all words are alike. */
  rarity: 0.8,
  /** What the games say for what the question calls otherwise. */
  glossary: 1,
}
export type Weights = Readonly<typeof WEIGHTS>
/** How much a long field dilutes a word found in it, from 0 (not at all) to 1, as in BM25. */
const LENGTH = 0.4
/** How soon more finds of one word stop adding, as in BM25. */
const SATURATION = 3
/** Rulings whose lines are compared with the question. */
const COMPARED = 25

export interface RankOptions {
  /** How telling a word is over the whole corpus: what makes scores of different games comparable. */
  rarity: (word: string) => number
  accept: (ruling: Indexed) => boolean
  /** Cards that the question names. */
  cards: ReadonlySet<string>
  weights?: Weights
}

/** The rulings of one game that have any of the words, best first. */
export function rank(index: GameIndex, wanted: readonly Wanted[], { rarity, accept, cards, weights = WEIGHTS }: RankOptions): Ranked[] {
  if (wanted.length === 0) return everything(index, accept)
  const byWord = new Map(wanted.map((entry) => [entry.word, entry]))
  const mass = wanted.reduce((sum, { word, weight }) => sum + rarity(word) * weight, 0)
  const ranked: Ranked[] = []
  for (const result of index.words.search([...byWord.keys()].join(' '), { tokenize: (text) => text.split(' '), combineWith: 'OR' })) {
    const ruling = index.rulings.get(result.id as string)
    if (!ruling || !accept(ruling)) continue
    const found: Wanted[] = []
    let score = 0
    let covered = 0
    for (const [word, fields] of Object.entries(result.match)) {
      const entry = byWord.get(word)
      if (!entry) continue
      found.push(entry)
      const value = rarity(word) * entry.weight
      covered += value
      let strength = 0
      for (const field of fields as Field[]) {
        const dilution = 1 - LENGTH + (LENGTH * ruling.lengths[field]) / Math.max(1, index.averages[field])
        strength += weights[field] / dilution
      }
      score += (value * strength) / (strength + SATURATION)
    }
    // A ruling that has most of the question's telling words beats one that has a single word in many places.
    score *= 0.5 + (0.5 * covered) / Math.max(mass, Number.EPSILON)
    if (ruling.about.some((card) => cards.has(card))) score *= weights.card
    ranked.push({ ruling, score, found })
  }
  ranked.sort(byScore)
  for (const entry of ranked.slice(0, COMPARED)) entry.score *= 1 + weights.sameLine * bestLine(index, entry.ruling, byWord, mass, rarity)
  return ranked.sort(byScore)
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || (a.ruling.id < b.ruling.id ? -1 : 1)

function everything(index: GameIndex, accept: RankOptions['accept']): Ranked[] {
  return index.words.search(MiniSearch.wildcard).flatMap((result) => {
    const ruling = index.rulings.get(result.id as string)
    return ruling && accept(ruling) ? [{ ruling, score: 0, found: [] }] : []
  })
}

/** How alike the question and the ruling's most similar line (heading or "asked as") are, from 0 to 1. */
function bestLine(index: GameIndex, ruling: Indexed, byWord: ReadonlyMap<string, Wanted>, mass: number, rarity: (word: string) => number): number {
  let best = 0
  for (const { telling } of index.read(ruling).lines) {
    let common = 0
    let own = 0
    for (const word of telling) {
      const value = rarity(word)
      own += value
      const entry = byWord.get(word)
      if (entry) common += value * entry.weight
    }
    if (common > 0) best = Math.max(best, common / Math.sqrt(own * mass))
  }
  return Math.min(1, best)
}

/** True when the words stand together, in this order, in one of the ruling's texts. */
export function hasPhrase(index: GameIndex, ruling: Indexed, phrase: readonly string[]): boolean {
  const { lines, clauses } = index.read(ruling)
  return [...lines, ...clauses].some(
    ({ words, all }) => phrase.every((word) => all.has(word)) && words.some((_, at) => phrase.every((word, i) => words[at + i]?.word === word)),
  )
}
