import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { Verdict } from '../../src/contract/rule.ts'
import { Shelf } from '../../src/http/reading.ts'
import { RuleBook } from '../../src/http/rulebook.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { card, derived, list, number } from '../../src/rules/fact.ts'
import { cite, defineAmount, defineRule } from '../../src/rules/rule.ts'
import { buildApp } from '../../src/server/app.ts'
import { aFolder, aServer, FIXTURES, SETTINGS } from '../world.ts'
import { problemIn } from './problem.ts'

const LIGHTHOUSE = '/v1/rules/lantern-bay/may-build-lighthouse/verdict'
const OIL = '/v1/rules/lantern-bay/oil-to-relight/verdict'
const TIE = '/v1/rules/lantern-bay/who-wins-tie/verdict'
const LAMPS = '/v1/rules/lantern-bay/lamps-burning/verdict'
const PERMIT = '/v1/rules/lantern-bay/may-pay-permit/verdict'

const permit = card('Which permit is it?', ['permit'])
const cost = derived(number('What does it cost?', { min: 0, max: 9 }), { permit }, (f) => f.permit.cost)

/** Rules with facts that those of the fixtures have not: a list, and one that is read off a card. */
const MORE_RULES: Catalogue = {
  game: 'lantern-bay',
  topics: [
    {
      id: 'oil',
      title: 'Oil',
      rules: [
        defineAmount({
          id: 'lamps-burning',
          question: 'How many lamps burn?',
          unit: 'lamps',
          facts: {
            keepers: list(
              'Who has how many lamps, and how much oil?',
              { lamps: { question: 'lamps', min: 0, max: 9 }, oil: { question: 'oil', min: 0 } },
              { least: 1, most: 4 },
            ),
          },
          sum: [{ add: (f) => f.keepers.reduce((all, { lamps, oil }) => all + Math.min(lamps, oil), 0), because: cite('tie#oil', 'Count the oil') }],
          examples: [],
        }),
        defineRule({
          id: 'may-pay-permit',
          question: 'May I pay for the permit?',
          facts: { oil: number('How much oil do you have?', { min: 0 }), cost, lamp: card('Which lamp do you hold?', ['lamp']) },
          clauses: [{ when: (f) => f.oil < f.cost, answer: 'no', because: cite('storm-damage#answer', 'until you pay') }],
          otherwise: { answer: 'yes', because: cite('storm-damage#paying', 'You may pay on your turn') },
          examples: [],
        }),
      ],
    },
  ],
}

