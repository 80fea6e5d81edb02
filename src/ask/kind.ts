import type { Token } from './sentence.ts'

/** What a sentence wants to know. A situation without a question wants to know whether it may be so. */
export type QuestionKind = 'may' | 'must' | 'how-many' | 'who' | 'what' | 'when' | 'statement'

const HOW_MANY = /^(?:many|much|total|count|counted|number|price|cost|worth|mc|points?|vp|hearts?|gained|left|afterwards|received|drawn|altogether|credit)$/

export function kindOf(text: string, tokens: readonly Token[]): QuestionKind {
  const words = tokens.map(({ word }) => word)
  const has = (...some: string[]): boolean => some.some((word) => words.includes(word))
  if (/\bhow (?:many|much)\b|\bwhat (?:do i|does it|would i) (?:pay|cost)\b/i.test(text)) return 'how-many'
  if (has('who', 'whose', 'winner', 'taker', 'owner')) return 'who'
  if (has('must', 'mandatory', 'obliged') || /\bhave to\b|\bforced\b/i.test(text)) return 'must'
  if (has('when')) return 'when'
  if (
    has('may', 'can', 'could', 'allowed', 'legal', 'ok', 'okay', 'playable', 'fine', 'possible', 'enough') ||
    /\b(?:do|does|did|is|are|am|will|would) (?:i|it|he|she|we|they|the|a|my|this|that)\b/i.test(text)
  )
    return 'may'
  // The words after the last break are what is asked for: "… : points."
  const breakAt = tokens.findLastIndex(({ isAfterBreak }) => isAfterBreak)
  const asked = tokens.slice(Math.max(0, breakAt))
  if (asked.length > 0 && asked.length <= 8 && asked.some(({ word }) => HOW_MANY.test(word)) && breakAt > 0) return 'how-many'
  if (/\?\s*$/.test(text) && words.some((word) => HOW_MANY.test(word))) return 'how-many'
  if (has('what', 'which', 'where', 'how', 'why')) return 'what'
  return 'statement'
}
