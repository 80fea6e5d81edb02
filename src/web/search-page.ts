import { html } from 'ghtml'
import type { AskResult } from '../contract/ask.ts'
import { BASE, paths } from '../contract/base.ts'
import type { Game } from '../contract/game.ts'
import type { PassageGroup } from '../contract/passage.ts'
import type { Rule } from '../contract/rule.ts'
import { headline } from '../http/words-of-verdict.ts'
import type { Found, SearchAnswer } from '../search/search.ts'
import { askPart, offersPart } from './ask-part.ts'
import { marked, section } from './fragments.ts'
import { page } from './layout.ts'
import { passageList } from './passage-page.ts'

interface Around {
  asked: AskResult
  /** The rule that answers, where one does. */
  rule: Rule | undefined
  games: readonly Game[]
  /** The game that is searched, where it is one. */
  game: Game | undefined
  /** Found in private packs; nothing when they were not looked into. */
  passages?: PassageGroup[] | undefined
}

/** How many rulings are shown where none answers. */
const FEW = 3

export function searchPage(asked: string, answer: SearchAnswer, { asked: result, rule, games, game, passages }: Around): string {
  const titles = new Map(games.map(({ id, title }) => [id, title]))
  const { hits, nearest, didYouMean, total } = answer
  const near = hits.length === 0 ? nearest : result.missing ? hits.slice(0, FEW) : hits
  const elsewhere = game ? html`<p><a href="/search?q=${encodeURIComponent(asked)}">Search all games</a></p>` : ''
  const main = html`<h1>${asked.trim() ? `Rulings for “${asked}”` : 'What is the question?'}</h1>
!${didYouMean ? html`<p>Read as <a href="/search?q=${encodeURIComponent(didYouMean)}">${didYouMean}</a>.</p>` : ''}
!${askPart(result, rule)}
!${result.missing && asked.trim() ? html`<p class="note">${result.missing.detail} ${near.length > 0 ? 'The nearest:' : 'Try fewer or other words, or look through a game.'}</p>` : ''}
!${!result.missing && hits.length > 0 ? html`<p class="quiet">${total} found${total > hits.length ? `, the best ${hits.length} shown` : ''}.</p>` : ''}
!${near.length > 0 ? list(near, titles, game) : ''}
!${offersPart(result.offers)}
!${passages ? section('In the book', passageList(passages) || html`<p>No passage has these words.</p>`) : ''}
!${!passages && answer.query.in === 'book' ? html`<p class="note">No book is here. Whoever owns one can import it on their own machine: <code>tablejudge import</code>.</p>` : ''}
!${elsewhere}
!${hits.length === 0 ? html`<ul>!${games.map(({ title, url }) => html`<li><a href="${url}">${title}</a></li>`)}</ul>` : ''}`
  return page({
    title: asked.trim() ? `“${asked}”` : 'Search',
    description: result.verdict && rule ? headline(result.verdict, rule.answers) : (hits[0]?.ruling.shortAnswer ?? 'Search the rulings.'),
    path: '/search',
    main,
    game,
    asked,
  })
}

function list(found: readonly Found[], titles: ReadonlyMap<string, string>, game: Game | undefined): string {
  return html`<ul class="plain">!${found.map(({ ruling, game: of, snippet, highlights }) => {
    const [inGame = '', slug = ''] = ruling.id.split('/')
    const isAnswer = snippet.startsWith(ruling.shortAnswer)
    return html`<li><a href="${BASE}${paths.ruling(inGame, slug)}">${ruling.title}</a>
<p><strong>${ruling.shortAnswer}</strong></p>
!${snippet && !isAnswer ? html`<p class="quiet">!${marked(snippet, highlights)}</p>` : ''}
!${game ? '' : html`<p class="quiet">${titles.get(of) ?? of}</p>`}</li>`
  })}</ul>`
}
