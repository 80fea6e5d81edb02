import { describe, expect, it } from 'vitest'
import { noted, PROSE, read, section, textOf } from './moth.ts'

const PROFILE = {
  sets: { W: 'winter', N: 'night', PRO: 'promo' },
  boards: { A: 'attic', G: 'garden', C: 'cellar' },
  types: { T: 'trophy', M: 'medal' },
  requirements: { moon: 'parameter', nest: 'tile' },
} as const

const LIST = `## Cards

[1] Silk Thread (4 Dust, Blue Card), draw a card

[2] Night Nurse (12 Dust, Green Card, Maximum -3°C Frost Requirement), all moths rest

[3] Lamp Oil (7 Dust, Red Card, 2 Moon Requirement)`

const cardOf = (heading: string) => read(`## ${heading}\n\n${PROSE}\n\n## Bats\n\n${PROSE}\n\n## Cats\n\n${PROSE}`, PROFILE).sections[0]?.card

describe('the heading of a card', () => {
  it.each([
    ['Silk Thread [16] 035 (W)', { name: 'Silk Thread', reference: 16, number: '035', sets: ['winter'] }],
    ['Silk Thread[16] 124 (N)', { name: 'Silk Thread', reference: 16, number: '124', sets: ['night'] }],
    ['Silk Thread X23 W/PRO', { name: 'Silk Thread', number: 'X23', sets: ['winter', 'promo'] }],
    ['Silk Thread [59] X06 (N/PRO)', { name: 'Silk Thread', reference: 59, number: 'X06', sets: ['night', 'promo'] }],
    ['Silk Thread 035', { name: 'Silk Thread', number: '035' }],
    ['Silk Thread [16]', { name: 'Silk Thread', reference: 16 }],
    ['Silk Thread (W)', { name: 'Silk Thread', sets: ['winter'] }],
    ['Silk Thread 035 (ZZ)', { name: 'Silk Thread', number: '035', sets: ['ZZ'] }],
    ['Silk Thread [NEW] [16]', { name: 'Silk Thread', reference: 16 }],
    ['Moonlover A:T', { name: 'Moonlover', boards: ['attic'], type: 'trophy' }],
    ['Moonlover A/G/C:M', { name: 'Moonlover', boards: ['attic', 'garden', 'cellar'], type: 'medal' }],
  ])('%s', (heading, card) => {
    expect(cardOf(heading)).toEqual(card)
  })

  it.each(['Silk Thread', 'The Bats (Optional)', 'How many (ZZ)', 'Play in 2031?', 'constructor'])('"%s" names no card', (heading) => {
    expect(cardOf(heading)).toBeUndefined()
  })

  it('knows the codes that the document explains itself', () => {
    const reading = read(`## Legend\n\nCards: Q = quiet, R = red, S = silver.\n\n## Silk Thread (Q)\n\n${PROSE}\n\n## Bats\n\n${PROSE}`)
    expect(section(reading, 'Silk Thread (Q)').card).toEqual({ name: 'Silk Thread', sets: ['Q'] })
  })

  it('a mark of news is taken off the title and kept as a fact', () => {
    const reading = read(`## Silk Thread [NEW]\n\n${PROSE}\n\n## Bats\n\n${PROSE}\n\n## Cats\n\n${PROSE}`)
    expect(reading.sections.map(({ title, anchor, isNew }) => [title, anchor, isNew])).toEqual([
      ['Silk Thread', 'silk-thread', true],
      ['Bats', 'bats', false],
      ['Cats', 'cats', false],
    ])
  })

  it('takes back the number that slipped to the end of the section before', () => {
    const reading = read(`## Lamp Oil\n\n${PROSE}\n231 (W)\n\n## Silk Thread\n\n${PROSE}\n\n## Bats\n\n${PROSE}`, PROFILE)
    expect(section(reading, 'Silk Thread').card).toEqual({ name: 'Silk Thread', number: '231', sets: ['winter'] })
    expect(textOf(section(reading, 'Lamp Oil'))).toEqual([PROSE])
    expect(noted(reading)).toEqual(['4 number-before-heading'])
  })

  it('takes back the word that slipped into the text, where the profile knows it', () => {
    const reading = read('## Silk [16] 035 (W)\n\nThe moth may Thread rest on it.\n\n## Bats\n\nThey Thread on.\n\n## Cats\n\nNo.', {
      ...PROFILE,
      'lost words': { Silk: 'Thread' },
    })
    expect(reading.sections[0]).toMatchObject({
      title: 'Silk Thread [16] 035 (W)',
      text: [{ text: 'The moth may rest on it.' }],
      card: { name: 'Silk Thread' },
    })
    expect(textOf(section(reading, 'Bats'))).toEqual(['They Thread on.'])
    expect(noted(reading)).toEqual(['1 lost-word'])
  })
})

