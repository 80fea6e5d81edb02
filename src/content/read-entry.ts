import { posix } from 'node:path'
import type { Code, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { readAddress } from '../words/address.ts'
import type { Chunk } from './chunks.ts'
import { type Data, readData } from './data.ts'
import type { LinkReference, Prose, Reference } from './entry.ts'
import { LIMITS } from './limits.ts'
import { parseMarkdown, placeOf } from './markdown.ts'
import type { Place, Report } from './problem.ts'

/** An entry taken apart: its heading, its text, and the data of the yaml block that ends it. */
export interface OpenEntry<T> extends Prose {
  chunk: Chunk
  title: string
  at: Place
  data: Data<T>
  links: LinkReference[]
}

/** Takes an entry apart, whatever its kind. Without readable data there is no entry. */
export function openEntry<S extends z.ZodObject>(chunk: Chunk, schema: S, report: Report): OpenEntry<z.output<S>> | undefined {
  const tree = parseMarkdown(chunk, report)
  const [heading, ...rest] = tree.children
  const at = placeOf(chunk, heading)
  const title = heading?.type === 'heading' ? plainText(heading).trim() : ''
  if (!title) report(at, 'entry-without-text', 'This heading is empty. Write what people would look up.')
  if (title.length > LIMITS.title) report(at, 'text-too-long', `The heading has ${title.length} characters; ${LIMITS.title} fit. Shorten it.`)
  for (const node of rest)
    if (node.type === 'heading')
      report(placeOf(chunk, node), 'not-in-dialect', 'A heading stands inside an entry. Every entry has one ## heading; make this a clause or an entry.')
  const dataAt = rest.findLastIndex(isData)
  const block = rest[dataAt]
  if (!block || !isData(block)) {
    report(at, 'entry-without-data', `"${title}" has no yaml block at its end. Add one with its id.`)
    return undefined
  }
  const after = rest[dataAt + 1]
  if (after) report(placeOf(chunk, after), 'data-not-last', 'This stands after the yaml block. Move it above; the block ends the entry.')
  const body: Root = { type: 'root', children: rest.slice(0, dataAt) }
  const place = placeOf(chunk, block)
  const data = readData({ text: block.value, file: chunk.file, line: place.line + 1 }, schema, report)
  if (!data || !title) return undefined
  return { chunk, title, at, body, markdown: sourceOf(chunk, body.children), data, links: linksIn(chunk, body, report) }
}

const isData = (node: RootContent): node is Code => node.type === 'code' && node.lang === 'yaml'

/** The Markdown that nodes in a row were read from. */
export function sourceOf(chunk: Chunk, nodes: readonly RootContent[]): string {
  const from = nodes[0]?.position?.start.offset ?? 0
  const to = nodes.at(-1)?.position?.end.offset ?? 0
  return chunk.text.slice(from, to)
}

/** Links to other entries. Each is rewritten to `file#id` from the content folder, so that its reader need not know where it stood. */
function linksIn(chunk: Chunk, body: Root, report: Report): LinkReference[] {
  const links: LinkReference[] = []
  visit(body, 'link', (node) => {
    const at = placeOf(chunk, node)
    if (/^[a-z][a-z0-9+.-]*:/i.test(node.url)) {
      if (!readAddress(node.url)) report(at, 'not-an-address', `"${node.url}" is not a web address.`)
      return
    }
    const [path = '', name = ''] = node.url.split('#')
    const file = path ? posix.join(posix.dirname(chunk.file), path) : chunk.file
    node.url = `${file}#${name}`
    links.push({ to: 'link', name, file, at })
  })
  return links
}

/** References of one key, each with its own place. */
export function referencesOf(to: Reference['to'], key: string, names: readonly string[], data: Data<unknown>): Reference[] {
  return names.map((name, i) => ({ to, name, at: data.at(key, i) }))
}

/** A text that must be there, without markup. */
export function textOf(entry: OpenEntry<unknown>, report: Report): string {
  const text = plainText(entry.body).trim()
  if (!text) report(entry.at, 'entry-without-text', `"${entry.title}" has no text below it. Write a sentence.`)
  return text
}

export const splitOrigin = (origin: string): { document: string; anchor: string } => {
  const [document = '', anchor = ''] = origin.split('#')
  return { document, anchor }
}

export function checkNames(names: readonly string[], key: string, data: Data<unknown>, limit: number, report: Report): void {
  const seen = new Set<string>()
  names.forEach((name, i) => {
    if (name.length > limit) report(data.at(key, i), 'text-too-long', `"${name}" has ${name.length} characters; ${limit} fit.`)
    const folded = name.toLowerCase()
    if (seen.has(folded)) report(data.at(key, i), 'duplicate-name', `"${name}" stands twice in "${key}". Keep one.`)
    seen.add(folded)
  })
}
