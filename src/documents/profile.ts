import { z } from 'zod'

/**
 * A profile holds what is special to one publication, as data: the reader itself knows no publication. It stands beside
 * the game's content as `DOCUMENT.profile.yaml`.
 */
export const Profile = z.strictObject({
  /** Lines without heading marks that are chapters. */
  chapters: z.array(z.string()).default([]),
  /** Codes of sets, boards and types in the headings of cards, and the parts of the game they stand for. */
  sets: z.record(z.string(), z.string()).default({}),
  boards: z.record(z.string(), z.string()).default({}),
  types: z.record(z.string(), z.string()).default({}),
  /** What a word in a card's requirement is: `ocean: parameter`. */
  requirements: z.record(z.string(), z.enum(['parameter', 'tag', 'production', 'resource', 'tile', 'colony'])).default({}),
  /** Names in headings that lost a word to the text below: `Io Mining: Industries`. */
  'lost words': z.record(z.string(), z.string()).default({}),
  /**
   * Sections that have no heading of their own, or another anchor than their heading gives, by the words that open them,
   * in the order of the document.
   */
  sections: z.array(z.strictObject({ anchor: z.string(), title: z.string().optional(), opens: z.string() })).default([]),
  /** Anchors of sections that are no rules of the game: forewords, thanks. */
  'not rules': z.array(z.string()).default([]),
})

export type Profile = z.output<typeof Profile>

export const NO_PROFILE: Profile = Profile.parse({})
