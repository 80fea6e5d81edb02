import { toString as plainText } from 'mdast-util-to-string'
import { chunksOf, type FileChunks } from './chunks.ts'
import { readData } from './data.ts'
import type { GameContent } from './entry.ts'
import { FrontMatter } from './keys.ts'
import { parseMarkdown, placeOf } from './markdown.ts'
import type { Report } from './problem.ts'
import { readCard, readTerm } from './read-card.ts'
import type { GameFolder } from './read-folder.ts'
import { readDocument, readGame } from './read-game.ts'
import { readConflict, readRuling } from './read-ruling.ts'
import type { SourceFile } from './source-file.ts'

/** What the entries of a file are, told by the file's name or its folder's: `cards.md` or `cards/venus.md`. */
const KINDS = ['game', 'documents', 'cards', 'terms', 'conflicts'] as const
type FileKind = (typeof KINDS)[number] | 'rulings'

export function kindOfFile(path: string): FileKind {
  const [, ...inside] = path.replace(/\.md$/, '').split('/')
  return KINDS.find((kind) => kind === inside[0]) ?? 'rulings'
}

/** All entries of one game's folder. What cannot be read is reported and left out. */
export function parseGame(folder: GameFolder, report: Report): GameContent | undefined {
  const files = folder.files.map((file) => ({ file, kind: kindOfFile(file.path), chunks: chunksOf(file, report) }))
  const main = files.find(({ kind }) => kind === 'game')
  if (!main)
    report({ file: `${folder.game}/game.md`, line: 1, column: 1 }, 'game-without-file', "Every folder of content has a game.md with the game's name and id.")
  const game = main?.chunks?.head && readGame(main.chunks.head, report)
  if (game && game.id !== folder.game) report(game.at, 'game-without-file', `The game's id is "${game.id}" and its folder "${folder.game}". Make them equal.`)
  // Without its game.md there is no game, but its files are still looked at: problems are told together.
  const { id, parts } = game ?? { id: folder.game, parts: [] }
  const content: Omit<GameContent, 'game'> = { documents: [], rulings: [], cards: [], terms: [], conflicts: [], unread: new Set() }
  for (const { file, kind, chunks } of files) {
    if (!chunks) continue
    const front = readFrontMatter(file, chunks, report)
    const title = kind === 'game' ? '' : titleOf(chunks, report)
    for (const chunk of chunks.entries) {
      const keep = <T>(list: T[], entry: T | undefined): void => {
        if (entry) list.push(entry)
        else content.unread.add(/^id: *(\S+)/m.exec(chunk.text)?.[1] ?? '')
      }
      if (kind === 'game')
        report({ file: file.path, line: chunk.line, column: 1 }, 'not-in-dialect', 'Nobody looks for an entry here. Move it to another file.')
      else if (kind === 'documents') keep(content.documents, readDocument(chunk, id, report))
      else if (kind === 'cards') keep(content.cards, readCard(chunk, id, report))
      else if (kind === 'terms') keep(content.terms, readTerm(chunk, id, report))
      else if (kind === 'conflicts') keep(content.conflicts, readConflict(chunk, id, parts, report))
      else {
        const topic = { id: topicId(file.path), title }
        keep(content.rulings, readRuling(chunk, { game: id, topic, kind: front?.kind ?? 'question', parts }, report))
      }
    }
    if (kind === 'rulings' && front && !front.kind)
      report(
        { file: file.path, line: 1, column: 1 },
        'missing-key',
        'A file of rulings says their kind in its front matter: question, card, section or erratum.',
      )
  }
  return game && { game, ...content }
}

const topicId = (path: string): string => path.replace(/\.md$/, '').split('/').slice(1).join('-')

function readFrontMatter(file: SourceFile, chunks: FileChunks, report: Report): { kind?: GameContent['rulings'][number]['kind'] | undefined } | undefined {
  if (!chunks.frontMatter) {
    report({ file: file.path, line: 1, column: 1 }, 'missing-key', 'Start the file with front matter: --- and "checked: 2026-11" and ---.')
    return undefined
  }
  const { text, line } = chunks.frontMatter
  return readData({ text, file: file.path, line }, FrontMatter, report)?.value
}

/** The one `#` heading that opens a file; nothing else may stand above the first entry. */
function titleOf(chunks: FileChunks, report: Report): string {
  if (!chunks.head) return ''
  const tree = parseMarkdown(chunks.head, report)
  const [heading, stray] = tree.children
  if (heading?.type !== 'heading' || heading.depth !== 1) {
    report(placeOf(chunks.head, heading), 'file-without-title', 'Open the file with one "# Topic" heading.')
    return ''
  }
  if (stray) report(placeOf(chunks.head, stray), 'text-outside-entry', 'This stands above the first ## heading, where nobody finds it. Move it into an entry.')
  return plainText(heading).trim()
}
