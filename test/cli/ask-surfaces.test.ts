import { createInterface } from 'node:readline/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../src/cli/ask.ts'
import type { AskResult } from '../../src/contract/ask.ts'
import type { Rule } from '../../src/contract/rule.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { RuleBook } from '../../src/http/rulebook.ts'
import { headline } from '../../src/http/words-of-verdict.ts'
import { NO_PACKS } from '../../src/packs/packs.ts'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { SHIPPED } from '../build/built.ts'
import { LANTERN_RULES } from '../fixtures/lantern-rules.ts'
import { type Element, readPage, select } from '../web/read-page.ts'
import { aLibrary, aServer, FIXTURES } from '../world.ts'

vi.mock('node:readline/promises', { spy: true })
afterEach(() => vi.restoreAllMocks())

/** A sentence, how sure the answer is, the first line of it, and the words it cites. */
type Row = [sentence: string, confidence?: AskResult['confidence'], says?: string, cites?: string[]]

const LANTERN: Row[] = [
  ['may i build a lighthouse on a hill', 'decided', 'No', ['stands only on coast hexes']],
  ['can i build a lighthouse on the coast with 2 lighthouses next to it without the permit', 'decided', 'No', ['Never next to another lighthouse']],
  ['can i build a lighthouse on the coast with 0 lighthouses next to it', 'decided', 'Yes', ['coast hex that is not next to another lighthouse']],
  ['can i build a lighthouse on the coast with 1 lighthouse next to it', 'asking', 'That depends.', []],
  ['how much oil do i pay for 2 dark lighthouses and 1 keeper', 'decided', '2 oil', ['goes dark until you pay 2 oil', 'with a keeper is not touched']],
  ['storm hit my tower', 'found'],
  ['xyzzy', 'nothing'],
  ['🔥', 'nothing'],
]

/** Over the games that ship only what every surface agrees on is held: how well they are answered is measured by scripts/eval. */
const SHIPPED_ROWS: Row[] = [
  ['gold has 10 points and silver 11, who wins', 'decided', 'Silver', ['the higher total of points is the winner']],
  ['tie for food and same rovers who gets hearts'],
  ['can i play a 0 degree card at -4 as inventrix'],
  ['we are tied at 11 points who wins moon base'],
  ['law suit on mons bc of the start penalty?'],
  ['how many meeples in carcassonne'],
  ['xyzzy', 'nothing'],
]

/** What one surface said. */
interface Said {
  answers: 'verdict' | 'question' | 'rulings' | 'nothing'
  says: string | undefined
  cites: string[]
  first: string | undefined
}

const ANSWERS: Record<AskResult['confidence'], Said['answers']> = {
  decided: 'verdict',
  asking: 'question',
  found: 'rulings',
  related: 'nothing',
  nothing: 'nothing',
}

function byRest({ confidence, verdict, rulings }: AskResult, rule: Rule | undefined): Said {
  return {
    answers: ANSWERS[confidence],
    says: verdict && rule && headline(verdict, rule.answers),
    cites: verdict?.because.map(({ words }) => words) ?? [],
    first: verdict ? undefined : rulings[0]?.ruling.title,
  }
}

function byPage(page: Element[]): Said {
  const says = select(page, 'p', { class: 'answer-line' })[0]?.text
  const isMissing = select(page, 'p', { class: 'note' }).length > 0
  const isAsking = select(page, 'form', { class: 'facts' }).length > 0
  const list = select(page, 'a').filter(({ attributes }) => /^https:\/\/judge\.example\/[^/]+\/[^/#]+$/.test(attributes.get('href') ?? ''))
  return {
    answers: isMissing ? 'nothing' : isAsking ? 'question' : says === undefined ? 'rulings' : 'verdict',
    says,
    cites: select(page, 'q').map(({ text }) => text),
    first: says === undefined ? list[0]?.text : undefined,
  }
}

function byCommand(output: string, code: number): Said {
  const lines = output.split('\n').filter((line) => !line.startsWith('understood:'))
  const isVerdict = output.includes('  tablejudge decide') && !output.includes('can be decided:')
  const title = /^(?:nearest: )?(.*?) {2}[\w-]+\/[\w-]+$/
  return {
    answers: isVerdict ? (code === 0 ? 'verdict' : 'question') : code === 0 ? 'rulings' : 'nothing',
    says: isVerdict ? lines[1] : undefined,
    cites: isVerdict ? [...output.matchAll(/^ {2}“(.*)” {2}/gm)].map(([, words = '']) => words) : [],
    first: isVerdict ? undefined : title.exec(lines.find((line) => title.test(line)) ?? '')?.[1],
  }
}

const bookOf = (catalogues: readonly Catalogue[]): RuleBook => new RuleBook(Object.fromEntries(catalogues.map((one) => [one.game, async () => one])))

/** Runs the command here, so that it can have rules of an invented game. */
async function command(path: string, sentence: string, rules: RuleBook, options = {}): Promise<{ output: string; code: number }> {
  let output = ''
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  try {
    return { code: await ask(path, sentence, options, rules), output }
  } finally {
    spy.mockRestore()
  }
}

async function hold(content: string, catalogues: readonly Catalogue[], rows: readonly Row[]): Promise<void> {
  await using server = await aServer({}, content, NO_PACKS, catalogues)
  await using held = await aLibrary(content, catalogues)
  for (const [sentence, confidence, says, cites = []] of rows) {
    const rest = (await server.app.inject({ method: 'POST', url: '/v1/ask', payload: { q: sentence, limit: 5 } })).json<AskResult>()
    const rule = rest.verdict && (await server.app.inject(`/v1/rules/${rest.verdict.rule.id}`)).json<Rule>()
    const said = byRest(rest, rule)
    if (confidence) expect.soft([rest.confidence, said.says, said.cites], sentence).toEqual([confidence, says, cites])
    const { body } = await server.app.inject(`/search?${new URLSearchParams({ q: sentence })}`)
    expect.soft(byPage(readPage(body)), `${sentence}, on the page`).toEqual(said)
    const { output, code } = await command(held.path, sentence, bookOf(catalogues))
    expect.soft(byCommand(output, code), `${sentence}, on the command line`).toEqual(said)
    const json = await command(held.path, sentence, bookOf(catalogues), { json: true })
    expect.soft(JSON.parse(json.output.replaceAll('http://localhost:8080', 'https://judge.example')), `${sentence}, in JSON`).toEqual(rest)
  }
}

describe('The same sentence has the same answer and citations on REST, page and command line', () => {
  it('over Lantern Bay', () => hold(FIXTURES, [LANTERN_RULES], LANTERN))
  it('over the games that ship', async () => hold(SHIPPED, await allCatalogues(), SHIPPED_ROWS), 60_000)
})

describe('On a terminal', () => {
  it('the command asks for the facts that are missing, and goes on', async () => {
    await using held = await aLibrary()
    const question = vi.fn(async () => 'yes')
    vi.mocked(createInterface).mockReturnValue({ question, close: () => undefined } as never)
    const { isTTY } = process.stdin
    process.stdin.isTTY = true
    try {
      const { output, code } = await command(held.path, 'can i build a lighthouse on the coast with 1 lighthouse next to it', bookOf([LANTERN_RULES]))
      expect(question).toHaveBeenCalledTimes(1)
      expect(code).toBe(0)
      expect(output).toContain('Yes\n  “you may ignore the distance”')
    } finally {
      process.stdin.isTTY = isTTY
    }
  })
})
