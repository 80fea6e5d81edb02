import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reading, Section } from '../../src/documents/reading.ts'
import { aFolder, BOOK } from '../world.ts'
import { aDesk, type Desk } from './desk.ts'
import { aProgram, type Ended, type Program } from './program.ts'
import { aServed } from './served.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

interface Report extends Omit<Reading, 'title' | 'sections'> {
  document: { game: string; id: string; title: string }
  sections: Section[]
}

/** A desk with a folder for packs and a way to import documents written inline. */
async function aReader() {
  const desk = await aDesk(program)
  const folder = await aFolder()
  const packs = join(folder.path, 'packs')
  const write = async (name: string, text: string | Uint8Array): Promise<string> => {
    const path = join(folder.path, name)
    await writeFile(path, text)
    return path
  }
  const run = (...args: string[]): Promise<Ended> => desk.runWith({ TABLEJUDGE_PACKS: packs }, ...args)
  const report = async (...args: string[]): Promise<Report> => JSON.parse((await run('import', ...args, '--json')).stdout) as Report
  const dispose = async (): Promise<void> => {
    await desk[Symbol.asyncDispose]()
    await folder[Symbol.asyncDispose]()
  }
  return { desk, folder: folder.path, packs, write, run, report, [Symbol.asyncDispose]: dispose }
}

const GAME = ['--game', 'lantern-bay', '--document', 'rulebook-2.0']

describe.concurrent('import', () => {
  it('writes a pack, and says which sections it found and what it left out', async () => {
    await using reader = await aReader()
    const { code, stdout, stderr } = await reader.run('import', BOOK, ...GAME)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('lantern-bay/rulebook-2.0: 6 sections, 0 listed cards, 1 source')
    expect(stdout).toMatch(/Storms #storms, line 16/)
    expect(stdout).toMatch(/Written to .*packs\/lantern-bay\/rulebook-2\.0\.pack\.sqlite\./)
  })

  it('changes nothing when it is done again', async () => {
    await using reader = await aReader()
    await reader.run('import', BOOK, ...GAME)
    const path = join(reader.packs, 'lantern-bay/rulebook-2.0.pack.sqlite')
    const { mtimeMs, ino } = await lstat(path)
    expect((await reader.run('import', BOOK, ...GAME)).stdout).toContain('Nothing has changed')
    expect(await lstat(path)).toMatchObject({ mtimeMs, ino })
  })

  it('reports in JSON what a program needs, without the words of the book', async () => {
    await using reader = await aReader()
    const { stdout } = await reader.run('import', BOOK, ...GAME, '--json')
    const { document, sections, cards, repairs, problems } = JSON.parse(stdout) as Report
    expect(document).toEqual({ game: 'lantern-bay', id: 'rulebook-2.0', title: 'Lantern Bay rulebook' })
    expect(sections.find(({ anchor }) => anchor === 'storms')).toMatchObject({
      title: 'Storms',
      line: 16,
      endLine: 20,
      sources: ['https://boardgamegeek.com/thread/111222'],
    })
    expect([cards, repairs, problems]).toEqual([[], [], []])
    expect(stdout).not.toContain('drift')
  })

  it('writes nothing in a dry run, and needs no folder for it', async () => {
    await using reader = await aReader()
    const { code, stdout } = await reader.desk.run('import', BOOK, ...GAME, '--dry-run')
    expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing was written: this was a dry run.')])
    await expect(readdir(reader.packs)).rejects.toThrow(/ENOENT/)
  })

  it('takes the only document of a game, else the name of the file', async () => {
    await using reader = await aReader()
    const book = await reader.write('House Rules v2.md', '# House rules\n\nNo shouting.\n')
    expect((await reader.report(book, '--game', 'fog-harbour')).document.id).toBe('leaflet')
    expect((await reader.report(book, '--game', 'lantern-bay')).document.id).toBe('house-rules-v2')
    expect((await reader.report(book, '--game', 'a-game-of-ours')).document).toEqual({ game: 'a-game-of-ours', id: 'house-rules-v2', title: 'House rules' })
  })

  it('tells which sections the content lists and the document has not', async () => {
    await using reader = await aReader()
    const part = await reader.write('part.md', '# Lantern Bay\n\n## Storms\n\nAll lamps burn.\n')
    const { problems } = await reader.report(part, ...GAME)
    expect(problems.map(({ code, message }) => [code, /section (\S+),/.exec(message)?.[1]])).toEqual(
      ['lighthouses', 'beacon-permit', 'scoring'].map((anchor) => ['section-not-found', anchor]),
    )
  })

  it("reads by the profile beside the game's content, or by the one that is named", async () => {
    await using reader = await aReader()
    const book = await reader.write(
      'b.md',
      '# Bay\n\n## Night\n\nAll lamps burn.\n\nWhen the wind turns, ships drift.\n\n## Day\n\nShips sail.\n\n## Dusk\n\nRest.\n',
    )
    await reader.desk.edit('lantern-bay/rulebook-2.0.profile.yaml', () => 'sections:\n  - { anchor: drifting, opens: When the wind }\n')
    expect((await reader.report(book, ...GAME)).sections.map(({ anchor }) => anchor)).toContain('drifting')
    const other = await reader.write('other.yaml', 'sections:\n  - { anchor: wind, opens: When the wind }\n')
    expect((await reader.report(book, ...GAME, '--profile', other)).sections.map(({ anchor }) => anchor)).toContain('wind')
    await writeFile(other, 'sectoins: []\n')
    expect(await reader.run('import', book, ...GAME, '--profile', other)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/does not fit[\s\S]*sectoins/),
    })
  })

  it('merges two extractions and says where they differ', async () => {
    await using reader = await aReader()
    const other = await reader.write(
      'scan.md',
      (await readFile(BOOK, 'utf8')).replace('worth 2 points', 'worth 3 points').replace(/## Beacon Permit[\s\S]*?(?=## Scoring)/, ''),
    )
    const { sections, repairs } = await reader.report(BOOK, other, ...GAME)
    expect(sections.map(({ anchor }) => anchor)).toContain('beacon-permit')
    const differ = repairs.filter(({ code }) => code === 'extractions-differ').map(({ message }) => message)
    expect(differ).toEqual([expect.stringContaining("'Beacon Permit' stands in lantern-bay.md alone"), expect.stringMatching(/'Scoring'.*2 points.*3 points/)])
  })
})

