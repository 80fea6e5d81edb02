// scripts/eval FILE.jsonl […] [--set dev|aside] [--misses] [--ablations]: how well sentences are answered.
// A line is a question { question, game, anchors } or a situation { situation, game, expected }; no anchors: nothing answers it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ask, type AskAnswer } from '../../src/ask/ask.ts'
import { answerOf } from '../../src/ask/candidate.ts'
import { compile } from '../../src/build/compile.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { allCatalogues, CATALOGUES } from '../../src/games/catalogues.ts'
import { openLibrary } from '../../src/library/open.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { WEIGHTS, type Weights } from '../../src/search/rank.ts'
import { Search } from '../../src/search/search.ts'
import { isSameAnswer } from './same-answer.ts'

interface Line {
  game: string
  question?: string
  situation?: string
  anchors?: string[]
  expected?: unknown
  kind?: string
  set?: string
}

const args = process.argv.slice(2)
const set = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined
const files = args.filter((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--set')
if (files.length === 0) {
  console.error('usage: scripts/eval FILE.jsonl … [--set dev|aside] [--misses] [--ablations]')
  process.exit(2)
}
const lines = files
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Line)
  .filter((line) => set === undefined || line.set === set)

const folder = mkdtempSync(join(tmpdir(), 'tablejudge-eval-'))
const path = join(folder, 'library.sqlite')
const { games } = await readEdition(fileURLToPath(new URL('../../content', import.meta.url)))
await writeLibrary(path, compile(games, await allCatalogues()))
const library = openLibrary(path)
const cards = new Map(games.map((content) => [content.game.id, cardFinder(content)]))
const findCard = { card: async (game: string, id: string) => cards.get(game)?.(id) }
const ask = new Ask(new Search(library), findCard, CATALOGUES)

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(6)
const showsMisses = args.includes('--misses')

if (args.includes('--ablations')) await ablations(lines.filter(({ anchors = [] }) => anchors.length > 0))
await questions(lines.filter(({ question, anchors }) => question !== undefined && anchors && anchors.length > 0))
await situations(lines.filter(({ situation }) => situation !== undefined))
await refusals(lines.filter(({ question }) => question !== undefined))
library.close()
rmSync(folder, { recursive: true })

/** What each ingredient of the ranking brings: the same questions without it. */
async function ablations(asked: readonly Line[]): Promise<void> {
  console.log(`\n${asked.length} questions, game given, without one ingredient      success@1  success@3  MRR@10`)
  const without: [string, Partial<Weights>, number?][] = [
    ['(all)', {}],
    ['title', { title: 0 }],
    ['asked as', { askedAs: 0 }],
    ['short answer', { answer: 0 }],
    ['other clauses', { clauses: 0 }],
    ['the most similar line', { sameLine: 0 }],
    ['cards named', { card: 1 }],
    ['rarity of words', { rarity: 0 }],
    ['glossary', { glossary: 0 }],
    ['rules that cite it', {}, 0],
  ]
  for (const [name, weights, byRules] of without) {
    const other = new Ask(new Search(library, { ...WEIGHTS, ...weights }), findCard, CATALOGUES, byRules)
    const ranks = await Promise.all(asked.map((line) => rankOf(line, other, true)))
    const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length
    const at = (most: number): string => percent(ranks.filter((rank) => rank > 0 && rank <= most).length, ranks.length)
    console.log(`  ${name.padEnd(52)} ${at(1).padStart(9)}  ${at(3).padStart(9)}  ${mrr.toFixed(3).padStart(6)}`)
  }
}

/** The place of the first right ruling, from 1; 0 when it is not among the first ten. */
async function rankOf(line: Line, by: Ask, isGameGiven: boolean): Promise<number> {
  const { hits } = await by.ask(line.question ?? '', { limit: 10, game: isGameGiven ? line.game : undefined })
  return hits.findIndex(({ game, ruling }) => game === line.game && ruling.origin.some(({ anchor }) => line.anchors?.includes(anchor))) + 1
}

/** Where the right ruling stands, with and without the game. */
async function questions(asked: readonly Line[]): Promise<void> {
  for (const isGameGiven of asked.length > 0 ? [true, false] : []) {
    const ranks: { line: Line; rank: number }[] = []
    for (const line of asked) ranks.push({ line, rank: await rankOf(line, ask, isGameGiven) })
    console.log(`\nquestions, ${isGameGiven ? 'game given' : 'no game given'}\n${''.padEnd(24)} number  success@1  success@3  MRR@10`)
    for (const [name, own] of groups(ranks, ({ line }) => line)) {
      const at = (most: number): string => percent(own.filter(({ rank }) => rank > 0 && rank <= most).length, own.length)
      const mrr = own.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / own.length
      console.log(`  ${name.padEnd(22)} ${String(own.length).padStart(6)}  ${at(1).padStart(9)}  ${at(3).padStart(9)}  ${mrr.toFixed(3).padStart(6)}`)
    }
    if (showsMisses)
      for (const { line, rank } of ranks) if (rank !== 1) console.log(`  ${rank || '-'}  ${line.game}  ${line.question}  ${line.anchors?.join(' ')}`)
  }
}

/** Verdicts on situations: right, wrong, asking for a fact without an answer, or refused. */
async function situations(told: readonly Line[]): Promise<void> {
  for (const isGameGiven of told.length > 0 ? [true, false] : []) {
    const outcomes: { line: Line; outcome: string; answer: AskAnswer }[] = []
    for (const line of told) {
      const answer = await ask.ask(line.situation ?? '', { game: isGameGiven ? line.game : undefined })
      outcomes.push({ line, outcome: outcomeOf(answer, line), answer })
    }
    console.log(`\nsituations, ${isGameGiven ? 'game given' : 'no game given'}\n${''.padEnd(24)} number   right (assuming)   wrong (assuming)  asking  refused`)
    for (const [name, own] of groups(outcomes, ({ line }) => line)) {
      const share = (...of: string[]): string => percent(own.filter(({ outcome }) => of.includes(outcome)).length, own.length)
      console.log(
        `  ${name.padEnd(22)} ${String(own.length).padStart(6)}  ${share('right', 'right assuming')} ${share('right assuming').padStart(10)}  ${share('wrong', 'wrong assuming')} ${share('wrong assuming').padStart(10)}  ${share('asking')}   ${share('refused')}`,
      )
    }
    if (showsMisses && isGameGiven)
      for (const { line, outcome, answer } of outcomes) {
        if (outcome.startsWith('right')) continue
        const first = answer.chosen ?? answer.offers[0]
        console.log(`  ${outcome.padEnd(8)} ${JSON.stringify(line.expected)}  ${line.situation}`)
        console.log(
          `           ${first?.rule.id} ${first?.score.toFixed(2)} ${JSON.stringify(first && answerOf(first))} ${JSON.stringify(first?.given)} ${first?.verdict?.status === 'needs-facts' ? `needs ${first.verdict.needs}` : ''} ${first?.doubts.join('; ')} | ${answer.offers.map(({ rule, score, ...rest }) => `${rule.id} ${score.toFixed(2)} ${JSON.stringify(answerOf(rest as never))}`).join(', ')}`,
        )
      }
  }
}

function outcomeOf(answer: AskAnswer, { expected, game }: Line): string {
  if (!answer.chosen || answer.confidence === 'found' || answer.confidence === 'related' || answer.confidence === 'nothing') return 'refused'
  const given = answerOf(answer.chosen)
  if (given === undefined) return 'asking'
  const isRight = answer.game === game && isSameAnswer(given, expected, answer.chosen.rule.answers)
  return `${isRight ? 'right' : 'wrong'}${answer.chosen.verdict?.status === 'decided' ? '' : ' assuming'}`
}

/** Sentences that nothing answers, and whether that is said. */
async function refusals(asked: readonly Line[]): Promise<void> {
  if (asked.length === 0) return
  const refused: Line[] = []
  for (const line of asked) {
    const { confidence } = await ask.ask(line.question ?? '')
    if (confidence === 'nothing' || confidence === 'related') refused.push(line)
  }
  const isUnanswerable = ({ anchors = [] }: Line): boolean => anchors.length === 0
  const unanswerable = asked.filter(isUnanswerable)
  const right = refused.filter(isUnanswerable)
  console.log(
    `\nabstention, no game given\n  unanswerable refused ${percent(right.length, unanswerable.length)} of ${unanswerable.length}, answerable refused ${percent(refused.length - right.length, asked.length - unanswerable.length)} of ${asked.length - unanswerable.length}, precision ${percent(right.length, refused.length)}`,
  )
  if (showsMisses) {
    for (const line of unanswerable) if (!refused.includes(line)) console.log(`  answered  ${line.question}`)
    for (const line of refused) if (!isUnanswerable(line)) console.log(`  refused   ${line.game}  ${line.question}`)
  }
}

/** All, then by game, then by kind. */
function groups<T>(all: readonly T[], lineOf: (one: T) => Line): [string, T[]][] {
  const by = (key: (line: Line) => string | undefined): [string, T[]][] =>
    [...new Set(all.map((one) => key(lineOf(one))))]
      .flatMap((name) => (name === undefined ? [] : [[name, all.filter((one) => key(lineOf(one)) === name)] as [string, T[]]]))
      .sort(([a], [b]) => (a < b ? -1 : 1))
  return [['all', [...all]], ...by(({ game }) => game), ...by(({ kind }) => kind)]
}
