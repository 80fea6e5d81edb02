import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { STYLE_PATH } from '../../src/web/style.ts'
import { aServer } from '../world.ts'
import { API_ADDRESSES, PAGES } from './addresses.ts'

const DATA = "default-src 'none'; frame-ancestors 'none'"
const PAGE = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A request and the policy its answer must carry. */
const ASKED: [what: string, asked: InjectOptions, policy: string][] = [
  ...API_ADDRESSES.map((url): [string, InjectOptions, string] => [`200 ${url}`, { url }, DATA]),
  ...PAGES.map((url): [string, InjectOptions, string] => [`200 ${url}`, { url }, PAGE]),
  ...['/healthz', '/readyz', '/metrics', '/openapi.json'].map((url): [string, InjectOptions, string] => [`200 ${url}`, { url }, DATA]),
  ['200 the style sheet', { url: STYLE_PATH }, PAGE],
  ['200 a POST', { method: 'POST', url: '/v1/sources/lookup', payload: { urls: ['a.example'] } }, DATA],
  ['304', { url: '/v1', headers: { 'if-none-match': '*' } }, DATA],
  ['304 of a page', { url: '/', headers: { 'if-none-match': '*' } }, PAGE],
  ['308', { url: '/v1/rulings/lantern-bay/lighthouse-site' }, DATA],
  ['308 of a page', { url: '/lantern-bay/lighthouse-site' }, PAGE],
  ['400', { url: '/v1?x=1' }, DATA],
  ['400 of an unreadable address', { url: '/%zz' }, DATA],
  ['400 of an unreadable address, to a person', { url: '/%zz', headers: { accept: 'text/html' } }, PAGE],
  ['404', { url: '/v1/nothing' }, DATA],
  ['404 of a page', { url: '/nowhere' }, PAGE],
  ['404 of no page, to a person', { url: '/a/b/c/d', headers: { accept: 'text/html,*/*' } }, PAGE],
  ['405', { method: 'DELETE', url: '/v1' }, DATA],
  ['413', { method: 'POST', url: '/v1/sources/lookup', payload: 'x'.repeat(70_000), headers: { 'content-type': 'application/json' } }, DATA],
  ['414', { url: `/${'a'.repeat(201)}` }, DATA],
  ['415', { method: 'POST', url: '/v1/sources/lookup', payload: 'x', headers: { 'content-type': 'text/plain' } }, DATA],
  ['204', { method: 'OPTIONS', url: '/v1' }, DATA],
]

describe('Every answer forbids what it does not need', () => {
  it('whatever it is', async () => {
    await using server = await aServer()
    for (const [what, asked, policy] of ASKED) {
      const { statusCode, headers } = await server.app.inject(asked)
      expect(what, what).toContain(String(statusCode))
      expect(headers, what).toMatchObject({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      for (const telling of ['server', 'x-powered-by', 'set-cookie']) expect(headers[telling], what).toBeUndefined()
    }
  })

  it('and no refusal is kept by a cache', async () => {
    await using server = await aServer()
    for (const [what, asked] of ASKED.filter(([name]) => /^[45]/.test(name)))
      expect((await server.app.inject(asked)).headers['cache-control'], what).toBe('no-store')
  })

  it('asks for https only where the public address has it', async () => {
    await using secure = await aServer({ publicUrl: 'https://judge.example' })
    await using plain = await aServer({ publicUrl: 'http://judge.example' })
    await using unnamed = await aServer({ publicUrl: undefined })
    for (const url of ['/v1', '/']) {
      expect((await secure.app.inject(url)).headers['strict-transport-security'], url).toMatch(/^max-age=\d{8}/)
      expect((await plain.app.inject(url)).headers['strict-transport-security'], url).toBeUndefined()
      expect((await unnamed.app.inject(url)).headers['strict-transport-security'], url).toBeUndefined()
    }
  })
})
