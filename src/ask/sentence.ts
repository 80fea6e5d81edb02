import { wordsOf } from '../search/words.ts'

/** A word of a sentence as reading knows it, and where it stands. */
export interface Token {
  word: string
  from: number
  to: number
  /** The number it says, with the sign or unit that is written on it. */
  number?: number
  unit?: '%' | '°c'
  /** "One" and "single" may count something, or stand for a thing. */
  isLoose?: true
  /** Something ends before it: negations do not reach across. */
  isAfterBreak: boolean
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
const NUMBER_WORDS: Readonly<Record<string, number>> = { zero: 0, one: 1, single: 1 }
const BREAK = /[,;:.!?()]/
const BREAKING = new Set(['but', 'then', 'while', 'although', 'though'])

/** The words of a sentence in order. "-8 °C" is one of them, with its unit. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { word, from, to } of wordsOf(text)) {
    const last = tokens.at(-1)
    if (last?.from === from) {
      last.unit = word.endsWith('%') ? '%' : '°c'
      continue
    }
    const said = NUMBER.test(word) ? Number(word) : Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined
    const isLoose = said === 1 && word !== '1'
    tokens.push({
      word,
      from,
      to,
      ...(said !== undefined && { number: said }),
      ...(isLoose && { isLoose: true as const }),
      isAfterBreak: BREAK.test(text.slice(last?.to ?? 0, from)) || BREAKING.has(last?.word ?? ''),
    })
  }
  return tokens
}

const NEGATIONS = new Set(
  'no not without never neither nor nobody none nothing dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt cannot cant couldnt wont wouldnt lack lacking except forbidden illegal prohibited'.split(
    ' ',
  ),
)

/** A word that denies, whatever stands around it. */
export const isDenying = (word: string): boolean => NEGATIONS.has(word)

/** "Nothing else", "no others": only what was said is so. */
const isClosing = (tokens: readonly Token[], at: number): boolean => /^(?:else|other|more|further|special)$/.test(tokens[at + 1]?.word ?? '')

export const isNegation = (tokens: readonly Token[], at: number): boolean => NEGATIONS.has(tokens[at]?.word ?? '') && !isClosing(tokens, at)

/** How far before a phrase a negation still reaches it: three words may stand between. */
const REACH = 4

/** The negation that reaches the words from a place on; nothing when there is none, or something ends in between. */
export function negationBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (tokens[i + 1]?.isAfterBreak) return undefined
    if (isNegation(tokens, i) && !asksAtStart(tokens, i)) return i
  }
  return undefined
}

/** "Can't I just …?" asks, and denies nothing. */
export function asksAtStart(tokens: readonly Token[], at: number): boolean {
  return (
    (at === 0 || tokens[at]?.isAfterBreak === true) &&
    /^(?:cant|couldnt|isnt|arent|dont|doesnt|wont|wouldnt)$/.test(tokens[at]?.word ?? '') &&
    /^(?:i|we|you|it|he|she|they|my|the)$/.test(tokens[at + 1]?.word ?? '')
  )
}
