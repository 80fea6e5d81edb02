/**
 * The number of single-letter changes (insert, drop, replace, swap of neighbours) that turn one word into the other,
 * or `limit + 1` as soon as it is sure to be more than `limit`.
 */
export function distance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** How many letters a person may have got wrong in a word of this length: none up to 3, one up to 7, two beyond. */
export function typosAllowed(length: number): number {
  return length <= 3 ? 0 : length <= 7 ? 1 : 2
}

/**
 * The candidates most like a name, best first: by letters (a typo) and by the words they share (another order, a word
 * too many). A candidate that shares neither is left out.
 */
export function nearest(name: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = new Set(name.split('-').filter((word) => word.length > 2))
  const letters = Math.max(2, Math.floor(name.length / 3))
  const found: { candidate: string; score: number }[] = []
  for (const candidate of candidates) {
    const byLetters = 1 - distance(name, candidate, letters) / (letters + 1)
    const words = candidate.split('-')
    const shared = words.filter((word) => wanted.has(word)).length
    const byWords = wanted.size === 0 ? 0 : (2 * shared) / (wanted.size + words.length)
    const score = Math.max(byLetters, byWords)
    if (score > 0) found.push({ candidate, score })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate)
}
