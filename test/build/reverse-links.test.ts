import { describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import type { Card } from '../../src/contract/card.ts'
import type { Document } from '../../src/contract/game.ts'
import type { Conflict } from '../../src/contract/glossary.ts'
import type { Ruling } from '../../src/contract/ruling.ts'
import type { RulingRef, SourceWithRulings } from '../../src/contract/source.ts'
import { aRuling, editionFrom, FIXTURES, rulingFile } from '../world.ts'
import { bodiesOf, rowsOf, SHIPPED, SITE } from './built.ts'

const idsOf = (refs: readonly RulingRef[] | undefined): string[] | undefined => refs?.map(({ id }) => id)

/** All that is built from a folder of content. */
async function everythingIn(content: string) {
  const rows = await rowsOf(content)
  return {
    rulings: bodiesOf<Ruling>(rows.rulings),
    cards: bodiesOf<Card>(rows.cards),
    conflicts: bodiesOf<Conflict>(rows.conflicts),
    documents: bodiesOf<Document>(rows.documents),
    sources: bodiesOf<SourceWithRulings>(rows.sources),
  }
}

describe('What a ruling rests on leads back to it', () => {
  it('from a card', async () => {
    const { cards } = await everythingIn(FIXTURES)
    expect(cards.map(({ id, rulings }) => [id, idsOf(rulings)])).toEqual([
      ['lantern-bay/beacon-permit', ['lantern-bay/build-lighthouse']],
      ['lantern-bay/storm-lamp', ['lantern-bay/storm-damage']],
      ['lantern-bay/old-storm-lamp', []],
    ])
  })

  it('from a conflict', async () => {
    const { conflicts } = await everythingIn(FIXTURES)
    expect(conflicts.map(({ id, rulings }) => [id, idsOf(rulings)])).toEqual([['lantern-bay/permit-and-reef', ['lantern-bay/build-lighthouse']]])
  })

  it('from a section', async () => {
    const { documents } = await everythingIn(FIXTURES)
    const rulebook = documents.find(({ id }) => id === 'rulebook-2.0')
    expect(rulebook?.sections.map(({ anchor, title, rulings }) => [anchor, title, idsOf(rulings)])).toEqual([
      ['lighthouses', 'Lighthouses', ['lantern-bay/build-lighthouse']],
      ['storms', 'Storms', ['lantern-bay/storm-damage']],
      ['beacon-permit', 'Beacon permit', ['lantern-bay/build-lighthouse']],
      ['scoring', 'Scoring', ['lantern-bay/tie']],
    ])
  })

  it('from a source', async () => {
    const { sources } = await everythingIn(FIXTURES)
    expect(sources.map(({ url, rulings }) => [url, idsOf(rulings)])).toEqual([
      ['https://boardgamegeek.com/thread/111222/article/333444#333444', ['lantern-bay/build-lighthouse']],
      ['https://boardgamegeek.com/article/555666#555666', ['lantern-bay/build-lighthouse']],
      ['https://boardgamegeek.com/thread/111222/storms-and-oil', ['lantern-bay/storm-damage']],
      ['https://www.youtube.com/watch?v=lamplight', ['lantern-bay/lost-lamp']],
    ])
  })

  it('in short: id, heading, short answer and address', async () => {
    const { cards } = await everythingIn(FIXTURES)
    expect(cards[1]?.rulings).toEqual([
      {
        id: 'lantern-bay/storm-damage',
        title: 'What does a storm do to my lighthouse?',
        shortAnswer: 'It goes dark until you pay 2 oil.',
        url: `${SITE}/lantern-bay/storm-damage`,
      },
    ])
  })

  it('once, in the order of the content, when several rulings share it and one names it twice', () => {
    const yaml = 'sources: ["https://gulls.example/", "https://gulls.example/"]\n'
    const twice = aRuling({ id: 'zebra', title: 'A?', yaml }).replace('[leaflet#gulls]', '[leaflet#gulls, leaflet#gulls]')
    const { games } = editionFrom({ 'gulls.md': rulingFile(twice, aRuling({ id: 'ant', title: 'B?', yaml })) })
    const rows = compile(games)
    expect(bodiesOf<SourceWithRulings>(rows.sources).map(({ rulings }) => idsOf(rulings))).toEqual([['pier/zebra', 'pier/ant']])
    expect(bodiesOf<Document>(rows.documents).map(({ sections }) => sections.map(({ rulings }) => idsOf(rulings)))).toEqual([[['pier/zebra', 'pier/ant'], []]])
  })

  it.each([
    ['the fixtures', FIXTURES],
    ['the shipped content', SHIPPED],
  ])('in all of %s, and nothing leads to a ruling that does not rest on it', async (_, content) => {
    const { rulings, cards, conflicts, documents, sources } = await everythingIn(content)
    const there = rulings.flatMap((ruling) => [
      ...ruling.about.map((card) => `card ${card} ${ruling.id}`),
      ...ruling.conflicts.map((conflict) => `conflict ${conflict} ${ruling.id}`),
      ...ruling.origin.map(({ document, anchor }) => `section ${ruling.game}/${document}#${anchor} ${ruling.id}`),
      ...ruling.sources.map(({ url }) => `source ${url} ${ruling.id}`),
    ])
    const back = [
      ...cards.flatMap(({ id, rulings: refs }) => refs.map((ref) => `card ${id} ${ref.id}`)),
      ...conflicts.flatMap(({ id, rulings: refs }) => refs.map((ref) => `conflict ${id} ${ref.id}`)),
      ...documents.flatMap(({ game, id, sections }) =>
        sections.flatMap(({ anchor, rulings: refs }) => refs.map((ref) => `section ${game}/${id}#${anchor} ${ref.id}`)),
      ),
      ...sources.flatMap(({ url, rulings: refs }) => refs.map((ref) => `source ${url} ${ref.id}`)),
    ]
    expect(there.length).toBeGreaterThan(5)
    expect(back.sort()).toEqual([...new Set(there)].sort())
  })
})
