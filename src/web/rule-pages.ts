import { html } from 'ghtml'
import { BASE, paths } from '../contract/base.ts'
import type { Citation, Rule, RuleExample, RuleFact, Verdict } from '../contract/rule.ts'
import { asText, factQuery } from '../http/facts-in-address.ts'
import { answerWords, factWords, headline, valueWords } from '../http/words-of-verdict.ts'
import { rulingList, section } from './fragments.ts'
import { page } from './layout.ts'

/** The rules of a game by topic. */
export function rulesPage(game: { id: string; title: string }, rules: readonly Rule[]): string {
  const topics = new Map<string, Rule[]>()
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule])
  const main = html`<h1>Decide a situation in ${game.title}</h1>
<p>Each question is decided from what is so at your table, with the words it rests on.</p>
!${[...topics].map(([topic, list]) => html`<h2>${titleOf(topic)}</h2><ul>!${list.map(({ question, url }) => html`<li><a href="${url}">${question}</a></li>`)}</ul>`)}`
  return page({ title: `${game.title}: rules`, description: `${rules.length} questions that can be decided.`, path: paths.rules(game.id), main, game })
}

const titleOf = (topic: string): string => topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ')

/** A rule with a form that works without a script: one fact at a time, or all. */
export function rulePage(game: { id: string; title: string }, rule: Rule, verdict: Verdict): string {
  const [, slug = ''] = rule.id.split('/')
  const path = paths.rule(game.id, slug)
  const isAsked = Object.keys(verdict.facts).length > 0
  const main = html`<h1>${rule.question}</h1>
!${isAsked || verdict.status !== 'needs-facts' ? verdictPart(rule, verdict) : ''}
!${verdict.status === 'needs-facts' ? nextQuestion(path, verdict) : ''}
!${isAsked ? html`<p><a href="${BASE}${path}">Start again</a></p>` : ''}
<details><summary>All facts</summary>!${form(path, rule.facts, verdict.facts)}</details>
!${section('What it rests on', clauses(rule))}
!${section('Examples', html`<ul>!${rule.examples.map((example) => exampleItem(path, rule, example))}</ul>`)}
!${section('Rulings', rulingList(rule.rulings))}`
  const answer = verdict.status === 'needs-facts' ? rule.question : headline(verdict, rule.answers)
  return page({ title: rule.question, description: answer, path, main, game })
}

/** The verdict in a box. `said` is what the facts were told as: on the rule's own page, by a form. */
export function verdictPart(rule: Rule, verdict: Verdict, said = toldPart(rule, verdict)): string {
  const { because, readings, usually, flip, parts, possible, unit = rule.unit } = verdict
  const words = (answer: Verdict['answer']): string => (answer === undefined ? '' : answerWords(answer, rule.answers, unit))
  return html`<section class="verdict" aria-label="Verdict">
<p class="answer-line"><strong>${headline(verdict, rule.answers)}</strong></p>
!${verdict.status === 'needs-facts' && possible.length > 0 ? html`<p>Still possible: ${possible.map(words).join(' · ')}</p>` : ''}
!${usually ? html`<p>Usually <strong>${words(usually.answer)}</strong>, assuming: ${assumptions(usually.assuming, rule.facts)}</p>` : ''}
!${parts.length > 1 ? html`<ul>!${parts.map(({ amount, because: own }) => html`<li>${words(amount)}: “${own[0]?.words ?? ''}”</li>`)}</ul>` : ''}
!${because.length > 0 ? html`<h2>Because</h2>!${citations(because)}` : ''}
!${readings.map(({ answer, because: own }) => html`<p>${answer === null ? 'Nothing is said:' : `${words(answer)}:`}</p>!${citations(own)}`)}
!${flip.length > 0 ? html`<h2>It would be otherwise</h2><ul>!${flip.map(({ change, answer, beyond }) => html`<li>${words(answer)} if ${changes(change, rule.facts)}${beyond ? ` ${beyond}` : ''}</li>`)}</ul>` : ''}
!${said}
<p class="quiet"><a href="${BASE}${paths.rule(...(rule.id.split('/') as [string, string]))}${factQuery(Object.keys(verdict.facts), verdict.facts)}">Link to this case</a></p>
</section>`
}

function toldPart(rule: Rule, { facts }: Verdict): string {
  const told = Object.entries(facts).map(([name, value]) => html`<li>${factWords(name, value, rule.facts)}</li>`)
  return told.length > 0 ? html`<h2>What you said</h2><ul>!${told}</ul>` : ''
}

