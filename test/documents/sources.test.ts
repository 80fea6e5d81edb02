import { describe, expect, it } from 'vitest'
import { noted, read, section, textOf } from './moth.ts'

const A = 'https://boardgamegeek.com/article/111#111'
const B = 'https://boardgamegeek.com/thread/9/article/222#222'
const C = 'https://example.org/moths'

const bodyOf = (text: string) => {
  const reading = read(`## Moths\n\nThey fly.\n\n${text}\n\n## Bats\n\nThey hunt.\n\n## Cats\n\nThey sleep.`)
  return { ...section(reading, 'Moths'), notes: noted(reading) }
}

describe('the sources of a section are one clean list', () => {
  it.each([
    ['a link', `[Source](${A})`, [A], []],
    ['a link in brackets', `[(Source)](${A})`, [A], []],
    ['brackets inside the link', `[[Source]](${A})`, [A], ['5 split-link']],
    ['a list split over its links', `[(Source 1,](${A}) [Source 2)](${B})`, [A, B], ['5 split-link']],
    ['a number that fell out of its link', `[(Source ](${A})1[, Source 2)](${B})`, [A, B], ['5 split-link']],
    ['links without anything between them', `[Source 1, ](${A})[Source 2](${B})`, [A, B], ['5 split-link']],
    ['a link whose marks are broken', `[Source 5]▪(${A})`, [A], ['5 split-link']],
    ['a broken link after a good one', `[Source 4](${C})▪[Source 5]▪(${A})[Source 6)](${B})`, [C, A, B], ['5 split-link']],
    ['a bare address', C, [C], []],
    ['an address in pointed brackets', `<${C}>`, [C], []],
    ['an address with a comma stuck to it', `[Source](${C},)`, [C], []],
    ['the same place twice, spelt differently', `[Source 1](${A}) [Source 2](https://boardgamegeek.com/thread/5/article/111#111)`, [A], []],
    ['a link by name', `[Source][moths]\n\n[moths]: ${C}`, [C], []],
    ['an address that no browser opens', '[Source](javascript:alert)', [], []],
  ])('%s', (_, text, sources, notes) => {
    const body = bodyOf(text)
    expect(body.sources).toEqual(sources)
    expect(textOf(body)).toEqual(['They fly.'])
    expect(body.notes).toEqual(notes)
  })

  it('words that are a link stay in the text', () => {
    expect(bodyOf(`See [the moth page](${C}) for more.`)).toMatchObject({ sources: [C], text: [{}, { text: 'See the moth page for more.' }] })
  })

  it('a broken link at the end of a sentence leaves the sentence', () => {
    expect(textOf(bodyOf(`They fly twice. [Source 5]▪(${A})`))).toEqual(['They fly.', 'They fly twice.'])
  })

  it('a source belongs to the part of the paragraph that it stands in', () => {
    const reading = read(`Q: Do moths fly?\nA: Yes. [Source](${A})\nQ: Do bats fly?\nA: Yes. [Source](${B})`)
    expect(reading.sections.map(({ sources }) => sources)).toEqual([[A], [B]])
  })
})
