import { lstat, readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import type { Document, Game } from '../contract/game.ts'
import { MAX_DOCUMENT_BYTES } from '../documents/decode.ts'
import { NO_PROFILE, Profile } from '../documents/profile.ts'
import type { Note, Reading, Section } from '../documents/reading.ts'
import type { Library } from '../library/library.ts'
import { openLibrary } from '../library/open.ts'
import { packOf } from '../packs/pack.ts'
import { writePack } from '../packs/store.ts'
import { SLUG, slugOf } from '../words/slug.ts'
import { projectRoot } from './environment.ts'
import { readInWorker } from './read-in-worker.ts'
import { EXIT, plural, print, printJson, Stop, style } from './terminal.ts'

export interface ImportOptions {
  game: string
  document?: string
  profile?: string
  packs?: string
  dryRun?: boolean
  json?: boolean
}

interface Report extends Omit<Reading, 'title' | 'sections'> {
  document: { game: string; id: string; title: string }
  sections: Omit<Section, 'text'>[]
}

const DOCUMENT = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/
const MOST_FILES = 8

/** `tablejudge import`: reads a published document into a private pack, and says what it found and mended. */
export async function importDocument(files: readonly string[], paths: { content: string; library: string }, options: ImportOptions): Promise<number> {
  const { game } = options
  if (!SLUG.test(game)) throw new Stop(EXIT.usage, `"${game}" cannot be a game. Write its id in lower-case letters, digits and hyphens, as in moon-base.`)
  if (files.length > MOST_FILES) throw new Stop(EXIT.usage, `At most ${MOST_FILES} extractions of one document are read together.`)
  const packs = options.dryRun ? undefined : requirePacks(options.packs)
  const shipped = openShipped(paths.library)
  try {
    const id = options.document ?? (await onlyDocument(shipped, game)) ?? slugOf(basename(files[0] ?? '').replace(/\.\w+$/, ''))
    if (!DOCUMENT.test(id)) throw new Stop(EXIT.usage, `"${id}" cannot be a document. Name it with --document, with its edition, as in faq-1.7.`)
    const profile = await readProfile(options.profile ?? join(paths.content, game, `${id}.profile.yaml`), options.profile !== undefined)
    const reading = await readFiles(files, profile)
    const listed = await listedDocument(shipped, game, id)
    if (listed) {
      reading.title = listed.title
      reading.problems.push(...missingSections(listed, reading))
    }
    const isRead = reading.sections.length > 0
    const written = packs && isRead ? await writePack(packs, packOf(game, id, reading, profile['not rules'])) : undefined
    const { title, sections, ...rest } = reading
    const report: Report = { document: { game, id, title }, sections: sections.map(({ text: _, ...section }) => section), ...rest }
    if (options.json) printJson(report)
    else {
      printReport(report)
      if (written) print(written.isNew ? `Written to ${written.path}.` : `Nothing has changed since the last import into ${written.path}.`)
      else print(isRead ? 'Nothing was written: this was a dry run.' : 'Nothing was written.')
    }
    return isRead ? EXIT.done : EXIT.problems
  } finally {
    shipped?.close()
  }
}

/** Packs are private: they stand where nobody commits or ships them by accident. */
export function requirePacks(folder: string | undefined): string {
  if (!folder) throw new Stop(EXIT.usage, 'Name a folder of your own for packs with TABLEJUDGE_PACKS or --packs. An import can also only look, with --dry-run.')
  const way = relative(projectRoot, resolve(folder))
  if (way === '' || !(way.startsWith('..') || resolve(way) === way))
    throw new Stop(EXIT.usage, `${folder} is inside the project, where packs could be published by accident. Name a folder outside of it.`)
  return resolve(folder)
}

function openShipped(path: string): Library | undefined {
  try {
    return openLibrary(path)
  } catch {
    // A document can be read without the library; what it lacks is not told then.
    return undefined
  }
}

async function onlyDocument(library: Library | undefined, game: string): Promise<string | undefined> {
  const body = await library?.game(game)
  const documents = body === undefined ? [] : (JSON.parse(body) as Game).documents
  return documents.length === 1 ? documents[0]?.id : undefined
}

async function readProfile(path: string, isNamed: boolean): Promise<Profile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !isNamed) return undefined
    throw new Stop(EXIT.usage, `The profile cannot be read: ${error.message}.`)
  })
  if (text === undefined) return NO_PROFILE
  try {
    return Profile.parse(parse(text) ?? {})
  } catch (error) {
    throw new Stop(EXIT.usage, `The profile ${path} does not fit: ${(error as Error).message}`)
  }
}

