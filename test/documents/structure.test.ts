import { describe, expect, it } from 'vitest'
import { MORE, noted, PROSE, read, section, textOf, titles } from './moth.ts'

describe('the structure of a document', () => {
  it('headings that follow each other share the text below the last', () => {
    const reading = read(`# Moths\n\n## Emperor\n\n## Peacock\n\n## Hawk\n\n${PROSE}\n\n## Bat\n\n${MORE}`)
    for (const title of ['Emperor', 'Peacock', 'Hawk']) expect(textOf(section(reading, title))).toEqual([PROSE])
    expect(section(reading, 'Emperor')).toMatchObject({ line: 3, endLine: 9 })
    expect(noted(reading)).toEqual(['3 shared-body'])
  })

  it('a source in the first of them is its own, and that below the last is shared', () => {
    const [own, shared] = ['https://example.org/hawk', 'https://example.org/moths']
    const reading = read(`# Moths\n\n## Hawk [x](${own})\n\n## Emperor\n\n${PROSE} ${shared}\n\n## Bat\n\n${MORE}`)
    expect(reading.sections.map(({ sources }) => sources)).toEqual([[], [own, shared], [shared], []])
  })

  it('a heading and the first of its parts share nothing', () => {
    expect(textOf(section(read(`# Moths\n\n## Emperor\n\n${PROSE}\n\n## Bat\n\n${MORE}\n\n## Hawk\n\n${MORE}`), 'Moths'))).toEqual([])
  })

  it('a question at the end of an answer opens a section inside it', () => {
    const reading = read(
      `# Questions\n\n## May a moth wait?\n\n${PROSE} Does a waiting moth lose dust?\nIt does not.\n\n## Can a bat wait?\n\nNo.\n\n## Is a bat a moth?\n\nNo.`,
    )
    expect(section(reading, 'Does a waiting moth lose dust?')).toMatchObject({ kind: 'label', line: 5, text: [{ text: 'It does not.' }] })
    expect(noted(reading)).toEqual(['5 question-in-paragraph'])
  })

  it('a heading marked too high stands beside its neighbours, when the others speak of it as of a thing', () => {
    const moths = ['Emperor', 'Hawk', 'Peacock'].map((name) => `${name === 'Hawk' ? '##' : '###'} ${name}\n\nIt flies before Hawk does, and lands after it.`)
    const reading = read(`# Moth & Candle\n\n## Moths\n\n${moths.join('\n\n')}`)
    expect(reading.sections.map(({ title, level }) => [title, level])).toEqual([
      ['Moth & Candle', 1],
      ['Moths', 2],
      ['Emperor', 3],
      ['Hawk', 3],
      ['Peacock', 3],
    ])
    expect(noted(reading)).toEqual(['9 wrong-level'])
  })

  it('a section reaches to the next heading of its level; its text to the next heading of any', () => {
    const reading = read(`# Moths\n\n## Flying\n\n${PROSE}\n\n### At night\n\n${MORE}\n\n## Landing\n\n${MORE}`)
    expect(section(reading, 'Flying')).toMatchObject({ line: 3, endLine: 9 })
    expect(textOf(section(reading, 'Flying'))).toEqual([PROSE])
  })

  it('a label can be linked to and stays in the text around it', () => {
    const reading = read(
      `# Moths\n\n## Figures\n\n- **Emperor:** flies twice in a round.\n- **Hawk:** flies over the glass.\n\n## Flying\n\n${PROSE}\n\n## Landing\n\n${MORE}`,
    )
    expect(section(reading, 'Hawk')).toMatchObject({ kind: 'label', line: 6, anchor: 'hawk' })
    expect(textOf(section(reading, 'Figures'))).toEqual(['Emperor: flies twice in a round.', 'Hawk: flies over the glass.'])
  })

  it('a question with its letter is a section, and what follows it is the answer', () => {
    const reading = read('Q: May a moth wait?\nA: It may.\nQ: And a bat, may it wait?\nA: Never.')
    expect(titles(reading)).toEqual(['May a moth wait?', 'And a bat, may it wait?'])
    expect(textOf(section(reading, 'And a bat, may it wait?'))).toEqual(['A: Never.'])
  })

  it('equal titles get different anchors, and marked headings come first', () => {
    const reading = read(`**Moths**\n\n${PROSE}\n\n## Moths\n\n${PROSE}\n\n## Bats\n\n${MORE}\n\n## Moths\n\n${MORE}`)
    expect(reading.sections.map(({ anchor }) => anchor)).toEqual(['moths-2', 'moths', 'bats', 'moths-1'])
  })

  it.each([
    ['Große Motten', 'grosse-motten'],
    ["L'été", 'lete'],
    ['Moth [16] 035 (S)', 'moth-035-s'],
    ['«蛾»', 'section'],
  ])('the anchor of "%s" is %s', (title, anchor) => {
    expect(read(`## ${title}\n\n## Bats\n\n## Cats\n\n${PROSE}`).sections[0]?.anchor).toBe(anchor)
  })

  it('the text keeps its odd quotes', () => {
    expect(textOf(section(read(`# Moths\n\nSay „dust“, ‘dust’ or «dust» — it‛s the same.`), 'Moths'))).toEqual([
      'Say „dust“, ‘dust’ or «dust» — it‛s the same.',
    ])
  })

  it('"See …" leads to the section that it names', () => {
    const reading = read(
      `## Flying at Night\n\n${PROSE} See “Landing on the sill” for more.\n\n## Landing on the Sill\n\nSee also the Bats section.\n\n## Bats\n\nWe see moths.`,
    )
    expect(reading.sections.map(({ see }) => see)).toEqual([['landing-on-the-sill'], ['bats'], []])
  })

  it('an empty document is told', () => {
    expect(read(' \n\n')).toMatchObject({ sections: [], problems: [{ line: 1, code: 'empty-document' }] })
  })
})
