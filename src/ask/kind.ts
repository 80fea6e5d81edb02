import type { Token } from './sentence.ts'

/** What a sentence wants to know. A situation told without a question wants to know whether it is right so. */
export type QuestionKind = 'may' | 'must' | 'how-many' | 'who' | 'what' | 'when' | 'statement'

const WHO = /^(?:who|whose|winner|taker|owner|leader)$/
const WHAT = /^(?:what|which|where|why|how)$/
const OBLIGED = /\b(?:must|mandatory|obliged|have to|has to|forced)\b/i
const YES_NO = /^(?:may|can|could|cant|do|does|did|dont|doesnt|is|are|am|isnt|will|would|should|has|have)$/
const ALLOWED = /^(?:allowed|legal|ok|okay|playable|fine|possible|enough|valid|right)$/
/** What is counted, whatever the game; each game's rules and facts name more. */
const AMOUNTS = new Set('total count counted number price cost worth amount sum altogether'.split(' '))
/** A question without a verb is a few words: "…: points?" */
const LONGEST_TAIL = 7

/** @param counts whether a word names something that the game counts */
export function kindOf(text: string, tokens: readonly Token[], counts: (word: string) => boolean): QuestionKind {
  const words = tokens.map(({ word }) => word)
  const starts = tokens.flatMap(({ word, isAfterBreak }, i) => (i === 0 || isAfterBreak ? [word] : []))
  const counted = (word: string): boolean => AMOUNTS.has(word) || counts(word)
  if (/\bhow (?:many|much)\b|\bwhat (?:do i|does it|would i|do we|i) (?:still )?(?:pay|cost|owe)\b/i.test(text)) return 'how-many'
  if (words.some((word) => WHO.test(word))) return 'who'
  if (words.includes('when') && starts.includes('when')) return 'when'
  const asks = starts.find((word) => WHAT.test(word) || YES_NO.test(word))
  if (asks !== undefined && WHAT.test(asks)) return words.slice(words.indexOf(asks)).some((word) => AMOUNTS.has(word)) ? 'how-many' : 'what'
  if (OBLIGED.test(text)) return 'must'
  if (asks !== undefined || words.some((word) => ALLOWED.test(word)) || /\b(?:can|may|could|do|does) (?:i|we|she|he|they|it)\b/i.test(text)) return 'may'
  // What stands last, or first, is what is asked for: "…: points.", "Hearts on the X space".
  const tailAt = tokens.findLastIndex(({ isAfterBreak }) => isAfterBreak)
  const tail = tailAt < 0 ? [] : tokens.slice(tailAt)
  if (tail.length > 0 && tail.length <= LONGEST_TAIL && tail.every(({ number }) => number === undefined) && tail.some(({ word }) => counted(word)))
    return 'how-many'
  if (/\?\s*$/.test(text)) return words.some(counted) ? 'how-many' : 'may'
  return words[0] !== undefined && counted(words[0]) ? 'how-many' : 'statement'
}

/** The things whose number is asked for: behind "how many", else in the last words. */
export function askedFor(tokens: readonly Token[], counts: (word: string) => boolean): string[] {
  const at = tokens.findIndex(({ word }, i) => word === 'how' && /^(?:many|much)$/.test(tokens[i + 1]?.word ?? ''))
  const tailAt = tokens.findLastIndex(({ isAfterBreak }) => isAfterBreak)
  const words =
    at >= 0 ? tokens.slice(at + 2, at + 2 + NEAR) : tailAt >= 0 && tokens.length - tailAt <= LONGEST_TAIL ? tokens.slice(tailAt) : tokens.slice(0, NEAR)
  return words.filter(({ word, number }) => number === undefined && counts(word)).map(({ word }) => word)
}

/** How far behind "how many" the thing may stand. */
const NEAR = 3
