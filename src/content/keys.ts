import { z } from 'zod'
import { SLUG } from '../words/slug.ts'
import { LIMITS } from './limits.ts'

/** The keys of each kind of entry, in the order in which they are written. */

const SLUG_FORM = 'Write lower-case letters, digits and single hyphens.'
const slug = z.string(SLUG_FORM).max(LIMITS.id, `At most ${LIMITS.id} characters fit.`).regex(SLUG, SLUG_FORM)
const anchor = z.string(SLUG_FORM).max(LIMITS.anchor, `At most ${LIMITS.anchor} characters fit.`).regex(SLUG, SLUG_FORM)
const text = z.string('Write text; put numbers in quotes.').min(1, 'Write something, or leave the key out.')
const slugs = z.array(slug, 'Write a list: [one, two].')
const texts = z.array(text, 'Write a list: [one, two].')

/** `document#anchor`. */
const ORIGIN_FORM = 'Write document#anchor, as in rulebook-1.0#rovers.'
const origin = z
  .string(ORIGIN_FORM)
  .max(LIMITS.id + LIMITS.anchor, ORIGIN_FORM)
  .regex(/^[a-z0-9.-]+#[a-z0-9-]+$/, ORIGIN_FORM)
const origins = z.array(origin, 'Write a list: [document#anchor].')

/** A ruling, or a conflict with `conflict:` before it. */
const SEE_FORM = 'Write the id of a ruling, game/id for another game, or conflict:id.'
const see = z
  .string(SEE_FORM)
  .max(2 * LIMITS.id + 1, SEE_FORM)
  .regex(/^(?:conflict:|[a-z0-9-]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/, SEE_FORM)

const MONTH_FORM = 'Write the month as 2026-11.'
const month = z.string(MONTH_FORM).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH_FORM)
const kind = z.enum(['question', 'card', 'section', 'erratum'], 'Write question, card, section or erratum.')
const authority = z.enum(['official', 'designer', 'community'], 'Write official, designer or community.')

export const NOTHING = /^nothing \((background|components|setup|strategy|history)\)$/
const NOTHING_FORM = 'Write nothing (background | components | setup | strategy | history), with one reason.'

/** Clause names that were published and what they are called now. */
const movedClauses = z.record(slug, slug, 'Write the old name, a colon and the new one, each in lower-case letters, digits and hyphens.')

export const FrontMatter = z.strictObject({ kind: kind.optional(), checked: month })

export const RulingKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'moved clauses': movedClauses.default({}),
  kind: kind.optional(),
  status: z.enum(['current', 'new', 'disputed', 'superseded'], 'Write current, new, disputed or superseded.').default('current'),
  origin: origins.min(1, 'Name at least one section.'),
  sources: texts.default([]),
  about: slugs.default([]),
  needs: slugs.default([]),
  'asked as': texts.default([]),
  'see also': z.array(see, 'Write a list: [one, two].').default([]),
  decides: z.string(NOTHING_FORM).regex(NOTHING, NOTHING_FORM).optional(),
})

const bound = z.number('Write a number.')
const REQUIREMENT_FORM = 'Name one thing that is required, as in { parameter: oxygen, at least: 4 }.'
const requirement = z
  .strictObject(
    {
      parameter: text.optional(),
      tag: text.optional(),
      production: text.optional(),
      resource: text.optional(),
      tile: text.optional(),
      party: text.optional(),
      colony: text.optional(),
      'at least': bound.optional(),
      'at most': bound.optional(),
    },
    REQUIREMENT_FORM,
  )
  .refine((value) => Object.keys(value).filter((key) => !key.startsWith('at ')).length === 1, REQUIREMENT_FORM)

const COST_FORM = 'Write a whole number from 0 up.'

export const CardKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'also called': texts.default([]),
  number: text.optional(),
  sets: slugs.default([]),
  type: text.optional(),
  cost: z.number(COST_FORM).int(COST_FORM).nonnegative(COST_FORM).optional(),
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

const READING_FORM = 'Write each reading as name: document#anchor.'
const HOLDS_FORM = 'Write the name of the reading that holds, or open.'

export const ConflictKeys = z.strictObject({
  id: slug,
  aliases: slugs.default([]),
  'moved clauses': movedClauses.default({}),
  kind: z.enum(['contradiction', 'misprint', 'silence'], 'Write contradiction, misprint or silence.').default('contradiction'),
  readings: z.record(slug, z.union([origin, origins.min(1)], READING_FORM), READING_FORM),
  holds: z.string(HOLDS_FORM).regex(SLUG, HOLDS_FORM),
  about: slugs.default([]),
})

const SECTIONS_FORM = 'List the anchors of the sections: [one, two].'
const DOCUMENT_FORM = 'Write lower-case letters, digits, hyphens and dots, with the edition: faq-1.7.'

export const DocumentKeys = z.strictObject({
  id: z
    .string(DOCUMENT_FORM)
    .max(LIMITS.id, `At most ${LIMITS.id} characters fit.`)
    .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, DOCUMENT_FORM),
  title: text,
  edition: text.optional(),
  date: text.optional(),
  authors: texts.optional(),
  authority,
  address: text.optional(),
  sections: z.array(anchor, SECTIONS_FORM).min(1, SECTIONS_FORM),
})

const PART_FORM = 'Write each part as code: { name: …, kind: … }.'
const part = z.strictObject(
  { name: text, kind: z.enum(['base', 'expansion', 'board', 'variant', 'promo'], 'Write base, expansion, board, variant or promo.') },
  PART_FORM,
)

export const GameKeys = z.strictObject({
  id: slug.max(LIMITS.game, `At most ${LIMITS.game} characters fit.`),
  'also called': texts.default([]),
  parts: z.record(slug, part, PART_FORM).default({}),
  topics: slugs.default([]),
})
