import { describe, expect, it } from 'vitest'
import { mergeExtractions } from '../../src/documents/merge.ts'
import { MORE, PROSE, read, section, textOf, titles } from './moth.ts'

const merge = (a: string, b: string) =>
  mergeExtractions([
    { file: 'a.md', reading: read(a) },
    { file: 'b.md', reading: read(b) },
  ])

const book = (parts: Record<string, string>): string =>
  Object.entries(parts)
    .map(([title, text]) => `## ${title}\n\n${text}`)
    .join('\n\n')

const differences = ({ repairs }: ReturnType<typeof merge>) =>
  repairs.flatMap(({ file, line, code, message }) => (code === 'extractions-differ' ? [`${file} ${line}: ${message}`] : []))

describe('two extractions of one work', () => {
  it('that say the same have no difference, however they set it', () => {
    const merged = merge(
      book({ Flying: PROSE, Landing: MORE, Bats: PROSE }),
      book({ FLYING: PROSE.toUpperCase(), Landing: `*${MORE}*`, Bats: PROSE.replaceAll(',', ' ,') }),
    )
    expect(titles(merged)).toEqual(['Flying', 'Landing', 'Bats'])
    expect(differences(merged)).toEqual([])
  })

  it('give each section its fuller text, and say where they part', () => {
    const merged = merge(
      book({ Flying: PROSE, Landing: 'A moth lands on the sill.', Bats: `${PROSE} ${MORE}` }),
      book({ Flying: PROSE, Landing: 'A moth lands on the dark sill at dusk.', Bats: PROSE }),
    )
    expect(textOf(section(merged, 'Landing'))).toEqual(['A moth lands on the dark sill at dusk.'])
    expect(textOf(section(merged, 'Bats'))).toEqual([`${PROSE} ${MORE}`])
    expect(differences(merged)).toEqual([
      "a.md 5: 'Landing': a.md has 'the sill', b.md has 'the dark sill at dusk'; the fuller text of b.md is kept",
      "a.md 9: 'Bats': a.md has 'light a moth that touches the', b.md has 'light'",
    ])
  })

  it('keep what only one of them has, in its place', () => {
    const merged = merge(book({ Flying: PROSE, Landing: MORE, Bats: PROSE }), book({ Flying: PROSE, Sills: 'They are wide.', Landing: MORE }))
    expect(titles(merged)).toEqual(['Flying', 'Sills', 'Landing', 'Bats'])
    expect(section(merged, 'Sills')).toMatchObject({ file: 'b.md', line: 5 })
    expect(differences(merged)).toEqual(["a.md 9: 'Bats' stands in a.md alone", "b.md 5: 'Sills' stands in b.md alone"])
  })

  it('name their files on every section and note', () => {
    const merged = merge(book({ Flying: PROSE, Landing: `${MORE} ![x](y)`, Bats: PROSE }), book({ Flying: `${PROSE} ![x](y)`, Landing: MORE, Bats: PROSE }))
    expect(merged.repairs.map(({ file, line, code }) => `${file} ${line} ${code}`)).toEqual(['a.md 7 image-dropped', 'b.md 3 image-dropped'])
    expect(new Set(merged.sections.map(({ file }) => file))).toEqual(new Set(['a.md']))
  })

  it('bring their sources together, each once', () => {
    const [one, two] = ['https://example.org/1', 'https://example.org/2']
    const merged = merge(book({ Flying: `${PROSE} ${one}`, Bats: MORE, Cats: MORE }), book({ Flying: `${PROSE} ${two} ${one}`, Bats: MORE, Cats: MORE }))
    expect(section(merged, 'Flying').sources).toEqual([one, two])
  })

  it('may be three', () => {
    const file = (name: string, parts: Record<string, string>) => ({ file: name, reading: read(book({ Flying: PROSE, Landing: MORE, Bats: PROSE, ...parts })) })
    const merged = mergeExtractions([file('a.md', {}), file('b.md', { Cats: MORE }), file('c.md', { Owls: `${MORE} ${MORE}` })])
    expect(titles(merged)).toEqual(['Flying', 'Landing', 'Bats', 'Cats', 'Owls'])
  })
})