/** A server of Lantern Bay with those rules. */
async function aServerWithLists(): Promise<{ app: FastifyInstance; [Symbol.asyncDispose](): Promise<void> }> {
  const folder = await aFolder()
  const path = `${folder.path}/library.sqlite`
  await writeLibrary(path, compile((await readEdition(FIXTURES)).games, [MORE_RULES]))
  const library = openLibrary(path)
  const shelf = new Shelf(library, undefined, new RuleBook({ 'lantern-bay': async () => MORE_RULES }))
  const app = await buildApp({ shelf, settings: SETTINGS, release: '0.0.0' })
  return {
    app,
    [Symbol.asyncDispose]: async () => {
      await app.close()
      library.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const send = (app: FastifyInstance, url: string, body: unknown) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: typeof body === 'string' ? body : JSON.stringify(body) })

/** The verdict that an answer must be. */
function verdictIn(answer: { statusCode: number; body: string }): Verdict {
  expect(answer.statusCode, answer.body).toBe(200)
  return Verdict.strict().parse(JSON.parse(answer.body))
}

const verdictOf = async (app: FastifyInstance, url: string, facts: object): Promise<Verdict> => verdictIn(await send(app, url, { facts }))

const local = (url: string | undefined): string => url?.replace('https://judge.example', '') ?? ''

describe('A verdict', () => {
  it('is the same by POST and by address, and its own address replays it', async () => {
    await using server = await aServer()
    const cases: [url: string, query: string, facts: object][] = [
      [LIGHTHOUSE, '', {}],
      [LIGHTHOUSE, '?fact.terrain=hill', { terrain: 'hill' }],
      [
        LIGHTHOUSE,
        '?fact.terrain=coast&fact.adjacentLighthouses=2&fact.hasBeaconPermit=yes',
        { terrain: 'coast', adjacentLighthouses: 2, hasBeaconPermit: true },
      ],
      [OIL, '?fact.darkLighthouses=3&fact.keepers=1', { darkLighthouses: 3, keepers: 1 }],
      [TIE, '?fact.oilStanding=level', { oilStanding: 'level' }],
    ]
    for (const [url, query, facts] of cases) {
      const sent = await verdictOf(server.app, url, facts)
      expect(verdictIn(await server.app.inject(`${url}${query}`))).toEqual(sent)
      expect(sent.url).toBe(`https://judge.example${url}${query}`)
      expect(verdictIn(await server.app.inject(local(sent.url)))).toEqual(sent)
    }
  })

  it('quotes the words it rests on, with their ruling and what that rests on', async () => {
    await using server = await aServer()
    const { answer, because, facts } = await verdictOf(server.app, LIGHTHOUSE, { terrain: 'hill' })
    expect({ answer, facts }).toEqual({ answer: 'no', facts: { terrain: 'hill' } })
    expect(because).toMatchObject([
      {
        ruling: 'lantern-bay/build-lighthouse',
        clause: 'terrain',
        words: 'stands only on coast hexes',
        origin: [{ document: 'rulebook-2.0', anchor: 'lighthouses' }, { anchor: 'beacon-permit' }],
        url: 'https://judge.example/lantern-bay/build-lighthouse#terrain',
      },
    ])
  })

  it('asks for what still matters, with question, choices and bounds, and never assumes what is usual', async () => {
    await using server = await aServer()
    const { status, answer, needs, possible, usually } = await verdictOf(server.app, LIGHTHOUSE, {})
    expect({ status, answer, possible, usually }).toEqual({ status: 'needs-facts', answer: undefined, possible: ['yes', 'no'], usually: undefined })
    expect(needs).toEqual([
      { name: 'terrain', question: 'What is the hex?', kind: 'choice', choices: { coast: 'coast', hill: 'hill', sea: 'water' } },
      { name: 'adjacentLighthouses', question: 'How many lighthouses stand next to it?', kind: 'number', min: 0, max: 6, step: 1 },
      { name: 'hasBeaconPermit', question: 'Do you hold the Beacon Permit?', kind: 'yes-no', usual: false },
    ])
  })

  it('says what it usually is, and on which assumption', async () => {
    await using server = await aServer()
    const verdict = await verdictOf(server.app, LIGHTHOUSE, { terrain: 'coast', adjacentLighthouses: 1 })
    expect(verdict).toMatchObject({ status: 'needs-facts', usually: { answer: 'no', assuming: { hasBeaconPermit: false } }, because: [] })
    expect(verdict.needs.map(({ name }) => name)).toEqual(['hasBeaconPermit'])
    expect(verdict.facts).toEqual({ terrain: 'coast', adjacentLighthouses: 1 })
  })

  it('leaves open what the documents leave open', async () => {
    await using server = await aServer()
    const { status, answer, readings } = await verdictOf(server.app, TIE, { oilStanding: 'level' })
    expect({ status, answer }).toEqual({ status: 'unsettled', answer: undefined })
    expect(readings).toMatchObject([{ answer: null, because: [{ ruling: 'lantern-bay/tie', clause: 'shared', words: 'Nobody goes further than that' }] }])
  })

  it('of an amount has the parts it is the sum of', async () => {
    await using server = await aServer()
    const { answer, unit, parts } = await verdictOf(server.app, OIL, { darkLighthouses: 3, keepers: 1 })
    expect({ answer, unit }).toEqual({ answer: 4, unit: 'oil' })
    expect(parts.map(({ amount, because }) => [amount, because[0]?.clause])).toEqual([
      [6, 'answer'],
      [-2, 'keeper'],
    ])
  })

  it('of an amount says what can still come out, and nothing that cannot be', async () => {
    await using server = await aServer()
    const { possible } = await verdictOf(server.app, OIL, { darkLighthouses: 2 })
    expect([...possible].sort()).toEqual([0, 2, 4])
  })

  it('says the smallest changes that would flip it', async () => {
    await using server = await aServer()
    const crowded = await verdictOf(server.app, LIGHTHOUSE, { terrain: 'coast', adjacentLighthouses: 2, hasBeaconPermit: false })
    expect(crowded.flip).toEqual([
      { change: { adjacentLighthouses: 0 }, answer: 'yes' },
      { change: { hasBeaconPermit: true }, answer: 'yes' },
    ])
    const free = await verdictOf(server.app, LIGHTHOUSE, { terrain: 'coast', adjacentLighthouses: 0, hasBeaconPermit: false })
    expect(free.flip).toContainEqual({ change: { adjacentLighthouses: 1 }, answer: 'no', beyond: 'or more' })
    for (const { change, answer } of [...crowded.flip, ...free.flip]) {
      const { facts } = answer === 'yes' ? crowded : free
      expect(await verdictOf(server.app, LIGHTHOUSE, { ...facts, ...change })).toMatchObject({ answer })
    }
  })

  it('carries the version of the library it was read from', async () => {
    await using server = await aServer()
    expect((await verdictOf(server.app, TIE, {})).version).toBe(server.library.version)
  })
})

describe('An address with facts', () => {
  it('in another order moves to the one in the order of the rule, with all of them', async () => {
    await using server = await aServer()
    const moved = await server.app.inject(`${LIGHTHOUSE}?fact.hasBeaconPermit=no&fact.adjacentLighthouses=1&utm_source=chat&fact.terrain=coast`)
    const inOrder = `${LIGHTHOUSE}?fact.terrain=coast&fact.adjacentLighthouses=1&fact.hasBeaconPermit=no`
    expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([308, `https://judge.example${inOrder}`, ''])
    expect(verdictIn(await server.app.inject(inOrder)).facts).toEqual({ terrain: 'coast', adjacentLighthouses: 1, hasBeaconPermit: false })
  })

  it('moves to the verdict that POST gives for any order, to the letter', async () => {
    await using server = await aServer()
    const told = await send(server.app, LIGHTHOUSE, { facts: { hasBeaconPermit: false, terrain: 'coast' } })
    expect((await server.app.inject(`${LIGHTHOUSE}?fact.terrain=coast&fact.hasBeaconPermit=no`)).body).toBe(told.body)
  })

  it('in another order that do not fit is refused, not moved', async () => {
    await using server = await aServer()
    expect((await server.app.inject(`${LIGHTHOUSE}?fact.hasBeaconPermit=no&fact.terrain=moon`)).statusCode).toBe(400)
  })

  it('reads a number and yes or no as people write them', async () => {
    await using server = await aServer()
    const facts = { terrain: 'coast', adjacentLighthouses: 0, hasBeaconPermit: true }
    for (const query of ['fact.adjacentLighthouses=%200%20&fact.hasBeaconPermit=true', 'fact.adjacentLighthouses=-0&fact.hasBeaconPermit=yes'])
      expect(verdictIn(await server.app.inject(`${LIGHTHOUSE}?fact.terrain=coast&${query}`)).facts).toEqual(facts)
  })
})

describe('A card among the facts', () => {
  it.each([
    ['its id', 'storm-lamp'],
    ['an id that it had', 'storm-lantern'],
    ['its name', 'Storm Lamp'],
    ['its name, whatever the case and the space around', '  STORM lamp '],
  ])('is known by %s, and shown by its id', async (_, lamp) => {
    await using server = await aServer()
    const { facts, url } = await verdictOf(server.app, TIE, { oilStanding: 'ahead', lamp })
    expect(facts).toEqual({ oilStanding: 'ahead', lamp: 'storm-lamp' })
    expect(verdictIn(await server.app.inject(local(url)))).toMatchObject({ answer: 'you', facts })
  })

  it('is refused when several have the name: nobody said which', async () => {
    await using server = await aServer()
    const { code, detail, issues } = problemIn(await send(server.app, TIE, { facts: { lamp: 'lamp' } }))
    expect([code, issues?.[0]?.path]).toEqual(['bad-input', 'facts.lamp'])
    expect(detail).toContain('storm-lamp, old-storm-lamp')
  })

  it('is refused when there is none such, or it is of another type', async () => {
    await using server = await aServerWithLists()
    const refused = async (facts: object) => problemIn(await send(server.app, PERMIT, { facts })).issues
    for (const text of ['telescope', '../tie', 'lantern-bay/beacon-permit', ''])
      expect(await refused({ permit: text }), text).toEqual([{ path: 'facts.permit', message: '"permit" takes the id or name of a card of type permit.' }])
    expect(await refused({ lamp: 'beacon-permit' })).toEqual([{ path: 'facts.lamp', message: '"lamp" takes the id or name of a card of type lamp.' }])
  })

  it('tells what is printed on it', async () => {
    await using server = await aServerWithLists()
    expect(await verdictOf(server.app, PERMIT, { oil: 2, permit: 'Beacon Permit' })).toMatchObject({ answer: 'no', facts: { permit: 'beacon-permit' } })
    expect(await verdictOf(server.app, PERMIT, { oil: 3, permit: 'beacon-permit' })).toMatchObject({ answer: 'yes' })
  })

  it('is not contradicted', async () => {
    await using server = await aServerWithLists()
    const { code, detail, issues } = problemIn(await send(server.app, PERMIT, { facts: { oil: 4, permit: 'beacon-permit', cost: 5 } }))
    expect([code, issues?.[0]?.path]).toEqual(['facts-contradict', 'facts.cost'])
    expect(detail).toMatch(/"cost".*5.*3/)
    expect(await verdictOf(server.app, PERMIT, { oil: 4, permit: 'beacon-permit', cost: 3 })).toMatchObject({ answer: 'yes' })
  })
})

describe('A list among the facts', () => {
  const ROWS = [
    { name: 'Ann', lamps: 3, oil: 2 },
    { name: 'Bob', lamps: 2, oil: 5 },
  ]

  it('is read as people write it, and as JSON, to the same verdict', async () => {
    await using server = await aServerWithLists()
    const sent = await verdictOf(server.app, LAMPS, { keepers: ROWS })
    expect(sent).toMatchObject({ answer: 4, unit: 'lamps', facts: { keepers: ROWS } })
    for (const text of ['Ann 3 2; Bob 2 5', 'Ann: 3, 2\nBob: 2, 5', ' Ann  3 2 ;Bob 2 5; ', JSON.stringify(ROWS)]) {
      expect(await verdictOf(server.app, LAMPS, { keepers: text }), text).toEqual(sent)
      expect(verdictIn(await server.app.inject(`${LAMPS}?fact.keepers=${encodeURIComponent(text)}`)), text).toEqual(sent)
    }
    expect(local(sent.url)).toBe(`${LAMPS}?fact.keepers=Ann%203%202%3B%20Bob%202%205`)
  })

  it.each(['Ann of the Bay', 'Bay, Ann', 'Ann; Bob', ' Ann', 'Ann: 4', '[Ann]', '7', '__proto__', 'constructor'])(
    'replays with a keeper called "%s"',
    async (name) => {
      await using server = await aServerWithLists()
      const sent = await verdictOf(server.app, LAMPS, { keepers: [{ name, lamps: 1, oil: 1 }] })
      expect(sent.facts['keepers']).toEqual([{ name, lamps: 1, oil: 1 }])
      expect(verdictIn(await server.app.inject(local(sent.url)))).toEqual(sent)
    },
  )

  it('cannot name our address in our place', async () => {
    await using server = await aServerWithLists()
    const { facts } = await verdictOf(server.app, LAMPS, { keepers: [{ name: '\uE000/evil', lamps: 1, oil: 1 }] })
    expect(JSON.stringify(facts)).not.toContain('judge.example')
  })

  it.each<[string, unknown]>([
    ['no rows', []],
    ['too many rows', Array.from({ length: 5 }, (_, i) => ({ name: `K${i}`, lamps: 1, oil: 1 }))],
    ['a row without a name', '3 2'],
    ['a row without all its numbers', 'Ann 3'],
    ['two rows of one name', 'Ann 3 2; Ann 1 1'],
    ['a number out of bounds', 'Ann 10 2'],
    ['a number that is none', 'Ann three 2'],
    ['a column too many', [{ name: 'Ann', lamps: 1, oil: 1, ships: 1 }]],
    ['rows that are no rows', [null, 1, 'x', []]],
    ['a name that is none', [{ name: { first: 'Ann' }, lamps: 1, oil: 1 }]],
    ['a name that is too long', [{ name: 'A'.repeat(41), lamps: 1, oil: 1 }]],
    ['broken JSON', '[{"name":'],
    ['one row without its list', { name: 'Ann', lamps: 1, oil: 1 }],
    ['nothing', ' ; ; '],
  ])('with %s is refused, with what it takes', async (_, keepers) => {
    await using server = await aServerWithLists()
    const { code, issues } = problemIn(await send(server.app, LAMPS, { facts: { keepers } }))
    expect(code).toBe('bad-input')
    expect(issues).toEqual([{ path: 'facts.keepers', message: '"keepers" takes a list of 1 to 4 rows, each with name, lamps, oil.' }])
  })
})

describe('Several verdicts at once', () => {
  it('come in the order in which they were asked for, each as it would alone', async () => {
    await using server = await aServer()
    const cases = [
      { rule: 'lantern-bay/who-wins-tie', facts: { oilStanding: 'behind' } },
      { rule: 'lantern-bay/oil-to-relight', facts: {} },
      { rule: 'lantern-bay/may-build-lighthouse', facts: { terrain: 'sea' } },
    ]
    const { items } = (await send(server.app, '/v1/verdicts', cases)).json<{ items: Verdict[] }>()
    expect(items).toEqual(await Promise.all(cases.map(({ rule, facts }) => verdictOf(server.app, `/v1/rules/${rule}/verdict`, facts))))
  })

  it('are up to 100', async () => {
    await using server = await aServer()
    const many = (count: number): unknown[] => Array.from({ length: count }, () => ({ rule: 'lantern-bay/who-wins-tie', facts: {} }))
    expect((await send(server.app, '/v1/verdicts', many(100))).json<{ items: unknown[] }>().items).toHaveLength(100)
    expect((await send(server.app, '/v1/verdicts', [])).json()).toEqual({ items: [] })
    expect(problemIn(await send(server.app, '/v1/verdicts', many(101))).detail).toContain('up to 100 cases')
  })

  it('are none when one does not fit, and the refusal says which', async () => {
    await using server = await aServer()
    const good = { rule: 'lantern-bay/who-wins-tie', facts: {} }
    const { issues } = problemIn(await send(server.app, '/v1/verdicts', [good, { rule: 'lantern-bay/oil-to-relight', facts: { keepers: 10 } }]))
    expect(issues).toEqual([{ path: '1.facts.keepers', message: '"keepers" takes a number from 0 to 9.' }])
    expect(problemIn(await send(server.app, '/v1/verdicts', [good, { rule: 'lantern-bay/who-wins-tei', facts: {} }]))).toMatchObject({
      code: 'unknown-rule',
      near: ['lantern-bay/who-wins-tie'],
    })
    for (const body of [{}, null, [null], [{ ...good, more: 1 }], [{ facts: {} }], [{ rule: 'who-wins-tie', facts: {} }], [{ rule: good.rule }]])
      expect((await send(server.app, '/v1/verdicts', body)).statusCode, JSON.stringify(body)).toBe(400)
  })
})

describe('A rule that there is not', () => {
  it('is 404 with what is near, by POST and by address', async () => {
    await using server = await aServer()
    for (const answer of [
      await server.app.inject('/v1/rules/lantern-bay/may-build-lighthuose/verdict'),
      await send(server.app, '/v1/rules/lantern-bay/may-build-lighthuose/verdict', { facts: {} }),
    ])
      expect(problemIn(answer)).toMatchObject({ status: 404, code: 'unknown-rule', near: ['lantern-bay/may-build-lighthouse'] })
    expect(problemIn(await server.app.inject('/v1/rules/lantern-bya/who-wins-tie/verdict'))).toMatchObject({ status: 404, code: 'unknown-game' })
  })
})

const TERRAIN = '"terrain" takes one of coast, hill, sea.'
const ADJACENT = '"adjacentLighthouses" takes a number from 0 to 6.'
const ANY_OF = 'The rule takes terrain, adjacentLighthouses, hasBeaconPermit.'
/** Facts that are refused: the one that is named, and what it takes. */
const UNFIT: [facts: unknown, path: string, message: string][] = [
  [{ terain: 'coast' }, 'facts.terain', `No fact "terain" in this rule. Did you mean "terrain"? ${ANY_OF}`],
  [{ AdjacentLighthouses: 1 }, 'facts.AdjacentLighthouses', `No fact "AdjacentLighthouses" in this rule. Did you mean "adjacentLighthouses"? ${ANY_OF}`],
  [{ weather: 1 }, 'facts.weather', `No fact "weather" in this rule. ${ANY_OF}`],
  [{ constructor: 1 }, 'facts.constructor', `No fact "constructor" in this rule. ${ANY_OF}`],
  [{ toString: 'x' }, 'facts.toString', `No fact "toString" in this rule. ${ANY_OF}`],
  [{ hasOwnProperty: null }, 'facts.hasOwnProperty', `No fact "hasOwnProperty" in this rule. ${ANY_OF}`],
  [{ '': 1 }, 'facts.', `No fact "" in this rule. ${ANY_OF}`],
  [{ terrain: 'moon' }, 'facts.terrain', TERRAIN],
  [{ terrain: 'Coast' }, 'facts.terrain', TERRAIN],
  [{ terrain: 'constructor' }, 'facts.terrain', TERRAIN],
  [{ terrain: '__proto__' }, 'facts.terrain', TERRAIN],
  [{ terrain: 1 }, 'facts.terrain', TERRAIN],
  [{ terrain: null }, 'facts.terrain', TERRAIN],
  [{ terrain: true }, 'facts.terrain', TERRAIN],
  [{ terrain: ['coast'] }, 'facts.terrain', TERRAIN],
  [{ terrain: { is: { what: ['coast'] } } }, 'facts.terrain', TERRAIN],
  [{ adjacentLighthouses: -1 }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: 7 }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: 1.5 }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: 1e300 }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: 'NaN' }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: 'Infinity' }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: '1e0' }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: '0x1' }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: '' }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: [1] }, 'facts.adjacentLighthouses', ADJACENT],
  [{ adjacentLighthouses: true }, 'facts.adjacentLighthouses', ADJACENT],
  [{ hasBeaconPermit: 1 }, 'facts.hasBeaconPermit', '"hasBeaconPermit" takes yes or no.'],
  [{ hasBeaconPermit: 'maybe' }, 'facts.hasBeaconPermit', '"hasBeaconPermit" takes yes or no.'],
  [{ hasBeaconPermit: {} }, 'facts.hasBeaconPermit', '"hasBeaconPermit" takes yes or no.'],
  [Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`fact${i}`, 1])), 'facts', 'At most 50 facts are read.'],
  [[], 'facts', 'facts by their names, each of up to 100 characters'],
  [null, 'facts', 'facts by their names, each of up to 100 characters'],
  ['terrain=coast', 'facts', 'facts by their names, each of up to 100 characters'],
]

