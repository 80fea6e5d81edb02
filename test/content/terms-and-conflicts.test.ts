import { describe, expect, it } from 'vitest'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

describe('a term', () => {
  const term = (title: string, yaml: string): Record<string, string> => ({
    'gulls.md': rulingFile(aRuling({ yaml: 'asked as: [fries gone]\n' })),
    'terms.md': fileOf(entry({ title, text: 'What gulls *like*.', yaml })),
  })

  it('has its words and what people call it', () => {
    const files = term('chips', 'id: chips\naliases: [crisps]\nalso called: [fries, pommes]')
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.terms).toMatchObject([
      { game: 'pier', id: 'chips', title: 'chips', aliases: ['crisps'], alsoCalled: ['fries', 'pommes'], markdown: 'What gulls *like*.' },
    ])
  })

  it.each([
    ['in a heading', 'Gull'],
    ['in an answer', 'one chip a turn'],
    ['in a clause', 'salted'],
    ['in a way to ask', 'fries'],
  ])('is used when it stands %s, in any case', (_, title) => {
    expect(problemsIn(term(title, 'id: x'))).toEqual([])
  })

  it('is used when a word for it is', () => {
    expect(problemsIn(term('potatoes', 'id: x\nalso called: [fries]'))).toEqual([])
  })
})

describe('a conflict', () => {
  const conflict = (yaml: string): Record<string, string> => ({
    'conflicts.md': fileOf(
      entry({ title: 'Are salted chips safe?', text: '**Yes.**\n\n- **Safe.** Says one.\n- **Taken.** Says the other.\n- **Why.** The newer one.', yaml }),
    ),
    'cards.md': fileOf(entry({ title: 'Net', text: 'Catches.', yaml: 'id: net' })),
  })

  it('has readings, each with where it stands, and the one that holds', () => {
    const files = conflict('id: salt\nkind: misprint\nreadings: { safe: leaflet#chips, taken: [leaflet#gulls, leaflet#chips] }\nholds: safe\nabout: [net]')
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.conflicts).toMatchObject([
      {
        game: 'pier',
        id: 'salt',
        kind: 'misprint',
        shortAnswer: 'Yes.',
        readings: [
          { id: 'safe', origin: [{ document: 'leaflet', anchor: 'chips' }] },
          {
            id: 'taken',
            origin: [
              { document: 'leaflet', anchor: 'gulls' },
              { document: 'leaflet', anchor: 'chips' },
            ],
          },
        ],
        holds: 'safe',
        about: ['net'],
        clauses: [{ id: 'answer' }, { id: 'safe' }, { id: 'taken' }, { id: 'why' }],
      },
    ])
  })

  it('may stay open, and is a contradiction unless it says otherwise', () => {
    const files = conflict('id: salt\nreadings: { safe: leaflet#chips }\nholds: open')
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.conflicts[0]).toMatchObject({ kind: 'contradiction', holds: 'open', about: [] })
  })
})
