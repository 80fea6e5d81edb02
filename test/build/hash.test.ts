import { describe, expect, it } from 'vitest'
import { rulingFrom } from './built.ts'

const TEXT = '**Yes, one chip a turn.**\n\n- **Salt.** Not with the [Salt Shaker](cards.md#salt-shaker).\n\n| Wind | Chips |\n| --- | --- |\n| Calm | 1 |'
const hash = rulingFrom(TEXT).hash

describe('The hash of a ruling', () => {
  it('is the same for the same words', () => {
    expect(rulingFrom(TEXT).hash).toBe(hash)
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })

  it.each([
    ['the answer', TEXT.replace('one chip', 'two chips'), {}],
    ['a clause', TEXT.replace('Not with', 'Never with'), {}],
    ['the name of a clause', TEXT.replace('**Salt.**', '**Salted.**'), {}],
    ['a table', TEXT.replace('| Calm | 1 |', '| Calm | 2 |'), {}],
    ['the heading', TEXT, { title: 'Can a gull steal chips?' }],
    ['the order of clauses', TEXT.replace('- **Salt.**', '- **Tide.** Low.\n- **Salt.**'), {}],
  ])('changes with the words of %s', (_, text, options) => {
    expect(rulingFrom(text, options).hash).not.toBe(hash)
  })

  it.each([
    ['where a link leads', TEXT.replace('cards.md#salt-shaker', 'https://salt.example'), ''],
    ['markup', TEXT.replace('Not with', '*Not* with'), ''],
    ['how people ask', TEXT, 'asked as: [gull took my chips]\n'],
    ['sources', TEXT, 'sources: ["https://boardgamegeek.com/thread/1"]\n'],
    ['its status', TEXT, 'status: disputed\n'],
    ['the cards it is about', TEXT, 'about: [salt-shaker]\n'],
    ['the parts it needs', TEXT, 'needs: [winter]\n'],
    ['ids it once had', TEXT, 'aliases: [theft]\n'],
  ])('does not change with %s', (_, text, yaml) => {
    expect(rulingFrom(text, { yaml }).hash).toBe(hash)
  })
})
