import { describe, expect, it } from 'vitest'
import { comparePassage, type Restating } from '../../src/documents/compare.ts'
import { restatedIn } from '../../src/documents/restated.ts'

const TEXT = 'Each moth flies three spaces. A moth that touches the candle loses its dust! The bat moves last.\nIn a tie the darker moth wins.'

const shown = (clause: string): string[] => restatedIn(TEXT, [{ id: 'c', text: clause }]).map(({ from, to }) => TEXT.slice(from, to))

describe('the sentence that a clause restates', () => {
  it.each([
    ['Moths fly three spaces each.', 'Each moth flies three spaces.'],
    ['Touching the candle costs a moth its dust.', 'A moth that touches the candle loses its dust!'],
    ['The last to move is the bat.', 'The bat moves last.'],
    ['Ties are won by the darker moth.', 'In a tie the darker moth wins.'],
  ])('%s', (clause, sentence) => {
    expect(shown(clause)).toEqual([sentence])
  })

  it.each(['Owls are not in the box.', 'Every moth has six legs and a long memory.', ''])('"%s" restates none', (clause) => {
    expect(shown(clause)).toEqual([])
  })

  it('is found for each clause by itself', () => {
    const clauses = [
      { id: 'bat', text: 'The bat moves last.' },
      { id: 'owl', text: 'Owls hoot.' },
      { id: 'fly', text: 'A moth flies three spaces.' },
    ]
    expect(restatedIn(TEXT, clauses).map(({ clause }) => clause)).toEqual(['bat', 'fly'])
  })

  it('of an empty passage is none', () => {
    expect(restatedIn('', [{ id: 'c', text: 'A moth flies.' }])).toEqual([])
  })
})

describe('a passage beside the rulings that restate it', () => {
  const passage = {
    anchor: 'flying',
    title: 'Flying',
    line: 3,
    endLine: 9,
    text: [{ text: 'With “Silk Thread” [16] a moth flies 5 spaces, otherwise three.' }, { text: 'It costs 2 dust. (Source 7)' }],
  }
  const ruling = (text: string, cards: string[] = []): Restating => ({
    id: 'flying',
    title: 'How far does a moth fly?',
    text,
    clauses: [{ id: 'a', text }],
    cards,
  })
  const compare = (...rulings: Restating[]) => comparePassage(passage, rulings, ['Silk Thread', 'Lamp Oil'])

  it('shows numbers and cards that no ruling repeats', () => {
    expect(compare(ruling('A moth flies three spaces.'))).toMatchObject({ missingNumbers: ['5', '2'], missingCards: ['Silk Thread'] })
  })

  it('finds nothing missing where the rulings together say it all', () => {
    expect(compare(ruling('A moth flies 3 spaces, or five.', ['Silk Thread']), ruling('Flying costs two dust.'))).toMatchObject({
      missingNumbers: [],
      missingCards: [],
    })
  })

  it('a card is missing only when its whole name is in the passage', () => {
    expect(comparePassage({ ...passage, text: [{ text: 'A silky threadbare moth.' }] }, [], ['Silk', 'Thread'])).toMatchObject({ missingCards: [] })
  })

  it('numbers of cards and of sources say nothing about the game', () => {
    expect(compare().missingNumbers).toEqual(['5', '3', '2'])
  })

  it('has what each ruling restates', () => {
    const [first] = compare(ruling('With Silk Thread a moth flies five spaces.')).rulings
    expect(first).toMatchObject({ id: 'flying', restated: [{ clause: 'a', from: 0 }] })
  })

  it('that no ruling restates is unclaimed', () => {
    expect(compare().rulings).toEqual([])
  })
})
