import type { NumberFact } from '../rules/fact.ts'
import type { Said } from './phrases.ts'
import type { Token } from './sentence.ts'

/** A number of the sentence, and where it stands. */
export interface NumberSaid {
  at: number
  value: number
  unit?: Token['unit']
  isLoose?: true
}

/** How well a number fits a fact, and the tokens that say so, the number among them. */
export interface Fit {
  score: number
  from: number
  to: number
}

export interface Placed extends Fit {
  fact: string
  number: NumberSaid
}

/** The best assignment of numbers to facts, and those that are nearly as good. */
export interface Placement {
  best: Placed[]
  close: Placed[][]
}

export function numbersIn(tokens: readonly Token[]): NumberSaid[] {
  return tokens.flatMap(({ number, unit, isLoose }, at) =>
    number === undefined ? [] : [{ at, value: number, ...(unit && { unit }), ...(isLoose && { isLoose }) }],
  )
}

/** What a role word, a unit behind and a unit before a number are worth: role words outweigh units. */
const ROLE = 5
const UNIT_AFTER = 4
const UNIT_BEFORE = 3
const WRITTEN_UNIT = 2
const UNIT_ALONE = 1
const LONGER = 0.6
const FAR = 0.8
/** How many words may stand between a number and what says what it is. */
const GAP = 3

/** How well a number fits a fact by the phrases around it; nothing when its domain does not admit it or nothing points to it. */
export function fitOf({ at, value, unit }: NumberSaid, name: string, fact: NumberFact, said: readonly Said[], tokens: readonly Token[]): Fit | undefined {
  if (!admits(fact, value)) return undefined
  let best: Fit = { score: 0, from: at, to: at + 1 }
  const isBroken = (from: number, to: number): boolean => tokens.slice(from, to).some(({ isAfterBreak, number }) => isAfterBreak || number !== undefined)
  const offer = (score: number, from: number, to: number): void => {
    if (score > best.score) best = { score, from, to }
  }
  for (const { fact: of, role, from, to } of said) {
    if (of !== name) continue
    const length = LONGER * (to - from - 1)
    if ((role === 'unit' || role === 'after') && from > at && from - at <= GAP && !isBroken(at + 1, from))
      offer((role === 'after' ? ROLE : UNIT_AFTER) + length - FAR * (from - at - 1), at, to)
    if ((role === 'before' || role === 'unit') && to <= at && at - to < GAP && !isBroken(to, at) && !tokens[at]?.isAfterBreak)
      offer((role === 'before' ? ROLE : UNIT_BEFORE) + length - FAR * (at - to), from, at + 1)
  }
  if (unit === undefined) return best.score > 0 ? best : undefined
  if (unit !== writtenUnit(fact) && !fact.says?.units?.includes(unit)) return undefined
  // A unit alone fits every fact that has it.
  return { ...best, score: best.score > 0 ? best.score + WRITTEN_UNIT : UNIT_ALONE }
}

const writtenUnit = ({ unit }: NumberFact): Token['unit'] => (unit === '°C' ? '°c' : unit === '%' ? '%' : undefined)

export function admits({ min, max, step }: NumberFact, value: number): boolean {
  const steps = (value - min) / step
  return value >= min && (max === undefined || value <= max) && Math.abs(steps - Math.round(steps)) < 1e-9
}

/** When another assignment comes this close to the best, it could be meant as well. */
const CLOSE = 0.5
/** Sentences with many numbers have many readings, and are not understood by trying them all. */
const MOST_ASSIGNMENTS = 200

/** The assignment of numbers to facts with the best total, each fact once; and those nearly as good. */
export function placeNumbers(numbers: readonly NumberSaid[], fits: (number: NumberSaid) => ReadonlyMap<string, Fit>): Placement {
  const all: { placed: Placed[]; score: number }[] = []
  const used = new Set<string>()
  const chosen: Placed[] = []
  const place = (i: number, score: number): void => {
    if (all.length > MOST_ASSIGNMENTS) return
    const number = numbers[i]
    if (!number) {
      all.push({ placed: [...chosen], score })
      return
    }
    for (const [fact, fit] of fits(number)) {
      if (used.has(fact)) continue
      used.add(fact)
      chosen.push({ fact, number, ...fit })
      place(i + 1, score + fit.score)
      chosen.pop()
      used.delete(fact)
    }
    place(i + 1, score)
  }
  place(0, 0)
  all.sort((a, b) => b.score - a.score)
  const [best, ...rest] = all
  if (!best) return { best: [], close: [] }
  return { best: best.placed, close: rest.filter(({ score }) => best.score - score < CLOSE).map(({ placed }) => placed) }
}
