// What has to be there before anything can run: packages, compiled code, the library. Uses nothing that is not part of
// Node, because it runs before anything else is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const cli = join(root, 'dist/cli/main.js')

/** @param {string} path */
const inRoot = (path) => join(root, path)

/**
 * Runs a command in the project and shows what it says. Ends this process when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} path @returns {number} */
const changedAt = (path) => (existsSync(inRoot(path)) ? statSync(inRoot(path)).mtimeMs : 0)

/**
 * Every file below a folder with its size and time: equal as long as nothing was touched.
 * @param {string} folder
 * @returns {string}
 */
function fingerprint(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => ({ name, stat: statSync(join(root, folder, name)) }))
  return files.flatMap(({ name, stat }) => (stat.isFile() ? [`${folder}/${name} ${stat.size} ${stat.mtimeMs}`] : [])).join('\n')
}

/** @param {string} path @param {string} expected */
const holds = (path, expected) => existsSync(inRoot(path)) && readFileSync(inRoot(path), 'utf8') === expected

/** @param {string} path @param {string} text */
function keep(path, text) {
  mkdirSync(dirname(inRoot(path)), { recursive: true })
  writeFileSync(inRoot(path), text)
}

/** Installs what the lockfile names, when it is newer than what is installed. */
export function ensureInstalled() {
  const installed = changedAt('node_modules/.package-lock.json')
  if (installed > 0 && installed >= changedAt('package-lock.json')) return
  console.log('Installing packages')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

const BUILT = 'dist/.built'

/** Compiles the code, when it is not the code that was compiled last. @returns {string} what was compiled */
export function ensureBuilt() {
  ensureInstalled()
  const code = `${fingerprint('src')}\n${changedAt('package-lock.json')}`
  if (!holds(BUILT, code)) {
    console.log('Compiling')
    run(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', 'src'])
    keep(BUILT, code)
  }
  return code
}

const COMPILED = 'dist/.library-of'

/** Builds the library, when code or content are not those it was built from. With problems in the content the old one stays. */
export function ensureLibrary() {
  const inputs = `${ensureBuilt()}\n${fingerprint('content')}`
  const library = process.env['TABLEJUDGE_LIBRARY'] || inRoot('dist/library.sqlite')
  if (existsSync(library) && holds(COMPILED, inputs)) return
  const { status } = spawnSync(process.execPath, [cli, 'build'], { cwd: root, stdio: 'inherit' })
  if (status === 0) keep(COMPILED, inputs)
  else if (!existsSync(library)) process.exit(status ?? 1)
  else console.error('The library from before is served.')
}
