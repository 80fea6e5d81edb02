import type { LibraryRows } from '../../src/library/rows.ts'

/** The rows of a library of one invented game with any number of rulings, made without Markdown. `mark` tells two apart. */
export function someRows(count: number, mark: string): LibraryRows {
  const rulings = Array.from({ length: count }, (_, i) => {
    const id = `pier/ruling-${i}`
    const body = JSON.stringify({ id, text: `${mark} ${i} `.repeat(40) })
    return { id, game: 'pier', kind: 'question', status: 'current', needs: [], cards: [], sections: [], ref: `{"id":"${id}"}`, body }
  })
  return {
    overview: (version) => JSON.stringify({ version, mark, rulings: count }),
    games: [{ id: 'pier', body: '{"id":"pier"}' }],
    documents: [],
    rulings,
    cards: [],
    terms: [],
    conflicts: [],
    rules: [],
    coverage: [],
    sources: [],
    aliases: [],
    indexes: [{ game: 'pier', size: count, rulings: '{}', suggest: '{}' }],
    names: [],
    words: [],
  }
}
