import { describe, expect, it } from 'vitest'
import { STYLE_PATH } from '../../src/web/style.ts'
import { aServer } from '../world.ts'
import { crawl, htmlPages } from './crawl.ts'
import { type Element, meta, readPage, select } from './read-page.ts'

/** Every page that links lead to, and some that they do not. */
async function allPages(): Promise<[path: string, Element[]][]> {
  await using server = await aServer()
  const { pages } = await crawl(server.app)
  const others = ['/search', '/search?q=lighthouze', '/search?q=tie&game=fog-harbour', '/nowhere', '/lantern-bay/tei', '/fog-harbour/cards']
  for (const path of others) pages.set(path, readPage((await server.app.inject(path)).body))
  return htmlPages(pages)
}

describe('Every page', () => {
  it('works without a script, an inline style or anything from another site', async () => {
    for (const [path, page] of await allPages()) {
      for (const forbidden of ['script', 'style', 'iframe', 'object', 'embed', 'img', 'base']) expect(select(page, forbidden), path).toEqual([])
      const attributes = page.flatMap((element) => [...element.attributes.keys()])
      expect(
        attributes.filter((name) => name === 'style' || name.startsWith('on')),
        path,
      ).toEqual([])
      const fetched = page.flatMap(({ name, attributes: given }) => [
        ...(given.has('src') ? [given.get('src')] : []),
        ...(name === 'link' && given.get('rel') !== 'canonical' ? [given.get('href')] : []),
      ])
      expect(fetched, path).toEqual([STYLE_PATH])
    }
  })

  it('can be read by anybody: language, phone, one heading on top, a label on every input', async () => {
    for (const [path, page] of await allPages()) {
      expect(select(page, 'html', { lang: 'en' }), path).toHaveLength(1)
      expect(meta(page, 'name', 'viewport'), path).toBe('width=device-width, initial-scale=1')
      expect(select(page, 'meta', { charset: 'utf-8' }), path).toHaveLength(1)
      const headings = page.filter(({ name }) => /^h[1-6]$/.test(name))
      expect(headings[0]?.name, path).toBe('h1')
      expect(select(page, 'h1'), path).toHaveLength(1)
      headings.forEach(({ name }, i) => void expect(Number(name[1]) - Number(headings[i - 1]?.name[1] ?? 0), `${path} ${name}`).toBeLessThanOrEqual(1))
      for (const { attributes } of select(page, 'input').filter((input) => input.attributes.get('type') !== 'hidden'))
        if (attributes.has('id')) expect(select(page, 'label', { for: attributes.get('id') ?? '' }), path).toHaveLength(1)
        else expect(attributes.get('aria-label'), path).toMatch(/^Ask about /)
      expect(select(page, 'main', { id: '_main' }), path).toHaveLength(1)
      expect(select(page, 'a', { href: '#_main' }), path).toHaveLength(1)
      const ids = page.flatMap(({ attributes }) => attributes.get('id') ?? [])
      expect(new Set(ids).size, path).toBe(ids.length)
      for (const { name, text } of page.filter((element) => ['a', 'h1', 'h2', 'h3', 'button', 'title'].includes(element.name)))
        expect(text.trim(), `${path} <${name}>`).not.toBe('')
    }
  })

  it('has a title of its own and says what a preview shows', async () => {
    for (const [path, page] of await allPages()) {
      const [title] = select(page, 'title')
      const shown = meta(page, 'property', 'og:title') ?? ''
      expect(title?.text, path).toBe(path === '/' ? 'Tablejudge' : `${shown} · Tablejudge`)
      expect(meta(page, 'property', 'og:description'), path).toBe(meta(page, 'name', 'description'))
      expect(meta(page, 'name', 'description'), path).toMatch(/\S/)
      expect(meta(page, 'property', 'og:url'), path).toMatch(/^https:\/\/judge\.example\//)
    }
  })
})

describe('The page of a ruling', () => {
  it('previews its title and short answer, under its own address', async () => {
    await using server = await aServer()
    for (const id of await server.library.ids('rulings')) {
      const { title, shortAnswer, url } = (await server.app.inject(`/v1/rulings/${id}`)).json()
      const page = readPage((await server.app.inject(`/${id}`)).body)
      expect(meta(page, 'property', 'og:title')).toBe(title)
      expect(meta(page, 'property', 'og:description')).toBe(shortAnswer)
      expect(meta(page, 'property', 'og:url')).toBe(url)
      expect(select(page, 'link', { rel: 'canonical', href: url })).toHaveLength(1)
      expect(select(page, 'h1')[0]?.text).toBe(title)
      expect(select(page, 'strong')[0]?.text).toBe(shortAnswer)
    }
  })

  it('has an address for every clause', async () => {
    await using server = await aServer()
    for (const id of await server.library.ids('rulings')) {
      const { clauses } = (await server.app.inject(`/v1/rulings/${id}`)).json<{ clauses: { id: string; text: string }[] }>()
      const page = readPage((await server.app.inject(`/${id}`)).body)
      for (const clause of clauses.slice(1)) expect(page.find(({ attributes }) => attributes.get('id') === clause.id)?.name, `${id}#${clause.id}`).toBe('li')
    }
  })

  it('shows cards, sources, what it restates, what disagrees and what to see also', async () => {
    await using server = await aServer()
    const page = readPage((await server.app.inject('/lantern-bay/build-lighthouse')).body)
    const linked = new Map(select(page, 'a').map(({ attributes, text }) => [attributes.get('href'), text]))
    for (const [href, text] of [
      ['https://judge.example/lantern-bay/cards/beacon-permit', 'Beacon Permit'],
      ['https://judge.example/lantern-bay/conflicts#permit-and-reef', 'Does the permit work across the reef?'],
      ['https://judge.example/lantern-bay/documents/rulebook-2.0#lighthouses', 'Lantern Bay rulebook: Lighthouses'],
      ['https://boardgamegeek.com/article/555666#555666', 'BGG article 555666'],
      ['https://judge.example/lantern-bay/storm-damage', 'What does a storm do to my lighthouse?'],
    ])
      expect(linked.get(href)).toBe(text)
  })

  it('says when it is new, and what it needs', async () => {
    await using server = await aServer()
    const { body } = await server.app.inject('/lantern-bay/storm-damage')
    expect(body).toContain('New in the latest edition.')
    expect(body).toContain('Only with: Storm Season')
    expect((await server.app.inject('/lantern-bay/tie')).body).not.toMatch(/New in the latest|Only with/)
  })
})

describe('Other pages', () => {
  it('a card shows what is known of it and the rulings about it', async () => {
    await using server = await aServer()
    const page = readPage((await server.app.inject('/lantern-bay/cards/beacon-permit')).body)
    const facts = Object.fromEntries(select(page, 'dt').map(({ text }, i) => [text, select(page, 'dd')[i]?.text]))
    expect(facts).toEqual({
      'Also called': 'the permit',
      Number: '007',
      Sets: 'storm',
      Type: 'permit',
      Cost: '3',
      Tags: 'light, law',
      Requires: 'temperature at least -8',
    })
    expect(select(page, 'a', { href: 'https://judge.example/lantern-bay/build-lighthouse' })).toHaveLength(1)
    expect(meta(page, 'property', 'og:description')).toBe('You may ignore the distance between lighthouses.')
  })

  it('the docs show every address of the API and every problem', async () => {
    await using server = await aServer()
    const page = readPage((await server.app.inject('/docs')).body)
    const described = Object.entries<object>((await server.app.inject('/openapi.json')).json().paths)
    const shown = select(page, 'h2').map(({ text }) => text)
    for (const [path, methods] of described) for (const method of Object.keys(methods)) expect(shown).toContain(`${method.toUpperCase()} ${path}`)
    const { type } = (await server.app.inject('/v1/rulings/lantern-bay/nothing')).json()
    expect(page.some(({ attributes }) => `/docs#${attributes.get('id')}` === type)).toBe(true)
  })
})
