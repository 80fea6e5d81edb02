import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Report } from './problem.ts'
import { decode, type SourceFile } from './source-file.ts'

/** The list of names a game has published, beside its Markdown. */
export const PUBLISHED = 'published.txt'

/** The files of one game's folder, by path, as text. */
export interface GameFolder {
  game: string
  files: SourceFile[]
  published: string[]
}

/** Reads the folders of a content folder, one a game. Links that lead elsewhere are not followed. */
export async function readFolder(root: string, report: Report): Promise<GameFolder[]> {
  const folders: GameFolder[] = []
  for (const game of (await readdir(root)).sort()) {
    if (game.startsWith('.') || !(await lstat(join(root, game))).isDirectory()) continue
    const files: SourceFile[] = []
    for (const path of await markdownIn(root, game)) {
      const file = decode(path, await readFile(join(root, path)), report)
      if (file) files.push(file)
    }
    folders.push({ game, files, published: await publishedIn(join(root, game, PUBLISHED)) })
  }
  return folders
}

async function markdownIn(root: string, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await markdownIn(root, path)))
    else if (entry.isFile() && entry.name.endsWith('.md')) found.push(path)
  }
  return found.sort()
}

async function publishedIn(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split(/\r?\n/).filter((line) => line && !line.startsWith('#'))
}
