import { toString as plainText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import type { Ruling } from '../../src/contract/ruling.ts'
import { FIXTURES } from '../world.ts'
import { bodiesOf, rowsOf, rulingFrom, SHIPPED, SITE } from './built.ts'

const ANSWER = '**Yes, one chip a turn.**'

describe('The HTML of a ruling', () => {
  it('gives each clause its id, so that an address can lead to it', () => {
    const { html, clauses } = rulingFrom(`${ANSWER}\n\n- **Salt.** Salted chips are safe.\n- **Two gulls.** They share.`)
    expect(clauses.map(({ id }) => id)).toEqual(['answer', 'salt', 'two-gulls'])
    expect(html).toContain('<li id="salt"><strong>Salt.</strong> Salted chips are safe.</li>')
    expect(html).toContain('<li id="two-gulls">')
    expect(html).toContain('<p id="answer"><strong>Yes, one chip a turn.</strong></p>')
  })

  it('keeps the ids that clauses once had', () => {
    const { html } = rulingFrom(`${ANSWER}\n\n- **Salt.** Salted chips are safe.`, { yaml: 'moved clauses: { seasoning: salt, short: answer }\n' })
    expect(html).toContain('<li id="salt"><span id="seasoning"></span><strong>Salt.</strong>')
    expect(html).toContain('<p id="answer"><span id="short"></span>')
  })

  it('leaves a bare address as it is written', () => {
    const text = `${ANSWER}\n\n- **Salt.** See [www.pier.example for more.`
    expect(rulingFrom(text).answer).toBe(text)
  })

  it('says in plain text, too, which parts of the game a clause needs', () => {
    const needing = rulingFrom(`${ANSWER}\n\n- **Ice.** *Winter Pier:* Frozen chips are safe.`)
    const always = rulingFrom(`${ANSWER}\n\n- **Ice.** Frozen chips are safe.`)
    expect(needing.text).toContain('Ice (Winter Pier): Frozen chips are safe.')
    expect(needing.hash).not.toBe(always.hash)
  })

  it('links to pages of the site', () => {
    const { html } = rulingFrom(`${ANSWER}\n\n- **Salt.** Unless the [Salt Shaker](cards.md#salt-shaker) is out.`)
    expect(html).toContain(`<a href="${SITE}/pier/cards/salt-shaker">Salt Shaker</a>`)
  })

  it('leads outside as it was written', () => {
    const { html } = rulingFrom(`${ANSWER} See [the gull page](https://gulls.example/a?b=c&d=e#f).`)
    expect(html).toContain('<a href="https://gulls.example/a?b=c&#x26;d=e#f">the gull page</a>')
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])('never leads to %s', (address) => {
    const { html } = rulingFrom(`${ANSWER} Press [here](${address}).`)
    expect(html).toContain('<a>here</a>')
    expect(html).not.toContain('href')
  })

  it('says what was written, and nothing of it runs', () => {
    const { html } = rulingFrom(`${ANSWER} 3 < 4 & "so on" \\<script>alert(1)\\</script> <img src=x onerror=alert(1)>`)
    expect(html).toContain('3 &#x3C; 4 &#x26; "so on" &#x3C;script>alert(1)&#x3C;/script>')
    expect(html).not.toMatch(/<(?:script|img)/)
  })

  it('keeps tables', () => {
    const { html } = rulingFrom(`${ANSWER}\n\n| Wind | Chips |\n| --- | ---: |\n| Calm | 1 |`)
    expect(html).toContain('<th>Wind</th>')
    expect(html).toContain('<td align="right">1</td>')
  })
})

describe('The Markdown of a ruling', () => {
  it('is what was written, with links that lead to the site', () => {
    const text = `${ANSWER} *Always* the \`small\` ones: 2 \\* 3.\n\n- **Salt.** Unless the [Salt *Shaker*](cards.md#salt-shaker) is out, or the [other](gulls.md#stealing).\n- **Tide.** Low.`
    expect(rulingFrom(text).answer).toBe(
      text.replace('(cards.md#salt-shaker)', `(${SITE}/pier/cards/salt-shaker)`).replace('(gulls.md#stealing)', `(${SITE}/pier/stealing)`),
    )
  })

  it.each([
    ['in a table', '| Who | What |\n| --- | --- |\n| [Salt](cards.md#salt-shaker) | x |', `| [Salt](${SITE}/pier/cards/salt-shaker) | x |`],
    [
      'twice in a line',
      '- **A.** [a](cards.md#salt-shaker)[b](cards.md#salt-shaker)',
      `[a](${SITE}/pier/cards/salt-shaker)[b](${SITE}/pier/cards/salt-shaker)`,
    ],
    ['from its own file', '- **A.** [a](#stealing) b', `- **A.** [a](${SITE}/pier/stealing) b`],
    ['to the game', '- **A.** [a](game.md) b', `- **A.** [a](${SITE}/pier) b`],
    ['to a term', '- **A.** [a](terms.md#chip) b', `- **A.** [a](${SITE}/pier/terms#chip) b`],
    ['to a conflict', '- **A.** [a](conflicts.md#who) b', `- **A.** [a](${SITE}/pier/conflicts#who) b`],
    ['to a document', '- **A.** [a](documents.md#leaflet) b', `- **A.** [a](${SITE}/pier/documents/leaflet) b`],
    ['to another game', '- **A.** [a](../bay/ships.md#tie) b', `- **A.** [a](${SITE}/bay/tie) b`],
    ['to a folder of cards', '- **A.** [a](cards/winter.md#ice) b', `- **A.** [a](${SITE}/pier/cards/ice) b`],
    ['with nothing to press', '- **A.** before [](cards.md#salt-shaker) after', `- **A.** before [](${SITE}/pier/cards/salt-shaker) after`],
    ['with brackets in its address', '- **A.** [a](<https://gulls.example/a)b>) c', '[a](<https://gulls.example/a)b>) c'],
    ['to a bare address', '- **A.** https://gulls.example/x and on', '[https://gulls.example/x](https://gulls.example/x) and on'],
  ])('has its links right %s', (_, written, linked) => {
    expect(rulingFrom(`${ANSWER}\n\n${written}`).answer).toContain(linked)
  })

  it.each([
    ['the fixtures', FIXTURES],
    ['the shipped content', SHIPPED],
  ])('says in its own order all the words of the HTML, in %s', async (_, content) => {
    const rulings = bodiesOf<Ruling>((await rowsOf(content)).rulings)
    expect(rulings.length).toBeGreaterThan(5)
    for (const { id, answer, html } of rulings) expect({ id, words: wordsOfMarkdown(answer) }).toEqual({ id, words: wordsOfHtml(html) })
  })
})

const bare = (text: string): string => text.replace(/\s+/g, '')
const wordsOfMarkdown = (markdown: string): string => bare(plainText(unified().use(remarkParse).use(remarkGfm).parse(markdown)))
const wordsOfHtml = (html: string): string =>
  bare(
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&'),
  )

describe('The plain text of a ruling', () => {
  it('has the answer, then each clause with its name, without markup', () => {
    const { text } = rulingFrom(`${ANSWER} *Gulls* never pay.\n\n- **Salt.** Unless the [Salt Shaker](cards.md#salt-shaker) is \`out\`.`)
    expect(text).toBe('Yes, one chip a turn. Gulls never pay.\nSalt: Unless the Salt Shaker is out.')
  })

  it('has tables row by row', () => {
    const { text } = rulingFrom(`${ANSWER}\n\n| Wind | Chips |\n| --- | --- |\n| Calm | **1** |\n| Gale | 2 |`)
    expect(text.split('\n').slice(1)).toEqual(['Wind | Chips', 'Calm | 1', 'Gale | 2'])
  })
})
