import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../src/content/problem.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { DATA, entry, fileOf, places, problemsIn } from './pier.ts'

describe('all that is wrong is told at once', () => {
  it('in the order in which a person walks through the files', () => {
    const problems = problemsIn({
      'terms.md': fileOf(entry({ title: 'lighthouse', text: 'A tower.', yaml: 'id: lighthouse' })),
      'gulls.md': rulingFile(
        entry({ title: 'One?', text: 'Yes.\tReally.', yaml: 'id: Stealing\norigin: leaflet\ncost: 3' }),
        entry({ title: 'Two?', text: '**Yes.**\n\n- No name.\n\nLoose. <br>', yaml: `${DATA}\nsee also: [staeling]` }),
      ),
      'cards.md': fileOf(entry({ title: 'Net', text: '> Quote.', yaml: 'id: net\nsets: [summer]' })),
    })
    expect(problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
      'pier/cards.md:9:1 not-in-dialect',
      'pier/cards.md:13:8 unknown-part',
      'pier/gulls.md:10:1 ruling-without-answer',
      'pier/gulls.md:10:5 tab-character',
      'pier/gulls.md:13:5 bad-value',
      'pier/gulls.md:14:9 bad-value',
      'pier/gulls.md:15:1 unknown-key',
      'pier/gulls.md:22:1 clause-without-name',
      'pier/gulls.md:24:1 loose-paragraph',
      'pier/gulls.md:24:8 raw-html',
      'pier/gulls.md:29:12 unknown-ruling',
      'pier/terms.md:7:1 unused-term',
    ])
  })

  it('of one block of yaml', () => {
    expect(places(problemsIn({ 'gulls.md': rulingFile(entry({ yaml: 'kind: letter\nid: stealing\nabout: net\norigin: [gulls]\nzzz: 1' })) }))).toEqual([
      '13:1 keys-out-of-order',
      '13:7 bad-value',
      '15:8 bad-value',
      '16:10 bad-value',
      '17:1 unknown-key',
    ])
  })

  it('of an entry without yaml, its text included', () => {
    expect(places(problemsIn({ 'gulls.md': rulingFile('## May a gull?\n\nYes.') }))).toEqual(['8:1 entry-without-data', '10:1 ruling-without-answer'])
  })

  it('every tab, every anchor and every alias, not the first alone', () => {
    expect(places(problemsIn({ 'gulls.md': rulingFile(entry({ text: '**Yes.**\tOne\tchip.\n\n- **Salt.**\tSafe.' })) }))).toEqual([
      '10:9 tab-character',
      '12:12 tab-character',
    ])
    expect(places(problemsIn({ 'gulls.md': rulingFile(entry({ yaml: 'id: &a stealing\norigin: [*a, *b]' })) }))).toEqual([
      '13:8 yaml-alias',
      '14:10 yaml-alias',
      '14:14 yaml-alias',
    ])
  })

  it('as one line each', () => {
    const [problem] = problemsIn({ 'gulls.md': rulingFile(entry({ text: 'Yes.' })) })
    expect(problem && formatProblem(problem)).toBe('pier/gulls.md:10:1 ruling-without-answer Open with the short answer in bold, one sentence.')
  })
})

describe('a broken entry does not take its neighbour along', () => {
  const neighbours = (broken: string): { ids: string[]; problems: string[] } => {
    const files = { 'gulls.md': rulingFile(aRuling({ id: 'before' }), broken, aRuling({ id: 'after', title: 'May a crab?' })) }
    return { ids: editionFrom(files).games[0]?.rulings.map(({ id }) => id) ?? [], problems: places(problemsIn(files)) }
  }

  it.each([
    ['an entry without yaml', '## Broken?\n\n**Yes.**', ['19:1 entry-without-data']],
    ['yaml that cannot be read', entry({ title: 'Broken?', yaml: 'id: [' }), ['24:6 yaml-broken']],
    ['an entry without an answer', entry({ title: 'Broken?', text: 'Yes.', yaml: 'id: broken\norigin: [leaflet#gulls]' }), ['21:1 ruling-without-answer']],
    ['an open HTML comment', '## Broken?\n\n**Yes.**\n\n<!-- later', ['19:1 entry-without-data', '23:1 raw-html']],
    ['a heading alone', '## Broken?', ['19:1 entry-without-data', '19:1 ruling-without-answer']],
    ['too much markup', entry({ title: 'Broken?', text: '*'.repeat(2_000) }), ['19:1 too-much-markup']],
  ])('%s', (_, broken, problems) => {
    expect(neighbours(broken)).toEqual({ ids: ['before', 'after'], problems })
  })

  it('yaml that is never closed ends where the next entry starts, and is read', () => {
    expect(neighbours('## Broken?\n\n**Yes.**\n\n```yaml\nid: broken\norigin: [leaflet#gulls]')).toEqual({
      ids: ['before', 'broken', 'after'],
      problems: ['23:1 yaml-broken'],
    })
  })

  it('in a fenced block ## is text', () => {
    const files = { 'gulls.md': rulingFile(entry({ yaml: `${DATA}\n## a comment` }), aRuling({ id: 'after', title: 'May a crab?' })) }
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.rulings.map(({ id }) => id)).toEqual(['stealing', 'after'])
  })

  it.each([
    ['````', '```'],
    ['~~~', '```'],
  ])('a block fenced with %s does not end at %s', (fence, other) => {
    const files = { 'gulls.md': rulingFile(entry({ text: `**Yes.**\n\n${fence}\n${other}\n## not an entry\n${fence}` })) }
    expect(places(problemsIn(files))).toEqual(['12:1 not-in-dialect'])
    expect(editionFrom(files).games[0]?.rulings.map(({ id }) => id)).toEqual(['stealing'])
  })

  it('of two blocks of yaml the last is the data of the entry', () => {
    const files = { 'gulls.md': rulingFile(entry({ text: '**Yes.**\n\n```yaml\nid: other\n```' })) }
    expect(places(problemsIn(files))).toEqual(['12:1 not-in-dialect'])
    expect(editionFrom(files).games[0]?.rulings.map(({ id }) => id)).toEqual(['stealing'])
  })

  it.each(['~~~', '````', '```'])('in a block fenced with %s ## is text', (fence) => {
    const files = { 'gulls.md': rulingFile(entry({ text: `**Yes.**\n\n${fence}\n## not an entry\n${fence}` })) }
    expect(places(problemsIn(files))).toEqual(['12:1 not-in-dialect'])
    expect(editionFrom(files).games[0]?.rulings.map(({ id }) => id)).toEqual(['stealing'])
  })
})
