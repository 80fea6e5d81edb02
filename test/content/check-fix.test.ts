import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { build } from '../../src/cli/build.ts'
import { check } from '../../src/cli/check.ts'
import { aFolder, aRuling, rulingFile } from '../world.ts'
import { entry, fileOf } from './pier.ts'

const GAME = '---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n```yaml\nid: pier\n```\n'
const DOCUMENTS = fileOf(entry({ title: 'L', text: 'A sheet.', yaml: 'id: leaflet\ntitle: L\nauthority: official\nsections: [gulls]' }))
const NAMES = 'clause stealing#answer\nclause stealing#salt\nruling stealing\n'

/** A content folder with one game in it, gone when the test is over. */
async function aPier(files: Record<string, string>) {
  const folder = await aFolder()
  const path = (name: string): string => join(folder.path, 'pier', name)
  await mkdir(join(folder.path, 'pier'))
  for (const [name, content] of Object.entries({ 'game.md': GAME, 'documents.md': DOCUMENTS, ...files })) await writeFile(path(name), content)
  return { ...folder, root: folder.path, path, text: (name: string): Promise<string> => readFile(path(name), 'utf8') }
}

/** What a command ends with, and what it writes for machines. */
async function quietly(command: () => Promise<number>): Promise<{ code: number; codes: string[] }> {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  try {
    const code = await command()
    const { problems = [] } = JSON.parse(lines.join('')) as { problems?: { code: string }[] }
    return { code, codes: problems.map((problem) => problem.code) }
  } finally {
    spy.mockRestore()
  }
}

const fix = (root: string) => quietly(() => check(root, { fix: true, json: true }))

it('a fix sorts, proposes ids and lists the names of what it proposed', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(entry({ yaml: 'origin: [leaflet#gulls]' })) })
  expect(await fix(pier.root)).toEqual({ code: 0, codes: [] })
  expect(await pier.text('gulls.md')).toBe(rulingFile(entry({ yaml: 'id: gull-steal-chips\norigin: [leaflet#gulls]' })))
  expect(await pier.text('published.txt')).toBe('clause gull-steal-chips#answer\nruling gull-steal-chips\n')
})

it('new names join the published ones in their order; comments stay on top, and names that vanished stay', async () => {
  await using pier = await aPier({
    'gulls.md': rulingFile(aRuling()),
    'published.txt': '# kept for ever\n# by the harbour master\n\nruling zebra\nclause stealing#answer\n',
  })
  expect(await fix(pier.root)).toEqual({ code: 1, codes: ['vanished-name'] })
  expect(await pier.text('published.txt')).toBe(
    '# kept for ever\n# by the harbour master\nclause stealing#answer\nclause stealing#salt\nruling stealing\nruling zebra\n',
  )
})

it('a fix of correct content writes nothing at all', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(aRuling()), 'published.txt': `# names\r\n\r\n${NAMES.replaceAll('\n', '\r\n')}` })
  const files = ['gulls.md', 'game.md', 'documents.md', 'published.txt']
  const look = () => Promise.all(files.map(async (name) => [await pier.text(name), (await stat(pier.path(name), { bigint: true })).mtimeNs]))
  const before = await look()
  expect(await fix(pier.root)).toEqual({ code: 0, codes: [] })
  expect(await look()).toEqual(before)
})

it('a second fix writes nothing', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(entry({ yaml: 'kind: question\norigin: [leaflet#gulls]' })) })
  await fix(pier.root)
  const before = [await pier.text('gulls.md'), await pier.text('published.txt')]
  await fix(pier.root)
  expect([await pier.text('gulls.md'), await pier.text('published.txt')]).toEqual(before)
})

it.each([
  ['CR LF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['no newline at the end', (text: string) => text.trimEnd()],
])('a fixed file keeps %s', async (_, written) => {
  await using pier = await aPier({ 'gulls.md': written(rulingFile(entry({ yaml: 'origin: [leaflet#gulls]\nid: stealing' }))) })
  await fix(pier.root)
  expect(await pier.text('gulls.md')).toBe(written(rulingFile(entry({ yaml: 'id: stealing\norigin: [leaflet#gulls]' }))))
})

it('a fix leaves files alone that it cannot read', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(aRuling()), 'published.txt': NAMES })
  const bytes = Buffer.concat([Buffer.from(rulingFile(entry({ yaml: 'origin: [leaflet#gulls]\nid: crabs' }))), Buffer.from([0xff])])
  await writeFile(pier.path('crabs.md'), bytes)
  expect(await fix(pier.root)).toEqual({ code: 1, codes: ['not-utf8'] })
  expect(await readFile(pier.path('crabs.md'))).toEqual(bytes)
})

it('names that are not listed yet fail a check and not a build', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(aRuling()) })
  expect(await quietly(() => check(pier.root, { json: true }))).toEqual({ code: 1, codes: ['unpublished-name'] })
  expect(await quietly(() => build(pier.root, join(pier.root, '.library.sqlite'), { json: true }))).toEqual({ code: 0, codes: [] })
})

it('a published name that vanished fails a build', async () => {
  await using pier = await aPier({ 'gulls.md': rulingFile(aRuling()), 'published.txt': `${NAMES}ruling zebra\n` })
  expect(await quietly(() => build(pier.root, join(pier.root, '.library.sqlite'), { json: true }))).toEqual({ code: 1, codes: ['vanished-name'] })
})
