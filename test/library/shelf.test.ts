import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aFolder, aLibrary, aServer, FIXTURES } from '../world.ts'

/** The fixtures in other words. */
async function aNewEdition() {
  const folder = await aFolder()
  const content = join(folder.path, 'content')
  await cp(FIXTURES, content, { recursive: true })
  const file = join(content, 'lantern-bay/lighthouses.md')
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('lighthouse with a keeper', 'tower with a keeper'))
  const built = await aLibrary(content)
  return {
    library: built.library,
    [Symbol.asyncDispose]: async () => {
      await built[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}

it('A reading that was taken stays what it was when a new library is put on the shelf', async () => {
  await using server = await aServer()
  await using edition = await aNewEdition()
  const taken = server.shelf.current
  const lines = taken.library.all('rulings')[Symbol.asyncIterator]()
  const first = await lines.next()
  server.shelf.replace(edition.library)
  const rest: string[] = [first.value]
  for (let line = await lines.next(); !line.done; line = await lines.next()) rest.push(line.value)
  expect(rest.join('\n')).toContain('A lighthouse with a keeper')
  expect(rest).toHaveLength(6)
  expect((await taken.search.search('keeper', { limit: 5 })).hits).toHaveLength(1)
})

it('From then on every answer is of the new library, those to questions asked before included', async () => {
  await using server = await aServer()
  await using edition = await aNewEdition()
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.app.inject(url)
    return { statusCode, version: headers['x-tablejudge-version'], hasNewWords: body.includes('tower with a keeper') }
  }
  const urls = ['/v1/search?q=keeper', '/v1/rulings/lantern-bay/storm-damage', '/v1/bulk/rulings.jsonl', '/lantern-bay/storm-damage']
  const { version: old } = server.library
  for (const url of urls) expect(await ask(url)).toEqual({ statusCode: 200, version: old, hasNewWords: false })
  server.shelf.replace(edition.library)
  const { version } = edition.library
  expect(version).not.toBe(old)
  for (const url of urls) expect(await ask(url)).toEqual({ statusCode: 200, version, hasNewWords: true })
})
