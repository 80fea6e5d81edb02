import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

export interface BrowserSize {
  name: string
  minified: number
  gzip: number
}

/** What a phone loads for a piece of the program: bundled for browsers, which fails where anything of Node is needed. */
export async function browserSize(root: string, name: string, entry: string): Promise<BrowserSize> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: `${root}src`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  const contents = outputFiles[0]?.contents ?? new Uint8Array()
  return { name, minified: contents.length, gzip: gzipSync(contents).length }
}

const KERNEL = `export { verdictOf } from './rules/verdict.ts'; export { readTold } from './rules/told.ts'; export { describeFacts } from './rules/describe.ts'`

/** The kernel, and each game's rules with the part of the kernel that they need. */
export const browserSizes = (root: string, games: readonly string[]): Promise<BrowserSize[]> =>
  Promise.all([
    browserSize(root, 'kernel', KERNEL),
    ...games.map((game) => browserSize(root, game, `export { catalogue } from './games/${game}/catalogue.ts'`)),
  ])
