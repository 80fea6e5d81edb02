import { describe, expect, it } from 'vitest'
import { joinRules } from '../../src/build/rules.ts'
import { Coverage } from '../../src/contract/rule.ts'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { yesNo } from '../../src/rules/fact.ts'
import { cite, defineRule, no, yes } from '../../src/rules/rule.ts'
import { aRuling, aServer, editionFrom, rulingFile } from '../world.ts'
import { problemIn } from './problem.ts'

describe('/v1/coverage', () => {
  it('counts the rulings of each game that rules decide, and says why the others are not', async () => {
    await using server = await aServer()
    const { items } = (await server.app.inject('/v1/coverage')).json<{ items: unknown[] }>()
    const [bay, harbour] = items.map((item) => Coverage.strict().parse(item)).sort((a, b) => b.decided - a.decided)
    expect(bay).toMatchObject({ game: 'lantern-bay', rulings: 4, decided: 3, nothingToDecide: 1 })
    expect(bay?.undecided).toEqual([
      {
        id: 'lantern-bay/lost-lamp',
        title: 'Does the lost lamp count?',
        shortAnswer: 'No, a lost lamp is out of the game.',
        url: 'https://judge.example/lantern-bay/lost-lamp',
        reason: 'components',
      },
    ])
    expect(harbour).toMatchObject({ game: 'fog-harbour', decided: 0 })
    for (const { rulings, decided, undecided } of [bay, harbour] as Coverage[]) expect(decided + undecided.length).toBe(rulings)
    expect(harbour?.undecided.map(({ reason }) => reason)).toContain(null)
  })

  it('is of one game when that is asked for, and 404 for one that there is not', async () => {
    await using server = await aServer()
    const { items } = (await server.app.inject('/v1/coverage?game=fog-harbour')).json<{ items: Coverage[] }>()
    expect(items.map(({ game }) => game)).toEqual(['fog-harbour'])
    expect(problemIn(await server.app.inject('/v1/coverage?game=lantern-bye'))).toMatchObject({ status: 404, near: ['lantern-bay'] })
  })
})

/** A rule of the pier that cites the given rulings, and decides on all of them in its examples. */
const isSafe = (rulings: string[], examples: 'decisive' | 'none' = 'decisive'): Catalogue => ({
  game: 'pier',
  topics: [
    {
      id: 'gulls',
      title: 'Gulls',
      rules: [
        defineRule({
          id: 'is-safe',
          question: 'Are my chips safe?',
          facts: { salted: yesNo('Are they salted?') },
          clauses: [{ when: (f) => f.salted, answer: 'yes', because: rulings.map((id) => cite(`${id}#salt`, 'Salted chips are safe')) }],
          otherwise: { answer: 'no', because: cite('plain#answer', 'one chip a turn') },
          examples:
            examples === 'none'
              ? [{ from: 'ours', tells: 'No salt', given: { salted: false }, expect: no('plain#answer') }]
              : [{ from: 'ours', tells: 'Salt', given: { salted: true }, expect: yes(...rulings.map((id) => `${id}#salt`)) }],
        }),
      ],
    },
  ],
})

const coverageOf = (ids: string[], catalogue: Catalogue): Coverage | undefined => {
  const { games } = editionFrom({ 'gulls.md': rulingFile(...ids.map((id) => aRuling({ id, title: `Is ${id} safe?` }))) })
  return joinRules(games, [catalogue]).coverage[0]
}

describe('A ruling is decided', () => {
  it('when a clause of it is the ground of an example, not when it is only cited', () => {
    const ids = ['plain', 'salted']
    expect(coverageOf(ids, isSafe(['salted']))?.undecided.map(({ id }) => id)).toEqual(['pier/plain'])
    expect(coverageOf(ids, isSafe(['salted'], 'none'))?.undecided.map(({ id }) => id)).toEqual(['pier/salted'])
  })

  it('by a rule that decides up to 6 of them', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    expect(coverageOf(ids, isSafe(ids))).toMatchObject({ rulings: 8, decided: 6 })
  })

  it('by no rule in a game that has none', () => {
    expect(coverageOf(['a', 'b'], { game: 'elsewhere', topics: [] })).toMatchObject({ rulings: 2, decided: 0, nothingToDecide: 0 })
  })
})
