// What has to be there before anything can run: packages, compiled code, the library. Uses nothing that is not part of
// Node, because it runs before anything else is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
 * A file with its size and time: equal as long as it was not touched. Nothing when there is no such file; editors leave
 * links that lead nowhere beside what they edit.
 * @param {string} path
 * @returns {string[]}
 */
function trace(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() ? [`${relative(root, path)} ${stat.size} ${stat.mtimeMs}`] : []
}

/** @param {string} folder @returns {string} every file below it */
function fingerprint(folder) {
  if (!existsSync(folder)) return ''
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return names.flatMap((name) => trace(join(folder, name))).join('\n')
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
  const code = `${fingerprint(inRoot('src'))}\n${trace(inRoot('tsconfig.json'))}\n${changedAt('package-lock.json')}`
  if (!holds(BUILT, code)) {
    console.log('Compiling')
    run(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', 'src'])
    keep(BUILT, code)
  }
  return code
}

const COMPILED = 'dist/.library-of'

/**
 * Builds the library, when code or content are not those it was built from, or the file is not the one that was built.
 * With problems in the content the old one stays.
 */
export function ensureLibrary() {
  const inputs = `${ensureBuilt()}\n${fingerprint(process.env['TABLEJUDGE_CONTENT'] || inRoot('content'))}`
  const library = process.env['TABLEJUDGE_LIBRARY'] || inRoot('dist/library.sqlite')
  const stamp = () => `${inputs}\n${trace(library)}`
  if (existsSync(library) && holds(COMPILED, stamp())) return
  const { status } = spawnSync(process.execPath, [cli, 'build'], { stdio: 'inherit' })
  if (status === 0) keep(COMPILED, stamp())
  else if (!existsSync(library)) process.exit(status ?? 1)
  else console.error('The library from before is served.')
}

/** A Chromium for the tests of pages: the one that is there, else Debian's. */
export function ensureChromium() {
  const path = process.env['CHROMIUM'] || '/usr/bin/chromium'
  if (existsSync(path)) return
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env['CHROMIUM'] || !isDebianRoot) {
    console.error(`There is no Chromium at ${path}, and the tests look at the pages in one. Install it, or set CHROMIUM to its path.`)
    process.exit(1)
  }
  console.log('Installing Chromium')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
}
