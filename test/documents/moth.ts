import { Profile } from '../../src/documents/profile.ts'
import { readDocument } from '../../src/documents/read-document.ts'
import type { Reading, Section } from '../../src/documents/reading.ts'

/**
 * Moth & Candle is a game that does not exist. Its rulebook went through many hands, and each test here has a piece of it
 * as some hand left it.
 */
export const read = (markdown: string, profile: Partial<Profile> = {}): Reading => readDocument(markdown, Profile.parse(profile))

export const titles = ({ sections }: Reading): string[] => sections.map(({ title }) => title)

export function section(reading: Reading, title: string): Section {
  const found = reading.sections.find((candidate) => candidate.title === title)
  if (!found) throw new Error(`No section "${title}" among: ${titles(reading).join(', ')}`)
  return found
}

export const textOf = ({ text }: Section): string[] => text.map((block) => block.text)

/** What was noted, as `line code`. */
export const noted = ({ repairs, problems }: Reading): string[] => [...repairs, ...problems].map(({ line, code }) => `${line} ${code}`)

/** Sentences long enough to be nobody's title. */
export const PROSE = 'The moths fly towards the candle, one space for each point of the die, and stop when they touch the light.'
export const MORE = 'A moth that touches the light goes back to the dark edge of the board and loses its dust.'
