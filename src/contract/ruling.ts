import { z } from 'zod'
import { EntryId, Slug } from './ids.ts'
import { RulingPassage } from './passage.ts'
import { Source } from './source.ts'

export const RulingKind = z.enum(['question', 'card', 'section', 'erratum'])
export const RulingStatus = z.enum(['current', 'new', 'disputed', 'superseded'])
export const Authority = z.enum(['official', 'designer', 'community'])
export const NothingToDecide = z.enum(['background', 'components', 'setup', 'strategy', 'history'])

export const Origin = z
  .object({ document: z.string(), anchor: z.string() })
  .meta({ id: 'Origin', description: 'The section of a published document that is restated' })

export const Clause = z
  .object({
    id: Slug.describe('Unique inside its ruling; the first clause is always `answer`'),
    label: z.string(),
    text: z.string(),
    needs: z.array(Slug).describe('Parts of the game that must be in use for this clause'),
  })
  .meta({ id: 'Clause' })

export const Ruling = z
  .object({
    id: EntryId,
    game: Slug,
    kind: RulingKind,
    status: RulingStatus,
    title: z.string(),
    shortAnswer: z.string().max(200),
    answer: z.string().describe('Markdown'),
    text: z.string().describe('Plain text'),
    html: z.string(),
    clauses: z.array(Clause).min(1),
    about: z.array(EntryId).describe('Cards this ruling is about'),
    needs: z.array(Slug).describe('Parts of the game that must be in use'),
    origin: z.array(Origin),
    sources: z.array(Source),
    authority: Authority,
    askedAs: z.array(z.string()),
    seeAlso: z.array(EntryId),
    conflicts: z.array(EntryId),
    decidedBy: z.array(EntryId).describe('Rules that decide situations this ruling speaks of'),
    decidesNothing: NothingToDecide.optional().describe('Why no rule decides it'),
    passages: z.array(RulingPassage).optional().describe('What it restates, as published; only with a private pack'),
    aliases: z.array(EntryId).describe('Ids it once had; they answer 308'),
    hash: z.string().describe('Changes when its words change'),
    license: z.string(),
    url: z.string(),
  })
  .meta({ id: 'Ruling' })

export type RulingKind = z.infer<typeof RulingKind>
export type RulingStatus = z.infer<typeof RulingStatus>
export type Authority = z.infer<typeof Authority>
export type NothingToDecide = z.infer<typeof NothingToDecide>
export type Origin = z.infer<typeof Origin>
export type Clause = z.infer<typeof Clause>
export type Ruling = z.infer<typeof Ruling>
