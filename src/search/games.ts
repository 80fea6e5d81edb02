import type { Mention } from './names.ts'
import type { Frequencies } from './store.ts'

/** How likely a question is about a game, and the words and names that say so. Weights add up to 1. */
export interface GameWeight {
  game: string
  weight: number
  because: string[]
}

/** How much a name of each kind tells, as the logarithm of the odds it brings: naming the game settles it. */
const EVIDENCE = { game: 8, card: 3, term: 1 } as const

/** "Moon" is a game, and what the colonies of another one lie on; as the first word it names the game. */
const COMMON_NAME = 1.5
const isUsedElsewhere = (counts: Readonly<Record<string, number>> | undefined, game: string): boolean =>
  Object.entries(counts ?? {}).some(([other, count]) => other !== game && count > 0)

/** What stands for a game that never uses a word, so that one stray word does not rule it out. */
const UNSEEN = 0.3
/** Words come together: two that say the same are not twice the evidence. Measured with scripts/bench/search.ts. */
const WORD = 0.6
/** A game with more rulings is asked about more, by less than its size. */
const SIZE = 0.3

/**
 * Weighs every game by the names, cards and terms that the question uses and by the words that are more at home in one
 * game than in the others. A question without any such word leaves all games level.
 */
export function weighGames(
  sizes: Readonly<Record<string, number>>,
  words: readonly string[],
  frequencies: Frequencies,
  mentions: readonly Mention[],
): GameWeight[] {
  const games = Object.keys(sizes)
  const evidence = games.map((game) => ({ game, score: SIZE * Math.log(Math.max(1, sizes[game] ?? 1)), because: new Set<string>() }))
  for (const word of words) {
    const counts = frequencies.get(word)
    if (!counts) continue
    const shares = games.map((game) => ((counts[game] ?? 0) + UNSEEN) / ((sizes[game] ?? 0) + 1))
    const mean = shares.reduce((sum, share) => sum + share, 0) / games.length
    evidence.forEach((entry, i) => {
      const lift = WORD * Math.log((shares[i] ?? mean) / mean)
      entry.score += lift
      const usedElsewhere = games.some((game) => game !== entry.game && (counts[game] ?? 0) > 0)
      if (games.length > 1 && (counts[entry.game] ?? 0) > 0 && !usedElsewhere) entry.because.add(word)
    })
  }
  for (const { name, words: said } of mentions) {
    const entry = evidence.find(({ game }) => game === name.game)
    if (!entry) continue
    const isCommon = name.kind === 'game' && said.every((word) => isUsedElsewhere(frequencies.get(word), name.game)) && said[0] !== words[0]
    entry.score += isCommon ? COMMON_NAME : EVIDENCE[name.kind]
    entry.because.add(name.proper)
  }
  const top = Math.max(...evidence.map(({ score }) => score))
  const odds = evidence.map(({ score }) => Math.exp(score - top))
  const sum = odds.reduce((total, value) => total + value, 0)
  return evidence
    .map(({ game, because }, i) => ({ game, weight: (odds[i] ?? 0) / sum, because: [...because] }))
    .sort((a, b) => b.weight - a.weight || (a.game < b.game ? -1 : 1))
}