/** Reads the files together. Whatever is in them, there is a reading: what cannot be read is a problem in it. */
async function readFiles(files: readonly string[], profile: Profile): Promise<Reading> {
  const nothing: Reading = { title: '', sections: [], cards: [], repairs: [], problems: [] }
  const read: { name: string; bytes: Uint8Array }[] = []
  const problems: Reading['problems'] = []
  for (const path of files) {
    const found = await lstat(path).catch((error: Error) => {
      throw new Stop(EXIT.usage, `The document cannot be read: ${error.message}.`)
    })
    if (found.isSymbolicLink()) throw new Stop(EXIT.usage, `${path} is a symbolic link, and links are not followed. Name the file itself.`)
    if (!found.isFile()) throw new Stop(EXIT.usage, `${path} is not a file.`)
    const name = basename(path)
    if (found.size > MAX_DOCUMENT_BYTES)
      problems.push({
        file: name,
        line: 1,
        code: 'file-too-large',
        message: `${name} has ${found.size} bytes; at most ${MAX_DOCUMENT_BYTES} are read. Split it.`,
      })
    else read.push({ name, bytes: await readFile(path) })
  }
  if (problems.length > 0) return { ...nothing, problems }
  const reading = await readInWorker({ files: read, profile })
  const message = 'Reading came to its limit of time or memory. Look for a part of the document that is no text, and take it out.'
  return reading ?? { ...nothing, problems: [{ line: 1, code: 'took-too-long', message }] }
}

/** What the library knows of the document; a title of ours is better than one found in the text. */
async function listedDocument(library: Library | undefined, game: string, id: string): Promise<Document | undefined> {
  const body = await library?.document(game, id)
  return body === undefined ? undefined : (JSON.parse(body) as Document)
}

/** Sections that the library lists for the document and the reading has not. */
function missingSections({ sections }: Document, reading: Reading): Reading['problems'] {
  const found = new Set(reading.sections.map(({ anchor }) => anchor))
  const missing = sections.filter(({ anchor }) => !found.has(anchor))
  return missing.map(({ anchor }) => ({
    line: 1,
    code: 'section-not-found',
    message: `The content lists the section ${anchor}, and the document has no such section.`,
  }))
}

function printReport({ document, sections, cards, repairs, problems }: Report): void {
  const sources = new Set(sections.flatMap((section) => section.sources)).size
  print(style('bold', document.title || `${document.game}/${document.id}`))
  print(`${document.game}/${document.id}: ${plural(sections.length, 'section')}, ${plural(cards.length, 'listed card')}, ${plural(sources, 'source')}`)
  for (const section of sections.filter(({ kind }) => kind === 'heading'))
    print(`${'  '.repeat(Math.min(section.level, 4))}${section.title} ${style('dim', `#${section.anchor}, line ${section.line}`)}`)
  if (repairs.length > 0) print(`\n${plural(repairs.length, 'repair')}:`)
  for (const note of repairs) print(lineOf(note))
  if (problems.length > 0) print(`\n${plural(problems.length, 'problem')}:`)
  for (const note of problems) print(lineOf(note))
}

const lineOf = ({ file, line, message }: Note<string>): string => `${file ? `${file}, ` : ''}line ${line}: ${message}`
