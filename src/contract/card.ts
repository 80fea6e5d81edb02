import { z } from 'zod'
import { EntryId, Slug } from './ids.ts'
import { Origin } from './ruling.ts'
import { RuleRef, RulingRef } from './source.ts'

export const Requirement = z
  .object({
    what: z.string().describe('What is asked for: a parameter, tag, production, resource, tile, party or colony'),
    name: z.string().describe('Which one: "oxygen", "science"'),
    atLeast: z.number().optional(),
    atMost: z.number().optional(),
  })
  .meta({ id: 'Requirement' })

export const Card = z
  .object({
    id: EntryId,
    game: Slug,
    name: z.string(),
    aliases: z.array(z.string()).describe('Other names people use for it'),
    number: z.string().optional(),
    sets: z.array(Slug).optional(),
    type: z.string().optional(),
    cost: z.number().optional(),
    tags: z.array(z.string()).optional(),
    requirement: Requirement.optional(),
    effect: z.string().optional(),
    holds: z.string().optional(),
    origin: z.array(Origin),
    rulings: z.array(RulingRef),
    rules: z.array(RuleRef).describe('Rules that decide situations these rulings speak of'),
    url: z.string(),
  })
  .meta({ id: 'Card', description: 'A component with data. A field that no document states is absent.' })

export const NamedCards = z
  .object({
    match: z.enum(['exact', 'alias', 'nearest']).describe('How the name was matched'),
    items: z.array(Card).min(1).describe('More than one when a name is shared: ask which'),
  })
  .meta({ id: 'NamedCards' })

export type Requirement = z.infer<typeof Requirement>
export type Card = z.infer<typeof Card>
export type NamedCards = z.infer<typeof NamedCards>
