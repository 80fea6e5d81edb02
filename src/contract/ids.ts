import { z } from 'zod'
import { SLUG } from '../words/slug.ts'

export const Slug = z.string().max(80).regex(SLUG, 'lower-case letters, digits and single hyphens')

/** `game/slug`: the id of a ruling, card, term or conflict. */
export const EntryId = z
  .string()
  .max(161)
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'game/slug, as in "moon-base/collabo-ring"')

/** Names that pages and routes have taken at the top of the site; no game may be called so. */
export const RESERVED_GAMES = ['v1', 'docs', 'ask', 'search', 'bgg', 'faq', 'r', 'discord', 'healthz', 'readyz', 'metrics', 'openapi.json', 'assets'] as const

/** Names that pages have taken below a game; no ruling may be called so. */
export const RESERVED_RULINGS = ['rules', 'cards', 'terms', 'conflicts', 'documents', 'sources', 'compare'] as const
