import { addressKey, readAddress } from '../words/address.ts'
import { bggPlace } from '../words/bgg.ts'

const LONGEST = 40

/** Whether a link is a mark that an answer is backed, `(Source 2,`, rather than words of the text. */
export function isSourceLink(words: string, url: string): boolean {
  return (words.length <= LONGEST && /^[\s([,;.▪•]*(?:source|sources|src|link|ref)?[\s\d),;.\]▪•]*$/i.test(words)) || words.trim() === url
}

/** A source link that another was split from, or that has the marks of a list in it: `(Source 1,`, `[Source]`. */
export const isStraySource = (words: string): boolean => /[[\],;.▪•]/.test(words) || /^[^(]*\)|\([^)]*$/.test(words)

/** What is left of a line when its source links are taken out: punctuation and stray numbers. */
export const isSourceRest = (text: string): boolean => /^(?:[\s\d()[\],;.:▪•–-]|\bsources?\b|\band\b)*$/i.test(text)

/** What is left of a link whose marks are broken, `[Source 5]▪(https://…)`, when the address is taken out. */
export const BROKEN_LINK = /\[{0,2}\bsources?\s?\d{0,2}\]{0,2}[▪•\s]{0,3}\(\s?\)/gi

/** Addresses as one clean list: in order, each once in whatever spelling, without the punctuation that stuck to them. */
export function cleanSources(addresses: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const written of addresses) {
    // An address that was found in broken marks may run on into those of the next: `…/111)[Source`.
    const address = withoutEnd(written.trim().replace(/\)\[.*$/s, ''), ')],.;▪•')
    const url = /^https?:/i.test(address) ? readAddress(address) : undefined
    if (!url) continue
    const place = bggPlace(url)
    const key = place?.article ? `article ${place.article}` : addressKey(url)
    if (!kept.has(key)) kept.set(key, address)
  }
  return [...kept.values()]
}

function withoutEnd(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
