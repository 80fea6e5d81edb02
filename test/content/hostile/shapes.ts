import { FILE_LIMITS } from '../../../src/content/limits.ts'
import { marksIn, yamlMarksIn } from '../../../src/content/marks.ts'

/** A file that is made to keep a parser busy. */
type Shape = () => { file: string; text: string }

const FRONT = '---\nkind: section\nchecked: 2026-11\n---\n\n# Gulls\n\n'
const heading = (n: number): string => `## May gull ${n}?\n\n`
const yaml = (text: string): string => `\n\n\`\`\`yaml\n${text}\n\`\`\`\n\n`
const ending = (n: number): string => yaml(`id: gull-${n}\norigin: [leaflet#gulls]`)

/** A piece of text repeated as often as fits into 2 MB and 50,000 lines. */
const whole = (unit: string): Shape => {
  const lines = unit.split('\n').length - 1
  const times = Math.min(Math.floor((FILE_LIMITS.bytes - 100) / Buffer.byteLength(unit)), Math.floor((FILE_LIMITS.lines - 20) / lines))
  return () => ({ file: 'gulls.md', text: `${FRONT}${heading(0)}${unit.repeat(times)}` })
}

/** A piece of text repeated as often as the limits of one entry allow. */
function fill(unit: string, before = ''): string {
  const ten = unit.repeat(10)
  const most = (limit: number, used: number, each: number): number => (each === 0 ? Number.POSITIVE_INFINITY : Math.floor((0.97 * limit - used) / each))
  const times = Math.min(
    most(FILE_LIMITS.entryCharacters, before.length + 100, unit.length),
    most(FILE_LIMITS.entryMarks, marksIn(before), marksIn(ten) / 10),
    most(FILE_LIMITS.entryLines, before.split('\n').length + 1, ten.split('\n').filter((line) => line.trim()).length / 10),
  )
  return before + unit.repeat(times)
}

/** The backticks around a block. */
const FENCES = 6

/** A file of entries, as many as its limits allow. */
function entries(file: string, make: (n: number) => string): { file: string; text: string } {
  const parts = [FRONT]
  const left = { bytes: FILE_LIMITS.bytes - 100, lines: FILE_LIMITS.lines - 20, marks: FILE_LIMITS.marks - 10, yamlMarks: FILE_LIMITS.yamlMarks }
  for (let n = 0; ; n++) {
    const entry = make(n)
    const [prose = '', block = ''] = entry.split('```yaml')
    left.bytes -= Buffer.byteLength(entry)
    left.lines -= entry.split('\n').length - 1
    left.marks -= marksIn(prose) + (block ? FENCES : 0)
    left.yamlMarks -= yamlMarksIn(block)
    if (Math.min(...Object.values(left)) < 0) return { file, text: parts.join('') }
    parts.push(entry)
  }
}

/** The piece of text in entries that are just below the limits; where the file's markup is used up, entries of words follow. */
const cut =
  (unit: string, before = ''): Shape =>
  () => {
    const body = fill(unit, before)
    const words = fill('word ')
    const full = Math.floor((FILE_LIMITS.marks - 1_000) / (marksIn(body) + FENCES + 1))
    return entries('gulls.md', (n) => `${heading(n)}${n < full ? body : words}${ending(n)}`)
  }

/** Entries with a block of yaml each. */
const blocks =
  (text: string): Shape =>
  () =>
    entries('gulls.md', (n) => `${heading(n)}**Yes.**${yaml(text)}`)

/** How many things with so many marks and characters each fit into a block. */
const inBlock = (marks: number, characters: number): number =>
  Math.floor(Math.min((FILE_LIMITS.blockMarks - 20) / marks, (FILE_LIMITS.blockCharacters - 100) / characters))

const list = (length: number, item: (n: number) => string): string => Array.from({ length }, (_, n) => item(n)).join(', ')

