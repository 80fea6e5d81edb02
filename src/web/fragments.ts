import { html } from 'ghtml'
import type { RulingRef } from '../contract/source.ts'

/** Pieces that several pages show. Each returns escaped HTML. */

export function rulingList(rulings: readonly RulingRef[]): string {
  return html`<ul class="plain">!${rulings.map(({ title, shortAnswer, url }) => html`<li><a href="${url}">${title}</a><p>${shortAnswer}</p></li>`)}</ul>`
}

/** A heading with what stands under it, or nothing when there is nothing to show. */
export function section(title: string, content: string): string {
  return content ? html`<h2>${title}</h2>!${content}` : ''
}

export function linkList(links: readonly { href: string; text: string }[]): string {
  return links.length === 0 ? '' : html`<ul>!${links.map(({ href, text }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>`
}

/** Text with ranges marked. */
export function marked(text: string, ranges: readonly (readonly [number, number])[]): string {
  let result = ''
  let last = 0
  for (const [from, to] of ranges) {
    result += html`${text.slice(last, from)}<mark>${text.slice(from, to)}</mark>`
    last = to
  }
  return result + html`${text.slice(last)}`
}
