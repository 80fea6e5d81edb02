import { fold } from '../words/fold.ts'

/** A word of a text as search knows it, and where it stands in the text. */
export interface Word {
  word: string
  from: number
  to: number
}

const UNIT = '(?:\\s?(%|°\\s?[cC]?))?'
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])([-+−–]?\\d+(?:[.,]\\d+)?)${UNIT}|[\\p{L}\\p{N}]+(?:['’][\\p{L}]+)*`, 'gu')

/** Words that nearly every question has and that tell no two rulings apart. "No", "not", "only", "before" do tell them apart. */
const STOP_WORDS = new Set(
  `a about also am an and any are as at be been being but by can could did do does doing done else for from get gets got had has have having he her here hers him his how
  i if in into is it its itself just like may me might mine must my of on or our ours out please shall she should so some such than that the their theirs them then there
  these they thing things this those to us want was we were what when where whether which while who whom whose why will with would yes you your yours
  im ive id youre were theyre dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt hasnt havent lets whats thats theres ok okay really actually`.split(
    /\s+/,
  ),
)

const NUMBERS = new Map(
  Object.entries({
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
  }),
)

/** Content is in British spelling; people type either. */
const BRITISH = new Map(
  Object.entries({
    color: 'colour',
    colored: 'coloured',
    gray: 'grey',
    center: 'centre',
    centered: 'centred',
    neighbor: 'neighbour',
    favor: 'favour',
    armor: 'armour',
  }),
)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** One form for a word and its plural. Stemming beyond that did not help on real questions. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The words of a text, stop words included. A number keeps its sign and, as a second word, its unit: `−8 °C` gives
 * `-8` and `-8°c`. A sign counts only where no letter or digit stands before it, so that `1-3` is 1 and 3.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(PATTERN)) {
    const from = match.index
    const to = from + match[0].length
    const [whole, number, unit] = match
    if (number !== undefined) {
      const bare = fold(number).replace(',', '.').replace(/^\+/, '')
      words.push({ word: bare, from, to })
      if (unit) words.push({ word: `${bare}${fold(unit).replace(/\s/g, '')}`, from, to })
      continue
    }
    const folded = fold(whole).replace(/'s$/, '').replaceAll("'", '')
    const word = singular(folded)
    words.push({ word: BRITISH.get(word) ?? NUMBERS.get(word) ?? word, from, to })
  }
  return words
}

/** The words of a text that can tell rulings apart, in order, repeats included. */
export function tellingWords(text: string): string[] {
  return wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !STOP_WORDS.has(word))
}
