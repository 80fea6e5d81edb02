import type { Notebook } from './notebook.ts'
import type { Section } from './reading.ts'

/** Names in headings by the word that slipped from each into the text below. */
export type LostWords = ReadonlyMap<string, string>

/** A section whose heading has its lost word again, and whose text has it no longer. */
export function withLostWord<Part extends Pick<Section, 'title' | 'text' | 'line'>>(section: Part, lostWords: LostWords, notes: Notebook): Part {
  const name = nameOf(section.title)
  const word = lostWords.get(name)
  if (word === undefined) return section
  const title = section.title.replace(name, () => `${name} ${word}`)
  notes.repair(section.line, 'lost-word', `read '${title}': '${word}' had slipped into the text`)
  const at = section.text.findIndex(({ text }) => ` ${text} `.includes(` ${word} `))
  const text = section.text.map((block, i) => (i === at ? { ...block, text: ` ${block.text} `.replace(` ${word} `, ' ').trim() } : block))
  return { ...section, title, text: text.filter((block) => block.text !== '') }
}

/** The name in a heading, before numbers and codes. */
const nameOf = (title: string): string =>
  title
    .replace(/\s?\[\d+\]/, '')
    .replace(/\s(?:[A-Z]{1,2}\d{1,3}|\d{3})?\s?\(?[A-Z/]{1,9}\)?$/, '')
    .trim()
