import { html } from 'ghtml'
import { BASE } from '../contract/base.ts'
import { STYLE_PATH } from './style.ts'

export interface PageParts {
  title: string
  /** What a link preview shows under the title. */
  description: string
  path: string
  /** Escaped HTML. */
  main: string
  /** A page that is about one game keeps searching in it. */
  game?: { id: string; title: string } | undefined
  /** What the search box holds. */
  asked?: string
}

/** Everything around the words of a page. It works without a script, on a phone, with a keyboard, and on paper. */
export function page({ title, description, path, main, game, asked }: PageParts): string {
  const siteTitle = title === 'Tablejudge' ? title : `${title} · Tablejudge`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteTitle}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="Tablejudge">
<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${BASE}${path}">
<meta name="twitter:card" content="summary">
<link rel="canonical" href="${BASE}${path}">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<a class="skip" href="#_main">Skip to the answer</a>
<header class="site"><a class="home" href="/">Tablejudge</a> !${game ? html`<a href="/${game.id}">${game.title}</a>` : ''}</header>
!${searchForm(asked ?? '', game)}
<main id="_main">
!${main}
</main>
<footer><p>Our words are <a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">CC BY-SA 4.0</a>. Games and their names belong to their owners. <a href="/docs">API</a></p></footer>
</body>
</html>
`
}

function searchForm(asked: string, game: PageParts['game']): string {
  const label = game ? `Ask about ${game.title}` : 'Ask about a rule'
  return html`<form class="search" action="/search" method="get" role="search">
<input type="search" name="q" value="${asked}" aria-label="${label}" placeholder="${label}" maxlength="500" autocomplete="off">
!${game ? html`<input type="hidden" name="game" value="${game.id}">` : ''}
<button type="submit">Find</button>
</form>`
}
