import { describe, expect, it } from 'vitest'
import { decodeDocument } from '../../src/documents/decode.ts'
import { mergeExtractions } from '../../src/documents/merge.ts'
import { REPAIRS, type RepairCode, TROUBLES, type TroubleCode } from '../../src/documents/reading.ts'
import { MORE, PROSE, read } from './moth.ts'

interface Note {
  line: number
  code: string
  message: string
}

/** Notes that only the command line makes: it knows the size of a file and how long reading took. */
type Outside = 'file-too-large' | 'took-too-long'
const OUTSIDE: Outside[] = ['file-too-large', 'took-too-long']

const from = (markdown: string, profile: Parameters<typeof read>[1] = {}): Note[] => {
  const { repairs, problems } = read(markdown, profile)
  return [...repairs, ...problems]
}

const three = (first: string): string => `${first}\n\n## Bats\n\n${MORE}\n\n## Cats\n\n${MORE}\n\n## Owls\n\n${MORE}`
const LIST = '[1] Silk (4 Dust)\n\n[2] Lamp Oil (7 Dust)\n\n[3] Key (1 Dust)'

/** For each code a document that has it. */
const NOTES: Record<RepairCode | Exclude<TroubleCode, Outside>, () => Note[]> = {
  'lost-heading': () => from(`Flying at Night\n\n${PROSE}`),
  'run-in-heading': () => from(`Moths\n\n${PROSE}\n\nHawk: It flies over the glass.`),
  'sentence-as-heading': () => from(three(`## ${PROSE}`)),
  'wrong-level': () => from('# M\n\n## A\n\n### Bat\n\nBefore Cat.\n\n## Cat\n\nAs Cat does.\n\n### Dog\n\nAfter Cat.'),
  'question-in-paragraph': () => from('## Is it?\n\nIt is. Are moths blind to the light?\nNo.\n\n## Are they?\n\nNo.\n\n## Do they?\n\nNo.'),
  'shared-body': () => from(three('## Hawk\n\n## Emperor')),
  'lost-word': () => from(three(`## Silk\n\nA Thread moth.`), { 'lost words': { Silk: 'Thread' } }),
  'number-before-heading': () => from(three(`${PROSE}\n031 (W)`)),
  'list-entry': () => from(`${LIST}\n\n[4] Bell (3 Dust, it rings`),
  'split-link': () => from('Moths fly. [(Source 1,](https://example.org/1)'),
  'comment-dropped': () => from('<!-- moths -->'),
  'image-dropped': () => from('![moth](moth.png)'),
  'front-matter-dropped': () => from('---\ntitle: Moths\n---\n'),
  'html-dropped': () => from('A <u>moth</u>.'),
  'broken-word': () => from('A can-\ndle burns.'),
  'joined-paragraph': () => from('A moth that is afraid of the\n\nlight may rest.'),
  'page-furniture': () => from(three('Page 3')),
  'contents-line': () => from('Flying ....... 3'),
  'reference-without-name': () => from(`Take [1].\n\n${LIST}`),
  'reference-of-another-name': () => from(`Take “Wool” [1].\n\n${LIST}`),
  'no-headings': () => from(PROSE),
  'extractions-differ': () =>
    mergeExtractions([
      { file: 'a.md', reading: read('# Moths\n\nThey fly.') },
      { file: 'b.md', reading: read('# Moths\n\nThey flee.') },
    ]).repairs,
  'bad-bytes': () => decodeDocument(Buffer.from([0x4d, 0x00, 0x6f, 0x74])).repairs,
  'empty-document': () => from(''),
  todo: () => from('TODO'),
  'unknown-reference': () => from(`Take “Wool” [9].\n\n${LIST}`),
  'section-not-found': () => from(PROSE, { sections: [{ anchor: 'owls', opens: 'Owls' }] }),
}

describe('every note of the catalogue', () => {
  it('has a document here that makes the reader write it', () => {
    expect(Object.keys(NOTES).sort()).toEqual(
      Object.keys({ ...REPAIRS, ...TROUBLES })
        .filter((code) => !OUTSIDE.some((outside) => outside === code))
        .sort(),
    )
  })

  it.each(Object.entries(NOTES))('%s', (code, notes) => {
    const found = notes().find((note) => note.code === code)
    expect(found?.line).toBeGreaterThanOrEqual(1)
    expect(found?.message).toMatch(/\S \S/)
  })
})
