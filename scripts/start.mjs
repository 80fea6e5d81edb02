// npm start: installs what is missing, compiles what changed, and serves.
import { pathToFileURL } from 'node:url'
import { cli, ensureLibrary } from './prepare.mjs'

ensureLibrary()
process.argv.splice(1, Number.POSITIVE_INFINITY, cli, 'serve', ...process.argv.slice(2))
await import(pathToFileURL(cli).href)
