import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { browserSize, browserSizes } from '../../scripts/bench/browser-sizes.ts'
import { CATALOGUES } from '../../src/games/catalogues.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a phone would have to load, in bytes of gzip: a quarter or more above what it is now. A game's rules come with their words and examples. */
const LARGEST: Readonly<Record<string, number>> = {
  search: 20_000,
  kernel: 6_500,
  moon: 60_000,
  'moon-base': 30_000,
  moonrakers: 50_000,
  'terraforming-mars': 250_000,
}

describe('in a browser, without anything of Node,', () => {
  it('search, the kernel of rules and the rules of each game are bundled, and stay small', async () => {
    const search = await browserSize(ROOT, 'search', `export { Search } from './search/search.ts'; export { Suggest } from './search/suggest.ts'`)
    const sizes = [search, ...(await browserSizes(ROOT, Object.keys(CATALOGUES)))]
    for (const { name, minified, gzip } of sizes) console.log(`${name}: ${minified} bytes, ${gzip} of gzip`)
    expect(sizes.map(({ name }) => name)).toEqual(Object.keys(LARGEST))
    for (const { name, gzip } of sizes) {
      expect.soft(gzip, name).toBeGreaterThan(1_000)
      expect.soft(gzip, name).toBeLessThan(LARGEST[name] ?? 0)
    }
  })
})
