import { describe, expect, it } from 'vitest'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

const FILES = {
  'gulls.md': rulingFile(
    `## May a gull steal chips?

**Yes, one chip a turn.** The thief flies off at once.

- **Salt.** Salted chips are safe.
- **Snow:** *Winter Pier:* A gull in the snow takes two.

\`\`\`yaml
id: stealing
aliases: [thieving, robbing]
moved clauses: { pepper: salt }
kind: erratum
status: disputed
origin: [leaflet#gulls, leaflet#chips]
sources: ["https://boardgamegeek.com/thread/1/article/2#2"]
about: [net]
needs: [winter]
asked as:
  - gull took my chips
  - are salted chips safe
see also: [crabs, conflict:salt]
decides: nothing (background)
\`\`\``,
    aRuling({ id: 'crabs', title: 'May a crab?' }),
  ),
  'cards.md': fileOf(entry({ title: 'Net', text: 'Catches a gull.', yaml: 'id: net' })),
  'conflicts.md': fileOf(entry({ title: 'Salt?', text: '**Yes.**\n\n- **Salt.** Yes.', yaml: 'id: salt\nreadings: { salt: leaflet#chips }\nholds: salt' })),
}

describe('a ruling', () => {
  it('with every key has nothing wrong with it', () => {
    expect(problemsIn(FILES)).toEqual([])
  })

  it('is what its entry says', () => {
    expect(editionFrom(FILES).games[0]?.rulings[0]).toMatchObject({
      game: 'pier',
      id: 'stealing',
      title: 'May a gull steal chips?',
      at: { file: 'pier/gulls.md', line: 8, column: 1 },
      aliases: ['thieving', 'robbing'],
      movedClauses: { pepper: 'salt' },
      topic: { id: 'gulls', title: 'Gulls' },
      kind: 'erratum',
      status: 'disputed',
      origin: [
        { document: 'leaflet', anchor: 'gulls' },
        { document: 'leaflet', anchor: 'chips' },
      ],
      sources: ['https://boardgamegeek.com/thread/1/article/2#2'],
      about: ['net'],
      needs: ['winter'],
      askedAs: ['gull took my chips', 'are salted chips safe'],
      seeAlso: ['crabs'],
      conflicts: ['salt'],
      decidesNothing: 'background',
      shortAnswer: 'Yes, one chip a turn.',
    })
  })

  it('keeps the Markdown of its text and leaves heading and yaml out of it', () => {
    expect(editionFrom(FILES).games[0]?.rulings[0]?.markdown).toBe(
      '**Yes, one chip a turn.** The thief flies off at once.\n\n- **Salt.** Salted chips are safe.\n- **Snow:** *Winter Pier:* A gull in the snow takes two.',
    )
  })

  it('that says little is of the kind of its file, current, and decided by rules', () => {
    expect(editionFrom(FILES).games[0]?.rulings[1]).toMatchObject({
      id: 'crabs',
      kind: 'section',
      status: 'current',
      aliases: [],
      movedClauses: {},
      sources: [],
      about: [],
      needs: [],
      askedAs: [],
      seeAlso: [],
      conflicts: [],
      decidesNothing: undefined,
    })
  })

  it('may see also a ruling of another game', () => {
    const see = { 'gulls.md': rulingFile(aRuling({ yaml: 'see also: [pier/stealing]\n' })) }
    expect(problemsIn(see)).toEqual([])
    expect(editionFrom(see).games[0]?.rulings[0]?.seeAlso).toEqual(['pier/stealing'])
  })

  it('may be in a folder: its topic is called after both', () => {
    const [game] = editionFrom({ 'birds/gulls.md': rulingFile(aRuling()) }).games
    expect(game?.rulings[0]?.topic).toEqual({ id: 'birds-gulls', title: 'Gulls' })
  })

  it('may have a table, which is no clause', () => {
    const table = { 'gulls.md': rulingFile(entry({ text: '**Yes.**\n\n- **Salt.** Safe.\n\n| Gull | Chips |\n| --- | --- |\n| Big | 2 |' })) }
    expect(problemsIn(table)).toEqual([])
    expect(editionFrom(table).games[0]?.rulings[0]?.clauses.map(({ id }) => id)).toEqual(['answer', 'salt'])
    expect(editionFrom(table).games[0]?.rulings[0]?.body.children.map(({ type }) => type)).toEqual(['paragraph', 'list', 'table'])
  })
})
