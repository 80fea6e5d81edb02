import { describe, expect, it } from 'vitest'
import type { CardEntry } from '../../src/content/entry.ts'
import { editionFrom } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

const files = (yaml: string, text = 'Catches a gull.'): Record<string, string> => ({ 'cards.md': fileOf(entry({ title: 'Net', text, yaml })) })

function cardOf(yaml: string): CardEntry | undefined {
  expect(problemsIn(files(yaml))).toEqual([])
  return editionFrom(files(yaml)).games[0]?.cards[0]
}

describe('a card', () => {
  it('has the data its entry states', () => {
    expect(
      cardOf(
        'id: net\naliases: [trap]\nalso called: [gull net]\nnumber: "007"\nsets: [winter]\ntype: tool\ncost: 3\ntags: [rope, law]\nholds: gull\norigin: [leaflet#gulls]',
      ),
    ).toMatchObject({
      game: 'pier',
      id: 'net',
      title: 'Net',
      aliases: ['trap'],
      alsoCalled: ['gull net'],
      number: '007',
      sets: ['winter'],
      type: 'tool',
      cost: 3,
      tags: ['rope', 'law'],
      holds: 'gull',
      origin: [{ document: 'leaflet', anchor: 'gulls' }],
      markdown: 'Catches a gull.',
    })
  })

  it('leaves out what its entry does not state', () => {
    expect(cardOf('id: net')).toMatchObject({
      number: undefined,
      type: undefined,
      cost: undefined,
      requirement: undefined,
      holds: undefined,
      sets: [],
      tags: [],
    })
  })

  it('may be known by its name alone', () => {
    const named = { 'cards.md': fileOf('## Net\n\n```yaml\nid: net\n```') }
    expect(problemsIn(named)).toEqual([])
    expect(editionFrom(named).games[0]?.cards[0]).toMatchObject({ id: 'net', markdown: '' })
  })

  it('may cost nothing', () => {
    expect(cardOf('id: net\ncost: 0')?.cost).toBe(0)
  })

  it.each([
    ['{ parameter: oxygen, at least: 4 }', { what: 'parameter', name: 'oxygen', atLeast: 4 }],
    ['{ parameter: temperature, at most: -8 }', { what: 'parameter', name: 'temperature', atMost: -8 }],
    ['{ tag: rope, at least: 0, at most: 2 }', { what: 'tag', name: 'rope', atLeast: 0, atMost: 2 }],
    ['{ tile: pier }', { what: 'tile', name: 'pier' }],
    ['{ production: salt, at least: 1 }', { what: 'production', name: 'salt', atLeast: 1 }],
    ['{ resource: chip, at least: 1 }', { what: 'resource', name: 'chip', atLeast: 1 }],
    ['{ party: gulls }', { what: 'party', name: 'gulls' }],
    ['{ colony: reef }', { what: 'colony', name: 'reef' }],
  ])('that requires %s says what, which one, and how many', (written, requirement) => {
    expect(cardOf(`id: net\nrequirement: ${written}`)?.requirement).toEqual(requirement)
  })

  it('may stand in any file of the folder cards', () => {
    const [game] = editionFrom({ 'cards/winter.md': fileOf(entry({ title: 'Sled', text: 'Slides.', yaml: 'id: sled' })) }).games
    expect(game?.cards.map(({ id }) => id)).toEqual(['sled'])
  })
})