/** Shapes at which Markdown parsers take the square of the time, whole in one entry: refused at a glance. */
export const WHOLE: Record<string, Shape> = {
  stars: whole('*'),
  brackets: whole('['),
  backticks: whole('`'),
  tildes: whole('~'),
  quotes: whole('>'),
  pipes: whole('|'),
  'alternating emphasis': whole('*a_ '),
  'open links': whole('[a]('),
  'nested quotes': whole('> '),
  'nested lists': whole('- '),
  'lists that step in': () => ({
    file: 'gulls.md',
    text: `${FRONT}${heading(0)}${Array.from({ length: 1_400 }, (_, n) => `${'  '.repeat(n % 700)}- a\n`).join('')}`,
  }),
  'a huge table': whole('|a|b|c|d|e|f|g|h\n'),
  '50,000 definitions': whole('[a]: b\n'),
  '50,000 quotes': whole('> a\n'),
  'words in one paragraph': whole('word '),
  'words in many paragraphs': whole(`${'word '.repeat(30)}\n\n`),
  'a fence of backticks and lines below it': () => ({ file: 'gulls.md', text: `${FRONT}${'`'.repeat(900_000)}\n${`${'a'.repeat(20)}\n`.repeat(49_000)}` }),
  'marks behind a fence that is none': () => ({ file: 'gulls.md', text: `${FRONT}${heading(0)}<!--\n\`\`\`\n-->\n\n${'*a_ '.repeat(400_000)}\n\`\`\`\n` }),
  'brackets of yaml': () => ({ file: 'gulls.md', text: `${FRONT}${heading(0)}${yaml(`id: ${'['.repeat(1_900_000)}`)}` }),
  'keys of yaml': () => ({ file: 'gulls.md', text: `${FRONT}${heading(0)}${yaml(`{${list(200_000, (n) => `k${n}`)}}`)}` }),
  'front matter of brackets': () => ({ file: 'gulls.md', text: `---\nkind: ${'['.repeat(1_900_000)}\n---\n\n# Gulls\n` }),
}

/** The slowest of what stays below every limit, of 520 shapes measured on 2026-11-18. */
export const BELOW_THE_LIMITS: Record<string, Shape> = {
  'items of lists': cut('- a\n'),
  'numbered items': cut('1. a\n'),
  'twelve lists a line': cut(`${'- '.repeat(12)}a\n`),
  'alternating emphasis': cut('*a_ '),
  'nested emphasis': cut(' a*', '*a '.repeat(FILE_LIMITS.entryMarks / 2 - 20)),
  footnotes: cut('[^a]: b\n'),
  definitions: cut('[a]: b\n'),
  'underlined headings': cut('a\n---\n'),
  'a table of one column': cut('b\n', 'a\n:-\n'),
  'lines that a quote goes on in': cut('b\n', `${'> '.repeat(12)}a\n`),
  'addresses of mail': cut('a.b@c.d '),
  'words in paragraphs': cut(`${'word '.repeat(12)}\n\n`),
  'headings alone': () => entries('terms.md', () => '## a\n'),
  'whole rulings': () => entries('gulls.md', (n) => `${heading(n)}**Yes.**\n\n- **A.** b${ending(n)}`),
  'names of rulings that are not there': () =>
    entries(
      'gulls.md',
      (n) => `${heading(n)}**Yes.**${yaml(`id: gull-number-${n}\norigin: [leaflet#gulls]\nsee also: [${list(20, (i) => `gull-numbr-${n * 31 + i * 7}`)}]`)}`,
    ),
  'brackets of yaml': blocks(`id: ${'['.repeat(Math.min(FILE_LIMITS.blockBrackets, FILE_LIMITS.blockMarks - 10))}`),
  'keys of yaml': blocks(`{${list(inBlock(1, 7), (n) => `k${n}`)}}`),
  'wrong values in yaml': blocks(`id: a\nmoved clauses: { ${list(inBlock(2, 8), (n) => `${n.toString(36)}: 1`)} }`),
}

export const SHAPES: Record<string, Shape> = {
  ...Object.fromEntries(Object.entries(WHOLE).map(([name, shape]) => [`whole: ${name}`, shape])),
  ...Object.fromEntries(Object.entries(BELOW_THE_LIMITS).map(([name, shape]) => [`below: ${name}`, shape])),
}
