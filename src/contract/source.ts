import { z } from 'zod'
import { EntryId } from './ids.ts'

const SourceKind = z.enum(['bgg-article', 'bgg-thread', 'video', 'page'])

export const Source = z
  .object({
    url: z.string().describe('The address as published'),
    kind: SourceKind,
    thread: z.number().int().optional().describe('BGG thread, when the address names one'),
    article: z.number().int().optional().describe('BGG article (one post), when the address names one'),
    label: z.string(),
  })
  .meta({ id: 'Source' })

export const RulingRef = z
  .object({ id: EntryId, title: z.string(), shortAnswer: z.string(), url: z.string() })
  .meta({ id: 'RulingRef', description: 'A ruling in short' })

export const RuleRef = z.object({ id: EntryId, question: z.string(), url: z.string() }).meta({ id: 'RuleRef', description: 'A rule in short' })

export const SourceWithRulings = Source.extend({ rulings: z.array(RulingRef) }).meta({
  id: 'SourceWithRulings',
  description: 'An address and the rulings that rest on it',
})

export const SourceLookup = z
  .object({
    items: z.array(z.object({ url: z.string().describe('The address as asked'), sources: z.array(SourceWithRulings) })),
  })
  .meta({ id: 'SourceLookup' })

export type Source = z.infer<typeof Source>
export type RulingRef = z.infer<typeof RulingRef>
export type RuleRef = z.infer<typeof RuleRef>
export type SourceWithRulings = z.infer<typeof SourceWithRulings>
