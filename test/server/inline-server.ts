import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { Shelf } from '../../src/http/reading.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { buildApp } from '../../src/server/app.ts'
import { aFolder, editionFrom, SETTINGS } from '../world.ts'

/** A server over one invented game, "pier", from files written inline. */
export async function aServerOver(files: Record<string, string>): Promise<{ app: FastifyInstance; [Symbol.asyncDispose](): Promise<void> }> {
  const { games, problems } = editionFrom(files)
  expect(problems.map(({ code, message }) => `${code} ${message}`).filter((problem) => !problem.startsWith('unpublished'))).toEqual([])
  const folder = await aFolder()
  const path = join(folder.path, 'library.sqlite')
  await writeLibrary(path, compile(games))
  const library = openLibrary(path)
  const app = await buildApp({ shelf: new Shelf(library), settings: SETTINGS, release: '0.0.0' })
  return {
    app,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      library.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
