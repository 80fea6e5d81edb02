const QUOTES = /[‘’‚‛′`´]/g
const DOUBLE_QUOTES = /[“”„‟″«»]/g
const MINUS_SIGNS = /[−–—‐‑]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the whole of ASCII.
const ASCII = /^[\x00-\x7f]*$/
const MARKS = /\p{M}/gu

/**
 * Folded text is what two spellings of the same words have in common: lower case, no accents, plain quotes and hyphens.
 * Its length may differ from the original's.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase()
  return text.normalize('NFKD').replace(MARKS, '').replace(QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(MINUS_SIGNS, '-').toLowerCase()
}
