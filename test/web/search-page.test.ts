import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { type Element, hrefs, readPage, select } from './read-page.ts'

/** Fills in the search form of a page and sends it, as a browser does. */
async function submit(app: FastifyInstance, page: Element[], asked: string): Promise<Element[]> {
  const [form] = select(page, 'form')
  expect(form?.attributes.get('method')).toBe('get')
  const fields = select(page, 'input').map(({ attributes }): [string, string] => [
    attributes.get('name') ?? '',
    attributes.get('type') === 'hidden' ? (attributes.get('value') ?? '') : asked,
  ])
  const { statusCode, body } = await app.inject(`${form?.attributes.get('action')}?${new URLSearchParams(fields)}`)
  expect(statusCode).toBe(200)
  return readPage(body)
}

const pageAt = async (app: FastifyInstance, url: string): Promise<Element[]> => readPage((await app.inject(url)).body)
const found = (page: Element[]): string[] => hrefs(page).filter((href) => /^https:\/\/judge\.example\/[^/]+\/[^/]+$/.test(href))

const LIGHTHOUSE = 'https://judge.example/lantern-bay/build-lighthouse'

describe('The search form', () => {
  it('finds the ruling from the start page, and shows its short answer', async () => {
    await using server = await aServer()
    const page = await submit(server.app, await pageAt(server.app, '/'), 'lighthouse on a hill')
    expect(found(page).filter((href) => !href.includes('#'))[0]).toBe(LIGHTHOUSE)
    expect(select(page, 'strong').map(({ text }) => text)).toContain('Yes, on an empty coast hex that is not next to another lighthouse.')
    expect(select(page, 'h1')[0]?.text).toBe('Rulings for “lighthouse on a hill”')
  })

  it('keeps to the game of the page it stands on, and offers all games', async () => {
    await using server = await aServer()
    const page = await submit(server.app, await pageAt(server.app, '/fog-harbour/sailing'), 'who wins a tie')
    expect(found(page)).toEqual(['https://judge.example/fog-harbour/tie'])
    const all = await pageAt(server.app, hrefs(page).find((href) => href.startsWith('/search')) ?? '')
    expect(found(all).sort()).toEqual(['https://judge.example/fog-harbour/tie', 'https://judge.example/lantern-bay/tie'])
  })

  it('keeps what was typed', async () => {
    await using server = await aServer()
    const typed = `"tie" & 'tower' <b> 100%`
    const page = await submit(server.app, await pageAt(server.app, '/'), typed)
    expect(select(page, 'input', { name: 'q' })[0]?.attributes.get('value')).toBe(typed)
  })

  it('reads a word with a typo, says as what, and links to that', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, '/search?q=lighthouze')
    expect(found(page)[0]).toBe(LIGHTHOUSE)
    expect(select(page, 'a', { href: '/search?q=lighthouse' })[0]?.text).toBe('lighthouse')
  })

  it('without a hit shows the games instead', async () => {
    await using server = await aServer()
    for (const q of ['', '  ', 'xyzzy', 'what is the', '🔥', '\0', '\uE000', '"', '(.*)', "';--"]) {
      const page = await pageAt(server.app, `/search?q=${encodeURIComponent(q)}`)
      expect.soft(found(page), q).toEqual([])
      for (const game of ['lantern-bay', 'fog-harbour']) expect.soft(hrefs(page), q).toContain(`https://judge.example/${game}`)
    }
  })

  it('without a question asks for one', async () => {
    await using server = await aServer()
    expect(select(await pageAt(server.app, '/search'), 'h1')[0]?.text).toBe('What is the question?')
  })

  it('for an unknown game says so and names the nearest', async () => {
    await using server = await aServer()
    const { statusCode, body } = await server.app.inject('/search?q=tie&game=lantern-by')
    expect(statusCode).toBe(404)
    expect(select(readPage(body), 'a', { href: 'https://judge.example/lantern-bay' })).toHaveLength(1)
  })

  it('is 400, as a page, for what it does not take', async () => {
    await using server = await aServer()
    for (const asked of [`q=${'x'.repeat(501)}`, 'q=a&q=b', 'q=tie&game=Not+A+Game', 'q=%zz']) {
      const { statusCode, headers, body } = await server.app.inject(`/search?${asked}`)
      expect.soft(statusCode, asked).toBe(400)
      expect.soft(headers['content-type'], asked).toBe('text/html; charset=utf-8')
      readPage(body)
    }
  })
})
