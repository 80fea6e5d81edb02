import { html } from 'ghtml'
import { BASE, paths } from '../contract/base.ts'
import type { Passage, PassageGroup, RulingPassage } from '../contract/passage.ts'
import type { ComparedPassage } from '../documents/compare.ts'
import type { ComparedDocument } from '../http/comparison.ts'
import { titleOfAnchor } from '../words/slug.ts'
import { linkList, marked, rulingList, section } from './fragments.ts'
import { page } from './layout.ts'

/** Pages and pieces that show the words of a private pack. */

const PRIVATE_NOTE = html`<p class="note">The words of the book, from a private pack. Only this machine has them; do not publish them.</p>`

export function passagePage({ game, document, anchor, title, blocks, sources, see, rulings }: Passage, documentTitle: string): string {
  const main = html`<h1>${title}</h1>
<p class="quiet"><a href="${BASE}${paths.document(game, document)}">${documentTitle}</a></p>
<blockquote class="book">!${blocks.map(({ kind, text }) => block(kind, html`${text}`))}</blockquote>
!${PRIVATE_NOTE}
!${section('Restated by', rulings.length > 0 ? rulingList(rulings) : '')}
!${section('Sends you to', linkList(see.map((other) => ({ href: `${BASE}${paths.passage(game, document, other)}`, text: titleOfAnchor(other) }))))}
!${section('Sources', linkList(sources.map((url) => ({ href: url, text: url }))))}`
  return page({ title, description: `${documentTitle}: ${title}`, path: paths.passage(game, document, anchor), main })
}

/** Escaped words in the element of their kind. */
function block(kind: Passage['blocks'][number]['kind'], escaped: string): string {
  if (kind === 'item') return html`<ul><li>!${escaped}</li></ul>`
  if (kind === 'code') return html`<pre>!${escaped}</pre>`
  return html`<p>!${escaped.replaceAll('\t', ' · ')}</p>`
}

/** What a ruling restates, under it; a tap on marked words leads to the clause that restates them. */
export function passagesBelow(passages: readonly RulingPassage[]): string {
  if (passages.length === 0) return ''
  const pieces = passages.map(
    ({ title, text, restated, url }) => html`<details><summary>${title}</summary>
<blockquote class="book">!${lines(text, restated)}</blockquote>
<p class="quiet"><a href="${url}">The passage alone</a></p></details>`,
  )
  return html`!${pieces}!${PRIVATE_NOTE}`
}

/** Each line of a text as a paragraph, with what clauses restate marked and linked to them. */
function lines(text: string, restated: readonly { clause: string; from: number; to: number }[], link = (clause: string): string => `#${clause}`): string {
  const ranges = [...restated].sort((a, b) => a.from - b.from).filter(({ from }, i, all) => i === 0 || from >= (all[i - 1]?.to ?? 0))
  let start = 0
  return text
    .split('\n')
    .map((line) => {
      const [from, end] = [start, start + line.length]
      start = end + 1
      let at = from
      let words = ''
      for (const range of ranges) {
        if (range.from < from || range.to > end) continue
        words += html`${text.slice(at, range.from)}<a href="${link(range.clause)}"><mark>${text.slice(range.from, range.to)}</mark></a>`
        at = range.to
      }
      return html`<p>!${words + html`${text.slice(at, end)}`}</p>`
    })
    .join('')
}

/** What a search found in books, under the rulings that restate it. */
export function passageList(groups: readonly PassageGroup[]): string {
  const found = groups.map(
    ({ ruling, passages }) => html`<li>!${ruling ? html`<a href="${ruling.url}">${ruling.title}</a><p><strong>${ruling.shortAnswer}</strong></p>` : ''}
!${passages.map(({ title, url, snippet, highlights }) => html`<p class="quiet"><a href="${url}">${title}</a>: !${marked(snippet, highlights)}</p>`)}</li>`,
  )
  return groups.length === 0 ? '' : html`<ul class="plain">!${found}</ul>!${PRIVATE_NOTE}`
}

/** Every section of a game's books beside the rulings that restate it: where reviewers of content live. */
export function comparePage(game: { id: string; title: string }, documents: readonly ComparedDocument[]): string {
  const main = html`<h1>${game.title}: book and rulings</h1>!${PRIVATE_NOTE}
!${documents.map(({ title, document, passages }) => {
    const unclaimed = passages.filter(({ rulings }) => rulings.length === 0)
    return html`<h2>${title}</h2>
<p>${passages.length - unclaimed.length} of ${passages.length} sections are restated.</p>
!${section('Unclaimed', linkList(unclaimed.map(({ anchor, title: heading }) => ({ href: `#${document}-${anchor}`, text: heading }))))}
!${passages.map((passage) => compared(game.id, document, passage))}`
  })}`
  return page({
    title: `${game.title}: book and rulings`,
    description: 'Each passage beside the rulings that restate it.',
    path: paths.compare(game.id),
    main,
    game,
  })
}

function compared(game: string, document: string, { anchor, title, text, rulings, missingNumbers, missingCards }: ComparedPassage): string {
  const missing = [
    missingNumbers.length > 0 ? `Numbers that no ruling repeats: ${missingNumbers.join(', ')}.` : '',
    missingCards.length > 0 ? `Cards that no ruling names: ${missingCards.join(', ')}.` : '',
  ].filter(Boolean)
  return html`<section id="${document}-${anchor}"><h3><a href="${BASE}${paths.passage(game, document, anchor)}">${title}</a></h3>
!${rulings.length === 0 ? html`<p class="note">No ruling restates this section.</p>` : linkList(rulings.map(({ id, title: heading }) => ({ href: `${BASE}/${id}`, text: heading })))}
!${missing.length > 0 ? html`<p class="note">${missing.join(' ')}</p>` : ''}
<details><summary>The passage</summary><blockquote class="book">!${lines(
    text,
    rulings.flatMap(({ id, restated }) => restated.map((range) => ({ ...range, clause: `${id}#${range.clause}` }))),
    (clause) => `${BASE}/${clause}`,
  )}</blockquote></details></section>`
}
