import { z } from 'zod'
import { Card } from '../contract/card.ts'
import { Conflict, Term } from '../contract/glossary.ts'
import { Rule } from '../contract/rule.ts'
import { Ruling } from '../contract/ruling.ts'
import { SourceWithRulings } from '../contract/source.ts'
import { defineRoute } from '../http/route.ts'

const LINES = { rulings: Ruling, cards: Card, terms: Term, conflicts: Conflict, rules: Rule, sources: SourceWithRulings } as const

export const bulk = (Object.keys(LINES) as (keyof typeof LINES)[]).map((kind) =>
  defineRoute({
    method: 'GET',
    url: `/v1/bulk/${kind}.jsonl`,
    summary: `All ${kind}, one a line`,
    tag: 'bulk',
    query: z.strictObject({}),
    answer: LINES[kind],
    answerType: 'application/x-ndjson',
    handle: async ({ reading }) => ({ lines: reading.library.all(kind) }),
  }),
)
