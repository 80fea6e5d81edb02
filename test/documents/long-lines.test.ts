import { describe, expect, it } from 'vitest'
import { readDocument } from '../../src/documents/read-document.ts'
import { restatedIn } from '../../src/documents/restated.ts'

const SIZE = 200_000
/** Two thousand paragraphs take the parser of Markdown a tenth of a second, whatever they say. */
const SIZE_IN_LINES = 6_000
/** Far above what any of them takes: an expression that goes back and forth takes minutes. */
const SLOWEST_MS = 15_000

const filled = (piece: string): string => piece.repeat(Math.ceil((piece.includes('\n') ? SIZE_IN_LINES : SIZE) / piece.length))

/** Time of the processor, which other work on the machine does not lengthen. */
function took(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

const LIST = '\n\n[1] Silk (4 Dust)\n\n[2] Oil (7 Dust)\n\n[3] Key (1 Dust)\n\n'

/** Pieces that, said often enough, send a careless expression back and forth. */
const IN_A_LINE = [
  ...[' ', 'a ', 'A ', 'A: ', '"', '“', '(', '()', '[', ']', '[1] ', '<', '<a', '<!--', '-', '_', '.', '. . ', ',', ':', '?', '|', 'A/', '1.1 ', '\\', '▪'],
  ...['A = b ', '> ', '+ ', '*a', '~~a', '<b>a', 'see ', 'Source 1 (', 'a-', 'Q: a? ', '“A” [1] ', 'x?)', 'A b? '],
]
const IN_LINES = ['a\n', 'A\n\n', 'a\n\n', '# a\n', '- a\n', '1.1 A\n', '• a\n', 'a-\n', '**A** b\n\n', 'A: b c.\n\n', '7\n\n', '[1] A (1 b, \n\n']

describe('a line of two hundred thousand characters is read without going back and forth', () => {
  it.each(IN_A_LINE)('%j over and over', (piece) => {
    expect(took(() => readDocument(filled(piece)))).toBeLessThan(SLOWEST_MS)
  })

  it.each(IN_A_LINE)('%j over and over, beside a clause that restates it', (piece) => {
    expect(took(() => restatedIn(filled(piece), [{ id: 'a', text: 'A moth sees a b.' }]))).toBeLessThan(SLOWEST_MS)
  })
})

describe('smaller texts, which the parser itself is slower with, are read so as well', () => {
  it.each(IN_LINES)('six thousand characters of %j', (piece) => {
    expect(took(() => readDocument(filled(piece)))).toBeLessThan(SLOWEST_MS)
  })

  it.each(IN_A_LINE)('eight thousand of %j in a heading, after a label, in a card and in a link', (piece) => {
    // The parser looks for bare addresses after each open bracket, at every word: its own time grows with the square.
    const line = filled(piece).slice(0, 8_000)
    const text = `# Moths\n\n## ${line}\n\n## Bats\n\n**Hawk:** ${line}\n\n## Cats\n\n[Source ${line}](https://example.org)${LIST}[4] Key (1 ${line}`
    expect(took(() => readDocument(text))).toBeLessThan(SLOWEST_MS)
  })
})
