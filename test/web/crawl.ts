import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type Element, hrefs, readPage } from './read-page.ts'

const HERE = 'https://judge.example'

/** Every page that links lead to from the start, by path, and every link to each, with its fragment. */
export async function crawl(
  app: FastifyInstance,
  start = '/',
): Promise<{ pages: Map<string, Element[]>; links: { from: string; path: string; fragment: string }[] }> {
  const pages = new Map<string, Element[]>()
  const links: { from: string; path: string; fragment: string }[] = []
  const toVisit = [start]
  for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
    if (pages.has(path)) continue
    const { statusCode, headers, body } = await app.inject(path)
    expect(statusCode, `${path}, linked from ${links.find((link) => link.path === path)?.from}`).toBe(200)
    const isPage = String(headers['content-type']).startsWith('text/html')
    const page = isPage ? readPage(body) : []
    pages.set(path, page)
    for (const href of hrefs(page)) {
      const url = new URL(href, `${HERE}${path}`)
      expect(url.protocol, `${href} on ${path}`).toMatch(/^https?:$/)
      if (url.origin !== HERE) continue
      const to = `${url.pathname}${url.search}`
      links.push({ from: path, path: to, fragment: decodeURIComponent(url.hash.slice(1)) })
      toVisit.push(to)
    }
  }
  return { pages, links }
}

/** Pages alone, without what is linked and is none, such as /openapi.json. */
export const htmlPages = (pages: ReadonlyMap<string, Element[]>): [path: string, Element[]][] => [...pages].filter(([, page]) => page.length > 0)
