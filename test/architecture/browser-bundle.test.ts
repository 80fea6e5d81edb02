import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

/** What a phone would have to load to search without a network. */
const LARGEST = 20_000

describe('search in a browser', () => {
  it('bundles without anything of Node', async () => {
    const entry = `export { Search } from ${JSON.stringify(source('search/search.ts'))}; export { Suggest } from ${JSON.stringify(source('search/suggest.ts'))}`
    const { outputFiles } = await build({
      stdin: { contents: entry, resolveDir: source('search'), loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    })
    const [bundle] = outputFiles
    const bytes = gzipSync(bundle?.contents ?? '').length
    console.log(`search: ${bytes} bytes of gzip`)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes).toBeLessThan(LARGEST)
  })
})
