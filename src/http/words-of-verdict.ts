import type { Answer, RuleFact, Verdict } from '../contract/rule.ts'

/** Codes inside, words at the edge: the sentences that pages and the command line make of a verdict. */

export function answerWords(answer: Answer, answers: Readonly<Record<string, string>>, unit?: string): string {
  if (Array.isArray(answer)) return answer.length === 0 ? 'None' : answer.map((one) => named(one, answers)).join(', ')
  if (typeof answer === 'number') return `${String(answer).replace('-', '−')}${unit ? ` ${unit}` : ''}`
  return answer === 'unsettled' ? 'not settled' : named(answer, answers)
}

/** What comes out may be a name that a player was given, such as "constructor". */
const named = (id: string, answers: Readonly<Record<string, string>>): string => (Object.hasOwn(answers, id) ? (answers[id] ?? id) : id)

/** A fact as a person would say it. */
export function factWords(name: string, value: unknown, facts: readonly RuleFact[]): string {
  const fact = facts.find((one) => one.name === name)
  return `${fact?.question ?? name} ${valueWords(value, fact)}`
}

export function valueWords(value: unknown, fact: RuleFact | undefined): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.map((row) => Object.values(row as Record<string, unknown>).join(' ')).join('; ')
  const words = fact?.choices?.[String(value)] ?? String(value)
  return fact?.kind === 'number' ? `${words.replace('-', '−')}${fact.unit ? ` ${fact.unit}` : ''}` : words
}

/** The first line of a verdict: what is said aloud. */
export function headline(verdict: Verdict, answers: Readonly<Record<string, string>>): string {
  if (verdict.status === 'decided' && verdict.answer !== undefined) return answerWords(verdict.answer, answers, verdict.unit)
  if (verdict.status === 'unsettled') return 'Not settled: the documents disagree or are silent.'
  return 'That depends.'
}
