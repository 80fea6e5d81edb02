// Runs a command of tablejudge from the sources: node scripts/run.mjs check --fix
import { pathToFileURL } from 'node:url'
import { cli, ensureBuilt } from './prepare.mjs'

ensureBuilt()
process.argv.splice(1, 1, cli)
await import(pathToFileURL(cli).href)
