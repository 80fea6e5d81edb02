/** An element of a page: its attributes and all text inside it, with entities read. */
export interface Element {
  name: string
  attributes: ReadonlyMap<string, string>
  text: string
}

const VOID = new Set(['meta', 'link', 'input', 'br', 'hr', 'img'])
const TOKEN = /<!doctype html>|<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:\s+[a-z][\w:-]*(?:="[^"<>]*")?)*)\s*>|(?<text>[^<]+)/gy
const ATTRIBUTE = /([a-z][\w:-]*)(?:="([^"]*)")?/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function read(escaped: string): string {
  if (/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i.test(escaped)) throw new Error(`An & that is not escaped: ${escaped}`)
  return escaped.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name) => {
    if (name) return NAMED[name] ?? ''
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

/**
 * The elements of a page in their order. Strict: markup that a browser would have to guess at (a stray `<`, an attribute
 * without quotes, an end tag that closes nothing) is an error, since that is what missing escapes look like.
 */
export function readPage(html: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  let at = 0
  for (const { index, 0: whole, groups = {} } of html.matchAll(TOKEN)) {
    if (index !== at) break
    at += whole.length
    const { end, name, attributes = '', text } = groups
    if (text !== undefined) for (const element of open) element.text += read(text)
    else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else`)
    } else if (name) {
      const element = { name, attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, read(value)])), text: '' }
      elements.push(element)
      if (!VOID.has(name)) open.push(element)
    }
  }
  if (at !== html.length) throw new Error(`Not to be read from here: ${html.slice(at, at + 80)}`)
  if (open.length > 0) throw new Error(`Never closed: ${open.map(({ name }) => name).join(' ')}`)
  return elements
}

/** Elements of a name whose attributes have these values. */
export const select = (page: readonly Element[], name: string, having: Record<string, string> = {}): Element[] =>
  page.filter((element) => element.name === name && Object.entries(having).every(([key, value]) => element.attributes.get(key) === value))

/** The content of a `<meta>`. */
export const meta = (page: readonly Element[], key: 'name' | 'property', value: string): string | undefined =>
  select(page, 'meta', { [key]: value })[0]?.attributes.get('content')

/** Where links lead. */
export const hrefs = (page: readonly Element[]): string[] => select(page, 'a').map(({ attributes }) => attributes.get('href') ?? '')
