import type { Token } from './sentence.ts'

/** What a sentence wants to know. A situation told without a question wants to know whether it is right so. */
export type QuestionKind = 'may' | 'must' | 'how-many' | 'who' | 'what' | 'when' | 'statement'

const PERSON = /^(?:winner|taker|owner|leader)$/
const WHAT = /^(?:what|which|where|why|how)$/
const OBLIGED = /\b(?:must|mandatory|obliged|have to|has to|forced)\b/i
/** As words are known here, without their last s. */
const YES_NO = /^(?:may|can|could|cant|do|doe|did|dont|doesnt|is|are|am|isnt|will|would|should|has|have)$/
const ALLOWED = /^(?:allowed|legal|ok|okay|playable|fine|possible|enough|valid|right|true)$/
const VERBS = /^(?:is|are|was|were|am|be|has|have|not|can|may|will|would|get|got|goe|go)$/
/** What is counted, whatever the game; each game's rules and facts name more. */
const AMOUNTS = new Set('total count counted number price cost worth amount sum altogether'.split(' '))
/** A question without a verb is a few words: "…: points?" */
const LONGEST_TAIL = 7
/** A question that is one noun: "cost of the third award?" */
const LONGEST_NOUN = 8
/** A thing that is asked for by its name: "direction of passing". */
const LONGEST_NAME = 4

/** @param counts whether a word names something that the game counts */
export function kindOf(text: string, tokens: readonly Token[], counts: (word: string) => boolean): QuestionKind {
  const words = tokens.map(({ word }) => word)
  const starts = tokens.flatMap(({ word, isAfterBreak }, i) => (i === 0 || isAfterBreak ? [word] : []))
  const counted = ({ word, number }: Token): boolean => number === undefined && (AMOUNTS.has(word) || counts(word))
  const tail = tailOf(tokens)
  const isPhrase = tail.length > 0 && tail.length <= LONGEST_TAIL && !tail.some(({ word, number }) => VERBS.test(word) || number !== undefined)
  if (/^(?:must i|do i have to|do we have to)\b/i.test(text.trim())) return 'must'
  if (/\bwhat (?:do|does|did|will|would|is|are)\b.*\b(?:cost|pay|price|worth)\b/i.test(text)) return 'how-many'
  if (/\bhow (?:many|much)\b|\bwhat (?:do i|does it|would i|do we|i) (?:still )?(?:pay|cost|owe|count)\b/i.test(text)) return 'how-many'
  if (
    /\bwho(?:se)?\b[^?]*\?|^who|\bwho (?:gets?|wins?|takes?|has|is|goes|starts?|leads?|pays?|owns?|keeps?|scores?)\b/i.test(text) ||
    (isPhrase && !YES_NO.test(tail[0]?.word ?? '') && tail.some(({ word }) => PERSON.test(word)))
  )
    return 'who'
  if (starts.includes('when') && /when[^?]*\?/i.test(text)) return 'when'
  const asks = starts.find((word) => WHAT.test(word) || YES_NO.test(word))
  if (asks !== undefined && WHAT.test(asks)) return tokens.slice(words.indexOf(asks)).some(({ word }) => AMOUNTS.has(word)) ? 'how-many' : 'what'
  if (OBLIGED.test(text)) return 'must'
  if (asks !== undefined || words.some((word) => ALLOWED.test(word)) || /\b(?:can|may|could|do|does) (?:i|we|she|he|they|it)\b/i.test(text)) return 'may'
  if (tail.length <= LONGEST_TAIL && tail[0] && counted(tail[0]) && tail.every(({ number }) => number === undefined)) return 'how-many'
  // What stands last, or first, is what is asked for: "…: points.", "Hearts on the X space".
  if (isPhrase) return tail.some(counted) ? 'how-many' : /\?\s*$/.test(text) ? 'may' : tail.length <= LONGEST_NAME ? 'what' : 'statement'
  const isNoun = tokens.length <= LONGEST_NOUN && !tokens.some(({ word }) => VERBS.test(word) || /^(?:i|we|she|he|they)$/.test(word))
  if (isNoun && /\?\s*$/.test(text) && tokens.some(counted)) return 'how-many'
  const [first] = tokens
  if (first && counted(first) && /^\s*\p{L}+s\b/u.test(text)) return 'how-many'
  return /\?\s*$/.test(text) ? 'may' : 'statement'
}

/** The words after the last break; nothing when there is none. */
function tailOf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ isAfterBreak }) => isAfterBreak)
  return at < 0 ? [] : tokens.slice(at)
}

/** The things whose number is asked for: behind "how many", else in the last words. */
export function askedFor(tokens: readonly Token[], counts: (word: string) => boolean): string[] {
  const at = tokens.findIndex(({ word }, i) => word === 'how' && /^(?:many|much)$/.test(tokens[i + 1]?.word ?? ''))
  const tail = tailOf(tokens)
  const words = at >= 0 ? tokens.slice(at + 2, at + 2 + NEAR) : tail.length > 0 && tail.length <= LONGEST_TAIL ? tail : tokens.slice(0, NEAR)
  return words.filter(({ word, number }) => number === undefined && counts(word)).map(({ word }) => word)
}

/** How far behind "how many" the thing may stand. */
const NEAR = 3
