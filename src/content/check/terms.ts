import { toString as plainText } from 'mdast-util-to-string'
import { fold } from '../../words/fold.ts'
import type { GameContent } from '../entry.ts'
import type { Report } from '../problem.ts'

/** A word for one term is never the name of another, and every term is used in a ruling of its game. */
export function checkTerms(content: GameContent, report: Report): void {
  const owners = new Map<string, string>()
  const own = (name: string, title: string, at: GameContent['terms'][number]['at']): void => {
    const owner = owners.get(fold(name))
    if (owner === undefined) owners.set(fold(name), title)
    else report(at, 'synonym-shadows-term', `"${name}" is already a word for "${owner}". A word leads to one term: take it out here or there.`)
  }
  for (const { title, at } of content.terms) own(title, title, at)
  for (const { title, alsoCalled, at } of content.terms) for (const name of alsoCalled) own(name, title, at)
  // A line break parts the texts: no name of a term has one.
  const text = content.rulings.map(({ title, body, askedAs }) => fold([title, plainText(body), ...askedAs].join('\n'))).join('\n')
  for (const { title, alsoCalled, at } of content.terms)
    if (![title, ...alsoCalled].some((name) => text.includes(fold(name))))
      report(at, 'unused-term', `No ruling uses "${title}" or a word for it. Take it out, or write the ruling.`)
}
