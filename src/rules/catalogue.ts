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
}

export const rulesOf = ({ topics }: Catalogue): Rule[] => topics.flatMap(({ rules }) => rules)
