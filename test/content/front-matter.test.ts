import { expect, it } from 'vitest'
import { aRuling, editionFrom } from '../world.ts'
import { places, problemsIn } from './pier.ts'

const file = (front: string): Record<string, string> => ({ 'gulls.md': `${front}\n\n# Gulls\n\n${aRuling()}\n` })

it('front matter gives the kind of the rulings below it', () => {
  const { games } = editionFrom(file('---\nkind: question\nchecked: 2026-11\n---'))
  expect(games[0]?.rulings[0]?.kind).toBe('question')
})

it('without front matter the entries are read all the same', () => {
  const files = { 'gulls.md': `# Gulls\n\n${aRuling()}\n` }
  expect(places(problemsIn(files))).toEqual(['1:1 missing-key'])
  expect(editionFrom(files).games[0]?.rulings.map(({ id }) => id)).toEqual(['stealing'])
})

it('front matter that is never closed is missing', () => {
  expect(problemsIn(file('---\nkind: section\nchecked: 2026-11'))).toContainEqual(
    expect.objectContaining({ line: 1, column: 1, code: 'missing-key', message: expect.stringContaining('Start the file with front matter') }),
  )
})

it.each([
  ['a list', '---\n- kind: section\n---', ['2:1 yaml-not-a-map']],
  ['broken', '---\nkind: [section\nchecked: 2026-11\n---', ['3:1 yaml-broken']],
  ['of an unknown kind', '---\nkind: letter\nchecked: 2026-11\n---', ['2:7 bad-value']],
  ['in another order', '---\nchecked: 2026-11\nkind: section\n---', ['2:1 keys-out-of-order']],
  ['with a key of its own', '---\nkind: section\nchecked: 2026-11\nauthor: gull\n---', ['4:1 unknown-key']],
  ['with a day', '---\nkind: section\nchecked: 2026-11-18\n---', ['3:10 bad-value']],
])('front matter that is %s is told with its line', (_, front, problems) => {
  expect(places(problemsIn(file(front)))).toEqual(problems)
})
