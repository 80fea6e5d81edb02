import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CitationFault, citationFaults } from '../build/rules.ts'
import { staleRules } from '../build/stale-rules.ts'
import { type Edition, editionOf, readEdition } from '../content/edition.ts'
import { fixFolder, newNames, publishedList } from '../content/fix.ts'
import { formatProblem, type Problem } from '../content/problem.ts'
import { PUBLISHED, readFolder } from '../content/read-folder.ts'
import { encode } from '../content/source-file.ts'
import { allCatalogues } from '../games/catalogues.ts'
import { confirmedOf } from './confirm.ts'
import { requireContent } from './content.ts'
import { complain, EXIT, plural, print, printJson, style } from './terminal.ts'

/** `tablejudge check`: everything that is wrong with the content, all together. */
export async function check(root: string, options: { fix?: boolean; json?: boolean; quiet?: boolean }): Promise<number> {
  await requireContent(root)
  if (options.fix) await fix(root, options.json === true)
  const edition = await readEdition(root)
  const rules = await checkRules(edition)
  const isRight = edition.problems.length === 0 && rules.length === 0
  if (options.json) printJson({ problems: edition.problems, claims: edition.claims, rules })
  else {
    if (!options.quiet) printClaims(edition)
    printProblems(edition.problems)
    for (const { rule, message } of rules) complain(`${rule} ${message}`)
    const count = edition.problems.length + rules.length
    print(isRight ? style('green', `No problem in ${summary(edition)}.`) : style('red', `${plural(count, 'problem')}.`))
  }
  return isRight ? EXIT.done : EXIT.problems
}

/** Rules whose citations are gone, and rules that nobody has read since a clause under them changed. */
async function checkRules({ games }: Edition): Promise<CitationFault[]> {
  const catalogues = await allCatalogues()
  const faults = citationFaults(games, catalogues)
  for (const catalogue of catalogues) {
    const content = games.find(({ game }) => game.id === catalogue.game)
    const confirmed = content && (await confirmedOf(catalogue.game))
    if (!content || !confirmed) continue
    for (const { rule, clauses } of staleRules(content, catalogue, confirmed))
      faults.push({
        rule,
        message: `rests on ${clauses.join(', ')}, which nobody has confirmed as it is now. Read both, then run "tablejudge confirm ${rule}".`,
      })
  }
  return faults
}

export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) complain(formatProblem(problem))
}

export function summary({ games }: Edition): string {
  const rulings = games.reduce((sum, game) => sum + game.rulings.length, 0)
  return `${plural(games.length, 'game')} and ${plural(rulings, 'ruling')}`
}

/** What is restated, how often, and what is not yet. Told, never refused. */
function printClaims({ claims }: Edition): void {
  for (const { document, sections, unclaimed, shared } of claims) {
    print(`${document}: ${sections - unclaimed.length} of ${plural(sections, 'section')} restated`)
    for (const anchor of unclaimed) print(style('yellow', `  nobody restates #${anchor}`))
    for (const { anchor, rulings } of shared) print(style('dim', `  #${anchor} is restated by ${rulings.join(', ')}`))
  }
}

/** Problems of the lists themselves do not keep a name from being listed. */
const OF_NAMES = new Set<string>(['unpublished-name', 'vanished-name'])

async function fix(root: string, quiet: boolean): Promise<void> {
  const folders = await readFolder(root, () => undefined)
  const before = editionOf(folders)
  for (const folder of folders) {
    const content = before.games.find(({ game }) => game.id === folder.game)
    for (const file of fixFolder(folder, content)) {
      await writeFile(join(root, file.path), encode(file))
      if (!quiet) print(`fixed ${file.path}`)
    }
  }
  const again = await readFolder(root, () => undefined)
  const after = editionOf(again)
  for (const { game, published } of again) {
    const content = after.games.find((candidate) => candidate.game.id === game)
    const added = content ? newNames(content, published) : []
    if (!content || added.length === 0) continue
    // What is published is kept for ever: names of a draft that is still wrong can wait.
    if (after.problems.some(({ file, code }) => file.startsWith(`${game}/`) && !OF_NAMES.has(code))) {
      if (!quiet) print(`${game}/${PUBLISHED} waits for ${plural(added.length, 'new name')} until nothing else is wrong`)
      continue
    }
    await writeFile(join(root, game, PUBLISHED), `${publishedList(content, published).join('\n')}\n`)
    if (!quiet) print(`fixed ${game}/${PUBLISHED}: ${plural(added.length, 'new name')}`)
  }
}
