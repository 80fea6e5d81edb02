import { z } from 'zod'
import { EntryId, Slug } from './ids.ts'
import { Authority } from './ruling.ts'
import { RulingRef } from './source.ts'

export const Part = z
  .object({ id: Slug, name: z.string(), kind: z.enum(['expansion', 'board', 'variant', 'promo', 'base']) })
  .meta({ id: 'Part', description: 'What a table may play with or without' })

export const DocumentRef = z
  .object({
    id: z.string(),
    title: z.string(),
    edition: z.string().optional(),
    date: z.string().optional(),
    authors: z.array(z.string()).optional(),
    authority: Authority,
    address: z.string().optional(),
    url: z.string(),
  })
  .meta({ id: 'DocumentRef' })

export const Document = DocumentRef.extend({
  game: Slug,
  text: z.string(),
  sections: z.array(z.object({ anchor: z.string(), title: z.string(), rulings: z.array(RulingRef) })),
}).meta({ id: 'Document', description: 'A published work that rulings restate, with the rulings of each section' })

export const Counts = z
  .object({
    rulings: z.number().int(),
    clauses: z.number().int(),
    cards: z.number().int(),
    terms: z.number().int(),
    conflicts: z.number().int(),
    sources: z.number().int(),
  })
  .meta({ id: 'Counts' })

export const Topic = z
  .object({ id: Slug, title: z.string(), rulings: z.array(EntryId) })
  .meta({ id: 'Topic', description: 'The rulings of one file of content, in its order' })

export const Game = z
  .object({
    id: Slug,
    title: z.string(),
    text: z.string(),
    alsoCalled: z.array(z.string()),
    parts: z.array(Part),
    documents: z.array(DocumentRef),
    topics: z.array(Topic),
    counts: Counts,
    url: z.string(),
  })
  .meta({ id: 'Game' })

export const Overview = z
  .object({
    name: z.literal('Tablejudge'),
    version: z.string(),
    license: z.string(),
    counts: Counts.extend({ games: z.number().int(), rules: z.number().int() }),
    games: z.array(Slug),
    links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Overview' })

export type Part = z.infer<typeof Part>
export type DocumentRef = z.infer<typeof DocumentRef>
export type Document = z.infer<typeof Document>
export type Counts = z.infer<typeof Counts>
export type Topic = z.infer<typeof Topic>
export type Game = z.infer<typeof Game>
export type Overview = z.infer<typeof Overview>
