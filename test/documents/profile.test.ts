import { describe, expect, it } from 'vitest'
import { MORE, noted, PROSE, read } from './moth.ts'

const places = (reading: ReturnType<typeof read>) => reading.sections.map(({ anchor, title, line }) => [anchor, title, line])

describe('what a profile says of its document', () => {
  it('a line is a chapter', () => {
    const reading = read(`# Moths\n\n## Flying\n\n${PROSE}\n\n## Landing\n\n${PROSE}\n\n## Bats\n\n${PROSE}\n\nthe last things\n\n${MORE}`, {
      chapters: ['The last things'],
    })
    expect(reading.sections.at(-1)).toMatchObject({ title: 'the last things', level: 2, kind: 'heading', line: 15 })
    expect(noted(reading)).toEqual(['15 lost-heading'])
  })

  it('a section without a heading begins with these words', () => {
    const reading = read(`# Moths\n\n${PROSE}\n\n${MORE}`, { sections: [{ anchor: 'the-light', title: 'The light', opens: 'A moth, that TOUCHES' }] })
    expect(places(reading)).toEqual([
      ['moths', 'Moths', 1],
      ['the-light', 'The light', 5],
    ])
    expect(noted(reading)).toEqual(['5 lost-heading'])
  })

  it('a heading has another anchor than its words give, and nothing else takes it', () => {
    const reading = read(`## Flying\n\n${PROSE}\n\n## Moths\n\n${MORE}\n\n## Bats\n\n${MORE}`, { sections: [{ anchor: 'moths', opens: 'Flying' }] })
    expect(places(reading)).toEqual([
      ['moths', 'Flying', 1],
      ['moths-1', 'Moths', 5],
      ['bats', 'Bats', 9],
    ])
  })

  it('equal openings are found one after the other', () => {
    const reading = read(`# Moths\n\n${PROSE}\n\n${PROSE}`, {
      sections: [
        { anchor: 'first', opens: 'The moths fly' },
        { anchor: 'second', opens: 'The moths fly' },
      ],
    })
    expect(places(reading).map(([anchor, , line]) => [anchor, line])).toEqual([
      ['moths', 1],
      ['first', 3],
      ['second', 5],
    ])
  })

  it('a section that is not there is told', () => {
    expect(read(`# Moths\n\n${PROSE}`, { sections: [{ anchor: 'owls', opens: 'Owls come' }] }).problems).toEqual([
      { line: 1, code: 'section-not-found', message: "No text opens with 'Owls come', where the section owls is expected." },
    ])
  })
})
