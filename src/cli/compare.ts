import { type ComparedDocument, compareGame } from '../http/comparison.ts'
import { openLibrary } from '../library/open.ts'
import { openPacks } from '../packs/packs.ts'
import { requirePacks } from './import.ts'
import { EXIT, plural, print, printJson, Stop, style } from './terminal.ts'

export interface CompareOptions {
  packs?: string
  document?: string
  missing?: boolean
  json?: boolean
}

/** `tablejudge compare`: each passage beside the rulings that restate it, and what they may have left out. */
export async function compare(game: string, path: string, options: CompareOptions): Promise<number> {
  const packs = await openPacks(requirePacks(options.packs))
  const library = openLibrary(path)
  try {
    const all = await compareGame(game, packs, library)
    const documents = all.filter(({ document }) => options.document === undefined || document === options.document)
    if (documents.length === 0)
      throw new Stop(
        EXIT.problems,
        `There is no pack of "${game}"${options.document ? ` with the document "${options.document}"` : ''}. Make one with "tablejudge import".`,
      )
    if (options.json) printJson(documents)
    else for (const document of documents) printDocument(document, options.missing === true)
    return EXIT.done
  } finally {
    library.close()
  }
}

function printDocument({ document, title, passages }: ComparedDocument, onlyMissing: boolean): void {
  print(style('bold', `${title} (${document})`))
  for (const { anchor, title: heading, line, endLine, text, rulings, missingNumbers, missingCards } of passages) {
    if (onlyMissing && rulings.length > 0 && missingNumbers.length + missingCards.length === 0) continue
    print(`\n${style('bold', heading)} ${style('dim', `#${anchor}, lines ${line}–${endLine}`)}`)
    for (const piece of text.split('\n')) print(style('dim', `  | ${piece}`))
    for (const { id, title: question } of rulings) print(`  ${style('green', id)} ${question}`)
    if (rulings.length === 0) print(`  ${style('red', 'no ruling restates this section')}`)
    if (missingNumbers.length > 0) print(`  ${style('yellow', `numbers that no ruling repeats: ${missingNumbers.join(', ')}`)}`)
    if (missingCards.length > 0) print(`  ${style('yellow', `cards that no ruling names: ${missingCards.join(', ')}`)}`)
  }
  const unclaimed = passages.filter(({ rulings }) => rulings.length === 0)
  print(`\n${passages.length - unclaimed.length} of ${plural(passages.length, 'section')} restated.`)
  for (const { anchor } of unclaimed) print(`  unclaimed: #${anchor}`)
}
