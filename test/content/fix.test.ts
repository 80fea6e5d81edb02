import { describe, expect, it } from 'vitest'
import { fixFolder } from '../../src/content/fix.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

/** The files that a fix changes, by name. */
function fixed(files: Record<string, string>, published: string[] = []): Record<string, string> {
  const sources = Object.entries(files).map(([path, text]) => ({ path: `pier/${path}`, text }))
  const changed = fixFolder({ game: 'pier', files: sources, published }, editionFrom(files).games[0])
  return Object.fromEntries(changed.map(({ path, text }) => [path.slice('pier/'.length), text]))
}

const gulls = (yaml: string, title = 'May a gull steal chips?'): Record<string, string> => ({ 'gulls.md': rulingFile(entry({ title, yaml })) })

/** The yaml of a ruling after a fix. */
const fixedYaml = (yaml: string): string | undefined => /```yaml\n([\s\S]*?)\n```/.exec(fixed(gulls(yaml))['gulls.md'] ?? '')?.[1]

describe('keys are sorted', () => {
  it('with their values as they were written', () => {
    expect(fixedYaml('see also: [ crabs,   conflict:salt ]\norigin:\n  - leaflet#gulls\n  - "leaflet#chips"\nid: stealing')).toBe(
      'id: stealing\norigin:\n  - leaflet#gulls\n  - "leaflet#chips"\nsee also: [ crabs,   conflict:salt ]',
    )
  })

  it('with the comment above a key and the one beside it', () => {
    expect(fixedYaml('# where it stands\n# on the sheet\norigin: [leaflet#gulls]    # page 2\n# for ever\nid: stealing\n# the end')).toBe(
      '# for ever\nid: stealing\n# the end\n# where it stands\n# on the sheet\norigin: [leaflet#gulls]    # page 2',
    )
  })

  it('with values of several lines', () => {
    expect(fixedYaml('asked as:\n  - one\n\n  - two\n  # three\n  - four\norigin: [\n  leaflet#gulls,\n  ]\nid: stealing')).toBe(
      'id: stealing\norigin: [\n  leaflet#gulls,\n  ]\nasked as:\n  - one\n\n  - two\n  # three\n  - four',
    )
  })

  it('with unknown keys last, in the order in which they stood', () => {
    expect(fixedYaml('zzz: 1\norigin: [leaflet#gulls]\naaa: 2\nid: stealing')).toBe('id: stealing\norigin: [leaflet#gulls]\nzzz: 1\naaa: 2')
  })

  it('of every kind of entry in the order of its kind', () => {
    const files = {
      'cards.md': fileOf(entry({ title: 'Net', text: 'Catches.', yaml: 'cost: 3\nnumber: "007"\nid: net' })),
      'terms.md': fileOf(entry({ title: 'gull', text: 'A bird.', yaml: 'also called: [bird]\nid: gull' })),
      'conflicts.md': fileOf(entry({ text: '**Yes.**\n\n- **Safe.** One.', yaml: 'holds: safe\nreadings: { safe: leaflet#chips }\nid: salt' })),
      'documents.md': fileOf(entry({ title: 'L', text: 'A sheet.', yaml: 'sections: [gulls, chips]\nauthority: official\ntitle: L\nid: leaflet' })),
      'game.md': '---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n```yaml\nalso called: [gulls]\nid: pier\n```\n',
      'gulls.md': rulingFile(aRuling()),
    }
    const after = { ...files, ...fixed(files) }
    expect(problemsIn(files).map(({ code }) => code)).toEqual(Array(5).fill('keys-out-of-order'))
    expect(problemsIn(after)).toEqual([])
  })

  it('and nothing else in the file changes', () => {
    const before = rulingFile(aRuling({ id: 'before' }), entry({ title: 'May a crab?', yaml: 'origin: [leaflet#gulls]\nid: crabs' }), aRuling({ id: 'after' }))
    expect(fixed({ 'gulls.md': before })['gulls.md']).toBe(before.replace('origin: [leaflet#gulls]\nid: crabs', 'id: crabs\norigin: [leaflet#gulls]'))
  })

  it('of the block that ends the entry, when there are two', () => {
    const two = rulingFile('## May a gull?\n\n**Yes.**\n\n```yaml\nb: 1\n```\n\n```yaml\norigin: [leaflet#gulls]\nid: stealing\n```')
    expect(fixed({ 'gulls.md': two })['gulls.md']).toBe(two.replace('origin: [leaflet#gulls]\nid: stealing', 'id: stealing\norigin: [leaflet#gulls]'))
  })
})

