import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { fold } from '../../src/words/fold.ts'
import { aFolder, aLibrary, editionFrom } from '../world.ts'
import { collect, KINDS } from './everything.ts'
import { someRows } from './rows.ts'

const field = (bodies: readonly string[], name: string): unknown[] => bodies.map((body) => (JSON.parse(body) as Record<string, unknown>)[name])

describe('The sources at a place are', () => {
  it.each([
    ['that of an article', { article: 555666 }, ['https://boardgamegeek.com/article/555666#555666']],
    [
      'all of a thread',
      { thread: 111222 },
      ['https://boardgamegeek.com/thread/111222/article/333444#333444', 'https://boardgamegeek.com/thread/111222/storms-and-oil'],
    ],
    ['that of an article in its thread', { thread: 111222, article: 333444 }, ['https://boardgamegeek.com/thread/111222/article/333444#333444']],
    [
      'all of the thread when nothing rests on the article',
      { thread: 111222, article: 999 },
      ['https://boardgamegeek.com/thread/111222/article/333444#333444', 'https://boardgamegeek.com/thread/111222/storms-and-oil'],
    ],
    ['that of an address', { key: 'youtube.com/watch?v=lamplight' }, ['https://www.youtube.com/watch?v=lamplight']],
    ['none of an unknown article', { article: 111222 }, []],
    ['none of an unknown thread', { thread: 333444 }, []],
    ['none of an unknown address', { key: 'youtube.com' }, []],
    ['none of no place', {}, []],
  ])('%s', async (_, place, urls) => {
    await using built = await aLibrary()
    expect(field(await built.library.sourcesAt(place), 'url')).toEqual(urls)
  })
})

describe('A card is found by', () => {
  it.each<[what: string, name: string, game: string | undefined, cards: [string, string][]]>([
    ['its name', 'Beacon Permit', undefined, [['exact', 'lantern-bay/beacon-permit']]],
    ['what people call it', 'the permit', 'lantern-bay', [['alias', 'lantern-bay/beacon-permit']]],
    [
      'a name that two are called, and both are given',
      'lamp',
      undefined,
      [
        ['alias', 'lantern-bay/storm-lamp'],
        ['alias', 'lantern-bay/old-storm-lamp'],
      ],
    ],
    ['no name of another game', 'lamp', 'fog-harbour', []],
    ['no half of a name', 'beacon', undefined, []],
  ])('%s', async (_, name, game, cards) => {
    await using built = await aLibrary()
    const found = await built.library.cardsNamed(fold(name), game)
    expect(found.map(({ how, body }) => [how, (JSON.parse(body) as { id: string }).id])).toEqual(cards)
  })

  it('its own name before another that is only called so', async () => {
    await using folder = await aFolder()
    const card = (title: string, id: string, also: string): string => `## ${title}\n\nText.\n\n\`\`\`yaml\nid: ${id}\nalso called: [${also}]\n\`\`\`\n`
    const cards = `---\nchecked: 2026-11\n---\n\n# Cards\n\n${card('Big Gull', 'big-gull', 'gull')}\n${card('Gull', 'gull', 'bird')}`
    const path = join(folder.path, 'library.sqlite')
    await writeLibrary(path, compile(editionFrom({ 'cards.md': cards }).games))
    const library = openLibrary(path)
    const found = await library.cardsNamed('gull', undefined)
    expect(found.map(({ how, body }) => [how, (JSON.parse(body) as { id: string }).id])).toEqual([
      ['exact', 'pier/gull'],
      ['alias', 'pier/big-gull'],
    ])
    library.close()
  })
})

describe('An id that was given up', () => {
  it.each([
    ['ruling', 'lantern-bay/lighthouse-site', 'lantern-bay/build-lighthouse'],
    ['card', 'lantern-bay/storm-lantern', 'lantern-bay/storm-lamp'],
    ['card', 'lantern-bay/lighthouse-site', undefined],
    ['ruling', 'lantern-bay/build-lighthouse', undefined],
    ['term', 'lantern-bay/fuel', undefined],
  ] as const)('of a %s, "%s", is %s now', async (kind, id, target) => {
    await using built = await aLibrary()
    expect(await built.library.alias(kind, id)).toBe(target)
  })
})

