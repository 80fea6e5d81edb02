import { describe, expect, it } from 'vitest'
import { MORE, noted, PROSE, read, section, textOf, titles } from './moth.ts'

describe('a heading that lost its mark', () => {
  it.each([
    ['a line in title case', 'The Dark Edge'],
    ['a line in capitals', 'THE DARK EDGE'],
    ['a short phrase', 'The dark edge'],
    ['a bold line', '**The dark edge**'],
    ['a bold line with a colon', '**The dark edge:**'],
    ['a question', 'Where is the dark edge?'],
    ['a line with the name of a step', 'Step 2: The Dark Edge'],
  ])('%s above a text is read as one', (_, line) => {
    const reading = read(`Moth & Candle\n\n${PROSE}\n\n${line}\n\n${MORE}`)
    const found = reading.sections[1]
    expect(found).toMatchObject({ kind: 'heading', line: 5, title: line.replace(/^\*\*|:?\*\*$/g, '') })
    expect(textOf(found ?? section(reading, ''))).toEqual([MORE])
    expect(noted(reading)).toContain('5 lost-heading')
  })

  it.each([
    ['3. Flying', 'Flying'],
    ['2) Flying', 'Flying'],
    ['B. Flying', 'Flying'],
    ['IV. Flying', 'Flying'],
    ['§ 4 Flying', 'Flying'],
    ['3.2 Flying', '3.2 Flying'],
    ['A Flying', 'Flying'],
  ])('%s is a heading: %s', (line, title) => {
    const reading = read(`1. Moths\n\n${PROSE}\n\n2. Bats\n\n${PROSE}\n\n${line}\n\n${PROSE}\n\nB Landing\n\n${MORE}`)
    expect(titles(reading)).toContain(title)
  })

  it('words and a colon that open a paragraph are its heading', () => {
    const reading = read(`Moths\n\n${PROSE}\n\nEmperor: This moth flies twice, and is the last to land.\n\nPeacock: This moth scares the bat away.`)
    expect(titles(reading)).toEqual(['Moths', 'Emperor', 'Peacock'])
    expect(textOf(section(reading, 'Peacock'))).toEqual(['This moth scares the bat away.'])
    expect(noted(reading)).toEqual(['1 lost-heading', '5 run-in-heading', '7 run-in-heading'])
  })

  it.each(['Example', 'Note', 'Important', 'Tip', 'Beispiel', 'Exemple'])('"%s:" opens no section', (word) => {
    expect(titles(read(`Moths\n\n${PROSE}\n\n${word}: The white moth flies three spaces and lands on the sill.`))).toEqual(['Moths'])
  })

  it('a kind of step and its number open a section without a colon', () => {
    expect(titles(read(`Moths\n\n${PROSE}\n\nCaution 1 A moth never flies through the glass of the lantern.`))).toEqual(['Moths', 'Caution 1'])
  })

  it('a line that stands in one paragraph with its text is cut from it', () => {
    const reading = read(`The Dark Edge\n${PROSE}\n\nThe Candle\n${MORE}`)
    expect(reading.sections.map(({ title, line, endLine }) => [title, line, endLine])).toEqual([
      ['The Dark Edge', 1, 2],
      ['The Candle', 4, 5],
    ])
  })

  it('heading marks without their space are heading marks', () => {
    const reading = read(`# Moth & Candle\n\n##Flying\n${PROSE}\n\n##Landing\n\n${MORE}`)
    expect(reading.sections.map(({ title, level }) => [title, level])).toEqual([
      ['Moth & Candle', 1],
      ['Flying', 2],
      ['Landing', 2],
    ])
    expect(noted(reading)).toContain('3 lost-heading')
  })

  it('one more of the kind that marked headings are is a chapter', () => {
    const chapters = ['Moth', 'Bat', 'Candle'].map((name) => `## ${name} Questions\n\n${PROSE}`)
    const reading = read(`${chapters.join('\n\n')}\n\nLantern Questions\n${MORE}`)
    expect(section(reading, 'Lantern Questions')).toMatchObject({ level: 2, line: 13, kind: 'heading' })
  })

  it('a title beside marked headings stands one level below the last of them', () => {
    const reading = read(`# Moth & Candle\n\n## Flying\n\n${PROSE}\n\nThe Dark Edge\n\n${MORE}\n\n## Landing\n\n${MORE}\n\n## Bats\n\n${MORE}`)
    expect(section(reading, 'The Dark Edge')).toMatchObject({ level: 3, kind: 'heading' })
  })

  it('a document without any has each paragraph as a section, by the words that open it', () => {
    const reading = read(`${PROSE}\n\n${MORE}`)
    expect(titles(reading)).toEqual(['The moths fly towards the candle, one space …', 'A moth that touches the light goes back …'])
    expect(noted(reading)).toEqual(['1 no-headings'])
  })

  it('text above the first heading is a section, too', () => {
    expect(titles(read(`${PROSE}\n\n## Flying\n\n${MORE}\n\n## Landing\n\n${MORE}\n\n## Scoring\n\n${MORE}`))[0]).toBe(
      'The moths fly towards the candle, one space …',
    )
  })
})

describe('what looks like a heading and is none', () => {
  it.each([
    ['a line of a list of parts', '12x Moth Tokens'],
    ['a caption', 'Fig. 3: A Moth in Flight'],
    ['a byline', 'Illustrated by Ada Lamp'],
    ['a short sentence', 'Moths are blind.'],
    ['a cry', 'Look out!'],
    ['a line that leads in a list', 'Each player takes these:'],
  ])('%s', (_, line) => {
    expect(titles(read(`Moths\n\n${PROSE}\n\n${line}\n\n${MORE}`))).toEqual(['Moths'])
  })

  it('the first line of a paragraph of filled lines, even in title case', () => {
    const filled = `Old Keeper Anna Brook and Young Keeper Tom Reed Light the Candles of\nthe house before anybody else has rolled the die or moved a moth over\nthe dark edge of the board, and they do so in every round of the game.`
    const reading = read(`Flying\n\n${filled}\n\n${filled}\n\n${filled}\n\n${filled}\n\n${filled}`)
    expect(titles(reading)).toEqual(['Flying'])
  })

  it('a sentence that is marked as a heading', () => {
    const reading = read(`## Flying\n\n${PROSE}\n\n## ${MORE}\n\n## Landing\n\n${PROSE}\n\n## Scoring\n\n${PROSE}`)
    expect(titles(reading)).toEqual(['Flying', 'Landing', 'Scoring'])
    expect(textOf(section(reading, 'Flying'))).toEqual([PROSE, MORE])
    expect(noted(reading)).toContain('5 sentence-as-heading')
  })

  it('a line of contents, whether its page stands behind dots or its name comes again', () => {
    const reading = read(
      `Moths ........ 2\n\nCandles . . . . 4\n\nMoths\n\nCandles\n\nScoring\n\nMoths\n\n${PROSE}\n\nCandles\n\n${PROSE}\n\nScoring\n\n${MORE}`,
    )
    expect(reading.sections.map(({ title, line }) => [title, line]).slice(1)).toEqual([
      ['Moths', 11],
      ['Candles', 15],
      ['Scoring', 19],
    ])
    expect(noted(reading)).toEqual(expect.arrayContaining(['1 contents-line', '3 contents-line']))
  })

  it('lines of contents whose pages grow', () => {
    const reading = read(`Moth & Candle\n\n${PROSE}\n\nFlying 2\nLanding 3\nScoring 5\nTwo Players 8\n\nFlying\n\n${MORE}`)
    expect(titles(reading)).toEqual(['Moth & Candle', 'Flying'])
  })
})
