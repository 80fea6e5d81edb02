import { aRuling, rulingFile } from '../../world.ts'
import { entry, fileOf } from '../pier.ts'
import type { Row } from './row.ts'

const gulls = (text: string): Record<string, string> => ({ 'gulls.md': rulingFile(entry({ text })) })

/** A file with a byte that is no UTF-8 in place of the `!`. */
const withBadByte = (text: string): Uint8Array => Buffer.from(text).map((byte) => (byte === '!'.charCodeAt(0) ? 0xff : byte))

/** What can be wrong with a file before its entries are understood. */
export const FILES: Row[] = [
  {
    code: 'private-character',
    when: 'a text has the character that stands for our address',
    files: gulls('**Yes, \uE000 one.**'),
    at: 'gulls.md:10:8',
    todo: 'Write what it was meant to be.',
  },
  {
    code: 'not-utf8',
    when: 'a byte on line 10 is not UTF-8',
    files: { 'gulls.md': withBadByte(rulingFile(entry({ text: '**Yes!**' }))) },
    at: 'gulls.md:10:1',
    todo: 'Save the file as UTF-8.',
  },
  {
    code: 'file-too-large',
    when: 'a file has a byte too many',
    files: { 'gulls.md': 'a'.repeat(2_000_001) },
    at: 'gulls.md:1:1',
    todo: '2000001 bytes; at most 2000000 are read. Split it by topic.',
  },
  {
    code: 'file-too-large',
    when: 'a file has a line too many',
    files: { 'gulls.md': '\n'.repeat(50_000) },
    at: 'gulls.md:1:1',
    todo: '50001 lines; at most 50000 are read. Split it by topic.',
  },
  {
    code: 'too-much-markup',
    when: 'a file has too many markup characters',
    files: { 'gulls.md': rulingFile(...Array.from({ length: 70 }, () => entry({ text: '_ '.repeat(900) }))) },
    at: 'gulls.md:1:1',
    todo: 'at most 60000 are read. Split it by topic.',
  },
  {
    code: 'too-much-markup',
    when: 'a file has too many keys and values',
    files: { 'gulls.md': rulingFile(...Array.from({ length: 51 }, () => entry({ yaml: `id: [${'a, '.repeat(3_000)}]` }))) },
    at: 'gulls.md:1:1',
    todo: 'at most 150000 are read. Split it by topic.',
  },
  {
    code: 'too-much-markup',
    when: 'an entry has too many markup characters',
    files: gulls(`**Yes.** ${'_ '.repeat(1_000)}`),
    at: 'gulls.md:8:1',
    todo: 'at most 1000 are read. Take the decoration out.',
  },
  {
    code: 'too-much-markup',
    when: 'the markup characters of an entry stand in a block that is no yaml',
    files: gulls(`**Yes.**\n\n\`\`\`\n${'_ '.repeat(1_000)}\n\`\`\``),
    at: 'gulls.md:8:1',
    todo: 'at most 1000 are read. Take the decoration out.',
  },
  {
    code: 'too-much-markup',
    when: 'an entry has too many lines',
    files: gulls(`**Yes.**\n${'word\n'.repeat(300)}`),
    at: 'gulls.md:8:1',
    todo: 'at most 300 are read. Make several entries of it.',
  },
  {
    code: 'entry-too-long',
    when: 'an entry is long',
    files: gulls(`**Yes.** ${'word '.repeat(4_000)}`),
    at: 'gulls.md:8:1',
    todo: 'at most 20000 are read. Make several entries of it.',
  },
  {
    code: 'nested-too-deep',
    when: 'a line opens thirteen quotes',
    files: gulls(`**Yes.**\n\n${'> '.repeat(13)}deep`),
    at: 'gulls.md:12:1',
    todo: 'Write a flat list.',
  },
  {
    code: 'nested-too-deep',
    when: 'lists step in line by line',
    files: gulls(`**Yes.**\n\n${Array.from({ length: 14 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')}`),
    at: 'gulls.md:25:1',
    todo: 'Write a flat list.',
  },
  { code: 'tab-character', when: 'a tab stands in the text', files: gulls('**Yes.** One\tchip.'), at: 'gulls.md:10:13', todo: 'Write spaces instead.' },
  { code: 'raw-html', when: 'HTML stands in the text', files: gulls('**Yes.** One<br>chip.'), at: 'gulls.md:10:13', todo: 'Write Markdown.' },
  {
    code: 'file-without-title',
    when: 'a file opens with an entry',
    files: { 'gulls.md': `---\nkind: section\nchecked: 2026-11\n---\n\n${aRuling()}\n` },
    at: 'gulls.md:5:1',
    todo: 'Open the file with one "# Topic" heading.',
  },
  {
    code: 'file-without-title',
    when: 'a file opens with text',
    files: { 'gulls.md': `---\nkind: section\nchecked: 2026-11\n---\n\nAll about gulls.\n\n${aRuling()}\n` },
    at: 'gulls.md:6:1',
    todo: 'Open the file with one "# Topic" heading.',
  },
  {
    code: 'text-outside-entry',
    when: 'text stands above the first entry',
    files: { 'gulls.md': rulingFile('All about gulls.', aRuling()) },
    at: 'gulls.md:8:1',
    todo: 'Move it into an entry.',
  },
  {
    code: 'missing-key',
    when: 'a file has no front matter',
    files: { 'gulls.md': `# Gulls\n\n${aRuling()}\n` },
    at: 'gulls.md:1:1',
    todo: 'Start the file with front matter: --- and "checked: 2026-11" and ---.',
  },
  {
    code: 'missing-key',
    when: 'a file does not say when it was checked',
    files: { 'gulls.md': `---\nkind: section\n---\n\n# Gulls\n\n${aRuling()}\n` },
    at: 'gulls.md:2:1',
    todo: 'The key "checked" is missing. Write the month as 2026-11.',
  },
  {
    code: 'missing-key',
    when: 'a file of rulings does not say their kind',
    files: { 'gulls.md': fileOf(aRuling()) },
    at: 'gulls.md:1:1',
    todo: 'question, card, section or erratum',
  },
  {
    code: 'bad-value',
    when: 'a month is none',
    files: { 'cards.md': '---\nchecked: 2026-13\n---\n\n# Cards\n' },
    at: 'cards.md:2:10',
    todo: 'Write the month as 2026-11.',
  },
  {
    code: 'yaml-not-a-map',
    when: 'front matter is empty',
    files: { 'cards.md': '---\n---\n\n# Cards\n' },
    at: 'cards.md:2:1',
    todo: 'Start it with "kind: …".',
  },
  {
    code: 'game-without-file',
    when: 'a game is not called like its folder',
    files: { 'game.md': '---\nchecked: 2026-11\n---\n\n# Peer\n\nGulls.\n\n```yaml\nid: peer\n```\n' },
    at: 'game.md:5:1',
    todo: 'Make them equal.',
  },
  {
    code: 'not-in-dialect',
    when: 'an entry stands in game.md',
    files: { 'game.md': '---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n```yaml\nid: pier\n```\n\n## May a gull steal chips?\n' },
    at: 'game.md:13:1',
    todo: 'Move it to another file.',
  },
]