describe.concurrent('import refuses, and says what to do', () => {
  const cases: [name: string, args: (reader: Awaited<ReturnType<typeof aReader>>) => Promise<string[]>, message: RegExp][] = [
    ['a file that is not there', async () => ['nowhere.md', ...GAME], /cannot be read: ENOENT/],
    ['a folder', async ({ folder }) => [folder, ...GAME], /is not a file/],
    ['a game that could lead out of the folder', async () => [BOOK, '--game', '../elsewhere'], /cannot be a game/],
    ['a document that could', async () => [BOOK, '--game', 'lantern-bay', '--document', '../../evil'], /cannot be a document/],
    [
      'a symbolic link',
      async ({ folder }) => {
        await symlink(BOOK, join(folder, 'link.md'))
        return [join(folder, 'link.md'), ...GAME]
      },
      /symbolic link, and links are not followed/,
    ],
    ['too many files', async () => [...Array.from({ length: 9 }, () => BOOK), ...GAME], /At most 8/],
  ]
  it.each(cases)('%s', async (_, args, message) => {
    await using reader = await aReader()
    const { code, stderr } = await reader.run('import', ...(await args(reader)))
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
    expect(await readdir(reader.packs).catch(() => [])).toEqual([])
  })

  it('to write without a folder for packs, or into the project', async () => {
    await using reader = await aReader()
    expect(await reader.desk.run('import', BOOK, ...GAME)).toMatchObject({ code: 2, stderr: expect.stringContaining('TABLEJUDGE_PACKS') })
    const inside = join(program.file, '../../packs')
    expect(await reader.desk.run('import', BOOK, ...GAME, '--packs', inside)).toMatchObject({ code: 2, stderr: expect.stringContaining('outside of it') })
  })

  it('a document over 2 MB, in a report', async () => {
    await using reader = await aReader()
    const large = await reader.write('large.md', 'word '.repeat(400_001))
    const { code, stdout } = await reader.run('import', large, ...GAME, '--json')
    expect([code, (JSON.parse(stdout) as Report).problems.map((problem) => problem.code)]).toEqual([1, expect.arrayContaining(['file-too-large'])])
    expect(await readdir(reader.packs).catch(() => [])).toEqual([])
  })

  it('a document that is made to be slow: the worker is ended at its limit', async () => {
    await using reader = await aReader()
    const slow = await reader.write('slow.md', Array.from({ length: 1_900 }, (_, i) => '`'.repeat(i + 1)).join(' '))
    const started = Date.now()
    const { code, stdout } = await reader.run('import', slow, ...GAME, '--json')
    const codes = (JSON.parse(stdout) as Report).problems.map((problem) => problem.code)
    expect([code, codes[0]]).toEqual([1, 'took-too-long'])
    expect(Date.now() - started).toBeLessThan(35_000)
  }, 60_000)
})

