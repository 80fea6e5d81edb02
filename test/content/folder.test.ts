import { mkdir, open, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEdition } from '../../src/content/edition.ts'
import { readFolder } from '../../src/content/read-folder.ts'
import { aFolder, FIXTURES } from '../world.ts'

const ignore = () => undefined

it('the fixtures have nothing wrong with them', async () => {
  const { games, problems } = await readEdition(FIXTURES)
  expect(problems).toEqual([])
  expect(games.map(({ game }) => game.id)).toEqual(['fog-harbour', 'lantern-bay'])
})

it('every folder is a game, with the Markdown in it and below it, in the order of names', async () => {
  await using folder = await aFolder()
  for (const path of ['quay', 'pier/cards', '.git']) await mkdir(join(folder.path, path), { recursive: true })
  for (const path of ['README.md', 'quay/game.md', 'pier/game.md', 'pier/cards/winter.md', 'pier/notes.txt', 'pier/a.md', '.git/x.md'])
    await writeFile(join(folder.path, path), '')
  expect((await readFolder(folder.path, ignore)).map(({ game, files }) => [game, files.map(({ path }) => path)])).toEqual([
    ['pier', ['pier/a.md', 'pier/cards/winter.md', 'pier/game.md']],
    ['quay', ['quay/game.md']],
  ])
})

it('links are not followed', async () => {
  await using folder = await aFolder()
  await mkdir(join(folder.path, 'pier'))
  await writeFile(join(folder.path, 'secret.md'), '# Secret\n')
  await symlink(join(folder.path, 'secret.md'), join(folder.path, 'pier/gulls.md'))
  await symlink(join(folder.path, 'pier'), join(folder.path, 'quay'))
  expect(await readFolder(folder.path, ignore)).toEqual([{ game: 'pier', files: [], published: [] }])
})

it('the list of published names is read line by line, whatever ends its lines', async () => {
  await using folder = await aFolder()
  await mkdir(join(folder.path, 'pier'))
  await writeFile(join(folder.path, 'pier/published.txt'), '\uFEFF# names\r\n\r\nruling stealing\r\n')
  const [pier] = await readFolder(folder.path, ignore)
  expect(pier?.published).toEqual(['# names', '', 'ruling stealing'])
})

it('a file of gigabytes is refused without being read', async () => {
  await using folder = await aFolder()
  await mkdir(join(folder.path, 'pier'))
  const file = await open(join(folder.path, 'pier/gulls.md'), 'w')
  await file.truncate(5_000_000_000)
  await file.close()
  const { problems } = await readEdition(folder.path)
  expect(problems).toContainEqual({
    file: 'pier/gulls.md',
    line: 1,
    column: 1,
    code: 'file-too-large',
    message: 'The file has 5000000000 bytes; at most 2000000 are read. Split it by topic.',
  })
})
