import { createInterface } from 'node:readline/promises'
import { withBase } from '../contract/base.ts'
import type { Rule as RuleBody, RuleFact, Verdict } from '../contract/rule.ts'
import { asText } from '../http/facts-in-address.ts'
import { Refusal } from '../http/problem.ts'
import { RuleBook } from '../http/rulebook.ts'
import { readFacts } from '../http/told-facts.ts'
import { decideFor } from '../http/verdict.ts'
import { answerWords, factWords, headline } from '../http/words-of-verdict.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/open.ts'
import type { Rule } from '../rules/rule.ts'
import { traceOf } from '../rules/verdict.ts'
import { nearest } from '../words/nearest.ts'
import { publicAddress } from './environment.ts'
import { EXIT, print, printJson, Stop, style } from './terminal.ts'

export interface DecideOptions {
  json?: boolean
  trace?: boolean
}

/** `tablejudge decide`: runs a rule on facts, and on a terminal asks for those that are missing. */
export async function decide(id: string, told: readonly string[], path: string, options: DecideOptions): Promise<number> {
  const library = openLibrary(path)
  try {
    const { rule, body } = await requireRule(id, library)
    const facts = factsOf(told)
    let verdict = await verdictFor(rule, id, facts, library)
    if (!options.json && process.stdin.isTTY) verdict = await askOn(rule, id, facts, verdict, library)
    const trace = options.trace ? await traceFor(rule, body, facts, library) : undefined
    if (options.json) printJson(JSON.parse(withBase(JSON.stringify({ ...verdict, trace }), publicAddress())))
    else printVerdict(body, verdict)
    if (trace && !options.json) printTrace(trace)
    return verdict.status === 'decided' ? EXIT.done : EXIT.problems
  } finally {
    library.close()
  }
}

async function requireRule(id: string, library: Library): Promise<{ rule: Rule; body: RuleBody }> {
  const body = await library.rule(id)
  const rule = body === undefined ? undefined : await new RuleBook().rule(id)
  if (body !== undefined && rule) return { rule, body: JSON.parse(body) as RuleBody }
  const near = nearest(id, await library.ids('rules'))
  throw new Stop(EXIT.problems, `No rule "${id}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`)
}

function factsOf(told: readonly string[]): Record<string, string> {
  const facts = new Map<string, string>()
  for (const one of told) {
    const at = one.indexOf('=')
    if (at < 1) throw new Stop(EXIT.usage, `"${one}" is no fact. Write name=value.`)
    const name = one.slice(0, at)
    if (facts.has(name)) throw new Stop(EXIT.usage, `"${name}" takes one value, and was given several.`)
    facts.set(name, one.slice(at + 1))
  }
  return Object.fromEntries(facts)
}

async function verdictFor(rule: Rule, id: string, facts: Record<string, string>, library: Library): Promise<Verdict> {
  try {
    return await decideFor(rule, id, facts, library)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Stop(EXIT.usage, (error.issues ?? []).map(({ message }) => message).join('\n') || error.message)
  }
}

/** Ctrl+D and Ctrl+C end the questions, as an empty line does. */
function nothingMore(error: { code?: string }): string {
  if (error.code !== 'ABORT_ERR') throw error
  print('')
  return ''
}

/** Asks for the most telling missing fact, again and again; an empty line ends it. */
export async function askOn(rule: Rule, id: string, facts: Record<string, string>, first: Verdict, library: Library): Promise<Verdict> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  let verdict = first
  try {
    while (verdict.status === 'needs-facts') {
      const [fact] = verdict.needs
      if (!fact) break
      const answer = (await terminal.question(`${style('bold', fact.question)} ${style('dim', takes(fact))} `).catch(nothingMore)).trim()
      if (answer === '') break
      const next = { ...facts, [fact.name]: answer }
      try {
        verdict = await verdictFor(rule, id, next, library)
        facts[fact.name] = answer
      } catch (error) {
        if (!(error instanceof Stop)) throw error
        print(error.message)
      }
    }
  } finally {
    terminal.close()
  }
  return verdict
}

function takes({ kind, choices, min, max, columns }: RuleFact): string {
  if (kind === 'yes-no') return '(yes/no)'
  if (kind === 'choice') return `(${Object.keys(choices ?? {}).join(', ')})`
  if (kind === 'number') return max === undefined ? `(from ${min} up)` : `(${min} to ${max})`
  return kind === 'list' ? `(name ${columns?.join(' ')}; …)` : '(name of the card)'
}

export function printVerdict({ question, facts, answers, unit }: RuleBody, verdict: Verdict): void {
  const words = (answer: Verdict['answer']): string => (answer === undefined ? '' : answerWords(answer, answers, verdict.unit ?? unit))
  print(style('bold', question))
  print(headline(verdict, answers))
  for (const { words: cited, ruling, conflict, clause } of verdict.because) print(`  “${cited}”  ${style('dim', `${ruling ?? conflict}#${clause}`)}`)
  for (const { answer, because } of verdict.readings)
    print(`  ${answer === null ? 'nothing is said' : words(answer)}: ${because.map(({ words: cited }) => `“${cited}”`).join(' ')}`)
  if (verdict.status === 'needs-facts') {
    print(`  still possible: ${verdict.possible.map(words).join(', ')}`)
    for (const fact of verdict.needs) print(`  ${style('bold', fact.name)}: ${fact.question} ${style('dim', takes(fact))}`)
    if (verdict.usually)
      print(
        `  usually ${words(verdict.usually.answer)}, assuming ${Object.entries(verdict.usually.assuming)
          .map(([name, value]) => factWords(name, value, facts))
          .join('; ')}`,
      )
  }
  for (const { change, answer, beyond } of verdict.flip) {
    const changed = Object.entries(change).map(([name, value]) => `${name}=${asText(value)}`)
    print(`  ${words(answer)} if ${changed.join(' and ')}${beyond ? ` ${beyond}` : ''}`)
  }
}

interface Traced {
  state: string
  lacks: readonly string[]
  because: RuleBody['clauses'][number]['because']
}

/** Each clause held, failed or open. */
async function traceFor(rule: Rule, body: RuleBody, facts: Record<string, string>, library: Library): Promise<Traced[]> {
  const given = await readFacts(rule, body.game, facts, library)
  return traceOf(rule, given).map(({ state, lacks }, i) => ({ state, lacks, because: body.clauses[i]?.because ?? [] }))
}

function printTrace(trace: readonly Traced[]): void {
  print('\nTrace')
  for (const [i, { state, lacks, because }] of trace.entries())
    print(`  ${i + 1} ${state.padEnd(6)} ${because.map(({ words }) => `“${words}”`).join(' ')}${lacks.length > 0 ? ` (lacks ${lacks.join(', ')})` : ''}`)
}
