import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Rule, Verdict } from '../../src/contract/rule.ts'
import { rulePage, rulesPage } from '../../src/web/rule-pages.ts'
import { aServer } from '../world.ts'
import { type Element, hrefs, readPage, select } from './read-page.ts'

const LIGHTHOUSE = '/lantern-bay/rules/may-build-lighthouse'
const SITE = 'https://judge.example'

async function pageAt(app: FastifyInstance, url: string): Promise<Element[]> {
  const answer = await app.inject(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return readPage(answer.body)
}

/** What a form would send: the names and values of its fields, of buttons those that can be pressed. */
const fields = (page: readonly Element[], element: string, having: Record<string, string> = {}): [name: string, value: string][] =>
  select(page, element, having).map(({ attributes }) => [attributes.get('name') ?? '', attributes.get('value') ?? ''])

const verdictOn = (page: readonly Element[]): string | undefined => select(page, 'section', { class: 'verdict' })[0]?.text

describe('The page of a rule', () => {
  it('asks its question, and at first for the most telling fact alone', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, LIGHTHOUSE)
    expect(select(page, 'h1').map(({ text }) => text)).toEqual(['May I build a lighthouse on this empty hex?'])
    expect(verdictOn(page)).toBeUndefined()
    expect(select(page, 'legend').map(({ text }) => text)).toEqual(['What is the hex?'])
    expect(fields(page, 'button').filter(([name]) => name !== '')).toEqual([
      ['fact.terrain', 'coast'],
      ['fact.terrain', 'hill'],
      ['fact.terrain', 'sea'],
    ])
    expect(select(page, 'button').map(({ text }) => text)).toContain('water')
    for (const { attributes } of select(page, 'form', { class: 'facts' }))
      expect([attributes.get('action'), attributes.get('method')]).toEqual([LIGHTHOUSE, 'get'])
  })

  it('asks on, one fact at a time, until it is decided, and keeps what was told', async () => {
    await using server = await aServer()
    const coast = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast`)
    expect(fields(coast, 'input', { type: 'hidden' })).toContainEqual(['fact.terrain', 'coast'])
    expect(select(coast, 'label', { for: 'next-adjacentLighthouses' }).map(({ text }) => text)).toEqual(['How many lighthouses stand next to it?'])
    const [next] = select(coast, 'input', { id: 'next-adjacentLighthouses' })
    expect(next?.attributes).toEqual(
      new Map(Object.entries({ id: 'next-adjacentLighthouses', type: 'number', name: 'fact.adjacentLighthouses', value: '', min: '0', step: '1', max: '6' })),
    )
    expect(verdictOn(coast)).toContain('That depends.')
    expect(verdictOn(coast)).toContain('Still possible: Yes · No')

    const crowded = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=1`)
    expect(fields(crowded, 'input', { type: 'hidden' }).filter(([name]) => name !== 'game')).toEqual([
      ['fact.terrain', 'coast'],
      ['fact.adjacentLighthouses', '1'],
    ])
    expect(select(crowded, 'legend').map(({ text }) => text)).toEqual(['Do you hold the Beacon Permit?'])
    expect(verdictOn(crowded)).toContain('Usually No, assuming: Do you hold the Beacon Permit? no')

    const decided = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=1&fact.hasBeaconPermit=no`)
    expect(select(decided, 'legend')).toEqual([])
    expect(fields(decided, 'input', { type: 'hidden' }).filter(([name]) => name.startsWith('fact.'))).toEqual([])
  })

  it('takes all facts at once, in a form that shows what was told', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=2&fact.hasBeaconPermit=yes`)
    expect(select(page, 'select').map(({ attributes }) => attributes.get('name'))).toEqual(['fact.terrain', 'fact.hasBeaconPermit'])
    expect(fields(page, 'input', { type: 'number' })).toEqual([['fact.adjacentLighthouses', '2']])
    const chosen = select(page, 'option').filter(({ attributes }) => attributes.has('selected'))
    expect(chosen.map(({ attributes }) => attributes.get('value'))).toEqual(['coast', 'yes'])
    for (const { attributes } of [...select(page, 'select'), ...select(page, 'input', { type: 'number' })])
      expect(select(page, 'label', { for: attributes.get('id') ?? '' })).toHaveLength(1)
  })

  it('ignores fields that were left empty', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=hill&fact.adjacentLighthouses=&fact.hasBeaconPermit=`)
    expect(verdictOn(page)).toMatch(/^\s*No\s/)
    expect(verdictOn(await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=&fact.adjacentLighthouses=&fact.hasBeaconPermit=`))).toBeUndefined()
  })

  it('says the verdict with the words it rests on, each a link to its clause', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=1&fact.hasBeaconPermit=no`)
    expect(select(page, 'p', { class: 'answer-line' }).map(({ text }) => text)).toEqual(['No'])
    const [quoted] = select(page, 'q')
    expect(quoted?.text).toBe('Never next to another lighthouse')
    expect(verdictOn(page)).toContain('What is the hex? coast')
    const link = `${SITE}/lantern-bay/build-lighthouse#distance`
    expect(hrefs(page)).toContain(link)
    const ruling = readPage((await server.app.inject(link.slice(SITE.length))).body)
    expect(ruling.some(({ attributes }) => attributes.get('id') === 'distance')).toBe(true)
  })

  it('says what would flip it', async () => {
    await using server = await aServer()
    const page = await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=0&fact.hasBeaconPermit=no`)
    expect(verdictOn(page)).toContain('No if “How many lighthouses stand next to it?” were 1 or more')
    expect(verdictOn(page)).toContain('No if “What is the hex?” were water')
  })

  it('says what is not settled, and how an amount is counted', async () => {
    await using server = await aServer()
    const tie = verdictOn(await pageAt(server.app, '/lantern-bay/rules/who-wins-tie?fact.oilStanding=level'))
    expect(tie).toContain('Not settled')
    expect(tie).toContain('Nothing is said:Nobody goes further than that')
    const oil = verdictOn(await pageAt(server.app, '/lantern-bay/rules/oil-to-relight?fact.darkLighthouses=3&fact.keepers=1'))
    expect(oil).toMatch(/^\s*4 oil\s/)
    expect(oil).toContain('6 oil: “goes dark until you pay 2 oil”')
    expect(oil).toContain('−2 oil: “with a keeper is not touched”')
    expect(verdictOn(await pageAt(server.app, '/lantern-bay/rules/oil-to-relight?fact.darkLighthouses=1'))).toContain('Still possible: 2 oil · 0 oil')
  })

  it('leads from each example to its case, which comes out as the example says', async () => {
    await using server = await aServer()
    for (const slug of ['may-build-lighthouse', 'oil-to-relight', 'who-wins-tie']) {
      const page = await pageAt(server.app, `/lantern-bay/rules/${slug}`)
      const { examples } = (await server.app.inject(`/v1/rules/lantern-bay/${slug}`)).json<Rule>()
      for (const { tells } of examples) {
        const item = select(page, 'li').find(({ text }) => text.startsWith(`${tells}: `))
        const link =
          select(page, 'a')
            .find(({ text }) => text === tells)
            ?.attributes.get('href') ?? ''
        const answer = select(await pageAt(server.app, link.slice(SITE.length)), 'p', { class: 'answer-line' })[0]?.text ?? 'That depends.'
        const said = item?.text.slice(tells.length + 2) ?? ''
        expect(said.startsWith('asks: ') ? 'That depends.' : said === 'not settled' ? answer : said, `${slug}: ${tells}`).toBe(answer)
      }
    }
  })

  it('has a link to the case, and a way to start again', async () => {
    await using server = await aServer()
    const links = hrefs(await pageAt(server.app, `${LIGHTHOUSE}?fact.terrain=hill`))
    expect(links).toContain(`${SITE}${LIGHTHOUSE}?fact.terrain=hill`)
    expect(links).toContain(`${SITE}${LIGHTHOUSE}`)
  })

  it('refuses facts that do not fit, on a page that says what they take', async () => {
    await using server = await aServer()
    for (const [query, words] of [
      ['fact.terrain=moon', '"terrain" takes one of coast, hill, sea.'],
      ['fact.terain=coast', 'Did you mean "terrain"?'],
      ['fact.terrain=coast&fact.terrain=sea', 'one value'],
      ['fact.__proto__=1', 'No fact "__proto__"'],
      ['fact.%3Cscript%3E=1', 'No fact "<script>"'],
    ]) {
      const answer = await server.app.inject(`${LIGHTHOUSE}?${query}`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      const page = readPage(answer.body)
      expect(select(page, 'main')[0]?.text).toContain(words)
      expect(select(page, 'script')).toEqual([])
    }
  })
})

describe('What a rule says is text, never markup', () => {
  const EVIL = `<script>alert("1")</script> & 'q'`
  const citation = { ruling: 'pier/gulls', clause: 'salt', words: EVIL, shortAnswer: EVIL, origin: [], sources: [], url: `${SITE}/pier/gulls#salt` }
  const game = { id: 'pier', title: EVIL }
  const rule: Rule = {
    id: 'pier/is-safe',
    game: 'pier',
    topic: 'gulls',
    kind: 'choice',
    question: EVIL,
    facts: [
      { name: 'kind', question: EVIL, kind: 'choice', choices: { evil: EVIL } },
      { name: 'count', question: EVIL, kind: 'number', min: 0, unit: EVIL },
      { name: 'rows', question: EVIL, kind: 'list', columns: [EVIL] },
    ],
    schema: {},
    answers: { evil: EVIL },
    clauses: [{ answer: 'evil', because: [citation] }],
    examples: [{ from: 'ours', tells: EVIL, given: { rows: [{ name: EVIL, n: 1 }] }, answer: 'evil' }],
    rulings: [{ id: 'pier/gulls', title: EVIL, shortAnswer: EVIL, url: `${SITE}/pier/gulls` }],
    cards: [],
    url: `${SITE}/pier/rules/is-safe`,
  }
  const base: Verdict = {
    rule: { id: rule.id, question: EVIL, url: rule.url },
    status: 'decided',
    because: [],
    facts: { rows: [{ name: EVIL, n: 1 }], kind: 'evil' },
    needs: [],
    possible: [],
    readings: [],
    flip: [],
    parts: [],
    version: '1',
    url: '',
  }
  const verdicts: [string, Verdict][] = [
    ['decided', { ...base, answer: [EVIL, 'evil'], because: [citation], flip: [{ change: { kind: 'evil' }, answer: 'evil' }] }],
    ['counted', { ...base, answer: 2, unit: EVIL, parts: [1, 1].map((amount) => ({ amount, because: [citation] })) }],
    ['unsettled', { ...base, status: 'unsettled', readings: [{ answer: 'evil', because: [citation] }] }],
    [
      'asked for a choice',
      { ...base, status: 'needs-facts', needs: rule.facts.slice(0, 1), possible: ['evil'], usually: { answer: 'evil', assuming: { kind: 'evil' } } },
    ],
    ['asked for a list', { ...base, status: 'needs-facts', needs: rule.facts.slice(2) }],
  ]
  it.each(verdicts)('when it is %s', (_, verdict) => {
    const page = readPage(rulePage(game, rule, verdict))
    expect(select(page, 'script')).toEqual([])
    expect(select(page, 'h1')[0]?.text).toBe(EVIL)
    expect(verdictOn(page)).toContain(EVIL)
    for (const { attributes } of page) expect([...attributes.keys()].filter((name) => name.startsWith('on'))).toEqual([])
  })

  it('in the list of rules', () => {
    const page = readPage(rulesPage(game, [rule]))
    expect(select(page, 'script')).toEqual([])
    expect(select(page, 'a', { href: rule.url })[0]?.text).toBe(EVIL)
  })
})

describe('Rules are found from', () => {
  it.each([
    ['the ruling that they cite', '/lantern-bay/tie', '/lantern-bay/rules/who-wins-tie', 'Who wins the tie?'],
    ['the card that such a ruling is about', '/lantern-bay/cards/beacon-permit', LIGHTHOUSE, 'May I build a lighthouse on this empty hex?'],
    ['the list of the game', '/lantern-bay/rules', '/lantern-bay/rules/oil-to-relight', 'How much oil do I pay after the storm?'],
  ])('%s', async (_, url, path, question) => {
    await using server = await aServer()
    const page = await pageAt(server.app, url)
    expect(select(page, 'a', { href: `${SITE}${path}` }).map(({ text }) => text)).toEqual([question])
  })

  it('the page of the game, which leads to their list', async () => {
    await using server = await aServer()
    expect(hrefs(await pageAt(server.app, '/lantern-bay'))).toContain('/lantern-bay/rules')
    expect(hrefs(await pageAt(server.app, '/fog-harbour'))).not.toContain('/fog-harbour/rules')
  })

  it('a name that is nearly right', async () => {
    await using server = await aServer()
    const answer = await server.app.inject('/lantern-bay/rules/may-build-lighthuose')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('may-build-lighthouse')
  })
})
