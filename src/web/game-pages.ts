import { html } from 'ghtml'
import { BASE, paths } from '../contract/base.ts'
import type { Card } from '../contract/card.ts'
import type { Document, Game, Overview } from '../contract/game.ts'
import type { Conflict, Term } from '../contract/glossary.ts'
import type { RulingRef } from '../contract/source.ts'
import { linkList, rulingList, section } from './fragments.ts'
import { page } from './layout.ts'

/** Pages of the site and of a game: what there is to look up. */

export function homePage({ counts }: Overview, games: readonly Game[]): string {
  const description = 'Settles rules disputes in board games: the short answer, the words it rests on, and where they stand.'
  const main = html`<h1>Settle a rules dispute</h1>
<p>Type the question as you would ask it at the table. You get the short answer, its conditions, and where the rulebook says so.</p>
<p class="quiet">${counts.rulings} rulings, ${counts.clauses} clauses, ${counts.conflicts} places where rulebooks disagree or are silent.</p>
<h2>Games</h2>
<ul class="plain">!${games.map(({ title, text, url }) => html`<li><a href="${url}">${title}</a><p>${text}</p></li>`)}</ul>`
  return page({ title: 'Tablejudge', description, path: '/', main })
}

export function gamePage(game: Game, refs: ReadonlyMap<string, RulingRef>, rules: number): string {
  const more = [
    ...(rules > 0 ? [{ href: `/${game.id}/rules`, text: `Decide a situation (${rules} questions)` }] : []),
    ...(game.counts.cards > 0 ? [{ href: `/${game.id}/cards`, text: `Cards (${game.counts.cards})` }] : []),
    ...(game.counts.terms > 0 ? [{ href: `/${game.id}/terms`, text: `Terms (${game.counts.terms})` }] : []),
    ...(game.counts.conflicts > 0 ? [{ href: `/${game.id}/conflicts`, text: `Where the documents disagree or are silent (${game.counts.conflicts})` }] : []),
    ...game.documents.map(({ title, url }) => ({ href: url, text: title })),
  ]
  const main = html`<h1>${game.title}</h1>
<p>${game.text}</p>
!${game.topics.map(({ title, rulings }) => section(title, rulingList(rulings.flatMap((id) => refs.get(id) ?? []))))}
!${section('More', linkList(more))}`
  return page({ title: game.title, description: game.text, path: paths.game(game.id), main, game })
}

export function cardsPage(game: Game, cards: readonly Card[]): string {
  const main = html`<h1>Cards of ${game.title}</h1>
<ul class="plain">!${cards.map(({ name, effect, url }) => html`<li><a href="${url}">${name}</a><p>${effect ?? ''}</p></li>`)}</ul>`
  return page({
    title: `Cards of ${game.title}`,
    description: `${cards.length} cards of ${game.title} and the rulings about them.`,
    path: `/${game.id}/cards`,
    main,
    game,
  })
}

export function termsPage(game: Game, terms: readonly Term[]): string {
  const main = html`<h1>Terms of ${game.title}</h1>
<dl>!${terms.map(
    ({ id, name, text, alsoCalled }) =>
      html`<dt id="${slugOf(id)}">${name}</dt><dd>${text} !${alsoCalled.length > 0 ? html`<span class="quiet">Also called: ${alsoCalled.join(', ')}.</span>` : ''}</dd>`,
  )}</dl>`
  return page({
    title: `Terms of ${game.title}`,
    description: `${terms.length} words of ${game.title} and what people say for them.`,
    path: `/${game.id}/terms`,
    main,
    game,
  })
}

export function conflictsPage(game: Game, conflicts: readonly Conflict[]): string {
  const main = html`<h1>Where the documents of ${game.title} disagree or are silent</h1>
!${conflicts.map(
    ({ id, kind, title, html: text, holds, rulings }) => html`<section id="${slugOf(id)}"><h2>${title}</h2>
<p class="quiet">${kind}, ${holds === 'open' ? 'open' : `settled: ${holds.replaceAll('-', ' ')}`}</p>
<div class="answer">!${text}</div>
!${linkList(rulings.map((ruling) => ({ href: ruling.url, text: ruling.title })))}</section>`,
  )}`
  return page({
    title: `Conflicts in ${game.title}`,
    description: `${conflicts.length} contradictions, misprints and silences, and what holds.`,
    path: `/${game.id}/conflicts`,
    main,
    game,
  })
}

/** @param published anchors whose words a private pack has */
export function documentPage(game: Game, document: Document, published: ReadonlySet<string>): string {
  const { title, edition, date, authors, authority, address, text, sections, id } = document
  const facts = [
    ['Edition', edition],
    ['Date', date],
    ['Authors', authors?.join(', ')],
    ['Authority', authority],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined)
  const main = html`<h1>${title}</h1>
<p>${text}</p>
<dl class="facts">!${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
!${address ? html`<p><a href="${address}">Where it was published</a></p>` : ''}
<h2>Sections and the rulings that restate them</h2>
!${sections.map(({ anchor, title: heading, rulings }) => html`<section id="${anchor}"><h3>${heading}</h3>!${linkList(rulings.map((ruling) => ({ href: ruling.url, text: ruling.title })))}!${published.has(anchor) ? html`<p class="quiet"><a href="${BASE}${paths.passage(game.id, id, anchor)}">As published</a></p>` : ''}</section>`)}`
  return page({ title, description: text, path: paths.document(game.id, id), main, game })
}

export function cardPage(game: Game, card: Card): string {
  const { name, aliases, number, sets, type, cost, tags, requirement, holds, effect, rulings, rules, id } = card
  const limit =
    requirement &&
    [requirement.atLeast === undefined ? '' : `at least ${requirement.atLeast}`, requirement.atMost === undefined ? '' : `at most ${requirement.atMost}`]
      .filter(Boolean)
      .join(', ')
  const facts = [
    ['Also called', aliases.join(', ')],
    ['Number', number],
    ['Sets', sets?.join(', ')],
    ['Type', type],
    ['Cost', cost?.toString()],
    ['Tags', tags?.join(', ')],
    ['Requires', requirement && `${requirement.name} ${limit}`],
    ['Holds', holds],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const main = html`<article><h1>${name}</h1>
<p>${effect ?? 'Nothing but its name stands in the documents.'}</p>
<dl class="facts">!${facts.map(([key, value]) => html`<dt>${key}</dt><dd>${value}</dd>`)}</dl></article>
!${section('Decide your situation', linkList(rules.map(({ question, url }) => ({ href: url, text: question }))))}
!${section('Rulings', rulings.length > 0 ? rulingList(rulings) : '')}`
  return page({ title: name, description: effect ?? `A card of ${game.title}.`, path: paths.card(game.id, slugOf(id)), main, game })
}

const slugOf = (id: string): string => id.slice(id.indexOf('/') + 1)
