import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Confirmed, restsOn } from '../build/stale-rules.ts'
import { readEdition } from '../content/edition.ts'
import { CATALOGUES } from '../games/catalogues.ts'
import { rulesOf } from '../rules/catalogue.ts'
import { requireContent } from './content.ts'
import { projectRoot } from './environment.ts'
import { EXIT, plural, print, Stop } from './terminal.ts'

const fileOf = (game: string): string => join(projectRoot, 'src/games', game, 'confirmed.json')

/** What was confirmed of a game's rules; nothing where the sources of the rules are not at hand. */
export async function confirmedOf(game: string): Promise<Confirmed | undefined> {
  const text = await readFile(fileOf(game), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Confirmed)
}

/** `tablejudge confirm`: says that somebody has read a rule and the clauses it rests on, as both are now. */
export async function confirm(name: string, root: string): Promise<number> {
  await requireContent(root)
  const [game = '', slug] = name.split('/')
  const load = Object.hasOwn(CATALOGUES, game) ? CATALOGUES[game] : undefined
  const content = (await readEdition(root)).games.find((each) => each.game.id === game)
  if (!load || !content) throw new Stop(EXIT.usage, `No rules of "${game}". Name a rule as game/slug, or a game for all of its rules.`)
  const rules = rulesOf(await load())
  const chosen = slug === undefined ? rules : rules.filter(({ id }) => id === slug)
  if (chosen.length === 0) throw new Stop(EXIT.usage, `No rule "${name}".`)
  const before = (await confirmedOf(game)) ?? {}
  const after = Object.fromEntries(
    rules
      .flatMap((rule) => (chosen.includes(rule) ? [[rule.id, restsOn(rule, content)] as const] : before[rule.id] ? [[rule.id, before[rule.id]] as const] : []))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  await writeFile(fileOf(game), `${JSON.stringify(after, null, 2)}\n`)
  print(`Confirmed ${plural(chosen.length, 'rule')} in ${fileOf(game)}.`)
  return EXIT.done
}
