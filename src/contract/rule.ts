import { z } from 'zod'
import { EntryId, Slug } from './ids.ts'
import { Origin } from './ruling.ts'
import { RuleRef, RulingRef, Source } from './source.ts'

/** "yes", "no", a number, the id of a named result, or a list of them. */
export const Answer = z.union([z.string(), z.number(), z.array(z.string())])

export const RuleFact = z
  .object({
    name: z.string(),
    question: z.string(),
    kind: z.enum(['yes-no', 'choice', 'number', 'card', 'list']),
    choices: z.record(z.string(), z.string()).optional().describe('What can be chosen, with the words that people see'),
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
    unit: z.string().optional(),
    columns: z.array(z.string()).optional().describe('Of a list: the numbers that each row has after its name'),
    usual: z.union([z.string(), z.number(), z.boolean()]).optional().describe('What it nearly always is; shown, never assumed'),
  })
  .meta({ id: 'RuleFact', description: 'Something that is so at the table' })

export const Citation = z
  .object({
    ruling: EntryId.optional(),
    conflict: EntryId.optional().describe('In place of a ruling: where the documents disagree or are silent'),
    clause: Slug,
    words: z.string(),
    shortAnswer: z.string(),
    origin: z.array(Origin),
    sources: z.array(Source),
    url: z.string(),
  })
  .meta({ id: 'Citation', description: 'Words of a clause that a verdict rests on' })

const Because = z.array(Citation)

export const RuleClause = z
  .object({
    answer: Answer.optional().describe('Absent where it is counted from the facts, or unsettled'),
    because: Because,
    unsettled: z.boolean().optional(),
  })
  .meta({ id: 'RuleClause' })

export const RuleExample = z
  .object({
    from: z.string().describe('`ruling#clause` of the worked example, or `ours`'),
    tells: z.string(),
    given: z.record(z.string(), z.unknown()),
    answer: Answer.optional(),
    needs: z.array(z.string()).optional(),
    unsettled: z.boolean().optional(),
  })
  .meta({ id: 'RuleExample' })

export const Rule = z
  .object({
    id: EntryId,
    game: Slug,
    topic: Slug,
    kind: z.enum(['rule', 'choice', 'amount']),
    question: z.string(),
    facts: z.array(RuleFact),
    schema: z.record(z.string(), z.unknown()).describe('JSON Schema of the facts'),
    answers: z.record(z.string(), z.string()).describe('What can come out that is no number, with the words that people see'),
    unit: z.string().optional(),
    clauses: z.array(RuleClause).describe('In the order of strength; the last is what holds otherwise'),
    examples: z.array(RuleExample),
    rulings: z.array(RulingRef).describe('The rulings it cites'),
    cards: z.array(EntryId).describe('Cards that these rulings are about'),
    url: z.string(),
  })
  .meta({ id: 'Rule', description: 'A question that the program decides from facts' })

const Facts = z.record(z.string(), z.unknown())

export const Verdict = z
  .object({
    rule: RuleRef,
    status: z.enum(['decided', 'needs-facts', 'unsettled']),
    answer: Answer.optional(),
    unit: z.string().optional(),
    because: Because,
    facts: Facts.describe('The facts it was given'),
    needs: z.array(RuleFact).describe('Facts that still matter, the most telling first'),
    possible: z.array(Answer).describe('Answers that can still come out'),
    usually: z.object({ answer: Answer, assuming: Facts }).optional().describe('The answer if what is missing is as usual'),
    readings: z.array(z.object({ answer: Answer.nullable(), because: Because })).describe('Where the documents disagree or are silent'),
    flip: z
      .array(z.object({ change: Facts, answer: Answer, beyond: z.enum(['or more', 'or less']).optional() }))
      .describe('The smallest changes that give another answer'),
    parts: z.array(z.object({ amount: z.number(), because: Because })).describe('What an amount is the sum of'),
    version: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Verdict', description: 'What a rule says of given facts' })

export const Coverage = z
  .object({
    game: Slug,
    rulings: z.number().int(),
    decided: z.number().int(),
    nothingToDecide: z.number().int(),
    undecided: z.array(RulingRef.extend({ reason: z.string().nullable() })).describe('Rulings that no rule decides, with the reason where there is one'),
  })
  .meta({ id: 'Coverage', description: 'How much of a game its rules decide' })

export type Answer = z.infer<typeof Answer>
export type RuleFact = z.infer<typeof RuleFact>
export type Citation = z.infer<typeof Citation>
export type RuleClause = z.infer<typeof RuleClause>
export type RuleExample = z.infer<typeof RuleExample>
export type Rule = z.infer<typeof Rule>
export type Verdict = z.infer<typeof Verdict>
export type Coverage = z.infer<typeof Coverage>
