import { isQuestion } from './question.ts'

/** Small words that titles do not capitalise. */
const SMALL = new Set(
  [
    'a an and as at but by for from if in into nor of off on onto or over per the to up via vs with',
    'am an auf aus bei das dem den der des die ein eine einer fur für im mit nach oder um und von vom zu zum zur',
    'à au aux avec d de des du en et l la le les ou par pour sur un une',
    'con del e el i il las los o para por un una y',
  ]
    .join(' ')
    .split(' '),
)

const ENDS_SENTENCE = /[.,;…]["”’»)\]]{0,3}$/
/** Words that no title ends with: the line goes on. */
const GOES_ON = /\s(?:the|an?|of|and|or|with|for|from|your|their|is|are|der|die|das|und|oder|le|la|les|et|ou|de|du|des)$/i
const SYMBOLS = /^\[\d|[×=+<>|{}\\@]|https?:| \* |\.{3}|…|_{3}/
const BYLINE = /^(?:\p{L}+ ){0,6}(?:by|translation|proofreading|illustrations?|artwork|©|copyright)\b.*\p{Lu}/iu
const CAPTION = /^(?:fig(?:ure)?|abb(?:ildung)?|image|picture|photo|diagram)\b\.?\s*\d/i
const QUANTITY = /^\d+\s*(?:x\b|×)/i

/** Words and a colon that open a paragraph without naming what it is about. */
const NO_TITLE =
  /^(?:examples?|notes?|nb|important|remember|reminder|tips?|hints?|warning|e\.?g|i\.?e|sources?|exceptions?|clarifications?|answer|a|q|designer'?s? notes?|todo|errata|effect|action|top|bottom|and|or|but|then|also|version|beispiele?|hinweise?|achtung|wichtig|tipps?|anmerkung|ausnahmen?|antwort|exemples?|remarques?|attention|réponse|ejemplos?|notas?)\b[\s\d.]*$/i

export const isNoTitle = (label: string): boolean => label.length <= MAX_TITLE && NO_TITLE.test(label.trim())

/** How a line reads: as a title with every main word capitalised, as a short phrase, or as neither. */
export type TitleForm = 'title' | 'phrase' | undefined

const MAX_TITLE = 90
const MOST_WORDS = 14

export function titleForm(line: string): TitleForm {
  // Also keeps the expressions below away from endless lines.
  if (line.length > MAX_TITLE + 10) return undefined
  const text = line.replace(/^[*_#\s]+|[*_\s]+$/g, '').replace(/\s?:$/, '')
  const words = text.split(/\s+/)
  if (text.length < 2 || text.length > MAX_TITLE || words.length > MOST_WORDS) return undefined
  if (!/^["“„«‘'([¿¡]?\s?[\p{Lu}\d]/u.test(text) || !/\p{L}{2}/u.test(text)) return undefined
  if (ENDS_SENTENCE.test(text) || GOES_ON.test(text) || SYMBOLS.test(text) || BYLINE.test(text) || CAPTION.test(text) || QUANTITY.test(text) || isNoTitle(text))
    return undefined
  if (/[.!?]\s+\p{Lu}/u.test(text.replace(/^(?:\d+|[A-Z]|[IVX]+)\.\s+/, ''))) return undefined
  const form = allCapitalised(words) ? 'title' : 'phrase'
  // A cry of one or two words is a caption; a phrase with a colon leads in a list.
  if ((/!$/.test(text) && words.length < 3) || (form === 'phrase' && /:\s*$/.test(line) && words.length > 2)) return undefined
  return form
}

function allCapitalised(words: readonly string[]): boolean {
  return words.every((word, i) => {
    const letters = word.replace(/^[^\p{L}\d]+/u, '').replace(/^[dl]['’]/, '')
    return letters === '' || /^[\p{Lu}\d]/u.test(letters) || (i > 0 && SMALL.has(letters.toLowerCase()))
  })
}

/** Words that are set apart, as by bold letters, and so are a title in any form: a question, too, and with a colon. */
export const isTitle = (words: string): boolean => titleForm(words.replace(/\s?[:.]$/, '')) !== undefined || isQuestion(words)

export const isAllCapitals = (line: string): boolean => line.length <= MAX_TITLE && /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line)

/** A title without the colon that leads to its text. */
export const withoutColon = (title: string): string => title.replace(/\s?:$/, '')

/** A title without stray marks: empty brackets, where a symbol was lost, and what parts it from its text. */
export const trimTitle = (title: string): string =>
  title
    .replace(/\([^\p{L}\d)]{0,9}\)/gu, '')
    .replace(/[\s:.*–—]{1,9}$/, '')
    .replace(/^[\s*]{1,9}/, '')
    .replace(/\s+/g, ' ')
