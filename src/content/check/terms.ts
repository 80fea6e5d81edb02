import { toString as plainText } from 'mdast-util-to-string'
import { fold } from '../../words/fold.ts'
import type { GameContent } from '../entry.ts'
import type { Report } from '../problem.ts'

/** A word for one term is never the name of another, and every term is used in a ruling of its game. */
export function checkTerms(content: GameContent, report: Report): void {
  const owners = new Map<string, string>()
  for (const { title } of content.terms) owners.set(fold(title), title)
  for (const { title, alsoCalled, at } of content.terms)
    for (const name of alsoCalled) {
      const owner = owners.get(fold(name))
      if (owner) report(at, 'synonym-shadows-term', `"${name}" is already a word for "${owner}". A word leads to one term.`)
      else owners.set(fold(name), title)
    }
  const texts = content.rulings.map(({ title, body, askedAs }) => fold([title, plainText(body), ...askedAs].join(' ')))
  for (const { title, alsoCalled, at } of content.terms)
    if (![title, ...alsoCalled].some((name) => texts.some((text) => text.includes(fold(name)))))
      report(at, 'unused-term', `No ruling uses "${title}" or a word for it. Take it out, or write the ruling.`)
}
