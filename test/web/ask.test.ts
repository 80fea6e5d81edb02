import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aServer } from '../world.ts'
import { type Element, hrefs, readPage, select } from './read-page.ts'

const HILL = 'may i build a lighthouse on a hill'
const COAST = 'can i build a lighthouse on the coast with 1 lighthouse next to it'
const RULE = 'https://judge.example/lantern-bay/rules/may-build-lighthouse'

async function asked(app: FastifyInstance, q: string): Promise<Element[]> {
  const { statusCode, body } = await app.inject(`/search?${new URLSearchParams({ q })}`)
  expect(statusCode).toBe(200)
  return readPage(body)
}

const verdictOn = (page: Element[]): string => select(page, 'section', { class: 'verdict' })[0]?.text ?? ''

describe('The page answers a question', () => {
  it('with the verdict, the words it rests on, and the rulings below', async () => {
    await using server = await aServer()
    const page = await asked(server.app, HILL)
    expect(select(page, 'p', { class: 'answer-line' }).map(({ text }) => text)).toEqual(['No'])
    expect(select(page, 'q').map(({ text }) => text)).toEqual(['stands only on coast hexes'])
    expect(hrefs(page)).toContain('https://judge.example/lantern-bay/build-lighthouse#terrain')
    expect(hrefs(page)).toContain('https://judge.example/lantern-bay/build-lighthouse')
    expect(select(page, 'meta', { name: 'description' })[0]?.attributes.get('content')).toBe('No')
  })

  it('and shows each fact with the words it was read from, and where to correct it', async () => {
    await using server = await aServer()
    const page = await asked(server.app, HILL)
    expect(verdictOn(page)).toContain('What is the hex? hill from “on a hill”')
    expect(hrefs(page)).toContain(`${RULE}?fact.terrain=hill#_facts`)
    const form = readPage((await server.app.inject(`${RULE}?fact.terrain=hill`.replace('https://judge.example', ''))).body)
    expect(select(form, 'form', { id: '_facts' })).toHaveLength(1)
    expect(select(form, 'option', { value: 'hill' })[0]?.attributes.has('selected')).toBe(true)
  })

  it('and asks for the one fact that is missing, saying what is usual', async () => {
    await using server = await aServer()
    const page = await asked(server.app, COAST)
    expect(verdictOn(page)).toContain('Usually No, assuming: Do you hold the Beacon Permit? no')
    expect(select(page, 'legend').map(({ text }) => text)).toEqual(['Do you hold the Beacon Permit?'])
    const [form] = select(page, 'form', { class: 'facts' })
    expect(form?.attributes.get('action')).toBe('/lantern-bay/rules/may-build-lighthouse')
    const told = select(page, 'input', { type: 'hidden' }).map(({ attributes }): [string, string] => [
      attributes.get('name') ?? '',
      attributes.get('value') ?? '',
    ])
    const [yes] = select(page, 'button', { value: 'yes' })
    const next = `${form?.attributes.get('action')}?${new URLSearchParams([...told, [yes?.attributes.get('name') ?? '', 'yes']])}`
    expect(select(readPage((await server.app.inject(next)).body), 'p', { class: 'answer-line' })[0]?.text).toBe('Yes')
  })

  it('with rulings where no rule clearly is the one, and offers rules', async () => {
    await using server = await aServer()
    const page = await asked(server.app, 'storm hit my tower')
    expect(select(page, 'section', { class: 'verdict' })).toEqual([])
    expect(select(page, 'strong')[0]?.text).toBe('It goes dark until you pay 2 oil.')
    expect(hrefs(page)).toContain('https://judge.example/lantern-bay/rules/oil-to-relight')
  })

  it('with what was missing where nothing answers', async () => {
    await using server = await aServer()
    const page = await asked(server.app, 'xyzzy')
    expect(select(page, 'p', { class: 'note' })[0]?.text).toMatch(/^No ruling has these words\..*look through a game\.$/)
    expect(select(page, 'p', { class: 'quiet' })).toEqual([])
  })

  it('with a list for filters alone: nothing is missing from it', async () => {
    await using server = await aServer()
    const page = await asked(server.app, 'kind:erratum')
    expect(select(page, 'p', { class: 'note' })).toEqual([])
    expect(hrefs(page)).toContain('https://judge.example/lantern-bay/lost-lamp')
  })

  it('without letting what was typed become markup', async () => {
    await using server = await aServer()
    const page = await asked(server.app, `${HILL} <img src=x> "onload" xyzzy\uE000`)
    expect(select(page, 'img')).toEqual([])
  })
})