describe('A fact that does not fit', () => {
  it('is 400, named, with what it takes', async () => {
    await using server = await aServer()
    for (const [facts, path, message] of UNFIT) {
      const told = JSON.stringify(facts)
      const answer = await send(server.app, LIGHTHOUSE, { facts })
      expect.soft(answer.statusCode, told).toBe(400)
      const { code, issues } = problemIn(answer)
      expect.soft({ code, issues }, told).toEqual({ code: 'bad-input', issues: [{ path, message }] })
    }
  })

  it('is 400 in an address as well', async () => {
    await using server = await aServer()
    for (const [facts, path, message] of UNFIT) {
      const texts = Object.entries(facts ?? {}).filter(([, value]) => typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value)))
      if (Array.isArray(facts) || typeof facts === 'string' || texts.length === 0) continue
      const query = texts.map(([name, value]) => `fact.${name}=${encodeURIComponent(String(value))}`).join('&')
      expect.soft(problemIn(await server.app.inject(`${LIGHTHOUSE}?${query}`)).issues, query).toEqual([{ path, message }])
    }
  })

  it.each([
    ['fact.terrain=coast&fact.terrain=sea', 'fact.terrain', 'one value, and was given several'],
    ['fact.terrain=coast&fact.terrain=coast', 'fact.terrain', 'one value, and was given several'],
    ['terrain=coast', 'terrain', 'fact.NAME=value'],
    ['__proto__=1', '__proto__', 'fact.NAME=value'],
    ['fact.__proto__=1', 'facts.__proto__', `No fact "__proto__" in this rule. ${ANY_OF}`],
    ['fact.terrain=coast&fact.__proto__=sea', 'facts.__proto__', `No fact "__proto__" in this rule. ${ANY_OF}`],
    ['fact.terrain=', 'facts.terrain', TERRAIN],
    ['fact.terrain', 'facts.terrain', TERRAIN],
    ['fact.terrain[]=coast', 'facts.terrain[]', `No fact "terrain[]" in this rule. Did you mean "terrain"? ${ANY_OF}`],
    ['fact.=coast', 'facts.', `No fact "" in this rule. ${ANY_OF}`],
  ])('is 400 in the address ?%s', async (query, path, message) => {
    await using server = await aServer()
    const answer = await server.app.inject(`${LIGHTHOUSE}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(problemIn(answer).issues).toEqual([{ path, message }])
  })

  it('is named together with all others', async () => {
    await using server = await aServer()
    const { issues } = problemIn(await send(server.app, LIGHTHOUSE, { facts: { terrain: 'moon', adjacentLighthouses: 9, lamp: 1 } }))
    expect(issues?.map(({ path }) => path)).toEqual(['facts.terrain', 'facts.adjacentLighthouses', 'facts.lamp'])
  })

  it('is 400 when it cannot be so together with another', async () => {
    await using server = await aServer()
    for (const answer of [
      await send(server.app, OIL, { facts: { darkLighthouses: 1, keepers: 2 } }),
      await server.app.inject(`${OIL}?fact.darkLighthouses=1&fact.keepers=2`),
    ])
      expect(problemIn(answer)).toMatchObject({ status: 400, code: 'facts-contradict', detail: 'There are more keepers than lighthouses.' })
  })

  it('is 400 as bytes that poison a prototype, or as a number no computer holds', async () => {
    await using server = await aServer()
    for (const body of [
      '{"facts":{"__proto__":{"terrain":"coast"}}}',
      '{"facts":{"__proto__":1}}',
      '{"__proto__":{},"facts":{}}',
      '{"facts":{"constructor":{"prototype":{"terrain":"coast"}}}}',
      '{"facts":{"terrain":{"__proto__":"coast"}}}',
      '{"facts":{"adjacentLighthouses":1e400}}',
      '{"facts":{"adjacentLighthouses":NaN}}',
      `{"facts":{"terrain":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`,
      `{"facts":{"${'x'.repeat(20_000)}":1}}`,
      '{"facts":{},"more":1}',
      '{}',
      '[]',
      'null',
      '"facts"',
    ])
      expect((await send(server.app, LIGHTHOUSE, body)).statusCode, body.slice(0, 60)).toBe(400)
  })

  it.each([
    [LIGHTHOUSE, '{"facts":{"__proto__":{"terrain":"coast"}}}'],
    [LIGHTHOUSE, '{"facts":{"terrain":"coast","__proto__":null}}'],
    [LIGHTHOUSE, '{"facts":{"terrain":{"__proto__":"coast"}}}'],
    [LIGHTHOUSE, '{"__proto__":{},"facts":{}}'],
    ['/v1/verdicts', '[{"rule":"lantern-bay/who-wins-tie","facts":{"__proto__":1}}]'],
  ])('is named when it is __proto__, which a reader of JSON could lose: POST %s %s', async (url, body) => {
    await using server = await aServer()
    const { status, detail, issues } = problemIn(await send(server.app, url, body))
    expect([status, issues]).toEqual([400, [{ path: '__proto__', message: 'is the name of no fact and no parameter' }]])
    expect(detail).toContain('"__proto__"')
  })

  it('comes back as text: it cannot stand for our address', async () => {
    await using server = await aServer()
    const { body } = await send(server.app, LIGHTHOUSE, { facts: { '\uE000': 1 } })
    expect(body).not.toContain('judge.example')
  })
})

describe('Whatever is sent as facts', () => {
  const NAMES = fc.oneof(fc.constantFrom('terrain', 'adjacentLighthouses', 'hasBeaconPermit', '__proto__', 'constructor'), fc.string({ maxLength: 8 }))
  const VALUES = fc.oneof(fc.constantFrom<unknown>('coast', 'hill', true, false, 'yes', 0, 1, '6'), fc.jsonValue({ maxDepth: 3 }))
  const FACTS = fc.oneof({ weight: 3, arbitrary: fc.dictionary(NAMES, VALUES, { maxKeys: 4 }) }, { weight: 1, arbitrary: fc.jsonValue() })

  it('is refused, or every fact of it is told in the verdict', async () => {
    await using server = await aServer()
    await fc.assert(
      fc.asyncProperty(FACTS, async (facts) => {
        const answer = await send(server.app, LIGHTHOUSE, { facts })
        if (answer.statusCode === 200) expect(Object.keys(verdictIn(answer).facts).sort()).toEqual(Object.keys(facts as object).sort())
        else expect(problemIn(answer).status).toBe(400)
      }),
      { numRuns: 400 },
    )
  })

  it('in a list is refused, or replays from its address', async () => {
    await using server = await aServerWithLists()
    const row = fc.record({ name: fc.string({ maxLength: 12 }), lamps: fc.integer({ min: -1, max: 9 }), oil: fc.nat(20) })
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(row, { maxLength: 4 }), fc.string(), fc.jsonValue()), async (keepers) => {
        const answer = await send(server.app, LAMPS, { facts: { keepers } })
        if (answer.statusCode === 200) expect(verdictIn(await server.app.inject(local(verdictIn(answer).url)))).toEqual(verdictIn(answer))
        else expect(problemIn(answer).status).toBe(400)
      }),
      { numRuns: 300 },
    )
  })

  it('in an address is a verdict, the way to it, or refused', async () => {
    await using server = await aServer()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(NAMES, fc.oneof(fc.constantFrom('coast', '1', 'no'), fc.string())), { maxLength: 5 }), async (told) => {
        const query = told.map(([name, value]) => `fact.${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')
        const answer = await server.app.inject(`${LIGHTHOUSE}?${query}`)
        if (answer.statusCode === 400) return void problemIn(answer)
        const reached = answer.statusCode === 308 ? await server.app.inject(local(String(answer.headers.location))) : answer
        expect(Object.keys(verdictIn(reached).facts).sort()).toEqual(told.map(([name]) => name).sort())
      }),
      { numRuns: 400 },
    )
  })
})
