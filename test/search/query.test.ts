import { describe, expect, it } from 'vitest'
import { parseQuery } from '../../src/search/query.ts'

describe('a question', () => {
  it.each([
    ['may i stack rings', { words: ['stack', 'ring'] }],
    ['"coast hexes" tower', { words: ['coast', 'hex', 'tower'], phrases: [['coast', 'hex']] }],
    ['ring -navy', { words: ['ring'], without: [['navy']] }],
    [
      'ring -"navy ring" -moon-base',
      {
        words: ['ring'],
        without: [
          ['navy', 'ring'],
          ['moon', 'base'],
        ],
      },
    ],
    ['max -10 degrees', { words: ['max', '-10', 'degree'] }],
    ['game:moon-base ring', { words: ['ring'], game: 'moon-base' }],
    ['game:"moon base" ring', { words: ['ring'], game: 'moon base' }],
    ['KIND:Section ring', { words: ['ring'], kind: 'section' }],
    ['kind:nonsense ring', { words: ['kind', 'nonsense', 'ring'] }],
    ['card:lantern-bay/beacon-permit needs:storm', { words: [], card: 'lantern-bay/beacon-permit', needs: 'storm' }],
    ['one " quote', { words: ['one', 'quote'] }],
    ['""', { words: [] }],
    ['', { words: [] }],
  ])('%s', (text, expected) => expect(parseQuery(text)).toMatchObject({ text, phrases: [], without: [], ...expected }))
})
