import type { Profile } from './profile.ts'
import type { Requirement } from './reading.ts'

const SHAPE = /^(?:(max(?:imum)?|min(?:imum)?)\.?\s+)?([+−–-]?\d+)?\s*(%|°\s?[CF])?\s*(\p{L}[\p{L} ]*?)\s+requirement$/iu

/** A requirement as a list of cards words it: `Maximum -10°C Temperature Requirement`, `2 Science tag requirement`. */
export function requirementOf(text: string, kinds: Profile['requirements']): Requirement | undefined {
  const [, bound, count, unit, words] = SHAPE.exec(text.trim()) ?? []
  if (!words) return undefined
  const limit = count === undefined ? 1 : Number(count.replace(/^[−–]/, '-'))
  const range = /^max/i.test(bound ?? '') ? { atMost: limit } : { atLeast: limit }
  const thing = words.toLowerCase()
  const production = /^(.+) production$/.exec(thing)?.[1]
  if (production) return { production, ...range }
  const tag = /^(.+) tags?$/.exec(thing)?.[1]
  if (tag) return { tag, ...range }
  return { [(Object.hasOwn(kinds, thing) ? kinds[thing] : undefined) ?? (unit ? 'parameter' : 'resource')]: thing, ...range }
}
