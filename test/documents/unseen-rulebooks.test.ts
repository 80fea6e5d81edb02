import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../src/documents/read-document.ts'

const FOLDER = fileURLToPath(new URL('fixtures', import.meta.url))
const NAMES = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.md') ? file.slice(0, -3) : []))

/** A section begins where it should when it is at most so many lines off. */
const NEAR = 2
/** At most one section in twenty may be none to a person's eye. */
const FALSE_SHARE = 0.05

interface Expected {
  line: number
  title: string
}

const markdownOf = (name: string): string => readFileSync(join(FOLDER, `${name}.md`), 'utf8')

/** `NAME.sections.txt` has a line for each section that a person sees in `NAME.md`: where it begins, and its title. */
function expectedOf(name: string): Expected[] {
  const lines = readFileSync(join(FOLDER, `${name}.sections.txt`), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((text) => ({ line: Number.parseInt(text, 10), title: text.slice(text.indexOf(' ') + 1) }))
}

const isSame = (a: Expected, b: Expected): boolean => a.title === b.title && Math.abs(a.line - b.line) <= NEAR

describe('a rulebook that was never seen before', () => {
  it.each(NAMES)('%s has the sections that a person sees in it', (name) => {
    const { sections } = readDocument(markdownOf(name))
    expect(expectedOf(name).filter((wanted) => !sections.some((found) => isSame(found, wanted)))).toEqual([])
  })

  it.each(NAMES)('%s has hardly a section that is none', (name) => {
    const { sections } = readDocument(markdownOf(name))
    const extra = sections.filter((found) => !expectedOf(name).some((wanted) => isSame(found, wanted)))
    expect(extra.length, extra.map(({ title }) => title).join(', ')).toBeLessThanOrEqual(Math.floor(sections.length * FALSE_SHARE))
  })

  it.each(NAMES)('%s with the line ends of Windows reads the same', (name) => {
    expect(readDocument(markdownOf(name).replaceAll('\n', '\r\n'))).toEqual(readDocument(markdownOf(name)))
  })

  it('comes in at least twelve shapes', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(12)
  })

  it('takes its title from its front matter', () => {
    expect(readDocument(markdownOf('front-matter')).title).toBe('Sparrowfall: the rules')
  })

  it('joins words that the end of a line broke, and leaves those that have a hyphen', () => {
    const text = readDocument(markdownOf('pdf-export')).sections.flatMap((section) => section.text.map((block) => block.text))
    expect(text.join('\n')).toContain('the face of the mountain.')
    expect(text.join('\n')).toContain('Light-coloured bricks')
  })

  it('keeps the lines of a paragraph together, so that each ends with its sentence', () => {
    const paragraphs = readDocument(markdownOf('hard-wrapped')).sections.flatMap(({ text }) => text.map((block) => block.text))
    expect(paragraphs.filter((text) => !/[.:]$/.test(text))).toEqual([])
  })
})
