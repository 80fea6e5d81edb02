import { describe, expect, it } from 'vitest'
import { aRuling, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

const NAMES = ['clause stealing#answer', 'clause stealing#salt', 'ruling stealing']
const gulls = (yaml = ''): Record<string, string> => ({ 'gulls.md': rulingFile(aRuling({ yaml })) })
const told = (files: Record<string, string>, published: string[]): string[] =>
  problemsIn(files, { published, newNames: true }).map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)

describe('a name that was published', () => {
  it('is fine while it is there', () => {
    expect(told(gulls(), NAMES)).toEqual([])
  })

  it('that is gone is told with its line in the list, comments and blank lines counted', () => {
    expect(told(gulls(), ['# The names of Pier', '', 'ruling robbing', ...NAMES])).toEqual([
      expect.stringMatching(
        /^pier\/published\.txt:3 vanished-name "ruling robbing" was published and is gone\. Bring it back, or put the name among the "aliases"/,
      ),
    ])
  })

  it('is fine when an alias says where a ruling went, with its clauses', () => {
    const renamed = {
      'gulls.md': rulingFile(entry({ text: '**Yes.**\n\n- **Salt.** Safe.', yaml: 'id: taking\naliases: [stealing]\norigin: [leaflet#gulls]' })),
    }
    expect(told(renamed, [...NAMES, 'clause taking#answer', 'clause taking#salt', 'ruling taking'])).toEqual([])
  })

  it('is fine when "moved clauses" says what a clause is called now', () => {
    const moved = {
      'gulls.md': rulingFile(entry({ text: '**Yes.**\n\n- **Salt.** Safe.', yaml: 'id: stealing\nmoved clauses: { pepper: salt }\norigin: [leaflet#gulls]' })),
    }
    expect(told(moved, [...NAMES, 'clause stealing#pepper'])).toEqual([])
  })

  it('is fine when both a ruling and its clause were renamed', () => {
    const both = {
      'gulls.md': rulingFile(
        entry({ text: '**Yes.**\n\n- **Salt.** Safe.', yaml: 'id: taking\naliases: [stealing]\nmoved clauses: { pepper: salt }\norigin: [leaflet#gulls]' }),
      ),
    }
    expect(told(both, ['clause stealing#pepper', 'clause taking#answer', 'clause taking#salt', 'ruling taking'])).toEqual([])
  })

  it('of a clause that is gone is told how to say what it is called now', () => {
    expect(told(gulls(), [...NAMES, 'clause stealing#pepper'])).toEqual([expect.stringMatching(/published\.txt:4 vanished-name .* under "moved clauses"\.$/)])
  })

  it.each([
    ['card', 'cards.md', 'Catches.', ''],
    ['term', 'terms.md', 'A gull.', ''],
  ])('of a %s is fine when an alias says where it went', (kind, file, text) => {
    const files = (yaml: string) => ({ ...gulls(), [file]: fileOf(entry({ title: 'Gull', text, yaml })) })
    expect(told(files('id: net\naliases: [trap]'), [...NAMES, `${kind} net`, `${kind} trap`])).toEqual([])
    expect(told(files('id: net'), [...NAMES, `${kind} net`, `${kind} trap`])).toEqual([expect.stringContaining(`vanished-name "${kind} trap"`)])
  })

  it('of a conflict and its clauses is kept like those of a ruling', () => {
    const files = (yaml: string) => ({
      ...gulls(),
      'conflicts.md': fileOf(entry({ text: '**Yes.**\n\n- **Safe.** One.', yaml: `id: salt\n${yaml}readings: { safe: leaflet#chips }\nholds: safe` })),
    })
    const names = [...NAMES, 'conflict pepper', 'conflict salt', 'conflict-clause pepper#safe', 'conflict-clause salt#answer', 'conflict-clause salt#safe']
    expect(told(files('aliases: [pepper]\n'), names)).toEqual([])
    expect(told(files(''), names)).toEqual([expect.stringContaining('"conflict pepper"'), expect.stringContaining('"conflict-clause pepper#safe"')])
  })
})

describe('a name that is new', () => {
  it('is one problem a file, however many there are, at the first of them', () => {
    const files = { ...gulls(), 'crabs.md': rulingFile(aRuling({ id: 'pinching', title: 'May a crab?' })) }
    expect(told(files, [])).toEqual([
      'pier/crabs.md:8 unpublished-name "ruling pinching" and 2 more not in pier/published.txt yet. Run "tablejudge check --fix" to add them; from then on they are kept.',
      'pier/gulls.md:8 unpublished-name "ruling stealing" and 2 more not in pier/published.txt yet. Run "tablejudge check --fix" to add them; from then on they are kept.',
    ])
  })

  it('stands with its clause when the clause alone is new', () => {
    expect(told(gulls(), ['clause stealing#answer', 'ruling stealing'])).toEqual([
      expect.stringMatching(/^pier\/gulls\.md:12 unpublished-name "clause stealing#salt" not in/),
    ])
  })
})
