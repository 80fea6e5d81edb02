import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { FILE_LIMITS } from './limits.ts'
import type { Report } from './problem.ts'
import { decode, reportSize, type SourceFile } from './source-file.ts'

/** The list of names a game has published, beside its Markdown. */
export const PUBLISHED = 'published.txt'

/** The files of one game's folder, by path, as text. */
export interface GameFolder {
  game: string
  files: SourceFile[]
  /** The lines of the list of published names, with comments and blank ones, so that they can be counted. */
  published: string[]
}

/** Reads the folders of a content folder, one a game. Links that lead elsewhere are not followed. */
export async function readFolder(root: string, report: Report): Promise<GameFolder[]> {
  const folders: GameFolder[] = []
  for (const game of (await readdir(root)).sort()) {
    if (game.startsWith('.') || !(await lstat(join(root, game))).isDirectory()) continue
    const files: SourceFile[] = []
    for (const path of await markdownIn(root, game)) {
      const file = await readSource(root, path, report)
      if (file) files.push(file)
    }
    folders.push({ game, files, published: await publishedIn(join(root, game, PUBLISHED)) })
  }
  return folders
}

async function readSource(root: string, path: string, report: Report): Promise<SourceFile | undefined> {
  const { size } = await lstat(join(root, path))
  if (size <= FILE_LIMITS.bytes) return decode(path, await readFile(join(root, path)), report)
  reportSize(path, size, report)
  return undefined
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
  return text === ''
    ? []
    : text
        .replace(/^\uFEFF/, '')
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
}
