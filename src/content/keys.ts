import { z } from 'zod'
import { SLUG } from '../words/slug.ts'

/** The keys of each kind of entry, in the order in which they are written. */

const slug = z.string().regex(SLUG, 'Write lower-case letters, digits and single hyphens.')
const text = z.string('Write text; put numbers in quotes.').min(1, 'Write something, or leave the key out.')
const slugs = z.array(slug, 'Write a list: [one, two].')
const texts = z.array(text, 'Write a list: [one, two].')

/** `document#anchor`. */
const origin = z.string().regex(/^[a-z0-9.-]+#[a-z0-9-]+$/, 'Write document#anchor, as in rulebook-1.0#rovers.')
const origins = z.array(origin, 'Write a list: [document#anchor].')

/** A ruling, or a conflict with `conflict:` before it. */
const see = z.string().regex(/^(?:conflict:|[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write the id of a ruling, game/id for another game, or conflict:id.')

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Write the month as 2026-11.')
const kind = z.enum(['question', 'card', 'section', 'erratum'], 'Write question, card, section or erratum.')
const authority = z.enum(['official', 'designer', 'community'], 'Write official, designer or community.')

export const NOTHING = /^nothing \((background|components|setup|strategy|history)\)$/

export const FrontMatter = z.strictObject({ kind: kind.optional(), checked: month })

export const RulingKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'moved clauses': z.record(slug, slug).default({}),
  kind: kind.optional(),
  status: z.enum(['current', 'new', 'disputed', 'superseded'], 'Write current, new, disputed or superseded.').default('current'),
  origin: origins.min(1, 'Name at least one section.'),
  sources: texts.default([]),
  about: slugs.default([]),
  needs: slugs.default([]),
  'asked as': texts.default([]),
  'see also': z.array(see, 'Write a list: [one, two].').default([]),
  decides: z.string().regex(NOTHING, 'Write nothing (background | components | setup | strategy | history), with one reason.').optional(),
})

const bound = z.number('Write a number.')
const requirement = z
  .strictObject({
    parameter: text.optional(),
    tag: text.optional(),
    production: text.optional(),
    resource: text.optional(),
    tile: text.optional(),
    party: text.optional(),
    colony: text.optional(),
    'at least': bound.optional(),
    'at most': bound.optional(),
  })
  .refine((value) => Object.keys(value).filter((key) => !key.startsWith('at ')).length === 1, 'Name one thing that is required, as in parameter: oxygen.')

export const CardKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'also called': texts.default([]),
  number: text.optional(),
  sets: slugs.default([]),
  type: text.optional(),
  cost: z.number('Write a number.').int().nonnegative().optional(),
  tags: texts.default([]),
  requirement: requirement.optional(),
  holds: text.optional(),
  origin: origins.default([]),
})

export const TermKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'also called': texts.default([]),
})

export const ConflictKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'moved clauses': z.record(slug, slug).default({}),
  kind: z.enum(['contradiction', 'misprint', 'silence'], 'Write contradiction, misprint or silence.').default('contradiction'),
  readings: z.record(slug, z.union([origin, origins.min(1)], 'Write reading: document#anchor.')),
  holds: slug,
  about: slugs.default([]),
})

export const DocumentKeys = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'Write lower-case letters, digits, hyphens and dots, with the edition: faq-1.7.'),
  title: text,
  edition: text.optional(),
  date: text.optional(),
  authors: texts.optional(),
  authority,
  address: text.optional(),
  sections: slugs.min(1, 'List the anchors of the sections.'),
})

const part = z.strictObject({ name: text, kind: z.enum(['base', 'expansion', 'board', 'variant', 'promo']) })

export const GameKeys = z.strictObject({
  id: slug,
  'also called': texts.default([]),
  parts: z.record(slug, part).default({}),
  topics: slugs.default([]),
})
