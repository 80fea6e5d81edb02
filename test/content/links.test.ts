import { describe, expect, it } from 'vitest'
import { editionOf } from '../../src/content/edition.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

const CARDS = fileOf(entry({ title: 'Net', text: 'Catches a gull.', yaml: 'id: net\naliases: [trap]' }))
const linking = (link: string): Record<string, string> => ({ 'gulls.md': rulingFile(entry({ text: `**Yes.** ${link}` })), 'cards.md': CARDS })

/** The addresses of the links in the first ruling. */
const linksOf = (files: Record<string, string>): unknown => {
  const [answer] = editionFrom(files).games[0]?.rulings[0]?.body.children ?? []
  return answer?.type === 'paragraph' ? answer.children.flatMap((node) => (node.type === 'link' ? node.url : [])) : []
}

describe('a link of the content', () => {
  it.each([
    ['[Net](cards.md#net)', 'pier/cards.md#net'],
    ['[Net](./cards.md#net)', 'pier/cards.md#net'],
    ['[Net](../pier/cards.md#net)', 'pier/cards.md#net'],
    ['[above](#stealing)', 'pier/gulls.md#stealing'],
    ['[sheet](documents.md#leaflet)', 'pier/documents.md#leaflet'],
    ['[the game](game.md)', 'pier/game.md#'],
    ['[a thread](https://boardgamegeek.com/thread/1)', 'https://boardgamegeek.com/thread/1'],
    ['<https://boardgamegeek.com/thread/1>', 'https://boardgamegeek.com/thread/1'],
  ])('%s leads to %s', (link, address) => {
    expect(problemsIn(linking(link))).toEqual([])
    expect(linksOf(linking(link))).toEqual([address])
  })

  it('from a folder goes up first', () => {
    const files = { 'birds/gulls.md': rulingFile(entry({ text: '**Yes.** [Net](../cards.md#net)' })), 'cards.md': CARDS }
    expect(problemsIn(files)).toEqual([])
    expect(linksOf(files)).toEqual(['pier/cards.md#net'])
  })

  it('stands in a clause as words', () => {
    const files = linking('\n\n- **Net.** Throw the [Net](cards.md#net) first.')
    expect(editionFrom(files).games[0]?.rulings[0]?.clauses[1]?.text).toBe('Throw the Net first.')
  })

  it('may lead to another game', () => {
    const folder = (game: string, text: string) => ({
      game,
      published: [],
      files: [
        { path: `${game}/game.md`, text: `---\nchecked: 2026-11\n---\n\n# ${game}\n\nGulls.\n\n\`\`\`yaml\nid: ${game}\n\`\`\`\n` },
        {
          path: `${game}/documents.md`,
          text: fileOf(entry({ title: 'L', text: 'A sheet.', yaml: 'id: leaflet\ntitle: L\nauthority: official\nsections: [gulls]' })),
        },
        { path: `${game}/gulls.md`, text },
      ],
    })
    const to = (link: string) =>
      editionOf([folder('pier', rulingFile(entry({ text: `**Yes.** ${link}` }))), folder('quay', rulingFile(aRuling({ id: 'mooring' })))])
    const codes = (link: string) => to(link).problems.flatMap(({ code }) => (code === 'unpublished-name' ? [] : code))
    expect(codes('[there](../quay/gulls.md#mooring)')).toEqual([])
    expect(codes('[there](../quay/gulls.md#stealing)')).toEqual(['unknown-ruling'])
    expect(codes('[there](../wharf/gulls.md#stealing)')).toEqual(['broken-link'])
  })
})
