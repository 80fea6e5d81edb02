import { z } from 'zod'
import { Slug } from './ids.ts'
import { RulingRef } from './source.ts'

const Range = z.number().int().nonnegative()

const Restated = z
  .object({ clause: Slug, from: Range, to: Range })
  .meta({ id: 'Restated', description: 'A stretch of a passage, from and to, that a clause of the ruling restates' })

/** A passage as a ruling shows it. */
export const RulingPassage = z
  .object({ document: z.string(), anchor: z.string(), title: z.string(), text: z.string(), restated: z.array(Restated), url: z.string() })
  .meta({ id: 'RulingPassage', description: 'A section of a published document in its own words; only with a private pack' })

export const Passage = z
  .object({
    game: Slug,
    document: z.string(),
    anchor: z.string(),
    title: z.string(),
    text: z.string(),
    blocks: z.array(z.object({ kind: z.enum(['paragraph', 'item', 'row', 'code']), text: z.string() })),
    sources: z.array(z.string()),
    see: z.array(z.string()).describe('Anchors of sections that the text sends the reader to'),
    cards: z.array(z.string()).describe('Names of cards that the text refers to by number'),
    rulings: z.array(RulingRef).describe('The rulings that restate it'),
    url: z.string(),
  })
  .meta({ id: 'Passage', description: 'A section of a published document in its own words; only with a private pack' })

const PassageHit = z
  .object({
    game: Slug,
    document: z.string(),
    anchor: z.string(),
    title: z.string(),
    snippet: z.string(),
    highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
    url: z.string(),
  })
  .meta({ id: 'PassageHit' })

export const PassageGroup = z
  .object({ ruling: RulingRef.nullable(), passages: z.array(PassageHit) })
  .meta({ id: 'PassageGroup', description: 'Passages found, under the ruling that restates them' })

export type RulingPassage = z.infer<typeof RulingPassage>
export type Passage = z.infer<typeof Passage>
export type PassageGroup = z.infer<typeof PassageGroup>
