import type { Token } from './sentence.ts'

/** Who leads in what, as a sentence says it: one grammar for all games, who × more/same/fewer × what. */
type Standing = 'ahead' | 'level' | 'behind'

export interface Compared {
  standing: Standing
  /** Tokens that say so. */
  from: number
  to: number
}

const ME = new Set(['i', 'im', 'ive', 'me', 'my', 'mine', 'id'])
const OTHERS = new Set([
  'she',
  'he',
  'they',
  'her',
  'his',
  'him',
  'hers',
  'their',
  'theirs',
  'opponent',
  'opponents',
  'rival',
  'other',
  'another',
  'someone',
  'somebody',
  'partner',
])
const BOTH = new Set(['both', 'each', 'we', 'us', 'all'])
const HAVING = new Set(['has', 'have', 'got', 'hold', 'holds', 'own', 'owns', 'lead', 'leads', 'with'])
const MORE = new Set(['more', 'most', 'higher', 'bigger', 'ahead'])
const FEWER = new Set(['fewer', 'less', 'fewest', 'lower', 'behind'])
const SAME = new Set(['same', 'equal', 'level', 'tied', 'tie', 'even', 'draw', 'identical'])
const NEGATED = new Set(['no', 'not', 'never', 'dont', 'doesnt', 'isnt', 'arent'])

interface Count {
  who: 'me' | 'other' | 'both'
  value: number
  at: number
}

/** How two sides compare in a thing whose mentions are given; nothing when the sentence does not say, or denies something about it. */
export function compare(tokens: readonly Token[], things: readonly { from: number; to: number }[]): Compared | undefined {
  for (const { from, to } of things) {
    const near = tokens.slice(Math.max(0, from - 4), Math.min(tokens.length, to + 4))
    if (near.some(({ word }) => NEGATED.has(word))) return undefined
  }
  return byWords(tokens, things) ?? byCounts(tokens, things)
}

/** "She has more flags", "same rovers", "level on rovers". */
function byWords(tokens: readonly Token[], things: readonly { from: number; to: number }[]): Compared | undefined {
  const found: Compared[] = []
  for (const { from, to } of things)
    for (let i = Math.max(0, from - 3); i < Math.min(tokens.length, to + 4); i++) {
      if (i >= from && i < to) continue
      const word = tokens[i]?.word ?? ''
      const [start, end] = i < from ? [i, to] : [from, i + 1]
      if (tokens.slice(start + 1, end).some(({ isAfterBreak }) => isAfterBreak)) continue
      if (SAME.has(word)) found.push({ standing: 'level', from: start, to: end })
      if (!MORE.has(word) && !FEWER.has(word)) continue
      const who = subjectBefore(tokens, start)
      if (who === undefined || who === 'both') continue
      found.push({ standing: MORE.has(word) === (who === 'me') ? 'ahead' : 'behind', from: start, to: end })
    }
  const [first] = found
  return first && found.every(({ standing }) => standing === first.standing) ? first : undefined
}

/** "I have 4 rovers, she has 3"; "both have 3 flags". */
function byCounts(tokens: readonly Token[], things: readonly { from: number; to: number }[]): Compared | undefined {
  const counts: Count[] = []
  for (const { from, to } of things) {
    const at = [from - 1, from - 2, to, to + 1].find((place) => tokens[place]?.number !== undefined)
    if (at === undefined) continue
    const isEach = tokens.slice(to, to + 2).some(({ word }) => word === 'each')
    const who = isEach ? 'both' : subjectBefore(tokens, Math.min(at, from))
    if (who) counts.push({ who, value: tokens[at]?.number ?? 0, at })
  }
  // A number whose thing was said before: "I have 4 rovers, she has 3".
  const [only] = counts
  if (counts.length === 1 && only && only.who !== 'both') {
    const at = tokens.findIndex(({ number }, i) => number !== undefined && i > only.at && HAVING.has(tokens[i - 1]?.word ?? ''))
    const who = at < 0 ? undefined : subjectBefore(tokens, at)
    if (who && who !== 'both' && who !== only.who) counts.push({ who, value: tokens[at]?.number ?? 0, at })
  }
  const span = { from: Math.min(...counts.map(({ at }) => at)), to: Math.max(...counts.map(({ at }) => at)) + 1 }
  if (counts.some(({ who }) => who === 'both')) return counts.length === 1 ? { standing: 'level', ...span } : undefined
  const mine = counts.filter(({ who }) => who === 'me')
  const others = counts.filter(({ who }) => who === 'other')
  if (mine.length !== 1 || others.length === 0) return undefined
  const own = mine[0]?.value ?? 0
  const best = Math.max(...others.map(({ value }) => value))
  return { standing: own > best ? 'ahead' : own === best ? 'level' : 'behind', ...span }
}

/** Whose a statement is: the nearest person before it. A name is a word before "has" or "and" that is no other word. */
function subjectBefore(tokens: readonly Token[], at: number): Count['who'] | undefined {
  for (let i = at - 1; i >= 0; i--) {
    const word = tokens[i]?.word ?? ''
    if (ME.has(word)) return 'me'
    if (OTHERS.has(word)) return 'other'
    if (BOTH.has(word)) return 'both'
    if (HAVING.has(word) && i > 0 && (word === 'has' || word === 'holds' || word === 'owns' || word === 'leads')) return 'other'
  }
  return undefined
}
