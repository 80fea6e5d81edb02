import type { GameContent } from '../entry.ts'
import type { Place, Report } from '../problem.ts'
import { PUBLISHED } from '../read-folder.ts'

/** `kind name` of everything in a game that has an address: what links and rules may rest on. */
export function namesToPublish(content: GameContent): string[] {
  const names = [
    ...content.rulings.flatMap((ruling) => [`ruling ${ruling.id}`, ...ruling.clauses.map((clause) => `clause ${ruling.id}#${clause.id}`)]),
    ...content.cards.map(({ id }) => `card ${id}`),
    ...content.terms.map(({ id }) => `term ${id}`),
    ...content.conflicts.flatMap((conflict) => [`conflict ${conflict.id}`, ...conflict.clauses.map((clause) => `conflict-clause ${conflict.id}#${clause.id}`)]),
  ]
  return [...new Set(names)].sort()
}

/** Lines that start with `#` are for people. */
export const isName = (line: string): boolean => line.trim() !== '' && !line.startsWith('#')

/** What was once published stays reachable: each name of the list is there, or an alias says where it went. */
export function checkPublished(content: GameContent, published: readonly string[], report: Report): void {
  const now = namesToPublish(content)
  const reachable = new Set([...now, ...aliasNames(content)])
  const file = `${content.game.id}/${PUBLISHED}`
  published.forEach((name, i) => {
    const [, id = ''] = name.split(/[ #]/)
    if (isName(name) && !reachable.has(name) && !content.unread.has(id)) report({ file, line: i + 1, column: 1 }, 'vanished-name', vanished(name))
  })
  const listed = new Set(published)
  const places = placesOf(content)
  const unlisted = now.filter((name) => !listed.has(name)).map((name) => ({ name, at: places.get(name) ?? content.game.at }))
  // One line a file: a new ruling brings a handful of names, and one command lists them all.
  for (const path of new Set(unlisted.map(({ at }) => at.file))) {
    const [first, ...more] = unlisted.filter(({ at }) => at.file === path).sort((a, b) => a.at.line - b.at.line)
    if (!first) continue
    const names = more.length > 0 ? `"${first.name}" and ${more.length} more` : `"${first.name}"`
    report(first.at, 'unpublished-name', `${names} not in ${file} yet. Run "tablejudge check --fix" to add them; from then on they are kept.`)
  }
}

const vanished = (name: string): string =>
  name.includes('#')
    ? `"${name}" was published and is gone. Bring the clause back, or say what it is called now under "moved clauses".`
    : `"${name}" was published and is gone. Bring it back, or put the name among the "aliases" of what replaced it.`

function aliasNames(content: GameContent): string[] {
  const answers = (kind: string, clause: string, entries: readonly (GameContent['rulings'][number] | GameContent['conflicts'][number])[]): string[] =>
    entries.flatMap((entry) => {
      const clauses = [...entry.clauses.map(({ id }) => id), ...Object.keys(entry.movedClauses)]
      return [
        ...entry.aliases.map((alias) => `${kind} ${alias}`),
        ...[entry.id, ...entry.aliases].flatMap((name) => clauses.map((id) => `${clause} ${name}#${id}`)),
      ]
    })
  return [
    ...answers('ruling', 'clause', content.rulings),
    ...answers('conflict', 'conflict-clause', content.conflicts),
    ...content.cards.flatMap(({ aliases }) => aliases.map((alias) => `card ${alias}`)),
    ...content.terms.flatMap(({ aliases }) => aliases.map((alias) => `term ${alias}`)),
  ]
}

function placesOf(content: GameContent): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const ruling of content.rulings) {
    places.set(`ruling ${ruling.id}`, ruling.at)
    for (const clause of ruling.clauses) places.set(`clause ${ruling.id}#${clause.id}`, clause.at)
  }
  for (const conflict of content.conflicts) {
    places.set(`conflict ${conflict.id}`, conflict.at)
    for (const clause of conflict.clauses) places.set(`conflict-clause ${conflict.id}#${clause.id}`, clause.at)
  }
  for (const { id, at } of content.cards) places.set(`card ${id}`, at)
  for (const { id, at } of content.terms) places.set(`term ${id}`, at)
  return places
}
