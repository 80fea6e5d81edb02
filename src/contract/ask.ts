import { z } from 'zod'
import { Slug } from './ids.ts'
import { Verdict } from './rule.ts'
import { Hit, SearchResult } from './search.ts'
import { RuleRef } from './source.ts'

export const UnderstoodFact = z
  .object({
    name: z.string(),
    value: z.unknown(),
    words: z.string().describe('The words it was read from'),
    range: z.tuple([z.number().int(), z.number().int()]).describe('Where they stand in the sentence, from and to'),
  })
  .meta({ id: 'UnderstoodFact', description: 'A fact that was read from a sentence' })

export const OfferedRule = RuleRef.extend({
  facts: z.array(UnderstoodFact),
  case: z.string().describe("The rule's page with these facts filled in"),
}).meta({ id: 'OfferedRule', description: 'A rule that may be the one asked about' })

export const Missing = z
  .object({
    code: z.enum(['empty', 'no-words', 'far-off', 'other-game', 'other-expansion', 'other-card', 'not-rules']),
    detail: z.string().describe('The same in words'),
    words: z.array(z.string()).describe('What was asked about and is not here'),
  })
  .meta({ id: 'Missing', description: 'Why nothing here answers' })

export const AskResult = z
  .object({
    understood: z.object({
      game: Slug.optional(),
      cards: SearchResult.shape.cards,
      facts: z.array(UnderstoodFact).describe('Of the rule that answers; a fact that was told is not among them'),
      kind: z.enum(['may', 'must', 'how-many', 'who', 'what', 'when', 'statement']),
    }),
    confidence: z
      .enum(['decided', 'asking', 'found', 'related', 'nothing'])
      .describe('decided: by a verdict; asking: a fact is missing; found: by rulings; related: rulings come near; nothing: nothing answers'),
    missing: Missing.optional(),
    verdict: Verdict.optional(),
    rulings: z.array(Hit).describe('The best first; of `related` and `nothing` the nearest, which do not answer'),
    offers: z.array(OfferedRule),
  })
  .meta({ id: 'AskResult', description: 'What a sentence was understood as, and what answers it' })

export type UnderstoodFact = z.infer<typeof UnderstoodFact>
export type OfferedRule = z.infer<typeof OfferedRule>
export type Missing = z.infer<typeof Missing>
export type AskResult = z.infer<typeof AskResult>
