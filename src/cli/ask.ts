import type { AskResult } from '../contract/ask.ts'
import { withBase } from '../contract/base.ts'
import type { Rule as RuleBody } from '../contract/rule.ts'
import { askFor } from '../http/ask.ts'
import { asText } from '../http/facts-in-address.ts'
import { Refusal } from '../http/problem.ts'
import { Shelf } from '../http/reading.ts'
import { RuleBook } from '../http/rulebook.ts'
import { factWords } from '../http/words-of-verdict.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/open.ts'
import { NO_PACKS } from '../packs/packs.ts'
import type { Rule } from '../rules/rule.ts'
import { MAX_QUESTION } from '../search/query.ts'
import { askOn, printVerdict } from './decide.ts'
import { publicAddress } from './environment.ts'
import { EXIT, print, printJson, Stop, style } from './terminal.ts'

export interface AskOptions {
  game?: string
  json?: boolean
}

const SHOWN = 5
/** Of rulings that do not answer. */
const FEW = 3

/** `tablejudge ask`: answers a sentence, and on a terminal asks for the facts that are missing. */
export async function ask(path: string, sentence: string, options: AskOptions, rules = new RuleBook()): Promise<number> {
  if (sentence.length > MAX_QUESTION) throw new Stop(EXIT.usage, `A question has up to ${MAX_QUESTION} characters, and this one has ${sentence.length}.`)
  const library = openLibrary(path)
  try {
    const { result, answer } = await askFor(new Shelf(library, NO_PACKS, rules).current, sentence, { game: options.game, limit: SHOWN }).catch(stopOnRefusal)
    if (options.json) printJson(JSON.parse(withBase(JSON.stringify(result), publicAddress())))
    else if (answer.chosen && result.verdict) return await showVerdict(result, answer.chosen.rule, library)
    else showRulings(result)
    return result.confidence === 'found' || result.verdict?.status === 'decided' ? EXIT.done : EXIT.problems
  } finally {
    library.close()
  }
}

function stopOnRefusal(error: unknown): never {
  if (error instanceof Refusal) throw new Stop(EXIT.problems, error.message)
  throw error
}

async function showVerdict({ verdict: first, understood }: AskResult, rule: Rule, library: Library): Promise<number> {
  if (!first) return EXIT.problems
  const { id } = first.rule
  const body = JSON.parse((await library.rule(id)) ?? '{}') as RuleBody
  for (const { name, value, words } of understood.facts) print(style('dim', `understood: ${factWords(name, value, body.facts)} (“${words}”)`))
  const told = Object.fromEntries(Object.entries(first.facts).map(([name, value]) => [name, asText(value)]))
  const verdict = process.stdin.isTTY ? await askOn(rule, id, told, first, library) : first
  printVerdict(body, verdict)
  print(style('dim', `  ${['tablejudge decide', id, ...Object.entries(verdict.facts).map(([name, value]) => quoted(`${name}=${asText(value)}`))].join(' ')}`))
  return verdict.status === 'decided' ? EXIT.done : EXIT.problems
}

const quoted = (text: string): string => (/^[\w.=−-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

function showRulings({ missing, rulings, offers }: AskResult): void {
  if (missing) print(missing.detail)
  const shown = missing ? rulings.slice(0, FEW) : rulings
  for (const { ruling } of shown) {
    print(`${missing ? 'nearest: ' : ''}${style('bold', ruling.title)}  ${style('dim', ruling.id)}`)
    print(`  ${ruling.shortAnswer}`)
  }
  for (const { id, question } of offers) print(style('dim', `can be decided: ${question}  tablejudge decide ${id}`))
}
