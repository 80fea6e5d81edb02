import { unwatchFile, watchFile } from 'node:fs'
import pino from 'pino'
import type { Overview } from '../contract/game.ts'
import { Shelf } from '../http/reading.ts'
import { openLibrary } from '../library/open.ts'
import { LibraryProblem } from '../library/problem.ts'
import { NO_PACKS, openPacks } from '../packs/packs.ts'
import { PackProblem } from '../packs/problem.ts'
import { buildApp } from '../server/app.ts'
import { isPublic } from '../server/settings.ts'
import { packsFolder, settings as readSettings, release } from './environment.ts'
import { EXIT, endWithReader, plural, print, Stop, style } from './terminal.ts'

/** How often the library's file is looked at with --watch. */
const LOOK_MS = 500
/** How long requests under way may take to end when the server is told to. */
const PATIENCE_MS = 8_000
/** Log lines wait for company, at most this long. */
const FLUSH_MS = 1_000

/** `tablejudge serve`: the process around the server. Ends when it is told to. */
export async function serve(path: string, options: { watch?: boolean }): Promise<number> {
  const read = readSettings()
  if ('problems' in read) throw new Stop(EXIT.usage, read.problems.join('\n'))
  const { settings } = read
  const library = openLibrary(path)
  const packs = packsFolder ? await openPacks(packsFolder) : NO_PACKS
  const shelf = new Shelf(library, packs)
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192 })
  const logger = pino({ level: settings.logLevel, base: null }, destination)
  const flushing = setInterval(() => destination.flush(), FLUSH_MS)
  const app = await buildApp({ shelf, settings, release, logger })

  const takeUp = (): void => {
    try {
      const next = openLibrary(path)
      if (next.version === shelf.current.library.version) {
        next.close()
        return
      }
      shelf.replace(next)
      logger.info({ version: next.version }, 'took up a new library')
    } catch (error) {
      if (!(error instanceof LibraryProblem)) throw error
      logger.error({ code: error.code, version: shelf.current.library.version }, `${error.message} The version before keeps serving.`)
    }
  }
  const takeUpPacks = async (): Promise<void> => {
    if (!packsFolder) return
    const opened = await openPacks(packsFolder).catch((error: unknown) => {
      if (!(error instanceof PackProblem)) throw error
      logger.error(`${error.message} The packs before stay open.`)
    })
    if (opened) shelf.replace(shelf.current.library, opened)
  }
  const takeUpAll = (): void => {
    takeUp()
    void takeUpPacks()
  }
  process.on('SIGHUP', takeUpAll)
  if (options.watch) watchFile(path, { interval: LOOK_MS }, takeUp)

  try {
    // Nobody need read what a server says for it to go on serving.
    process.stdout.off('error', endWithReader).on('error', () => undefined)
    const address = await app.listen({ port: settings.port, host: settings.host }).catch((error: NodeJS.ErrnoException) => {
      const hint = error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken. Set PORT to another.` : `Set HOST and PORT to an address of this machine.`
      throw new Stop(EXIT.server, `The server cannot listen on ${settings.host}:${settings.port}: ${error.message}. ${hint}`)
    })
    const { counts, version } = JSON.parse(await library.overview()) as Overview
    print(`Tablejudge ${release} at ${style('bold', address)}`)
    print(
      `${plural(counts.games, 'game')}, ${plural(counts.rulings, 'ruling')}, ${plural(counts.cards, 'card')}, ${plural(counts.terms, 'term')}; library ${version}`,
    )

    if (!packs.isEmpty && isPublic(settings))
      logger.warn(
        'Private packs are open and this address can be reached from elsewhere: the words of books must not be published. Unset TABLEJUDGE_PACKS, or serve on 127.0.0.1.',
      )

    await new Promise<void>((resolve) => {
      process.once('SIGTERM', resolve)
      process.once('SIGINT', resolve)
    })
    return EXIT.done
  } finally {
    // Whether it was told to end or never began: nothing that would keep the process alive is left.
    const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    await app.close()
    clearTimeout(patience)
    process.off('SIGHUP', takeUpAll)
    unwatchFile(path)
    clearInterval(flushing)
    destination.flushSync()
    shelf.current.library.close()
  }
}