const assumptions = (facts: Readonly<Record<string, unknown>>, all: readonly RuleFact[]): string =>
  Object.entries(facts)
    .map(([name, value]) => factWords(name, value, all))
    .join('; ')

const changes = (change: Readonly<Record<string, unknown>>, facts: readonly RuleFact[]): string =>
  Object.entries(change)
    .map(([name, value]) => {
      const fact = facts.find((one) => one.name === name)
      return `“${fact?.question ?? name}” were ${valueWords(value, fact)}`
    })
    .join(' and ')

const citations = (list: readonly Citation[]): string =>
  html`<ul class="plain">!${list.map(({ words, url, shortAnswer }) => html`<li><q><a href="${url}">${words}</a></q><p class="quiet">${shortAnswer}</p></li>`)}</ul>`

/** The most telling fact that is missing, alone; what was told goes along. */
export function nextQuestion(path: string, { needs, facts }: Verdict): string {
  const [fact] = needs
  if (!fact) return ''
  const told = Object.entries(facts).map(([name, value]) => html`<input type="hidden" name="fact.${name}" value="${asText(value)}">`)
  if (fact.kind === 'yes-no' || fact.kind === 'choice') {
    const options = fact.kind === 'yes-no' ? { yes: 'Yes', no: 'No' } : (fact.choices ?? {})
    const buttons = Object.entries(options).map(([value, words]) => html`<button type="submit" name="fact.${fact.name}" value="${value}">${words}</button>`)
    return html`<form class="facts" action="${path}" method="get">!${told}<fieldset><legend>${fact.question}</legend>!${buttons}</fieldset></form>`
  }
  return html`<form class="facts" action="${path}" method="get">!${told}!${field(fact, undefined, 'next-')}<button type="submit">Go on</button></form>`
}

/** All facts. A link to its id opens what it is folded into. */
function form(path: string, facts: readonly RuleFact[], told: Readonly<Record<string, unknown>>): string {
  return html`<form id="_facts" class="facts" action="${path}" method="get">!${facts.map((fact) => field(fact, told[fact.name], ''))}<button type="submit">Decide</button></form>`
}

/** A field that may stay empty: what is not told is asked, never assumed. */
function field(fact: RuleFact, value: unknown, prefix: string): string {
  const id = `${prefix}${fact.name}`
  const label = html`<label for="${id}">${fact.question}</label>`
  const name = `fact.${fact.name}`
  if (fact.kind === 'yes-no' || fact.kind === 'choice') {
    const options = fact.kind === 'yes-no' ? { yes: 'Yes', no: 'No' } : (fact.choices ?? {})
    const chosen = value === undefined ? '' : asText(value)
    const list = Object.entries(options).map(([id_, words]) => html`<option value="${id_}" !${chosen === id_ ? 'selected' : ''}>${words}</option>`)
    return html`<div>!${label}<select id="${id}" name="${name}"><option value="">not told</option>!${list}</select></div>`
  }
  const shown = value === undefined ? '' : asText(value)
  if (fact.kind === 'number') {
    const bounds = html`min="${fact.min ?? 0}" step="${fact.step ?? 1}"`
    const top = fact.max === undefined ? '' : html` max="${fact.max}"`
    return html`<div>!${label}<input id="${id}" type="number" name="${name}" value="${shown}" !${bounds}!${top}> ${fact.unit ?? ''}</div>`
  }
  const hint = fact.kind === 'list' ? `name ${fact.columns?.join(' ')}; name …` : 'name of the card'
  return html`<div>!${label}<input id="${id}" type="text" name="${name}" value="${shown}" placeholder="${hint}"></div>`
}

function clauses(rule: Rule): string {
  return html`<ol>!${rule.clauses.map(({ answer, because, unsettled }) => {
    const outcome = unsettled ? 'Not settled' : answer === undefined ? 'Counted' : answerWords(answer, rule.answers, rule.unit)
    return html`<li>${outcome}: !${because.map(({ words, url }) => html`<q><a href="${url}">${words}</a></q> `)}</li>`
  })}</ol>`
}

function exampleItem(path: string, rule: Rule, { tells, given, answer, needs, unsettled }: RuleExample): string {
  const outcome = unsettled
    ? 'not settled'
    : needs
      ? `asks: ${needs.map((name) => rule.facts.find((fact) => fact.name === name)?.question ?? name).join(' ')}`
      : answer === undefined
        ? ''
        : answerWords(answer, rule.answers, rule.unit)
  return html`<li><a href="${BASE}${path}${factQuery(Object.keys(given), given)}">${tells}</a>: ${outcome}</li>`
}
