import { withBase } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Ruling } from '../contract/ruling.ts'
import { unknownEntry } from '../http/unknown.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/open.ts'
import { publicAddress } from './environment.ts'
import { complain, EXIT, print, style } from './terminal.ts'

/** `tablejudge show`: one ruling or card in full, by its id or an id it once had. */
export async function show(path: string, id: string, options: { json?: boolean }): Promise<number> {
  const library = openLibrary(path)
  try {
    const body = (await bodyOf(library, 'ruling', id)) ?? (await bodyOf(library, 'card', id))
    if (body === undefined) {
      const [game = '', slug = ''] = id.split('/')
      complain((await unknownEntry(library, 'ruling', game, slug)).message)
      return EXIT.problems
    }
    const entry = JSON.parse(withBase(body, publicAddress())) as Ruling | Card
    if (options.json) print(JSON.stringify(entry, null, 2))
    else if ('clauses' in entry) printRuling(entry)
    else printCard(entry)
    return EXIT.done
  } finally {
    library.close()
  }
}

async function bodyOf(library: Library, kind: 'ruling' | 'card', id: string): Promise<string | undefined> {
  const target = (await library.alias(kind, id)) ?? id
  return library[kind](target)
}

function printRuling({ title, status, needs, text, conflicts, origin, sources, seeAlso, url }: Ruling): void {
  print(style('bold', title))
  if (status !== 'current') print(style('yellow', status))
  if (needs.length > 0) print(style('yellow', `only with ${needs.join(', ')}`))
  const [answer = '', ...lines] = text.split('\n')
  print(answer)
  for (const line of lines) print(`  ${line}`)
  if (conflicts.length > 0) print(style('yellow', `where the documents disagree or are silent: ${conflicts.join(', ')}`))
  print(style('dim', `restates ${origin.map(({ document, anchor }) => `${document}#${anchor}`).join(', ')}`))
  for (const source of sources) print(style('dim', source.url))
  if (seeAlso.length > 0) print(style('dim', `see also ${seeAlso.join(', ')}`))
  print(style('dim', url))
}

function printCard({ name, effect, rulings, url }: Card): void {
  print(style('bold', name))
  if (effect) print(effect)
  for (const ruling of rulings) print(`  ${ruling.title}  ${style('dim', ruling.id)}`)
  print(style('dim', url))
}
