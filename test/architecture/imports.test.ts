import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** Data moves one way: a folder imports only what stands in its row. `(type)` is for imports that leave nothing behind. */
const ALLOWED: Record<string, string[]> = {
  words: [],
  contract: ['words'],
  content: ['contract', 'words'],
  search: ['words'],
  documents: ['search', 'words'],
  rules: [],
  games: ['rules'],
  ask: ['rules', 'search', 'words'],
  library: ['contract', 'search (type)'],
  packs: ['documents (type)', 'library', 'search'],
  build: ['content', 'contract', 'library (type)', 'rules', 'search', 'words'],
  http: ['ask', 'contract', 'documents', 'games', 'library', 'packs', 'rules', 'search', 'words'],
  api: ['contract', 'http', 'library', 'packs (type)', 'rules (type)', 'search', 'words'],
  web: ['contract', 'documents (type)', 'http', 'library', 'search', 'words'],
  server: ['api', 'contract', 'http', 'library', 'web', 'words'],
  cli: ['api', 'build', 'content', 'contract', 'documents', 'games', 'http', 'library', 'packs', 'rules', 'search', 'server', 'words'],
}

/** Folders that also run in a browser. */
const WITHOUT_NODE = ['ask', 'games', 'rules', 'search', 'words']

interface Import {
  from: string
  to: string
  isType: boolean
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8')
  const statements = [...text.matchAll(/^(?:import|export)\s(type\s)?([^'"]*?)from '([^']+)'|import\('([^']+)'\)/gm)]
  return statements.map(([, type, names = '', path = '', dynamic]) => {
    const named = /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim())
    const isType = Boolean(type) || (named !== undefined && named.length > 0 && named.every((name) => /^\s*type\s/.test(name)) && !/^\s*\w+\s*,/.test(names))
    const target = dynamic ?? path
    return { from: file, to: target.startsWith('.') ? relative(SRC, join(SRC, dirname(file), target)) : target, isType }
  })
}

const all = files.flatMap(importsOf)
const ours = all.filter(({ to }) => to.endsWith('.ts'))
const folderOf = (file: string): string => file.split('/')[0] ?? ''

describe('the folders of src', () => {
  it('are those of the table', () => {
    expect([...new Set(files.filter((file) => file.includes('/')).map(folderOf))].sort()).toEqual(Object.keys(ALLOWED).sort())
  })

  it('import only what the table allows', () => {
    const broken = ours.filter(({ from, to, isType }) => {
      const [own, other] = [folderOf(from), folderOf(to)]
      const row = ALLOWED[own] ?? []
      return own !== other && !row.includes(other) && !(isType && row.includes(`${other} (type)`))
    })
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('use every right the table gives', () => {
    const used = new Set(ours.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`))
    const unused = Object.entries(ALLOWED).flatMap(([own, row]) =>
      row.filter((other) => !used.has(`${own} ${other.replace(' (type)', '')}`)).map((other) => `${own} → ${other}`),
    )
    expect(unused).toEqual([])
  })

  it.each(WITHOUT_NODE)('%s imports nothing of Node', (folder) => {
    const builtin = all.filter(({ from, to }) => folderOf(from) === folder && to.startsWith('node:'))
    expect(builtin).toEqual([])
  })

  it('have no cycle between files', () => {
    const next = new Map(files.map((file) => [file, ours.filter(({ from, isType }) => from === file && !isType).map(({ to }) => to)]))
    const done = new Set<string>()
    const walk = (file: string, path: string[]): string[] | undefined => {
      if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
      if (done.has(file)) return undefined
      for (const to of next.get(file) ?? []) {
        const cycle = walk(to, [...path, file])
        if (cycle) return cycle
      }
      done.add(file)
      return undefined
    }
    expect(files.flatMap((file) => walk(file, []) ?? [])).toEqual([])
  })

  it('only one file reads the environment of the process', () => {
    const readers = files.filter((file) => readFileSync(join(SRC, file), 'utf8').includes('process.env'))
    expect(readers).toEqual(['cli/environment.ts'])
  })
})
