import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fact, number, yesNo } from '../../src/rules/fact.ts'
import { cite, defineAmount, defineRule } from '../../src/rules/rule.ts'
import { readTold } from '../../src/rules/told.ts'
import { valuesOf } from '../../src/rules/values.ts'
import { traceOf, verdictOf } from '../../src/rules/verdict.ts'
import { doLampsGoOut, lampOil, lamps, mayBuildLighthouse, oil, ships, whoWins } from './lighthouse.ts'

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

describe('facts that cannot all be so', () => {
  const find = () => undefined
  const flames = number('How many flames do you see?', { min: 0, max: 9 })
  const mayLeave = defineRule({
    id: 'may-leave',
    question: 'May I leave the lighthouse?',
    facts: { lamps, flames, ships, burned: lampOil, isCalm: yesNo('Is the sea calm?') },
    never: [
      { when: (f) => f.flames > f.lamps, because: 'Each lamp has one flame.' },
      { when: (f) => f.isCalm && f.ships === 'behind', because: 'On a calm sea nobody is behind.' },
      { when: (f) => f.isCalm && f.burned > 8, because: 'On a calm sea no lamp burns that much.' },
    ],
    clauses: [{ when: (f) => f.isCalm, answer: 'yes', because: cite('leaving#calm', 'when the sea is calm') }],
    otherwise: { answer: 'no', because: cite('leaving#answer', 'stay with your lamps') },
    examples: [],
  })
  const contradictions = (told: object) => {
    const read = readTold(mayLeave, { ...told }, find)
    return 'faults' in read ? read.faults.map(({ fact, code, message }) => [fact, code, message]) : []
  }

  it('are each named, and no other', () => {
    expect(contradictions({ lamps: 2, flames: 3, isCalm: false })).toEqual([
      ['flames', 'facts-contradict', 'Each lamp has one flame.'],
      ['lamps', 'facts-contradict', 'Each lamp has one flame.'],
    ])
    expect(contradictions({ lamps: 3, flames: 3, isCalm: true })).toEqual([])
    expect(contradictions({ flames: 3, isCalm: false })).toEqual([])
  })

  it('are named as they were told, where one was read off a list or counted', () => {
    const keepers = [
      { name: 'you', ships: 0, oil: 0 },
      { name: 'b', ships: 2, oil: 1 },
    ]
    const behind = 'On a calm sea nobody is behind.'
    expect(contradictions({ isCalm: true, keepers })).toEqual(['isCalm', 'keepers'].map((fact) => [fact, 'facts-contradict', behind]))
    expect(contradictions({ isCalm: true, ships: 'behind' })).toEqual(['isCalm', 'ships'].map((fact) => [fact, 'facts-contradict', behind]))
    const burn = 'On a calm sea no lamp burns that much.'
    expect(contradictions({ isCalm: true, lamps: 5, isStorm: true })).toEqual(['isCalm', 'lamps', 'isStorm'].map((fact) => [fact, 'facts-contradict', burn]))
  })
})

describe('an amount that may be no number', () => {
  const oilPrice = (more: object) => () =>
    defineRule({
      id: 'can-buy-oil',
      question: 'Can I buy oil?',
      facts: {
        oil,
        price: defineAmount({
          id: 'oil-price',
          question: 'What does oil cost?',
          unit: 'coins',
          facts: { lamps },
          sum: [{ add: (f) => f.lamps, because: cite('oil#price', 'one coin a lamp') }],
          examples: [],
          ...more,
        }),
      },
      clauses: [],
      otherwise: { answer: 'yes', because: cite('oil#answer', 'oil is for sale') },
      examples: [],
    })
  const none = cite('oil#none', 'no oil is sold')

  it('is no fact of another rule', () => {
    expect(oilPrice({})).not.toThrow()
    const refusal = 'The amount "oil-price" can be refused or unsettled, so that it cannot be a fact of another rule.'
    expect(oilPrice({ refusals: { none: 'Not for sale' }, clauses: [{ when: () => true, answer: 'none', because: none }] })).toThrow(refusal)
    expect(oilPrice({ clauses: [{ when: () => true, unsettled: [{ answer: null, because: none }] }] })).toThrow(refusal)
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
