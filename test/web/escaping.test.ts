import { describe, expect, it } from 'vitest'
import { aServerOver } from '../server/inline-server.ts'
import { aServer } from '../world.ts'
import { crawl, htmlPages } from './crawl.ts'
import { meta, readPage, select } from './read-page.ts'

/** What must come out as text wherever content puts it. In Markdown the `<` is escaped, or it would be dropped as HTML. */
const EVIL = `<script>alert("1")</script> & 'q'`
const WRITTEN = `\\<script>alert("1")\\</script> & 'q'`
const QUOTED = JSON.stringify(EVIL)

const file = (title: string, ...entries: [heading: string, text: string, yaml: string][]): string =>
  `---\nchecked: 2026-11\n---\n\n# ${title}\n\n${entries.map(([heading, text, yaml]) => `## ${heading}\n\n${text}\n\n\`\`\`yaml\n${yaml}\n\`\`\``).join('\n\n')}\n`

const FILES = {
  'game.md': `---\nchecked: 2026-11\n---\n\n# Pier ${WRITTEN}\n\nGulls ${WRITTEN}.\n\n\`\`\`yaml\nid: pier\nalso called: [${QUOTED}]\nparts:\n  winter: { name: ${QUOTED}, kind: expansion }\n\`\`\`\n`,
  'documents.md': file('Documents', [
    'Leaflet',
    `One sheet ${WRITTEN}.`,
    `id: leaflet\ntitle: ${QUOTED}\nedition: ${QUOTED}\ndate: ${QUOTED}\nauthors: [${QUOTED}]\nauthority: official\naddress: 'https://pier.example/?a="1"&b=<script>'\nsections: [gulls]`,
  ]),
  'gulls.md': `---\nkind: section\nchecked: 2026-11\n---\n\n# Gulls ${WRITTEN}\n\n${[
    `## May a gull ${WRITTEN}?`,
    `**Yes ${WRITTEN}.** Even \`<img src=x onerror=alert(1)>\` and &lt;b&gt;.`,
    `- **Salt & more.** Salted ${WRITTEN} [link "x"](https://pier.example/?a=1&b="2").`,
    `| Chip & dip | ${WRITTEN} |\n| --- | --- |\n| ${WRITTEN} | & |`,
    `\`\`\`yaml\nid: stealing\norigin: [leaflet#gulls]\nsources: ['https://pier.example/?x="><script>&y']\nabout: [chip]\nsee also: [conflict:salt]\n\`\`\``,
  ].join('\n\n')}\n`,
  'cards.md': file('Cards', [
    `Chip ${WRITTEN}`,
    `Eat ${WRITTEN}.`,
    `id: chip\nalso called: [${QUOTED}]\nnumber: ${QUOTED}\ntype: ${QUOTED}\ntags: [${QUOTED}]\nholds: ${QUOTED}`,
  ]),
  'terms.md': file('Terms', [`gull ${WRITTEN}`, `A bird ${WRITTEN}.`, `id: gull\nalso called: [${JSON.stringify(`bird ${EVIL}`)}]`]),
  'conflicts.md': file('Conflicts', [
    `Is it ${WRITTEN}?`,
    `**No ${WRITTEN}.**\n\n- **Salty.** Yes ${WRITTEN}.\n- **Plain.** No.\n- **Why.** Because ${WRITTEN}.`,
    'id: salt\nreadings: { salty: leaflet#gulls, plain: leaflet#gulls }\nholds: salty',
  ]),
}

describe('What content says is text, never markup', () => {
  it('on every page', async () => {
    await using server = await aServerOver(FILES)
    const pages = htmlPages((await crawl(server.app)).pages)
    expect(pages.map(([path]) => path).sort()).toEqual([
      '/',
      '/docs',
      '/pier',
      '/pier/cards',
      '/pier/cards/chip',
      '/pier/conflicts',
      '/pier/documents/leaflet',
      '/pier/stealing',
      '/pier/terms',
    ])
    for (const [path, page] of pages) {
      for (const name of ['script', 'img', 'b']) expect(select(page, name), path).toEqual([])
      expect(
        page.flatMap(({ attributes }) => [...attributes.keys()]).filter((name) => name.startsWith('on')),
        path,
      ).toEqual([])
      if (path !== '/docs') expect(select(page, 'main')[0]?.text, path).toContain(EVIL)
    }
  })

  it('in previews, which show it as written', async () => {
    await using server = await aServerOver(FILES)
    const page = readPage((await server.app.inject('/pier/stealing')).body)
    expect(meta(page, 'property', 'og:title')).toBe(`May a gull ${EVIL}?`)
    expect(meta(page, 'property', 'og:description')).toBe(`Yes ${EVIL}.`)
    expect(select(page, 'title')[0]?.text).toBe(`May a gull ${EVIL}? · Tablejudge`)
  })

  it('in addresses, which stay inside their quotes', async () => {
    await using server = await aServerOver(FILES)
    const page = readPage((await server.app.inject('/pier/stealing')).body)
    const links = select(page, 'a').map(({ attributes }) => attributes.get('href') ?? '')
    expect(links.filter((href) => href.startsWith('https://pier.example/'))).toHaveLength(2)
    for (const href of links) expect(href).toMatch(/^(?:https?:\/\/|\/|#)/)
  })

  it('in hits and in what the search repeats', async () => {
    await using server = await aServerOver(FILES)
    for (const q of [
      `gull ${EVIL}`,
      `"><script>alert(1)</script> gull`,
      `gull' onfocus='alert(1)`,
      `gull</title><script>`,
      '&lt;script&gt; gull',
      '\uE000<b>gull',
    ]) {
      const page = readPage((await server.app.inject(`/search?q=${encodeURIComponent(q)}`)).body)
      for (const name of ['script', 'b', 'img']) expect(select(page, name), q).toEqual([])
      expect(select(page, 'main')[0]?.text, q).toContain(q.replace('\uE000', '\uFFFD'))
      expect(select(page, 'input', { name: 'q' })[0]?.attributes.get('value'), q).toBe(q.replace('\uE000', '\uFFFD'))
      expect([...(select(page, 'input', { name: 'q' })[0]?.attributes.keys() ?? [])].filter((name) => name.startsWith('on'))).toEqual([])
    }
  })

  it('in the words around a hit, of which only those found are marked', async () => {
    await using server = await aServerOver(FILES)
    const page = readPage((await server.app.inject('/search?q=salted')).body)
    expect(select(page, 'mark').map(({ text }) => text)).toEqual(['Salted'])
    expect(select(page, 'p').find(({ text }) => text.includes('Salted'))?.text).toContain(EVIL)
    expect(select(page, 'script')).toEqual([])
  })

  it('and the HTML of the API holds none of it either', async () => {
    await using server = await aServerOver(FILES)
    const { html, shortAnswer, title } = (await server.app.inject('/v1/rulings/pier/stealing')).json()
    expect({ title, shortAnswer }).toEqual({ title: `May a gull ${EVIL}?`, shortAnswer: `Yes ${EVIL}.` })
    const elements = readPage(html)
    expect(new Set(elements.map(({ name }) => name))).not.toContain('script')
    expect(elements.map(({ text }) => text).join('\n')).toContain(EVIL)
  })
})

describe('What somebody asks is text, never markup', () => {
  it('in a refusal', async () => {
    await using server = await aServer()
    for (const url of [`/a/b/c/${encodeURIComponent(EVIL)}`, `/search?q=a&game=${encodeURIComponent(EVIL)}`, `/${encodeURIComponent(EVIL)}`]) {
      const { statusCode, body } = await server.app.inject({ url, headers: { accept: 'text/html' } })
      expect(statusCode, url).toBeGreaterThanOrEqual(400)
      expect(select(readPage(body), 'script'), url).toEqual([])
    }
  })
})
