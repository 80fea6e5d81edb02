import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { readEdition } from '../content/edition.ts'
import { openLibrary } from '../library/open.ts'
import { openPacks } from '../packs/packs.ts'
import { requireContent } from './content.ts'
import { packsFolder, settings as readSettings } from './environment.ts'
import { EXIT, plural, print, printJson, style } from './terminal.ts'

interface Finding {
  what: string
  ok: boolean
  found: string
}

const OLDEST_NODE = [20, 19] as const

/** `tablejudge doctor`: looks at everything a server needs and says what to do about what is amiss. */
export async function doctor(paths: { content: string; library: string }, options: { json?: boolean }): Promise<number> {
  const findings = [
    node(),
    environment(),
    await content(paths.content),
    library(paths.library),
    await folder(dirname(paths.library)),
    await packs(),
    await port(),
  ]
  if (options.json) printJson({ findings })
  else for (const { what, ok, found } of findings) print(`${ok ? style('green', 'ok  ') : style('red', 'not ')} ${what}: ${found}`)
  return findings.every(({ ok }) => ok) ? EXIT.done : EXIT.problems
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const ok = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  return { what: 'Node', ok, found: ok ? process.version : `${process.version} is too old. Install ${OLDEST_NODE.join('.')} or 22.` }
}

function environment(): Finding {
  const read = readSettings()
  return {
    what: 'environment',
    ok: 'settings' in read,
    found: 'settings' in read ? `serves on ${read.settings.host}:${read.settings.port}` : read.problems.join(' '),
  }
}

async function content(root: string): Promise<Finding> {
  const what = 'content'
  try {
    await requireContent(root)
    const { games, problems } = await readEdition(root)
    const found = problems.length === 0 ? `${plural(games.length, 'game')}, no problem` : `${plural(problems.length, 'problem')}. Run "tablejudge check".`
    return { what, ok: problems.length === 0, found }
  } catch (error) {
    return { what, ok: false, found: (error as Error).message }
  }
}

async function packs(): Promise<Finding> {
  const what = 'private packs'
  if (!packsFolder) return { what, ok: true, found: 'none: TABLEJUDGE_PACKS is not set' }
  try {
    await openPacks(packsFolder)
    return { what, ok: true, found: packsFolder }
  } catch (error) {
    return { what, ok: false, found: (error as Error).message }
  }
}

function library(path: string): Finding {
  try {
    const opened = openLibrary(path)
    opened.close()
    return { what: 'library', ok: true, found: `version ${opened.version}, every row as it was written` }
  } catch (error) {
    return { what: 'library', ok: false, found: (error as Error).message }
  }
}

async function folder(path: string): Promise<Finding> {
  const ok = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
  return { what: 'folder of the library', ok, found: ok ? `${path} is writable` : `${path} cannot be written. A server can run; a build cannot.` }
}

async function port(): Promise<Finding> {
  const read = readSettings()
  if ('problems' in read) return { what: 'port', ok: false, found: 'not tried: the environment comes first' }
  const { port: number, host } = read.settings
  const error = await new Promise<Error | undefined>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(number, host, () => server.close(() => resolve(undefined)))
  })
  return {
    what: 'port',
    ok: !error,
    found: error ? `${error.message}. Another program may serve there already; set PORT to another.` : `${host}:${number} is free`,
  }
}
