import { lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PackProblem } from './problem.ts'

const SUFFIX = '.pack.sqlite'

/** Where a pack stands in the folder of packs. Game and document are checked names: neither can lead out of it. */
export const packPath = (root: string, game: string, document: string): string => join(root, game, `${document}${SUFFIX}`)

/** All packs in a folder. Symbolic links are not followed; what is not a pack is not looked at. */
export async function packsIn(root: string): Promise<string[]> {
  const found: string[] = []
  if (!(await isFolder(root))) return found
  for (const game of await readdir(root, { withFileTypes: true })) {
    if (!game.isDirectory()) continue
    for (const file of await readdir(join(root, game.name), { withFileTypes: true }))
      if (file.isFile() && file.name.endsWith(SUFFIX)) found.push(join(root, game.name, file.name))
  }
  return found.sort()
}

/** Makes the folder that a pack is written into, and refuses one that a symbolic link puts elsewhere. */
export async function makeFolder(root: string, game: string): Promise<void> {
  await mkdir(root, { recursive: true })
  await isFolder(root)
  const folder = join(root, game)
  await mkdir(folder, { recursive: true })
  await isFolder(folder)
}

/** A pack that is replaced must be a file of its own. */
export async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isSymbolicLink()) throw new PackProblem(`${path} is a symbolic link, and links are not followed. Take it away.`)
}

async function isFolder(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new PackProblem(`The folder of packs ${path} cannot be read: ${error.message}.`)
  })
  if (found?.isSymbolicLink()) throw new PackProblem(`${path} is a symbolic link, and links are not followed. Name the folder itself.`)
  if (found && !found.isDirectory()) throw new PackProblem(`${path} is not a folder. Name a folder for packs with TABLEJUDGE_PACKS.`)
  return found !== undefined
}
