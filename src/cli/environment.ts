import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from '../server/settings.ts'

/** The only file that reads the environment of the process. */

const root = new URL('../../', import.meta.url)
const inRoot = (path: string): string => fileURLToPath(new URL(path, root))

export const release = (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version

export const defaultContent = process.env['TABLEJUDGE_CONTENT'] || inRoot('content')
export const defaultLibrary = process.env['TABLEJUDGE_LIBRARY'] || inRoot('dist/library.sqlite')

/** Where private packs are, if anywhere. */
export const packsFolder = process.env['TABLEJUDGE_PACKS'] || undefined

/** The folder that is published: nothing private belongs into it. */
export const projectRoot = inRoot('.')

export const wantsColour = process.stdout.isTTY === true && !process.env['NO_COLOR']

export const settings = (): { settings: Settings } | { problems: string[] } => readSettings(process.env)

/** Where a server on this machine listens. */
export const localServer = `http://127.0.0.1:${process.env['PORT'] || 8080}`

/** The address that answers on the command line carry. */
export const publicAddress = (): string => process.env['PUBLIC_URL']?.replace(/\/+$/, '') || `http://localhost:${process.env['PORT'] || 8080}`
