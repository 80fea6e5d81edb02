import { describe, expect, it } from 'vitest'
import type { ClauseEntry } from '../../src/content/entry.ts'
import { editionFrom, rulingFile } from '../world.ts'
import { entry } from './pier.ts'

/** The clauses of a ruling with this text, whose first line is line 10 of the file. */
function clausesOf(text: string, files: Record<string, string> = {}): ClauseEntry[] {
  const { games, problems } = editionFrom({ 'gulls.md': rulingFile(entry({ text })), ...files })
  expect(problems.filter(({ code }) => code !== 'unpublished-name')).toEqual([])
  return games[0]?.rulings[0]?.clauses ?? []
}

describe('the clauses of a ruling', () => {
  it('the first paragraph is the clause "answer", whole and without marks', () => {
    expect(clausesOf('**Yes, *one* chip.** The thief `flies` off.')).toEqual([
      { id: 'answer', label: 'Answer', text: 'Yes, one chip. The thief flies off.', needs: [], at: { file: 'pier/gulls.md', line: 10, column: 1 } },
    ])
  })

  it('every item is a clause, named by the bold words that open it', () => {
    const [, salt, passing] = clausesOf('**Yes.**\n\n- **Salt.** Salted chips are safe.\n- **After passing:** A gull rests.')
    expect(salt).toEqual({ id: 'salt', label: 'Salt', text: 'Salted chips are safe.', needs: [], at: { file: 'pier/gulls.md', line: 12, column: 1 } })
    expect(passing).toMatchObject({ id: 'after-passing', label: 'After passing', text: 'A gull rests.', at: { line: 13 } })
  })

  it.each([
    ['MC.', 'mc'],
    ['Player’s turn.', 'players-turn'],
    ['−5 or colder', '5-or-colder'],
    ['Crème brûlée', 'creme-brulee'],
  ])('the name "%s" is the id "%s"', (name, id) => {
    expect(clausesOf(`**Yes.**\n\n- **${name}** So it is.`)[1]?.id).toBe(id)
  })

  it('a part in italics after the name is what the clause needs, and no word of it', () => {
    expect(clausesOf('**Yes.**\n\n- **Snow.** *Winter Pier:* Two chips.')[1]).toMatchObject({ id: 'snow', text: 'Two chips.', needs: ['winter'] })
  })

  it('a part may be named by its code', () => {
    expect(clausesOf('**Yes.**\n\n- **Snow.** *winter:* Two chips.')[1]?.needs).toEqual(['winter'])
  })

  it('several parts stand in one pair of italics', () => {
    const parts = 'parts: { winter: { name: Winter Pier, kind: expansion }, quay: { name: The Quay, kind: board } }'
    const game = { 'game.md': `---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n\`\`\`yaml\nid: pier\n${parts}\n\`\`\`\n` }
    expect(clausesOf('**Yes.**\n\n- **Snow.** *The Quay, Winter Pier:* Two chips.', game)[1]?.needs).toEqual(['quay', 'winter'])
  })

  it('an example is a clause that needs nothing and keeps its words', () => {
    expect(clausesOf('**Yes.**\n\n- **Two gulls.** *Example:* two gulls take 2 chips.')[1]).toMatchObject({
      id: 'two-gulls',
      text: 'Example: two gulls take 2 chips.',
      needs: [],
    })
  })

  it('italics further on in a clause are words like others', () => {
    expect(clausesOf('**Yes.**\n\n- **Salt.** Only *now:* not later.')[1]).toMatchObject({ text: 'Only now: not later.', needs: [] })
  })

  it('two lists are one row of clauses', () => {
    expect(clausesOf('**Yes.**\n\n- **Salt.** Safe.\n\n1. **Pepper.** Not safe.').map(({ id }) => id)).toEqual(['answer', 'salt', 'pepper'])
  })
})
