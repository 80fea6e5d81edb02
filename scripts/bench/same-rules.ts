import { ZenEngine } from '@gorules/zen-engine'
import { Engine } from 'json-rules-engine'
import { type Catalogue, rulesOf } from '../../src/rules/catalogue.ts'
import type { Given } from '../../src/rules/reader.ts'
import type { Rule } from '../../src/rules/rule.ts'
import { verdictOf } from '../../src/rules/verdict.ts'

/** A rule as each engine runs it, over the same facts; all of them told, as the other engines need. */
export interface SameRule {
  name: string
  cases: readonly Given[]
  tablejudge: (given: Given) => unknown
  jsonRulesEngine: (given: Given) => Promise<unknown>
  zen: (given: Given) => Promise<unknown>
}

type Row = readonly [when: Readonly<Record<string, string | number | boolean>>, answer: string | number]

/** The rows of each rule as a decision table, the first that fits; the last fits always. */
const TABLES: readonly { name: string; rows: readonly Row[]; cases: readonly Given[] }[] = [
  {
    name: 'moon/hand-size',
    rows: [
      [{ playerCount: 2 }, 8],
      [{ playerCount: 5 }, 6],
      [{}, 7],
    ],
    cases: [2, 3, 4, 5].map((playerCount) => ({ playerCount })),
  },
  {
    name: 'moon-base/what-do-i-build',
    rows: [
      [{ placingOver: false }, 'nothing'],
      [{ ringsOpen: 0 }, 'base'],
      [{ ringsOpen: 1, towerOnOpenRing: true }, 'base'],
      [{}, 'settlements'],
    ],
    cases: [0, 1, 2].flatMap((ringsOpen) =>
      [true, false].flatMap((placingOver) =>
        (ringsOpen === 0 ? [false] : [true, false]).map((towerOnOpenRing) => ({
          ringsOpen,
          towerOnOpenRing,
          placingOver,
          settlementLeft: true,
          craterFree: true,
        })),
      ),
    ),
  },
  {
    name: 'moonrakers/what-of-my-hand',
    rows: [
      [{ role: 'none' }, 'keep'],
      [{ atBase: true }, 'drawNow'],
      [{ role: 'ally' }, 'drawNow'],
      [{}, 'drawLater'],
    ],
    cases: [...['leader', 'none'].flatMap((role) => [true, false].map((atBase) => ({ role, atBase }))), { role: 'ally', atBase: false }],
  },
]

export async function sameRules(catalogues: readonly Catalogue[]): Promise<SameRule[]> {
  const rules = new Map<string, Rule>(catalogues.flatMap((catalogue) => rulesOf(catalogue).map((rule) => [`${catalogue.game}/${rule.id}`, rule] as const)))
  const found = TABLES.map(({ name, rows, cases }) => {
    const rule = rules.get(name)
    if (!rule) throw new Error(`No rule "${name}".`)
    const tablejudge = (given: Given): unknown => {
      const verdict = verdictOf(rule, given, { flip: false })
      return verdict.status === 'decided' ? verdict.answer : verdict.status
    }
    return { name, cases, tablejudge, jsonRulesEngine: jsonRulesEngineOf(rows), zen: zenOf(rows) }
  })
  // Engines that disagree would be no comparison.
  for (const { name, cases, tablejudge, jsonRulesEngine, zen } of found)
    for (const given of cases) {
      const answers = [tablejudge(given), await jsonRulesEngine(given), await zen(given)]
      if (new Set(answers).size > 1) throw new Error(`${name} on ${JSON.stringify(given)}: ${answers.join(', ')}`)
    }
  return found
}

/** The first row that fits: each of its rules has a priority, and the run stops at the first. */
function jsonRulesEngineOf(rows: readonly Row[]): (given: Given) => Promise<unknown> {
  const engine = new Engine()
  rows.forEach(([when, answer], i) => {
    const all = Object.entries(when).map(([fact, value]) => ({ fact, operator: 'equal', value }))
    engine.addRule({
      conditions: { all },
      event: { type: 'answer', params: { answer } },
      priority: rows.length - i,
      onSuccess: () => {
        engine.stop()
      },
    })
  })
  return async (given) => (await engine.run({ ...given })).events[0]?.params?.['answer']
}

function zenOf(rows: readonly Row[]): (given: Given) => Promise<unknown> {
  const names = [...new Set(rows.flatMap(([when]) => Object.keys(when)))]
  const table = {
    hitPolicy: 'first',
    inputs: names.map((field) => ({ id: field, name: field, field })),
    outputs: [{ id: 'answer', name: 'answer', field: 'answer' }],
    rules: rows.map(([when, answer], i) => ({
      _id: String(i),
      ...Object.fromEntries(names.map((name) => [name, when[name] === undefined ? '' : JSON.stringify(when[name])])),
      answer: JSON.stringify(answer),
    })),
  }
  const place = { position: { x: 0, y: 0 } }
  const nodes = [
    { id: 'in', type: 'inputNode', name: 'in', ...place },
    { id: 'table', type: 'decisionTableNode', name: 'table', ...place, content: table },
    { id: 'out', type: 'outputNode', name: 'out', ...place },
  ]
  const edges = [
    { id: 'first', sourceId: 'in', targetId: 'table', type: 'edge' },
    { id: 'second', sourceId: 'table', targetId: 'out', type: 'edge' },
  ]
  const decision = new ZenEngine().createDecision(Buffer.from(JSON.stringify({ nodes, edges })))
  return async (given) => ((await decision.evaluate(given)).result as { answer?: unknown }).answer
}
