/** Marks of a heading that are no part of its name: `[16]`, `[NEW]`. */
const MARKS = /\[(?:\d+|new)\]/gi

/** Letters that no accent parts from a plain one. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * The anchor of a heading: lower case, marks dropped, then everything but letters, digits, spaces and hyphens dropped,
 * each run of spaces to one hyphen.
 */
export function anchorOf(heading: string): string {
  const kept = heading
    .replace(MARKS, ' ')
    .replace(/[ßæœøłđ]/gi, (letter) => PLAIN[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
  return kept.trim().replace(/\s+/g, '-').replace(/-{2,}/g, '-').replace(/^-|-$/g, '').slice(0, MAX).replace(/-$/, '')
}

/** As many characters as an origin may have: content/limits.ts. */
const MAX = 190

const SUFFIX = 6

/** Gives each anchor out once; a repeat gets -1, the next -2. */
export function anchorGiver(taken: Iterable<string> = []): (wanted: string) => string {
  const used = new Set(taken)
  const next = new Map<string, number>()
  return (wanted) => {
    const base = wanted || 'section'
    let anchor = base
    let n = next.get(base) ?? 1
    for (; used.has(anchor); n++) anchor = `${base.slice(0, MAX - SUFFIX)}-${n}`.replace('--', '-')
    next.set(base, n)
    used.add(anchor)
    return anchor
  }
}
