import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { number } from '../../src/rules/fact.ts'
import { cite, defineRule } from '../../src/rules/rule.ts'
import { aProgram } from '../cli/program.ts'
import { buildInto } from '../cli/served.ts'
import { aFolder, aLibrary, FIXTURES } from '../world.ts'

async function versionOf(content: string, catalogues?: readonly Catalogue[]): Promise<string> {
  await using built = await aLibrary(content, catalogues)
  return built.library.version
}

/** Rules of Lantern Bay: one, which says when a lighthouse goes dark. */
const withRule = ({ when = (f: { storms: number }) => f.storms > 1, max = 9, words = 'goes dark until you pay' } = {}): Catalogue[] => [
  {
    game: 'lantern-bay',
    topics: [
      {
        id: 'storms',
        title: 'Storms',
        rules: [
          defineRule({
            id: 'is-dark',
            question: 'Is my lighthouse dark?',
            facts: { storms: number('How many storms came?', { min: 0, max }) },
            clauses: [{ when, answer: 'yes', because: cite('storm-damage#answer', words) }],
            otherwise: { answer: 'no', because: cite('storm-damage#keeper', 'with a keeper is not touched') },
            examples: [],
          }),
        ],
      },
    ],
  },
]

/** The version of the fixtures as they are. */
const here = versionOf(FIXTURES)

async function files(): Promise<string[]> {
  const entries = await readdir(FIXTURES, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(FIXTURES.length + 1))
}

/** The version of the fixtures with each file passed through a change. */
async function versionWith(change: (text: string, file: string) => string, order = (names: string[]): string[] => names): Promise<string> {
  await using folder = await aFolder()
  for (const file of order(await files())) {
    const to = join(folder.path, file)
    await mkdir(dirname(to), { recursive: true })
    await writeFile(to, change(await readFile(join(FIXTURES, file), 'utf8'), file))
  }
  return await versionOf(folder.path)
}

describe('The same content has the same version', () => {
  it('when it is built twice', async () => {
    expect(await versionOf(FIXTURES)).toBe(await here)
  })

  it('in another folder', async () => {
    await using folder = await aFolder()
    await cp(FIXTURES, join(folder.path, 'elsewhere'), { recursive: true })
    expect(await versionOf(join(folder.path, 'elsewhere'))).toBe(await here)
  })

  it.each([
    ['backwards', (names: string[]) => names.sort().reverse()],
    ['forwards', (names: string[]) => names.sort()],
  ])('when its files were made in alphabetical order, %s', async (_, order) => {
    expect(await versionWith((text) => text, order)).toBe(await here)
  })

  it('when an editor saved it with other line ends and a byte order mark', async () => {
    const saved = (text: string, file: string): string => (file.endsWith('.md') ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text)
    expect(await versionWith(saved)).toBe(await here)
  })

  it('when only the month in which it was checked is another', async () => {
    expect(await versionWith((text) => text.replace('checked: 2026-11', 'checked: 2026-12'))).toBe(await here)
  })

  it('in Turkey, Japan and Newfoundland', async () => {
    await using program = await aProgram()
    await using folder = await aFolder()
    const places = [
      { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Europe/Istanbul' },
      { LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8', TZ: 'Asia/Tokyo' },
      { LANG: 'C', LC_ALL: 'C', TZ: 'America/St_Johns' },
    ]
    const versions = await Promise.all(
      places.map(async (place, i) => {
        const library = join(folder.path, `${i}.sqlite`)
        const { stdout } = await program.run(['--content', FIXTURES, '--library', library, 'build', '--json'], place)
        return (JSON.parse(stdout) as { version: string }).version
      }),
    )
    // The command line knows no rules of the fixtures.
    expect(new Set(versions)).toEqual(new Set([await buildInto(join(folder.path, 'here.sqlite'), FIXTURES)]))
  })
})

describe('Another version comes from', () => {
  it.each([
    ['a word of an answer', 'lighthouses.md', 'Water and hills are out.', 'Water and hills are not.'],
    ['a word of a clause', 'lighthouses.md', 'whoever owns it', 'whoever built it'],
    ['a heading', 'scoring.md', 'Who wins a tie?', 'Who takes a tie?'],
    ['the heading of a file', 'scoring.md', '# Scoring\n', '# Points\n'],
    ['a line of how people ask', 'lighthouses.md', 'relight cost', 'relight price'],
    ['a number in a table', 'lighthouses.md', '| Gale | 4 |', '| Gale | 5 |'],
    ['where a link leads', 'lighthouses.md', '(cards.md#beacon-permit)', '(cards.md#storm-lamp)'],
    ['a source', 'lighthouses.md', '111222/storms-and-oil', '111222/storms'],
    ['a section that is restated', 'lighthouses.md', 'origin: [rulebook-2.0#storms]', 'origin: [rulebook-2.0#scoring]'],
    ['the kind of a ruling', 'scoring.md', 'kind: erratum', 'kind: question'],
    ['its status', 'lighthouses.md', 'status: new', 'status: disputed'],
    ['a part that it needs', 'lighthouses.md', 'needs: [storm]', 'needs: [reef]'],
    ['an id that was given up', 'lighthouses.md', 'aliases: [lighthouse-site]', 'aliases: [lighthouse-place]'],
    ['a field of a card', 'cards.md', 'cost: 3', 'cost: 4'],
    ['the requirement of a card', 'cards.md', 'at least: -8', 'at least: -6'],
    ['what a card is also called', 'cards.md', '[the permit]', '[that permit]'],
    ['a synonym', 'terms.md', '[fuel]', '[fuel, kerosene]'],
    ['the reading that holds', 'conflicts.md', 'holds: works', 'holds: open'],
    ['the edition of a document', 'documents.md', 'edition: "2.0"', 'edition: "2.1"'],
    ['the name of a part', 'game.md', 'name: The Reef', 'name: A Reef'],
    ['another name of the game', 'game.md', 'the lantern game', 'the lamp game'],
  ])('%s', async (_, file, from, to) => {
    let found = false
    const changed = await versionWith((text, path) => {
      if (path !== `lantern-bay/${file}`) return text
      found = text.includes(from)
      return text.replace(from, to)
    })
    expect(found).toBe(true)
    expect(changed).not.toBe(await here)
  })

  it.each([
    ['what a clause of a rule asks, though its words are the same', { when: (f: { storms: number }) => f.storms > 2 }],
    ['the bounds of a fact', { max: 8 }],
    ['the words that a rule cites', { words: 'until you pay 2 oil' }],
  ])('%s', async (_, change) => {
    const same = await versionOf(FIXTURES, withRule())
    expect(await versionOf(FIXTURES, withRule({}))).toBe(same)
    expect(await versionOf(FIXTURES, withRule(change))).not.toBe(same)
  })
})
