import { html } from 'ghtml'
import { BASE, paths } from '../contract/base.ts'
import type { RulingPassage } from '../contract/passage.ts'
import type { Ruling } from '../contract/ruling.ts'
import type { RuleRef, RulingRef } from '../contract/source.ts'
import { titleOfAnchor } from '../words/slug.ts'
import { linkList, rulingList, section } from './fragments.ts'
import { page } from './layout.ts'
import { passagesBelow } from './passage-page.ts'

interface Around {
  game: { id: string; title: string }
  /** Names of the parts of the game, by id. */
  parts: ReadonlyMap<string, string>
  /** Titles of the documents, by id. */
  documents: ReadonlyMap<string, string>
  seeAlso: RulingRef[]
  cards: { name: string; url: string }[]
  conflicts: { title: string; url: string }[]
  passages: RulingPassage[]
  rules: RuleRef[]
}

const STATUS: Record<Ruling['status'], string> = {
  current: '',
  new: 'New in the latest edition.',
  disputed: 'Disputed: the documents do not agree. See below.',
  superseded: 'Superseded: a newer ruling replaces this one.',
}

export function rulingPage(ruling: Ruling, { game, parts, documents, seeAlso, cards, conflicts, passages, rules }: Around): string {
  const [, slug = ''] = ruling.id.split('/')
  const origins = ruling.origin.map(({ document, anchor }) => ({
    href: `${BASE}${paths.section(ruling.game, document, anchor)}`,
    text: `${documents.get(document) ?? document}: ${titleOfAnchor(anchor)}`,
  }))
  const main = html`<article>
<h1>${ruling.title}</h1>
!${STATUS[ruling.status] ? html`<p class="note">${STATUS[ruling.status]}</p>` : ''}
!${ruling.needs.length > 0 ? html`<p class="quiet">Only with: ${ruling.needs.map((need) => parts.get(need) ?? need).join(', ')}</p>` : ''}
<div class="answer">!${ruling.html}</div>
</article>
!${section('Decide your situation', linkList(rules.map(({ question, url }) => ({ href: url, text: question }))))}
!${section('Where the documents disagree or are silent', linkList(conflicts.map(({ title, url }) => ({ href: url, text: title }))))}
!${section('Cards', linkList(cards.map(({ name, url }) => ({ href: url, text: name }))))}
!${section('Restates', linkList(origins))}
!${section('As published', passagesBelow(passages))}
!${section('Sources', linkList(ruling.sources.map(({ url, label }) => ({ href: url, text: label }))))}
!${section('See also', seeAlso.length > 0 ? rulingList(seeAlso) : '')}`
  return page({ title: ruling.title, description: ruling.shortAnswer, path: paths.ruling(ruling.game, slug), main, game })
}
