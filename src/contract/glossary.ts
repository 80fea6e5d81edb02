import { z } from 'zod'
import { EntryId, Slug } from './ids.ts'
import { Clause, Origin } from './ruling.ts'
import { RulingRef } from './source.ts'

export const Term = z
  .object({
    id: EntryId,
    game: Slug,
    name: z.string(),
    text: z.string(),
    alsoCalled: z.array(z.string()),
    url: z.string(),
  })
  .meta({ id: 'Term', description: 'A word of the game and what people say for it' })

export const ConflictKind = z.enum(['contradiction', 'misprint', 'silence'])

export const Conflict = z
  .object({
    id: EntryId,
    game: Slug,
    kind: ConflictKind,
    title: z.string(),
    shortAnswer: z.string(),
    text: z.string(),
    html: z.string(),
    clauses: z.array(Clause),
    readings: z.array(z.object({ id: Slug, text: z.string(), origin: z.array(Origin) })),
    holds: z.string().describe('The id of the reading that holds, or `open`'),
    about: z.array(EntryId),
    rulings: z.array(RulingRef),
    url: z.string(),
  })
  .meta({ id: 'Conflict', description: 'Where the documents disagree, misprint or are silent' })

export type Term = z.infer<typeof Term>
export type ConflictKind = z.infer<typeof ConflictKind>
export type Conflict = z.infer<typeof Conflict>
