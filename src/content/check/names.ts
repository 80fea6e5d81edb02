import { RESERVED_GAMES, RESERVED_RULINGS } from '../../contract/ids.ts'
import type { GameContent } from '../entry.ts'
import type { Place, Report } from '../problem.ts'

interface Named {
  id: string
  aliases: string[]
  at: Place
}

/** Ids and aliases are unique inside their kind, and none is a name that the site's addresses have taken. */
export function checkNames(content: GameContent, report: Report): void {
  if ((RESERVED_GAMES as readonly string[]).includes(content.game.id))
    report(content.game.at, 'reserved-name', `No game can be called "${content.game.id}": the site has a page of that name. Choose another id.`)
  for (const { id, aliases, at } of content.rulings)
    for (const name of [id, ...aliases])
      if ((RESERVED_RULINGS as readonly string[]).includes(name))
        report(at, 'reserved-name', `No ruling can be called "${name}": every game has a page of that name. Choose another id.`)
  for (const entries of [content.rulings, content.cards, content.terms, content.conflicts, content.documents]) checkUnique(entries, report)
}

function checkUnique(entries: readonly Named[], report: Report): void {
  const owners = new Map<string, Named>()
  for (const entry of entries) {
    const first = owners.get(entry.id)
    if (first) report(entry.at, 'duplicate-id', `"${entry.id}" is already the id of the entry at ${first.at.file}:${first.at.line}. Choose another.`)
    else owners.set(entry.id, entry)
  }
  for (const entry of entries)
    for (const alias of entry.aliases) {
      const first = owners.get(alias)
      if (first)
        report(
          entry.at,
          'duplicate-alias',
          `"${alias}" already leads to the entry at ${first.at.file}:${first.at.line}. An old id leads to one place: take it out here or there.`,
        )
      else owners.set(alias, entry)
    }
}
