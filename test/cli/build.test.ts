import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLibrary } from '../../src/library/open.ts'
import { aFolder } from '../world.ts'
import { aDesk } from './desk.ts'
import { aProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

const versionAt = (path: string): string => {
  const library = openLibrary(path)
  library.close()
  return library.version
}

/** Breaks a link, so that the content has one problem. */
const breakLink = (text: string): string => text.replace('cards.md#beacon-permit', 'cards.md#beacon-permitt')

describe.concurrent('build', () => {
  it('makes a library and says which', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text.replace('most oil', 'least oil'))
    const { code, stdout, stderr } = await desk.run('build')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const version = versionAt(desk.library)
    expect(version).not.toBe(desk.version)
    expect(stdout).toContain(`Library ${version} with 2 games and 6 rulings: ${desk.library}, `)
  })

  it('says it in JSON and nothing else with --json', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.run('build', '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { length } = await readFile(desk.library)
    expect(JSON.parse(stdout)).toEqual({ library: desk.library, version: desk.version, bytes: length })
  })

  it('leaves the library as it is when the content has problems, and names them all', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/lighthouses.md', breakLink)
    await desk.edit('fog-harbour/piloting.md', (text) => text.replace('origin: [leaflet#piloting]', 'origin: [leaflet#pilots]'))
    const { code, stdout, stderr } = await desk.run('build')
    expect(code).toBe(1)
    expect(stdout).toContain('2 problems: nothing was built, the library is as it was.')
    expect(stderr).toMatch(/^fog-harbour\/piloting\.md:\d+:\d+ unknown-section .+\nlantern-bay\/lighthouses\.md:14:\d+ unknown-card .+\n$/)
    expect(versionAt(desk.library)).toBe(desk.version)
  })

  it('names problems in JSON too', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/lighthouses.md', breakLink)
    const { code, stdout, stderr } = await desk.run('build', '--json')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ problems: [{ file: 'lantern-bay/lighthouses.md', line: 14, code: 'unknown-card' }] })
    expect(versionAt(desk.library)).toBe(desk.version)
  })

  it('is not held up by a name that is not published yet', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/published.txt', () => '')
    expect((await desk.run('build')).code).toBe(0)
  })

  it('ends with 3 and what to do when the library cannot be written', async () => {
    await using desk = await aDesk(program)
    const { code, stderr } = await desk.run('build', '--library', join(desk.library, 'below.sqlite'))
    expect(code).toBe(3)
    expect(stderr).toMatch(/^.+below\.sqlite could not be written: .+ Make the folder writable, or name another file with --library\.\n$/)
  })
})

describe.concurrent.each(['build', 'check'])('%s ends with 2, and builds nothing,', (command) => {
  it.each<[what: string, make: (path: string) => Promise<unknown>, words: string]>([
    ['there is nothing', async () => undefined, 'ENOENT'],
    ['there is a file', (path) => writeFile(path, 'text'), 'ENOTDIR'],
    ['there is no folder of a game', (path) => mkdir(join(path, '.git'), { recursive: true }), 'There is no game in'],
  ])('where %s', async (_, make, words) => {
    await using desk = await aDesk(program)
    await using folder = await aFolder()
    const content = join(folder.path, 'content')
    await make(content)
    const { code, stderr } = await program.run(['--content', content, '--library', desk.library, command])
    expect(code).toBe(2)
    expect(stderr).toContain(words)
    expect(stderr).toMatch(/^.+ with --content\.\n$/)
    expect(versionAt(desk.library)).toBe(desk.version)
  })
})
