import { compile } from '../build/compile.ts'
import { citationFaults } from '../build/rules.ts'
import { readEdition } from '../content/edition.ts'
import { allCatalogues } from '../games/catalogues.ts'
import { writeLibrary } from '../library/write.ts'
import { printProblems, summary } from './check.ts'
import { requireContent } from './content.ts'
import { EXIT, plural, print, printJson, style } from './terminal.ts'

/** A new name is kept for ever from its first release on; until then the library can be built and looked at. */
const NOT_IN_THE_WAY = 'unpublished-name'

/** `tablejudge build`: content to library. Content with problems leaves the library as it is. */
export async function build(root: string, library: string, options: { json?: boolean }): Promise<number> {
  const say = options.json ? () => undefined : print
  const start = performance.now()
  await requireContent(root)
  say(style('dim', `Reading ${root}`))
  const edition = await readEdition(root)
  const problems = edition.problems.filter(({ code }) => code !== NOT_IN_THE_WAY)
  if (problems.length > 0) {
    if (options.json) printJson({ problems })
    else printProblems(problems)
    say(style('red', `${plural(problems.length, 'problem')}: nothing was built, the library is as it was.`))
    return EXIT.problems
  }
  const catalogues = await allCatalogues()
  const faults = citationFaults(edition.games, catalogues)
  if (faults.length > 0) {
    if (options.json) printJson({ faults })
    else for (const { rule, message } of faults) print(`${rule} ${message}`)
    say(style('red', `${plural(faults.length, 'citation')} gone: nothing was built, the library is as it was.`))
    return EXIT.problems
  }
  say(style('dim', `Writing ${summary(edition)}`))
  const { version, bytes } = await writeLibrary(library, compile(edition.games, catalogues))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (options.json) printJson({ library, version, bytes })
  else print(`Library ${style('bold', version)} with ${summary(edition)}: ${library}, ${Math.ceil(bytes / 1024).toLocaleString('en')} kB in ${seconds} s`)
  return EXIT.done
}
