import { editionOf } from '../../src/content/edition.ts'
import type { GameContent, RulingEntry } from '../../src/content/entry.ts'

/** A number generator with a seed: the same corpus on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SYLLABLES =
  'ba be bi bo ca co da de di do fa fe ga go ha ka ke la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve wa wo za zo'.split(
    ' ',
  )

/** Rulings that nobody wrote, with as many words, clauses and ways of asking as real ones, in files of 100. */
export function syntheticGame(rulings: number, seed = 1): GameContent {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const vocabulary = Array.from({ length: 4000 }, () => Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES)).join(''))
  // Words are not equally common: the square makes the first ones far commoner than the last.
  const word = (): string => vocabulary[Math.floor(random() ** 2 * vocabulary.length)] as string
  const words = (count: number): string => Array.from({ length: count }, word).join(' ')
  const files = [
    { path: 'bench/game.md', text: '---\nchecked: 2026-11\n---\n\n# Bench\n\nA game for measuring.\n\n```yaml\nid: bench\n```\n' },
    {
      path: 'bench/documents.md',
      text: '---\nchecked: 2026-11\n---\n\n# Documents\n\n## Book\n\nA book.\n\n```yaml\nid: book\ntitle: Book\nauthority: official\nsections: [all]\n```\n',
    },
  ]
  for (let from = 0; from < rulings; from += 100) {
    const entries = Array.from({ length: Math.min(100, rulings - from) }, (_, i) => {
      const clauses = Array.from({ length: 4 }, (_, n) => `- **Case ${n + 1}.** ${words(16)}.`).join('\n')
      const askedAs = Array.from({ length: 5 }, () => `  - ${words(6)}`).join('\n')
      return `## ${words(8)}?\n\n**${words(14)}.**\n\n${clauses}\n\n\`\`\`yaml\nid: ruling-${from + i}\norigin: [book#all]\nasked as:\n${askedAs}\n\`\`\`\n`
    })
    files.push({ path: `bench/topic-${from / 100}.md`, text: `---\nkind: section\nchecked: 2026-11\n---\n\n# Topic ${from / 100}\n\n${entries.join('\n')}` })
  }
  const [content] = editionOf([{ game: 'bench', files, published: [] }]).games
  if (!content) throw new Error('The synthetic corpus has no game.')
  return content
}

/** Questions as people would ask them: some words of a heading or of a way of asking. */
export function questionsOf(rulings: readonly RulingEntry[], count: number, seed = 2): string[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const ruling = rulings[Math.floor(random() * rulings.length)] as RulingEntry
    const lines = [ruling.title, ...ruling.askedAs]
    const line = lines[Math.floor(random() * lines.length)] as string
    return line
      .split(' ')
      .filter(() => random() > 0.2)
      .join(' ')
  })
}