describe('import takes any bytes', () => {
  it('and gives a report, and writes nowhere but in the folder of packs', async () => {
    await using reader = await aReader()
    await mkdir(reader.packs)
    const before = await readdir(reader.folder)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const path = join(reader.packs, 'any.md')
        await writeFile(path, bytes)
        const { code, stdout, stderr } = await reader.run('import', path, ...GAME, '--json')
        expect([0, 1], stderr).toContain(code)
        expect(JSON.parse(stdout)).toMatchObject({
          document: { game: 'lantern-bay' },
          sections: expect.any(Array),
          repairs: expect.any(Array),
          problems: expect.any(Array),
        })
      }),
      { numRuns: 15 },
    )
    expect(await readdir(reader.folder)).toEqual(before)
  })
})

describe.concurrent('compare', () => {
  it('shows each passage beside its rulings, and what they do not repeat', async () => {
    await using reader = await aReader()
    await reader.run('import', BOOK, ...GAME)
    const { code, stdout } = await reader.run('compare', 'lantern-bay')
    expect(code).toBe(0)
    expect(stdout).toMatch(/Storms #storms, lines 16–20\n {2}\| Before a storm[^\n]*\n {2}lantern-bay\/storm-damage/)
    expect(stdout).toMatch(/numbers that no ruling repeats: /)
    expect(stdout).toContain('4 of 5 sections restated.\n  unclaimed: #foreword')
  })

  it('says it in JSON, and with --missing only what there is to look at', async () => {
    await using reader = await aReader()
    const extra = await reader.write('more.md', `${await readFile(BOOK, 'utf8')}\n## Wreckers\n\nA wrecker moves 4 hexes.\n`)
    await reader.run('import', extra, ...GAME)
    const [document] = JSON.parse((await reader.run('compare', 'lantern-bay', '--json')).stdout) as {
      passages: { anchor: string; rulings: unknown[]; missingNumbers: string[] }[]
    }[]
    expect(document?.passages.find(({ anchor }) => anchor === 'wreckers')).toMatchObject({ rulings: [], missingNumbers: ['4'] })
    const { stdout } = await reader.run('compare', 'lantern-bay', '--missing')
    expect(stdout).toContain('no ruling restates this section')
    expect(stdout).toContain('unclaimed: #wreckers')
    expect(stdout).not.toContain('Beacon Permit #beacon-permit')
  })

  it('says how a pack is made when there is none', async () => {
    await using reader = await aReader()
    expect(await reader.run('compare', 'lantern-bay')).toMatchObject({ code: 1, stderr: expect.stringContaining('tablejudge import') })
  })
})

describe('serve with packs', () => {
  const imported = async (desk: Desk, packs: string): Promise<Ended> => desk.runWith({ TABLEJUDGE_PACKS: packs }, 'import', BOOK, ...GAME)

  it('shows passages, and takes up a new pack at SIGHUP', async () => {
    await using reader = await aReader()
    await using served = await aServed(program, reader.desk.library, { environment: { TABLEJUDGE_PACKS: reader.packs } })
    const passage = `${served.address}/v1/documents/lantern-bay/rulebook-2.0/storms`
    expect((await fetch(passage)).status).toBe(404)
    await imported(reader.desk, reader.packs)
    served.child.kill('SIGHUP')
    await expect.poll(async () => (await fetch(passage)).status).toBe(200)
  })

  it('warns when the address is public, and only then', async () => {
    await using reader = await aReader()
    await imported(reader.desk, reader.packs)
    const environment = { TABLEJUDGE_PACKS: reader.packs }
    await using open = await aServed(program, reader.desk.library, { environment: { ...environment, PUBLIC_URL: 'https://judge.example' } })
    await expect.poll(() => open.output()).toContain('Private packs are open')
    await using closed = await aServed(program, reader.desk.library, { environment: { ...environment, PUBLIC_URL: 'http://localhost:8080' } })
    await fetch(closed.address)
    expect(closed.output()).not.toContain('Private packs are open')
  })

  it('does not start with a damaged pack', async () => {
    await using reader = await aReader()
    await mkdir(join(reader.packs, 'lantern-bay'), { recursive: true })
    await writeFile(join(reader.packs, 'lantern-bay/x.pack.sqlite'), 'garbage')
    expect(await reader.run('serve')).toMatchObject({ code: 3, stderr: expect.stringContaining('is not a pack') })
  })
})
