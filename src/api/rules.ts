import { z } from 'zod'
import { listOf } from '../contract/list.ts'
import { Coverage, Rule, Verdict } from '../contract/rule.ts'
import { factQuery, factsIn } from '../http/facts-in-address.ts'
import { entryId, facts, game, pageAnswer, pageRequest, paging, slug } from '../http/parameters.ts'
import { Refusal } from '../http/problem.ts'
import type { Reading } from '../http/reading.ts'
import { defineRoute, json } from '../http/route.ts'
import { requireCard, requireGame, requireRuling, unknownRule } from '../http/unknown.ts'
import { decideFor } from '../http/verdict.ts'
import type { Rule as RunRule } from '../rules/rule.ts'

const tag = 'rules'
const MOST_VERDICTS = 100

/** The rule that is run, or what is near to the one asked for. */
async function ruleOf({ library, rules }: Reading, inGame: string, name: string): Promise<{ id: string; rule: RunRule }> {
  const id = `${inGame}/${name}`
  const rule = (await library.rule(id)) === undefined ? undefined : await rules.rule(id)
  if (!rule) throw await unknownRule(library, inGame, name)
  return { id, rule }
}

/** A refusal of one of several cases, with its place among them. */
function inCase(place: number, error: unknown): unknown {
  if (!(error instanceof Refusal)) return error
  return new Refusal(error.code, error.message, { issues: (error.issues ?? []).map(({ path, message }) => ({ path: `${place}.${path}`, message })) })
}

export const rules = [
  defineRoute({
    method: 'GET',
    url: '/v1/rules',
    summary: 'Rules, filtered',
    tag,
    query: z.strictObject({
      game: game.optional(),
      topic: slug.optional(),
      ruling: entryId.optional().describe('Rules that cite this ruling'),
      card: entryId.optional().describe('Rules that cite a ruling about this card'),
      ...paging,
    }),
    answer: listOf(Rule),
    refusals: [404],
    handle: async ({ reading: { library }, query }) => {
      await requireGame(library, query.game)
      await requireRuling(library, query.ruling)
      await requireCard(library, query.card)
      return pageAnswer(await library.rules(query, pageRequest(query)))
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/rules/:game/:slug',
    summary: 'One rule: its question, facts, clauses with what they cite, and examples',
    tag,
    params: z.object({ game, slug }),
    query: z.strictObject({}),
    answer: Rule,
    refusals: [404],
    handle: async ({ reading: { library }, params }) => {
      const text = await library.rule(`${params.game}/${params.slug}`)
      if (text === undefined) throw await unknownRule(library, params.game, params.slug)
      return { text }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/rules/:game/:slug/verdict',
    summary: 'What a rule says of facts: fact.NAME=value in the order of the rule; another order answers 308',
    tag,
    params: z.object({ game, slug }),
    query: z.looseObject({}),
    answer: Verdict,
    refusals: [308, 404],
    handle: async ({ reading, params, query, url }) => {
      const { id, rule } = await ruleOf(reading, params.game, params.slug)
      const told = factsIn(query, url)
      const verdict = await decideFor(rule, id, told, reading.library)
      const inOrder = Object.keys(rule.facts).filter((name) => told[name] !== undefined)
      if (inOrder.some((name, i) => name !== Object.keys(told)[i]))
        return { movedTo: `/v1/rules/${id}/verdict${factQuery(Object.keys(rule.facts), verdict.facts)}` }
      return json(verdict)
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/v1/rules/:game/:slug/verdict',
    summary: 'What a rule says of facts',
    tag,
    params: z.object({ game, slug }),
    body: z.strictObject({ facts }),
    answer: Verdict,
    refusals: [404],
    handle: async ({ reading, params, body }) => {
      const { id, rule } = await ruleOf(reading, params.game, params.slug)
      return json(await decideFor(rule, id, body.facts, reading.library))
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/v1/verdicts',
    summary: `Up to ${MOST_VERDICTS} verdicts at once`,
    tag,
    body: z.array(z.strictObject({ rule: entryId, facts })).max(MOST_VERDICTS, `up to ${MOST_VERDICTS} cases`),
    answer: z.object({ items: z.array(Verdict) }),
    refusals: [404],
    handle: async ({ reading, body }) => {
      const items: Verdict[] = []
      for (const [i, { rule: name, facts: told }] of body.entries()) {
        const { id, rule } = await ruleOf(reading, ...(name.split('/') as [string, string]))
        items.push(await decideFor(rule, id, told, reading.library).catch((error: unknown) => Promise.reject(inCase(i, error))))
      }
      return json({ items })
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v1/coverage',
    summary: 'How many rulings rules decide, and which they do not, with the reason',
    tag,
    query: z.strictObject({ game: game.optional() }),
    answer: z.object({ items: z.array(Coverage) }),
    refusals: [404],
    handle: async ({ reading: { library }, query }) => {
      await requireGame(library, query.game)
      return { text: `{"items":[${(await library.coverage(query.game)).join(',')}]}` }
    },
  }),
]
