import { describe, expect, it } from 'vitest'
import { MORE, noted, PROSE, read, section, textOf, titles } from './moth.ts'

const pages = (line: (page: number) => string): string =>
  ['Flying', 'Landing', 'Scoring', 'Bats', 'Ending'].map((title, i) => `## ${title}\n\n${PROSE}\n\n${line(i + 1)}`).join('\n\n')

describe('what pages add to a text is left out and told', () => {
  it.each([
    ['7', 1],
    ['Page 7', 1],
    ['- 7 -', 1],
    ['7 / 12', 1],
    ['Seite 7 von 12', 1],
  ])('"%s" alone is the number of a page', (line) => {
    const reading = read(`## Flying\n\n${PROSE}\n\n${line.replace(/^-/, '\\-')}\n\n${MORE}\n\n## Landing\n\n${MORE}\n\n## Bats\n\n${MORE}`)
    expect(textOf(section(reading, 'Flying'))).toEqual([PROSE, MORE])
    expect(noted(reading)).toEqual(['5 page-furniture'])
  })

  it('a line that every page repeats goes, but for the first', () => {
    const reading = read(pages(() => 'Moth and Candle rules'))
    expect(reading.sections.flatMap(textOf).filter((text) => text === 'Moth and Candle rules')).toHaveLength(1)
    expect(noted(reading)).toEqual(['11 page-furniture', '17 page-furniture', '23 page-furniture', '29 page-furniture'])
  })

  it('also where the number of the page is part of it', () => {
    expect(noted(read(pages((page) => `Moth & Candle | ${page}`)))).toContain('11 page-furniture')
  })

  it('a heading that comes again in every scenario stays', () => {
    const scenarios = ['One', 'Two', 'Three', 'Four'].map((name) => `## Scenario ${name}\n\n### Setup\n\n${PROSE}`)
    expect(titles(read(scenarios.join('\n\n'))).filter((title) => title === 'Setup')).toHaveLength(4)
  })

  it('a sentence that a picture tore is one again', () => {
    const reading = read('# Moths\n\nA moth that has lost its dust may not fly over the\n\n![A moth](moth.png)\n\ncandle until the bat has come.')
    expect(textOf(section(reading, 'Moths'))).toEqual(['A moth that has lost its dust may not fly over the candle until the bat has come.'])
    expect(noted(reading)).toEqual(['5 image-dropped', '7 joined-paragraph'])
  })

  it.each([
    ['the lan-\ntern burns', 'the lantern burns'],
    ['a two-\nplayer game', 'a two-player game'],
    ['a half-moth and a half-\nmoth again', 'a half-moth and a half-moth again'],
  ])('a word that the end of a line broke is one again: %j', (written, whole) => {
    const reading = read(`# Moths\n\n${written}.`)
    expect(textOf(section(reading, 'Moths'))).toEqual([`${whole}.`])
    expect(noted(reading)).toEqual(['3 broken-word'])
  })

  it.each(['•', '▪', '◦', '–', '—'])('lines that open with %s are items of a list', (bullet) => {
    const reading = read(`# Moths\n\nEach player takes:\n${bullet} a moth,\n${bullet} a lamp that\nis dark.`)
    expect(section(reading, 'Moths').text).toEqual([
      { kind: 'paragraph', line: 3, text: 'Each player takes:' },
      { kind: 'item', line: 4, text: 'a moth,' },
      { kind: 'item', line: 5, text: 'a lamp that is dark.' },
    ])
  })

  it('a bullet on a line of its own belongs to the next line', () => {
    expect(section(read('# Moths\n\n•\nA moth flies.\n•\nA bat hunts.'), 'Moths').text).toEqual([
      { kind: 'item', line: 3, text: 'A moth flies.' },
      { kind: 'item', line: 5, text: 'A bat hunts.' },
    ])
  })

  it('lines set in by four spaces are a paragraph, lines between fences are not', () => {
    expect(section(read('# Moths\n\n    A moth flies.\n\n```\ndust  = 3\n```'), 'Moths').text).toEqual([
      { kind: 'paragraph', line: 3, text: 'A moth flies.' },
      { kind: 'code', line: 6, text: 'dust  = 3' },
    ])
  })
})

describe('what readers do not see is left out and told', () => {
  it.each([
    ['a comment', '<!-- ask Ada about bats -->', 'comment-dropped'],
    ['a comment of several lines', '<!--\n| dust | 3 |\n-->', 'comment-dropped'],
    ['a comment inside a line', 'Moths fly.<!-- do they? -->', 'comment-dropped'],
    ['a picture', '![A moth](moth.png)', 'image-dropped'],
    ['a picture in HTML', '<img src="moth.png" alt="A moth">', 'image-dropped'],
    ['a mark of HTML', 'Moths <i>fly</i>.', 'html-dropped'],
    ['a block of HTML', '<div>Moths fly.</div>', 'html-dropped'],
  ])('%s', (_, written, code) => {
    const reading = read(`# Moths\n\n${written}\n\n${PROSE}`)
    expect(noted(reading)).toContain(`3 ${code}`)
    expect(JSON.stringify(reading.sections)).not.toMatch(/<|Ada|do they|A moth"|dust \|/)
    expect(textOf(section(reading, 'Moths')).at(-1)).toBe(PROSE)
  })

  it('front matter, whose title is the title of the document', () => {
    const reading = read(`---\ntitle: 'Moth & Candle'\nplayers: 2\n---\n\n# Rules\n\n${PROSE}`)
    expect(reading).toMatchObject({ title: 'Moth & Candle', sections: [{ title: 'Rules', line: 6 }] })
    expect(noted(reading)).toEqual(['1 front-matter-dropped'])
  })

  it('a line between two rules is no front matter', () => {
    expect(textOf(section(read(`---\n\nMoths fly.\n\n---\n\n${PROSE}`), 'Moths fly.'))).toContain('Moths fly.')
  })

  it.each(['TODO', 'TBD', 'FIXME'])('%s is a thing that a person must look at', (word) => {
    expect(read(`# Moths\n\nThe table of dust\nstands here. ${word}`).problems).toEqual([{ line: 4, code: 'todo', message: expect.stringContaining(word) }])
  })
})
