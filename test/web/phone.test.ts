import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServerWithBook } from '../world.ts'

/** The pages as a phone shows them. `scripts/test.mjs` sees to it that there is a Chromium. */

const PAGES = [
  '/',
  '/lantern-bay',
  '/lantern-bay/build-lighthouse',
  '/lantern-bay/storm-damage',
  '/lantern-bay/cards',
  '/lantern-bay/cards/beacon-permit',
  '/lantern-bay/terms',
  '/lantern-bay/conflicts',
  '/lantern-bay/documents/rulebook-2.0',
  '/search?q=tower+on+a+hil',
  '/search?q=zzzz',
  '/docs',
  '/lantern-bay/nowhere',
  '/lantern-bay/documents/rulebook-2.0/storms',
  '/lantern-bay/compare',
  '/lantern-bay/rules',
  '/lantern-bay/rules/may-build-lighthouse',
  '/lantern-bay/rules/may-build-lighthouse?fact.terrain=coast&fact.adjacentLighthouses=2&fact.hasBeaconPermit=no',
  '/lantern-bay/rules/oil-to-relight',
  '/search?q=oil+in:book',
  '/search?q=may+i+build+a+lighthouse+on+a+hill',
  '/search?q=can+i+build+a+lighthouse+on+the+coast+with+1+lighthouse+next+to+it',
]
const PHONE = { width: 360, height: 740 }

let browser: Browser
beforeAll(async () => {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: flags })
})
afterAll(() => browser?.close())

async function aPhone(colorScheme: 'light' | 'dark') {
  const server = await aServerWithBook({ publicUrl: undefined })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const context = await browser.newContext({ viewport: PHONE, colorScheme })
  return {
    address,
    page: await context.newPage(),
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe('on a phone', () => {
  it.each(['light', 'dark'] as const)('every page passes the accessibility rules of axe (%s)', async (scheme) => {
    await using phone = await aPhone(scheme)
    for (const path of PAGES) {
      await phone.page.goto(phone.address + path)
      const { violations } = await new AxeBuilder({ page: phone.page }).analyze()
      expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })

  it('no page is wider than the screen, and nothing is fetched from elsewhere', async () => {
    await using phone = await aPhone('light')
    const fetched: string[] = []
    phone.page.on('request', (request) => fetched.push(request.url()))
    for (const path of PAGES) {
      await phone.page.goto(phone.address + path)
      const width = await phone.page.evaluate('document.documentElement.scrollWidth')
      expect(`${path} ${width}`).toBe(`${path} ${PHONE.width}`)
    }
    expect(fetched.filter((url) => !url.startsWith(phone.address))).toEqual([])
  })

  it('a rule asks one fact at a time, each with its question, until it is decided', async () => {
    await using phone = await aPhone('light')
    const { page } = phone
    await page.goto(`${phone.address}/lantern-bay/rules/may-build-lighthouse`)
    await page.getByRole('group', { name: 'What is the hex?' }).getByRole('button', { name: 'coast' }).click()
    await page.getByRole('spinbutton', { name: 'How many lighthouses stand next to it?' }).first().fill('2')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('group', { name: 'Do you hold the Beacon Permit?' }).getByRole('button', { name: 'No' }).click()
    await page.waitForURL(/\?fact\.terrain=coast&fact\.adjacentLighthouses=2&fact\.hasBeaconPermit=no$/)
    const verdict = page.getByRole('region', { name: 'Verdict' })
    expect(await verdict.locator('.answer-line').textContent()).toBe('No')
    expect(await verdict.locator('q').allTextContents()).toEqual(['Never next to another lighthouse'])
  })

  it('a question is typed, sent with Enter, and its ruling opened with the keyboard alone', async () => {
    await using phone = await aPhone('light')
    await phone.page.goto(`${phone.address}/lantern-bay`)
    await phone.page.keyboard.press('Tab')
    expect(await phone.page.evaluate('document.activeElement.textContent')).toBe('Skip to the answer')
    await phone.page.getByRole('searchbox').focus()
    await phone.page.keyboard.type('tower on a hill')
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForURL(/\/search\?q=tower\+on\+a\+hill&game=lantern-bay/)
    const first = phone.page.getByRole('link', { name: 'May I build a lighthouse here?' })
    await first.focus()
    await phone.page.keyboard.press('Enter')
    await phone.page.waitForURL(/lantern-bay\/build-lighthouse$/)
    expect(await phone.page.locator('h1').textContent()).toBe('May I build a lighthouse here?')
  })
})
