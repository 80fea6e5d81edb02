import { describe, expect, it } from 'vitest'
import { Packs } from '../../src/packs/packs.ts'
import { aBook, aServer, aServerWithBook, FIXTURES } from '../world.ts'

const page = async (url: string): Promise<string> => {
  await using server = await aServerWithBook()
  return (await server.app.inject(url)).body
}

describe('Pages beside a pack', () => {
  it('show under a ruling what it restates, marked and linked to the clause', async () => {
    const body = await page('/lantern-bay/build-lighthouse')
    expect(body).toContain('As published')
    expect(body).toMatch(/<a href="#[a-z-]+"><mark>[^<]*lighthouse/)
    expect(body).toContain('do not publish them')
  })

  it('show a passage alone, with the way back to its rulings', async () => {
    const body = await page('/lantern-bay/documents/rulebook-2.0/storms')
    expect(body).toContain('its ships drift two hexes')
    expect(body).toContain('href="https://judge.example/lantern-bay/storm-damage"')
  })

  it('lead from the document to each section that the pack has', async () => {
    expect(await page('/lantern-bay/documents/rulebook-2.0')).toContain('href="https://judge.example/lantern-bay/documents/rulebook-2.0/storms"')
  })

  it('compare each section with its rulings: what is unclaimed, and which numbers nobody repeats', async () => {
    const body = await page('/lantern-bay/compare')
    expect(body).toContain('4 of 4 sections are restated.')
    expect(body).toMatch(/Numbers that no ruling repeats: [^<]*\b2\b/)
    expect(body).not.toContain('We thank the keepers')
  })

  it('show found passages under their ruling', async () => {
    const body = await page('/search?q=drift')
    expect(body).toContain('In the book')
    expect(body).toMatch(/<mark>drift<\/mark>/)
  })

  it('say that no book is here when one is asked for and none was imported', async () => {
    await using server = await aServer()
    expect((await server.app.inject('/search?q=oil+in:book')).body).toContain('No book is here')
    expect((await server.app.inject('/lantern-bay/compare')).statusCode).toBe(404)
  })

  it('escape what the book says', async () => {
    const book = await aBook()
    const evil = {
      ...book,
      passages: book.passages.map((passage) => ({
        ...passage,
        title: '<b>title',
        text: [{ kind: 'item', line: 1, text: '<script>alert(1)</script>' } as const],
      })),
    }
    await using server = await aServer({}, FIXTURES, new Packs([evil]))
    for (const url of ['/lantern-bay/documents/rulebook-2.0/storms', '/lantern-bay/storm-damage', '/lantern-bay/compare', '/search?q=alert+in:book']) {
      const { body } = await server.app.inject(url)
      expect(body, url).toContain('&#60;b&#62;title')
      expect(body, url).not.toMatch(/<script|<b>title/)
    }
  })
})