describe('The ids of', () => {
  it.each([
    ['games', undefined, ['fog-harbour', 'lantern-bay']],
    ['documents', 'lantern-bay', ['rulebook-2.0', 'faq-1.1']],
    ['documents', undefined, ['leaflet', 'rulebook-2.0', 'faq-1.1']],
    ['rulings', 'fog-harbour', ['fog-harbour/sailing', 'fog-harbour/tie']],
    ['cards', 'lantern-bay', ['lantern-bay/beacon-permit', 'lantern-bay/storm-lamp', 'lantern-bay/old-storm-lamp']],
    ['terms', 'lantern-bay', ['lantern-bay/lighthouse', 'lantern-bay/oil']],
    ['conflicts', 'lantern-bay', ['lantern-bay/permit-and-reef']],
    ['cards', 'fog-harbour', []],
  ] as const)('%s, of %s', async (kind, game, ids) => {
    await using built = await aLibrary()
    expect(await built.library.ids(kind, game)).toEqual(ids)
  })
})

describe('One thing is found by its id', () => {
  it('and nothing by another', async () => {
    await using built = await aLibrary()
    const { library } = built
    const found = [
      await library.game('lantern-bay'),
      await library.document('lantern-bay', 'faq-1.1'),
      await library.ruling('lantern-bay/tie'),
      await library.card('lantern-bay/storm-lamp'),
    ].map((body) => (JSON.parse(body ?? '{}') as { id: string }).id)
    expect(found).toEqual(['lantern-bay', 'faq-1.1', 'lantern-bay/tie', 'lantern-bay/storm-lamp'])
    const missing = [
      await library.game('tie'),
      await library.document('fog-harbour', 'faq-1.1'),
      await library.ruling('lantern-bay/storm-lamp'),
      await library.card('lantern-bay/tie'),
    ]
    expect(missing).toEqual([undefined, undefined, undefined, undefined])
  })

  it('a document by its address too', async () => {
    await using built = await aLibrary()
    expect(await built.library.documentsAt('lantern.example/rules')).toEqual([{ game: 'lantern-bay', id: 'rulebook-2.0' }])
    expect(await built.library.documentsAt('lantern.example')).toEqual([])
  })

  it('rulings in short by theirs, in the order asked, the unknown left out', async () => {
    await using built = await aLibrary()
    const refs = await built.library.rulingRefs(['lantern-bay/tie', 'lantern-bay/nothing', 'fog-harbour/tie'])
    expect(field(refs, 'id')).toEqual(['lantern-bay/tie', 'fog-harbour/tie'])
    expect(field(refs, 'shortAnswer')).toEqual(['The player with the most oil; then the tie stands.', 'Whoever has the most ships at the quay.'])
  })

  it('rulings by the section they restate', async () => {
    await using built = await aLibrary()
    const at = async (game: string, document: string, anchor: string) => field(await built.library.rulingsOfSection(game, document, anchor), 'id')
    expect(await at('lantern-bay', 'rulebook-2.0', 'beacon-permit')).toEqual(['lantern-bay/build-lighthouse'])
    expect(await at('lantern-bay', 'faq-1.1', 'beacon-permit')).toEqual([])
    expect(await at('fog-harbour', 'rulebook-2.0', 'beacon-permit')).toEqual([])
  })
})

describe('Everything of a kind', () => {
  it('comes, one after the other, however much it is', async () => {
    await using folder = await aFolder()
    const path = join(folder.path, 'library.sqlite')
    const rows = someRows(1_001, 'all')
    await writeLibrary(path, rows)
    const library = openLibrary(path)
    expect(await collect(library.all('rulings'))).toEqual(rows.rulings.map(({ body }) => body))
    library.close()
  })

  it('is what one by one would give', async () => {
    await using built = await aLibrary()
    const { library } = built
    for (const kind of ['rulings', 'cards'] as const) {
      const one = kind === 'rulings' ? library.ruling.bind(library) : library.card.bind(library)
      expect(await collect(library.all(kind))).toEqual(await Promise.all((await library.ids(kind)).map(one)))
    }
  })

  it('can be read by many at once', async () => {
    await using built = await aLibrary()
    const each = await Promise.all(KINDS.flatMap((kind) => [kind, kind, kind]).map(async (kind) => [kind, await collect(built.library.all(kind))] as const))
    for (const [kind, bodies] of each) expect(bodies).toEqual(await collect(built.library.all(kind)))
  })
})
