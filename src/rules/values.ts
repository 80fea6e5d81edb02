import type { Fact } from './fact.ts'

/** A fact with more values than this is not filled in one by one. */
const MOST_VALUES = 64

const known = new WeakMap<Fact, { values: readonly unknown[] | undefined }>()

/** All values a fact can have, the usual one first; nothing when they are too many to try. */
export function valuesOf(fact: Fact): readonly unknown[] | undefined {
  const listed = known.get(fact) ?? { values: list(fact) }
  known.set(fact, listed)
  return listed.values
}

function list(fact: Fact): readonly unknown[] | undefined {
  switch (fact.kind) {
    case 'yes-no':
      return usualFirst([true, false], fact.usual)
    case 'choice':
      return usualFirst(Object.keys(fact.options), fact.usual)
    case 'number': {
      if (fact.max === undefined || (fact.max - fact.min) / fact.step >= MOST_VALUES) return undefined
      const count = Math.floor((fact.max - fact.min) / fact.step) + 1
      return usualFirst(
        Array.from({ length: count }, (_, i) => fact.min + i * fact.step),
        fact.usual,
      )
    }
    case 'derived':
      return valuesOf(fact.told)
    default:
      return undefined
  }
}

function usualFirst(values: readonly unknown[], usual: unknown): readonly unknown[] {
  return usual === undefined ? values : [usual, ...values.filter((value) => value !== usual)]
}
