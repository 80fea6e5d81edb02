import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../../src/rules/fact.ts'
import { readTold } from '../../src/rules/told.ts'
import { valuesOf } from '../../src/rules/values.ts'
import { traceOf, verdictOf } from '../../src/rules/verdict.ts'
import { doLampsGoOut, lampOil, mayBuildLighthouse, whoWins } from './lighthouse.ts'

const v = verdictOf

describe('deciding', () => {
  it('needs nothing that does not matter', () => {
    expect(v(mayBuildLighthouse, { terrain: 'sea' })).toMatchObject({ status: 'decided', answer: 'no', clause: 0 })
    expect(v(mayBuildLighthouse, { terrain: 'coast', adjacentLighthouses: 0 })).toMatchObject({ status: 'decided', answer: 'yes', clause: 3 })
    expect(v(mayBuildLighthouse, { terrain: 'coast', adjacentLighthouses: 1 })).toMatchObject({
      status: 'needs-facts',
      needs: ['hasBeaconPermit'],
      possible: ['no', 'yes'],
      usually: { answer: 'no', assuming: { hasBeaconPermit: false } },
    })
    expect(v(mayBuildLighthouse, {})).toMatchObject({ status: 'needs-facts', needs: ['terrain', 'adjacentLighthouses', 'hasBeaconPermit'] })
  })
  it('counts amounts', () => {
    expect(v(lampOil, { lamps: 3, isStorm: true })).toMatchObject({ answer: 6 })
    expect(v(lampOil, { lamps: 8, isStorm: true })).toMatchObject({ answer: 10 })
    expect(v(lampOil, { lamps: 0 })).toMatchObject({ status: 'decided', answer: 0 })
    expect(v(lampOil, { lamps: 2 })).toMatchObject({ status: 'needs-facts', needs: ['isStorm'], possible: [4, 2] })
  })
  it('uses amounts inside rules', () => {
    expect(v(doLampsGoOut, { oil: 5, lamps: 2 })).toMatchObject({ status: 'decided', answer: 'no' })
    expect(v(doLampsGoOut, { oil: 3, lamps: 2 })).toMatchObject({ status: 'needs-facts', needs: ['isStorm'] })
    expect(v(doLampsGoOut, { oil: 10 })).toMatchObject({ status: 'decided', answer: 'no' })
    expect(v(doLampsGoOut, { lamps: 2, isStorm: false })).toMatchObject({ status: 'needs-facts', needs: ['oil'] })
  })
  it('reads standings off lists', () => {
    expect(
      v(whoWins, {
        keepers: [
          { name: 'you', ships: 3, oil: 0 },
          { name: 'b', ships: 2, oil: 1 },
        ],
      }),
    ).toMatchObject({ answer: 'you' })
    expect(v(whoWins, { ships: 'level', oilStanding: 'level' })).toMatchObject({ status: 'unsettled' })
    expect(v(whoWins, { ships: 'level' })).toMatchObject({ status: 'needs-facts', needs: ['oilStanding'] })
  })
  it('flips', () => {
    expect(v(mayBuildLighthouse, { terrain: 'coast', adjacentLighthouses: 2, hasBeaconPermit: false })).toMatchObject({
      flip: [
        { change: { adjacentLighthouses: 0 }, answer: 'yes' },
        { change: { hasBeaconPermit: true }, answer: 'yes' },
      ],
    })
    expect(v(doLampsGoOut, { oil: 1, lamps: 3, isStorm: false })).toMatchObject({
      answer: 'yes',
      flip: expect.arrayContaining([
        { change: { oil: 3 }, answer: 'no' },
        { change: { lamps: 1 }, answer: 'no', beyond: 'or less' },
      ]),
    })
  })
  it('traces', () => {
    expect(traceOf(mayBuildLighthouse, { terrain: 'coast' }).map(({ state }) => state)).toEqual(['failed', 'open', 'open'])
  })
  it('refuses what does not fit', () => {
    const find = () => undefined
    expect(readTold(mayBuildLighthouse, { terrain: 'moon', x: 1, __proto__: null }, find)).toMatchObject({
      faults: [
        { fact: 'terrain', code: 'bad-value' },
        { fact: 'x', code: 'unknown-fact' },
      ],
    })
    expect(readTold(doLampsGoOut, { lamps: '2', isStorm: 'no', burned: 3 }, find)).toMatchObject({ faults: [{ fact: 'burned', code: 'facts-contradict' }] })
    expect(
      readTold(
        whoWins,
        {
          ships: 'ahead',
          keepers: [
            { name: 'you', ships: 0, oil: 0 },
            { name: 'b', ships: 2, oil: 1 },
          ],
        },
        find,
      ),
    ).toMatchObject({ faults: [{ fact: 'ships' }] })
  })
})

describe('law', () => {
  it('a decided verdict is never contradicted by any completion', () => {
    for (const rule of [mayBuildLighthouse, lampOil, doLampsGoOut, whoWins]) {
      const told = Object.entries(rule.facts).filter(([, fact]) => fact.kind !== 'amount' && fact.kind !== 'list')
      const names = told.map(([name]) => name)
      const value = (fact: Fact) => fc.constantFrom(...(valuesOf(fact) ?? [0, 1, 2, 3, 5, 9, 20]))
      const full = fc.record(Object.fromEntries(told.map(([name, fact]) => [name, value(fact)])))
      fc.assert(
        fc.property(full, fc.subarray(names), (all, keep) => {
          const partial = Object.fromEntries(keep.map((n) => [n, all[n]]))
          const a = v(rule, partial, { flip: false })
          if (a.status !== 'decided') return
          const b = v(rule, all, { flip: false })
          expect(b).toMatchObject({ status: 'decided', answer: a.answer })
        }),
        { numRuns: 2000 },
      )
    }
  })
})
