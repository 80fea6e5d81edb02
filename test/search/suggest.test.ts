import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/content/limits.ts'
import { Suggestion } from '../../src/contract/search.ts'
import { Suggest } from '../../src/search/suggest.ts'
import { aLibrary } from '../world.ts'

async function type(typed: string, options: { game?: string; limit?: number } = {}): Promise<string[]> {
  await using held = await aLibrary()
  const items = await new Suggest(held.library).suggest(typed, { limit: 25, ...options })
  return items.map(({ kind, id }) => `${kind} ${id}`)
}

describe('suggestions', () => {
  it('come while a word is being typed, cards before rulings', async () => {
    expect((await type('beac'))[0]).toBe('card lantern-bay/beacon-permit')
  })

  it('find a term by what people call it', async () => {
    expect(await type('fuel')).toContain('term lantern-bay/oil')
  })

  it('find a ruling by a way of asking it', async () => {
    expect(await type('relight')).toEqual(['ruling lantern-bay/storm-damage'])
  })

  it('need every word so far', async () => {
    expect(await type('beacon zebra')).toEqual([])
  })

  it('stay inside the game that is asked for', async () => {
    expect(await type('tie', { game: 'fog-harbour' })).toEqual(['ruling fog-harbour/tie'])
  })

  it('are none for one letter, for nothing and for an unknown game', async () => {
    for (const found of [await type('l'), await type(''), await type('  '), await type('tie', { game: 'chess' })]) expect(found).toEqual([])
  })

  it('are at most as many as asked for', async () => {
    expect(await type('l a', { limit: 1 })).toHaveLength(1)
  })
})

it('a suggestion of the longest id still fits what Discord takes', () => {
  const longest = `card:${'g'.repeat(LIMITS.game)}/${'i'.repeat(LIMITS.id)}`
  expect(Suggestion.parse({ text: 'x', value: longest, kind: 'card', id: longest.slice('card:'.length) }).value).toBe(longest)
})
