/** Marks that no line of a rulebook has so many of. */
const MOST = 1_000
const MARKS = '[]<*_~\\&'
const HTML = /^\s*<(?:[!?]|\/?(?:body|center|details|div|h[1-6]|head|html|li|ol|p|section|table|t[dhr]|ul)\b)/i
const FIRST_STAND_IN = 0xe000

/** Quotes and lists, one inside the other, deeper than anyone sets them. */
const DEEP = /^((?:[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?){12})(?:[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?)+/gm

export interface Tamed {
  markdown: string
  /** A piece of the text as it was written. */
  restore: (text: string) => string
}

/**
 * A text whose lines cannot keep the parser of Markdown busy. For each `]` it looks back for a `[`, for each `<` ahead for
 * a `>`: sixty thousand `]` in one line take nine seconds. Where there are that many they are no marks, and characters
 * without a meaning stand in for them. Quotes in quotes stop at the twelfth.
 */
export function tame(text: string): Tamed {
  const shallow = text.replace(DEEP, '$1')
  const lines = shallow.split('\n')
  if (!lines.some((line) => line.length > MOST)) return { markdown: shallow, restore: (piece) => piece }
  return { markdown: lines.map(withoutMarks).join('\n'), restore }
}

function withoutMarks(line: string): string {
  // A line that opens with a mark of HTML is read at once as HTML, and may well have thousands.
  if (line.length <= MOST || HTML.test(line) || (line.match(/[[\]<*_~\\&]/g)?.length ?? 0) <= MOST) return line
  return line.replace(/[[\]<*_~\\&]/g, (mark) => String.fromCharCode(FIRST_STAND_IN + MARKS.indexOf(mark)))
}

const restore = (piece: string): string => piece.replace(/[\uE000-\uE007]/g, (standIn) => MARKS.charAt(standIn.charCodeAt(0) - FIRST_STAND_IN))