describe('an id is proposed', () => {
  const proposed = (title: string, files: Record<string, string> = {}, published: string[] = []): string | undefined =>
    /^id: (.*)/m.exec(fixed({ ...files, ...gulls('origin: [leaflet#gulls]', title) }, published)['gulls.md'] ?? '')?.[1]

  it('from the telling words of the heading, above the other keys', () => {
    expect(fixedYaml('origin: [leaflet#gulls]')).toBe('id: gull-steal-chips\norigin: [leaflet#gulls]')
    expect(proposed('What does the old gull do on a rainy day in November?')).toBe('old-gull-rainy-day-november')
  })

  it('that yaml takes for a text', () => {
    expect(proposed('2026?')).toBe('"2026"')
    expect(proposed('True?')).toBe('"true"')
  })

  it.each([
    ['without telling words', 'How do I do it?', 'how-do-i-do-it'],
    ['without letters', '…?', 'entry'],
    ['with one endless word', 'a'.repeat(110), 'a'.repeat(56)],
  ])('from a heading %s', (_, title, id) => {
    expect(proposed(title)).toBe(id)
  })

  it('that no ruling has', () => {
    expect(proposed('Stealing?', { 'crabs.md': rulingFile(aRuling()) })).toBe('stealing-2')
  })

  it('that no broken entry has', () => {
    expect(proposed('Stealing?', { 'crabs.md': rulingFile(entry({ text: 'No answer.' })) })).toBe('stealing-2')
  })

  it('that no entry once had', () => {
    expect(proposed('Robbing?', { 'crabs.md': rulingFile(entry({ yaml: 'id: stealing\naliases: [robbing]\norigin: [leaflet#gulls]' })) })).toBe('robbing-2')
    expect(proposed('Robbing?', {}, ['ruling robbing'])).toBe('robbing-2')
    expect(proposed('Robbing?', {}, ['clause robbing#answer'])).toBe('robbing-2')
  })

  it('that is no page of the site', () => {
    expect(proposed('Cards?')).toBe('cards-2')
  })

  it('that no other new entry gets, in this file or the next', () => {
    const entries = [entry({ yaml: 'origin: [leaflet#gulls]' }), entry({ yaml: 'origin: [leaflet#gulls]' })]
    const texts = Object.values(fixed({ 'crabs.md': rulingFile(...entries), 'gulls.md': rulingFile(...entries) }))
    expect(texts.flatMap((text) => [...text.matchAll(/^id: (.*)/gm)].map(([, id]) => id))).toEqual([
      'gull-steal-chips',
      'gull-steal-chips-2',
      'gull-steal-chips-3',
      'gull-steal-chips-4',
    ])
  })

  it('for a game: the name of its folder', () => {
    const files = { 'game.md': '---\nchecked: 2026-11\n---\n\n# The Old Pier\n\nGulls.\n\n```yaml\nalso called: [pier]\n```\n' }
    expect(fixed(files)['game.md']).toContain('```yaml\nid: pier\nalso called: [pier]\n```')
  })
})

describe('a fix', () => {
  it('leaves a correct file alone', () => {
    expect(fixed({ 'gulls.md': rulingFile(aRuling({ yaml: 'asked as: [ "one",two ]  # odd, but right\n' })) })).toEqual({})
  })

  it.each([
    ['broken', 'origin: [leaflet#gulls\nid: stealing'],
    ['no map', '- origin'],
    ['empty', ''],
    ['of anchors', 'origin: &a [leaflet#gulls]\nid: stealing'],
    ['with a key twice', 'origin: [leaflet#gulls]\nid: a\nid: b'],
    ['in brackets', '{ origin: [leaflet#gulls], id: stealing }'],
    ['in brackets over several lines', '{\n  origin: [leaflet#gulls],\n  id: stealing\n}'],
    ['nested without end', `origin: ${'['.repeat(5_000)}`],
  ])('leaves yaml that is %s to a person', (_, yaml) => {
    expect(fixed(gulls(yaml))).toEqual({})
  })

  it('leaves an entry without yaml, and yaml that is never closed, to a person', () => {
    expect(fixed({ 'gulls.md': rulingFile('## May a gull?\n\n**Yes.**') })).toEqual({})
    expect(fixed({ 'gulls.md': rulingFile('## May a gull?\n\n**Yes.**\n\n```yaml\norigin: [leaflet#gulls]') })).toEqual({})
  })

  it('has nothing left to do after it was done', () => {
    const files = {
      'gulls.md': rulingFile(entry({ yaml: '# a\norigin: [leaflet#gulls]\nzzz: 1\nkind: section' }), entry({ yaml: 'sources: []\n\nabout: []' })),
    }
    const once = fixed(files)
    expect(Object.keys(once)).toEqual(['gulls.md'])
    expect(fixed(once)).toEqual({})
  })
})
