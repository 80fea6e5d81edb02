import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Card } from '../../src/contract/card.ts'
import { Document, Game, Overview } from '../../src/contract/game.ts'
import { Conflict, Term } from '../../src/contract/glossary.ts'
import { Ruling } from '../../src/contract/ruling.ts'
import { RulingRef, SourceWithRulings } from '../../src/contract/source.ts'
import type { LibraryRows } from '../../src/library/rows.ts'
import { FIXTURES } from '../world.ts'
import { bodiesOf, rowsOf, SHIPPED } from './built.ts'

type Bodies = (rows: LibraryRows) => { body: string }[]

const SHAPES: [name: string, shape: z.ZodType, bodies: Bodies][] = [
  ['ruling', Ruling, ({ rulings }) => rulings],
  ['ruling in short', RulingRef, ({ rulings }) => rulings.map(({ ref }) => ({ body: ref }))],
  ['card', Card, ({ cards }) => cards],
  ['term', Term, ({ terms }) => terms],
  ['conflict', Conflict, ({ conflicts }) => conflicts],
  ['document', Document, ({ documents }) => documents],
  ['game', Game, ({ games }) => games],
  ['source', SourceWithRulings, ({ sources }) => sources],
  ['overview', Overview, ({ overview }) => [{ body: overview('0123456789abcdef') }]],
]

describe.each([
  ['fixtures', FIXTURES],
  ['shipped content', SHIPPED],
])('Of the %s', (_, content) => {
  const built = rowsOf(content)
  it.each(SHAPES)('every prepared %s has the shape of the contract, and nothing besides', async (_name, shape, bodies) => {
    for (const body of bodiesOf(bodies(await built))) expect(shape.parse(body)).toEqual(body)
  })
})

it('The fixtures have every kind of entry', async () => {
  const rows = await rowsOf(FIXTURES)
  expect(SHAPES.filter(([, , bodies]) => bodies(rows).length === 0).map(([name]) => name)).toEqual([])
})

it('The shipped content has rulings, terms, conflicts and documents', async () => {
  const { rulings, terms, conflicts, documents } = await rowsOf(SHIPPED)
  for (const list of [rulings, terms, conflicts, documents]) expect(list.length).toBeGreaterThan(0)
})
