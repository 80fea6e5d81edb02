import { posix } from 'node:path'
import type { Root, RootContent } from 'mdast'
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
  /** Nothing when it cannot be read. Then there is no entry, but the rest of it is still looked at: problems are told together. */
  data: Data<T> | undefined
  links: LinkReference[]
}

/** Takes an entry apart, whatever its kind. */
export function openEntry<S extends z.ZodObject>(chunk: Chunk, schema: S, report: Report): OpenEntry<z.output<S>> {
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
  const body: Root = { type: 'root', children: block ? rest.slice(0, dataAt) : rest }
  if (!block) report(at, 'entry-without-data', `"${title}" has no yaml block at its end. Add one with its id.`)
  const after = block && rest[dataAt + 1]
  if (after) report(placeOf(chunk, after), 'data-not-last', 'This stands after the yaml block. Move it above; the block ends the entry.')
  const data = block && readData(blockOf(chunk, block), schema, report)
  return { chunk, title, at, body, markdown: sourceOf(chunk, body.children), data: title ? data : undefined, links: linksIn(chunk, body, report) }
}

const isData = (node: RootContent): boolean => node.type === 'code' && node.lang === 'yaml'

/** The lines of a yaml block, which the tree does not hold. */
function blockOf(chunk: Chunk, block: RootContent): { text: string; file: string; line: number } {
  const from = block.position?.start.line ?? 1
  const to = block.position?.end.line ?? from
  const lines = chunk.text.split('\n').slice(from, to)
  const isClosed = /^ {0,3}(?:`{3,}|~{3,})\s*$/.test(lines.at(-1) ?? '')
  return { text: lines.slice(0, isClosed ? -1 : undefined).join('\n'), file: chunk.file, line: chunk.line + from }
}

/** The Markdown that nodes in a row were read from. */
function sourceOf(chunk: Chunk, nodes: readonly RootContent[]): string {
  const from = nodes[0]?.position?.start.offset ?? 0
  const to = nodes.at(-1)?.position?.end.offset ?? 0
  return chunk.prose.slice(from, to)
}

/** Links to other entries. Each is rewritten to `file#id` from the content folder, so that its reader need not know where it stood. */
function linksIn(chunk: Chunk, body: Root, report: Report): LinkReference[] {
  const links: LinkReference[] = []
  visit(body, 'link', (node) => {
    const at = placeOf(chunk, node)
    if (/^[a-z][a-z0-9+.-]*:/i.test(node.url)) {
      checkAddress(node.url, at, report)
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

export function checkText({ body, title, at }: OpenEntry<unknown>, report: Report): void {
  if (!plainText(body).trim()) report(at, 'entry-without-text', `"${title}" has no text below it. Write a sentence.`)
}

export function checkAddress(address: string, at: Place, report: Report): void {
  if (!/^https?:\/\//i.test(address) || !readAddress(address))
    report(at, 'not-an-address', `"${address}" is not a web address. Write it whole, as in https://boardgamegeek.com/thread/1.`)
}

export const splitOrigin = (origin: string): { document: string; anchor: string } => {
  const [document = '', anchor = ''] = origin.split('#')
  return { document, anchor }
}

export function checkNames(names: readonly string[], key: string, data: Data<unknown>, limit: number, report: Report): void {
  const seen = new Set<string>()
  names.forEach((name, i) => {
    if (name.length > limit) report(data.at(key, i), 'text-too-long', `"${name}" has ${name.length} characters; ${limit} fit. Shorten it.`)
    const folded = name.toLowerCase()
    if (seen.has(folded)) report(data.at(key, i), 'duplicate-name', `"${name}" stands twice in "${key}". Keep one.`)
    seen.add(folded)
  })
}
