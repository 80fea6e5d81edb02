import type { Library, ListedKind } from '../../src/library/library.ts'

export const KINDS: readonly ListedKind[] = ['rulings', 'cards', 'terms', 'conflicts', 'sources']

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const PAGE = { limit: 100 }

/** What a library of the fixtures answers to every question that it can be asked, as one text to compare. */
export async function everythingOf(library: Library): Promise<string> {
  const games = await library.ids('games')
  const rulings = await library.ids('rulings')
  const cards = await library.ids('cards')
  const vocabulary = await library.vocabulary()
  return JSON.stringify(
    await Promise.all([
      library.version,
      library.overview(),
      library.games(PAGE),
      library.corpus(),
      vocabulary,
      library.frequencies(vocabulary).then((found) => [...found]),
      library.rulingRefs(rulings),
      ...KINDS.map((kind) => collect(library.all(kind))),
      ...rulings.map((id) => library.ruling(id)),
      ...cards.flatMap((id) => [library.card(id), library.rulings({ card: id }, PAGE)]),
      ...games.flatMap((game) => [
        library.game(game),
        library.searchIndex(game),
        library.suggestIndex(game),
        library.rulings({ game }, PAGE),
        library.cards({ game }, PAGE),
        library.terms({ game }, PAGE),
        library.conflicts({ game }, PAGE),
        library.ids('documents', game).then((ids) => Promise.all(ids.map((id) => sectionsOf(library, game, id)))),
      ]),
      ...['question', 'section', 'erratum'].map((kind) => library.rulings({ kind }, PAGE)),
      ...['current', 'new'].map((status) => library.rulings({ status }, PAGE)),
      library.rulings({ needs: 'storm' }, PAGE),
      library.rulings({ ids: rulings }, PAGE),
      library.sources(PAGE),
      library.sourcesAt({ thread: 111222 }),
      ...[333444, 555666].map((article) => library.sourcesAt({ article })),
      library.sourcesAt({ key: 'youtube.com/watch?v=lamplight' }),
      library.documentsAt('lantern.example/rules'),
      ...['beacon permit', 'the permit', 'storm lamp', 'old storm lamp', 'lamp'].map((name) => library.cardsNamed(name, undefined)),
      library.alias('ruling', 'lantern-bay/lighthouse-site'),
      library.alias('card', 'lantern-bay/storm-lantern'),
    ]),
  )
}

async function sectionsOf(library: Library, game: string, id: string): Promise<string[][]> {
  const body = (await library.document(game, id)) ?? '{"sections":[]}'
  const { sections } = JSON.parse(body) as { sections: { anchor: string }[] }
  return [[body], ...(await Promise.all(sections.map(({ anchor }) => library.rulingsOfSection(game, id, anchor))))]
}
