import { z } from 'zod'
import { Slug } from './ids.ts'
import { PassageGroup } from './passage.ts'
import { Origin, RulingKind } from './ruling.ts'
import { RulingRef } from './source.ts'

export const Hit = z
  .object({
    ruling: RulingRef.extend({ game: Slug, origin: z.array(Origin) }),
    score: z.number(),
    snippet: z.string(),
    highlights: z.array(z.tuple([z.number().int(), z.number().int()])).describe('Ranges of the snippet, from and to'),
    why: z.object({
      words: z.array(z.string()).describe('Words of the question found in the ruling'),
      synonyms: z.array(z.string()).describe('Words found through the glossary or a corrected spelling, as "asked → found"'),
      card: z.string().optional().describe('The card named in the question that the ruling is about'),
    }),
  })
  .meta({ id: 'Hit' })

export const SearchResult = z
  .object({
    query: z
      .object({
        text: z.string(),
        words: z.array(z.string()),
        phrases: z.array(z.string()),
        without: z.array(z.string()),
        game: z.string().optional(),
        kind: RulingKind.optional(),
        card: z.string().optional(),
        needs: z.string().optional(),
        in: z.literal('book').optional(),
      })
      .describe('The question as it was understood'),
    games: z.array(z.object({ game: Slug, weight: z.number(), because: z.array(z.string()) })),
    cards: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })).describe('Cards that the question names'),
    hits: z.array(Hit),
    total: z.number().int(),
    nearest: z.array(RulingRef).describe('When nothing matched: the nearest rulings'),
    didYouMean: z.string().nullable(),
    passages: z.array(PassageGroup).optional().describe('Found in private packs: with in:book, or when no ruling matched'),
  })
  .meta({ id: 'SearchResult' })

export const Suggestion = z
  .object({
    text: z.string().max(100),
    value: z.string().max(100),
    kind: z.enum(['ruling', 'card', 'term']),
    id: z.string(),
  })
  .meta({ id: 'Suggestion' })

export const Suggestions = z.object({ items: z.array(Suggestion).max(25) }).meta({ id: 'Suggestions' })

export type Hit = z.infer<typeof Hit>
export type SearchResult = z.infer<typeof SearchResult>
export type Suggestion = z.infer<typeof Suggestion>
