import type { Rule } from './rule.ts'

export interface Topic {
  id: string
  title: string
  rules: readonly Rule[]
}

/** The rules of one game by topic, in the order in which they are shown. */
export interface Catalogue {
  game: string
  topics: readonly Topic[]
  /** Names that people use and no document of the game speaks of. */
  uncovered?: readonly string[]
}

export const rulesOf = ({ topics }: Catalogue): Rule[] => topics.flatMap(({ rules }) => rules)
