import { describe, expect, it } from 'vitest'
import { Search, type SearchAnswer } from '../../src/search/search.ts'
import { aLibrary } from '../world.ts'

async function ask(question: string, options: { game?: string; kind?: string; needs?: string; limit?: number } = {}): Promise<SearchAnswer> {
  await using held = await aLibrary()
  return await new Search(held.library).search(question, { limit: 10, ...options })
}
const ids = ({ hits }: SearchAnswer): string[] => hits.map(({ ruling }) => ruling.id)

describe('search', () => {
  it('finds the ruling by the words of its heading', async () => {
    expect(ids(await ask('may I build a lighthouse here'))[0]).toBe('lantern-bay/build-lighthouse')
  })

  it('finds a ruling by what people call things', async () => {
    const answer = await ask('what does fuel cost in a squall')
    expect(ids(answer)[0]).toBe('lantern-bay/storm-damage')
    expect(answer.hits[0]?.synonyms).toContain('fuel → oil')
  })

  it('finds a ruling by a word that stands in the glossary alone', async () => {
    const answer = await ask('fuel')
    expect(ids(answer)[0]).toMatch(/^lantern-bay/)
    expect(answer).toMatchObject({ didYouMean: undefined, hits: expect.arrayContaining([expect.objectContaining({ synonyms: ['fuel → oil'] })]) })
  })

  it('says why it matched, and marks the words in the snippet', async () => {
    const [hit] = (await ask('salted lighthouse hills')).hits
    expect(hit?.words).toEqual(expect.arrayContaining(['lighthouse', 'hill']))
    expect(hit?.highlights.map(([from, to]) => hit.snippet.slice(from, to).toLowerCase())).toContain('hills')
  })

  it('looks only into the game that is asked for, by parameter or in the question', async () => {
    for (const answer of [
      await ask('who wins a tie', { game: 'fog-harbour' }),
      await ask('game:fog-harbour who wins a tie'),
      await ask('who wins a tie game:"foggy harbour"'),
    ])
      expect(ids(answer)).toEqual(['fog-harbour/tie'])
  })

  it('knows no game of an unknown name', async () => {
    expect(await ask('tie', { game: 'chess' })).toMatchObject({ hits: [], games: [] })
  })
})

describe('a question that names no game', () => {
  it('goes to the game whose words it uses, and says which words', async () => {
    const answer = await ask('ship in the fog tie')
    expect(answer.games[0]).toMatchObject({ game: 'fog-harbour', because: expect.arrayContaining(['ship', 'fog']) })
    expect(ids(answer)[0]).toMatch(/^fog-harbour/)
  })

  it('goes to the game that it names in passing', async () => {
    expect(ids(await ask('who wins a tie in the lantern game'))[0]).toBe('lantern-bay/tie')
  })

  it('shows the first of each game before the second of any when both are plausible', async () => {
    const answer = await ask('same points who wins')
    expect(ids(answer).slice(0, 2).sort()).toEqual(['fog-harbour/tie', 'lantern-bay/tie'])
  })

  it('has weights that add up to 1', async () => {
    const { games } = await ask('tie')
    expect(games.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })
})

describe('typos', () => {
  it('are forgiven in words that no ruling has', async () => {
    const answer = await ask('lighthuose on the caost')
    expect(ids(answer)[0]).toBe('lantern-bay/build-lighthouse')
    expect(answer.didYouMean).toBe('lighthouse on the coast')
  })

  it('are not looked for in words that some ruling has', async () => {
    const answer = await ask('oil')
    expect(answer.didYouMean).toBeUndefined()
    expect(answer.hits.flatMap(({ synonyms }) => synonyms)).toEqual([])
  })

  it('never turn the name of one card into that of another', async () => {
    const { cards, hits } = await ask('storm lamp')
    expect(cards.map(({ name }) => name)).toEqual(['Storm Lamp'])
    expect(hits[0]).toMatchObject({ ruling: { id: 'lantern-bay/storm-damage' }, card: 'lantern-bay/storm-lamp' })
  })

  it('in numbers are none: 4 is not 5', async () => {
    expect((await ask('5555')).hits).toEqual([])
  })
})

describe('operators', () => {
  it('quotes keep words together', async () => {
    expect(ids(await ask('"coast hexes"'))).toEqual(['lantern-bay/build-lighthouse'])
    expect(ids(await ask('"hexes coast"'))).toEqual([])
  })

  it('-word leaves out rulings that have it', async () => {
    expect(ids(await ask('tie -oil'))).toEqual(['fog-harbour/tie'])
  })

  it('-"a phrase" leaves out rulings that have it, and none of what is left out is looked for', async () => {
    expect(ids(await ask('lighthouse -"coast hexes"'))).not.toContain('lantern-bay/build-lighthouse')
    expect(ids(await ask('lighthouse -"hexes coast"'))).toContain('lantern-bay/build-lighthouse')
    expect((await ask('tie -tower')).games.flatMap(({ because }) => because)).not.toContain('lighthouse')
  })

  it('kind:, needs: and card: filter', async () => {
    expect(ids(await ask('kind:erratum'))).toEqual(['lantern-bay/lost-lamp'])
    expect(ids(await ask('needs:storm'))).toEqual(['lantern-bay/storm-damage'])
    expect(ids(await ask('card:lantern-bay/beacon-permit'))).toEqual(['lantern-bay/build-lighthouse'])
    expect(ids(await ask('card:beacon-permit'))).toEqual(['lantern-bay/build-lighthouse'])
    expect(ids(await ask('lighthouse', { kind: 'erratum' }))).toEqual([])
  })

  it('a number keeps its sign: -8 is found, 8 is not the same', async () => {
    expect(ids(await ask('reef at -8'))[0]).toBe('lantern-bay/build-lighthouse')
    expect((await ask('reef at -8')).hits[0]?.words).toContain('-8')
    expect((await ask('reef at 8')).hits[0]?.words).not.toContain('-8')
  })
})

describe('when nothing matches', () => {
  it('the nearest rulings are offered', async () => {
    const answer = await ask('lightweight')
    expect(answer.hits).toEqual([])
    expect(answer.nearest.map(({ ruling }) => ruling.id)).toContain('lantern-bay/build-lighthouse')
  })

  it.each([
    '',
    '   ',
    'the of and',
    '🎲🎲',
    '???',
    'שלום',
    "'; DROP TABLE ruling; --",
    '(.*)+$',
    '"',
    '-',
    '- - -',
    'game:',
    'a'.repeat(500),
    '\u0000',
    '\uE000',
  ])('%j gives an answer and no fault', async (question) => {
    const { hits, total } = await ask(question)
    expect(hits.length).toBeLessThanOrEqual(total)
  })
})

describe('limits', () => {
  it('shows as many as asked for and says how many there are', async () => {
    const answer = await ask('lighthouse oil tie', { limit: 1 })
    expect(answer.hits).toHaveLength(1)
    expect(answer.total).toBeGreaterThan(1)
  })
})