describe('a numbered list of cards', () => {
  it('has the data of its lines', () => {
    expect(read(LIST, PROFILE).cards).toEqual([
      { reference: 1, name: 'Silk Thread', line: 3, anchor: 'card-1-silk-thread', cost: 4, type: 'blue', effect: 'draw a card' },
      {
        reference: 2,
        name: 'Night Nurse',
        line: 5,
        anchor: 'card-2-night-nurse',
        cost: 12,
        type: 'green',
        requirement: { parameter: 'frost', atMost: -3 },
        effect: 'all moths rest',
      },
      { reference: 3, name: 'Lamp Oil', line: 7, anchor: 'card-3-lamp-oil', cost: 7, type: 'red', requirement: { parameter: 'moon', atLeast: 2 } },
    ])
  })

  it.each([
    ['4% Frost Requirement', { parameter: 'frost', atLeast: 4 }],
    ['Minimum −8°C Frost Requirement', { parameter: 'frost', atLeast: -8 }],
    ['Max 3 Moon requirement', { parameter: 'moon', atMost: 3 }],
    ['2 Science tags requirement', { tag: 'science', atLeast: 2 }],
    ['Silk production requirement', { production: 'silk', atLeast: 1 }],
    ['Nest requirement', { tile: 'nest', atLeast: 1 }],
    ['3 Feather requirement', { resource: 'feather', atLeast: 3 }],
    ['Constructor requirement', { resource: 'constructor', atLeast: 1 }],
  ])('"%s" is a requirement', (words, requirement) => {
    expect(read(`${LIST}\n\n[4] Attic Key (1 Dust, Blue Card, ${words})`, PROFILE).cards[3]).toMatchObject({ cost: 1, type: 'blue', requirement })
  })

  it.each([
    ['letters before the name that belong to nothing', '[4] B. C. Attic Key (3 Dust, Blue Card), open a window'],
    ['a bracket that is never closed', '[4] Attic Key (3 Dust, Blue Card, open a window'],
    ['a full stop for a comma, and no bracket', '[4] Attic Key (3 Dust. Blue Card. open a window'],
  ])('is mended where it has %s', (_, line) => {
    const reading = read(`The Attic Key opens the window.\n\n${LIST}\n\n${line}`, PROFILE)
    expect(reading.cards[3]).toMatchObject({ reference: 4, name: 'Attic Key', cost: 3, type: 'blue', effect: 'open a window' })
    expect(noted(reading)).toContain('11 list-entry')
  })

  it('is also made of lines that Markdown takes for the addresses of links', () => {
    const reading = read('## Cards\n\n[1]: Silk\n\n[2]: Oil\n\nThe moth has “Silk” [1].')
    expect(reading.sections.flatMap(textOf)).toEqual(['[1]: Silk', '[2]: Oil', 'The moth has “Silk” [1].'])
  })

  it('gives entries that are equal different anchors, and a name without letters an anchor too', () => {
    expect(read(`${LIST}\n\n[1] Silk Thread (4 Dust)\n\n[5] ★ (1 Dust)`).cards.map(({ anchor }) => anchor)).toEqual([
      'card-1-silk-thread',
      'card-2-night-nurse',
      'card-3-lamp-oil',
      'card-1-silk-thread-1',
      'card-5',
    ])
  })

  it('gains the number and the sets that the heading of a card has', () => {
    expect(read(`## Silk Thread [1] 035 (W)\n\n${PROSE}\n\n${LIST}`, PROFILE).cards[0]).toMatchObject({ number: '035', sets: ['winter'], cost: 4 })
  })

  it('has a section for each card, below the heading around it', () => {
    const reading = read(LIST, PROFILE)
    expect(reading.sections.map(({ anchor, level }) => [anchor, level])).toEqual([
      ['cards', 2],
      ['card-1-silk-thread', 3],
      ['card-2-night-nurse', 3],
      ['card-3-lamp-oil', 3],
    ])
  })
})

describe('a text that names a card by its number', () => {
  it.each([
    ['its name in quotes', 'Play “Silk Thread” [1] now.', [1], []],
    ['its name without quotes', 'Then play Silk Thread [1] now.', [1], []],
    ['no name', 'Then play [1] now.', [1], ['3 reference-without-name']],
    ['another name', 'Play "Wool Thread" [1] now.', [1], ['3 reference-of-another-name']],
    ['a number that the list has not', 'Play “Silk Thread” [77] now.', [], ['3 unknown-reference']],
    ['two cards', 'Play “Lamp Oil” [3] or "Silk Thread" [1].', [1, 3], []],
  ])('%s', (_, text, cards, notes) => {
    const reading = read(`## Play\n\n${text}\n\n${LIST}`, PROFILE)
    expect(section(reading, 'Play').cards).toEqual(cards)
    expect(noted(reading)).toEqual(notes)
  })

  it('means nothing where there is no list', () => {
    expect(section(read('# Play\n\nPlay “Silk Thread” [1] now.'), 'Play').cards).toEqual([])
  })
})
