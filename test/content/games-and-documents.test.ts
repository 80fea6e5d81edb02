import { describe, expect, it } from 'vitest'
import { editionOf } from '../../src/content/edition.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, places, problemsIn } from './pier.ts'

const game = (yaml: string): string => `---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls steal *chips*.\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`

describe('a game', () => {
  it('is the head of its game.md, with its parts', () => {
    const files = {
      'game.md': game(
        'id: pier\nalso called: [the gull game]\nparts:\n  winter: { name: Winter Pier, kind: expansion }\n  quay: { name: The Quay, kind: board }\ntopics: [gulls]',
      ),
      'gulls.md': rulingFile(aRuling()),
    }
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.game).toMatchObject({
      id: 'pier',
      title: 'Pier',
      markdown: 'Gulls steal *chips*.',
      alsoCalled: ['the gull game'],
      parts: [
        { id: 'winter', name: 'Winter Pier', kind: 'expansion' },
        { id: 'quay', name: 'The Quay', kind: 'board' },
      ],
      topics: ['gulls'],
    })
  })

  it('may have no parts', () => {
    expect(editionFrom({ 'game.md': game('id: pier') }).games[0]?.game).toMatchObject({ parts: [], alsoCalled: [] })
  })

  it('without a game.md is a problem, and the rest of the folder is still looked at', () => {
    const { games, problems } = editionOf([{ game: 'pier', published: [], files: [{ path: 'pier/gulls.md', text: rulingFile(entry({ text: 'Yes.' })) }] }])
    expect(games).toEqual([])
    expect(problems).toMatchObject([
      { file: 'pier/game.md', line: 1, code: 'game-without-file', message: expect.stringContaining("game.md with the game's name and id") },
      { file: 'pier/gulls.md', line: 10, code: 'ruling-without-answer' },
    ])
  })

  it('with a broken game.md is a problem, and the rest of the folder is still looked at', () => {
    const problems = problemsIn({ 'game.md': game('id: Pier'), 'gulls.md': rulingFile(entry({ text: 'Yes.' })) })
    expect(places(problems)).toEqual(['10:5 bad-value', '10:1 ruling-without-answer'])
  })

  it('cannot be called like a page of the site', () => {
    const { problems } = editionOf([{ game: 'docs', published: [], files: [{ path: 'docs/game.md', text: game('id: docs') }] }])
    expect(problems).toMatchObject([
      { file: 'docs/game.md', line: 5, column: 1, code: 'reserved-name', message: expect.stringContaining('Choose another id.') },
    ])
  })
})

describe('a document', () => {
  it('has the data of a published work and the anchors of its sections', () => {
    const files = {
      'documents.md': fileOf(
        entry({
          title: 'The rules',
          text: 'What is in the box.',
          yaml: 'id: rulebook-1.0\ntitle: Pier rulebook\nedition: "1.0"\ndate: "2021"\nauthors: [A. Gull]\nauthority: designer\naddress: https://pier.example/rules\nsections: [gulls, chips]',
        }),
      ),
    }
    expect(problemsIn(files)).toEqual([])
    expect(editionFrom(files).games[0]?.documents).toMatchObject([
      {
        game: 'pier',
        id: 'rulebook-1.0',
        title: 'The rules',
        name: 'Pier rulebook',
        edition: '1.0',
        date: '2021',
        authors: ['A. Gull'],
        authority: 'designer',
        address: 'https://pier.example/rules',
        sections: ['gulls', 'chips'],
        markdown: 'What is in the box.',
      },
    ])
  })

  it('leaves out what it does not state', () => {
    expect(editionFrom({}).games[0]?.documents[0]).toMatchObject({ edition: undefined, date: undefined, authors: undefined, address: undefined })
  })

  it('lists a section once', () => {
    const files = {
      'documents.md': fileOf(entry({ title: 'L', text: 'A sheet.', yaml: 'id: leaflet\ntitle: L\nauthority: official\nsections: [gulls, gulls]' })),
    }
    expect(places(problemsIn(files))).toEqual(['15:19 duplicate-name'])
  })
})
