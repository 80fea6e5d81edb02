import { readdir } from 'node:fs/promises'
import { EXIT, Stop } from './terminal.ts'

/** Ends the command when the place named has no folder of a game in it, so that a slip in a path is not taken for content. */
export async function requireContent(root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: Error) => {
    throw new Stop(EXIT.usage, `The content cannot be read: ${error.message}. Name its folder with --content.`)
  })
  if (entries.some((entry) => entry.isDirectory() && !entry.name.startsWith('.'))) return
  throw new Stop(EXIT.usage, `There is no game in ${root}: it has no folders. Name the folder above those of the games with --content.`)
}
