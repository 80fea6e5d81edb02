import { html } from 'ghtml'
import type { AskResult, OfferedRule, UnderstoodFact } from '../contract/ask.ts'
import { paths } from '../contract/base.ts'
import type { Rule, Verdict } from '../contract/rule.ts'
import { factQuery } from '../http/facts-in-address.ts'
import { factWords } from '../http/words-of-verdict.ts'
import { section } from './fragments.ts'
import { nextQuestion, verdictPart } from './rule-pages.ts'

/** What stands above the rulings: the verdict, and what was understood. */
export function askPart({ understood, verdict }: AskResult, rule: Rule | undefined): string {
  if (!verdict || !rule) return ''
  const [game = '', slug = ''] = rule.id.split('/')
  const filled = `${rule.url}${factQuery(Object.keys(verdict.facts), verdict.facts)}`
  return html`<h2><a href="${filled}">${rule.question}</a></h2>
!${verdictPart(rule, verdict, understoodPart(rule, verdict, understood.facts, filled))}
!${verdict.status === 'needs-facts' ? nextQuestion(paths.rule(game, slug), verdict) : ''}`
}

/** Each fact with the words it was read from, and the way to correct it. */
function understoodPart(rule: Rule, { facts }: Verdict, read: readonly UnderstoodFact[], filled: string): string {
  const items = Object.entries(facts).map(([name, value]) => {
    const words = read.find((fact) => fact.name === name)?.words
    return html`<li>${factWords(name, value, rule.facts)}!${words ? html` <span class="quiet">from “${words}”</span>` : ''}</li>`
  })
  return html`<h2>What was understood</h2><ul>!${items}</ul><p><a href="${filled}#_facts">Not so? Correct it</a></p>`
}

/** Rules that may be the one asked about. */
export function offersPart(offers: readonly OfferedRule[]): string {
  return section(
    'Decide your situation',
    offers.length === 0 ? '' : html`<ul>!${offers.map((offer) => html`<li><a href="${offer.case}">${offer.question}</a></li>`)}</ul>`,
  )
}
