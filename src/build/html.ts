import type { ListItem, Paragraph, PhrasingContent, Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { BASE } from '../contract/base.ts'
import { linkTree } from './links.ts'

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'del', 'span'],
  attributes: { a: ['href'], p: ['id'], li: ['id'], span: ['id'], th: ['align'], td: ['align'] },
}

const toHtml = unified().use(remarkRehype).use(rehypeSanitize, schema).use(rehypeStringify).freeze()

/** The text as HTML. Each clause carries its names as ids, the first paragraph being the first clause, so that an address can lead to it. */
export function htmlOf(body: Root, clauses: readonly (readonly string[])[] = []): string {
  const tree = linkTree(body)
  const blocks = tree.children.flatMap((node): (ListItem | Paragraph)[] => (node.type === 'list' ? node.children : node.type === 'paragraph' ? [node] : []))
  clauses.forEach(([id, ...before], i) => {
    const block = blocks[i]
    if (!block || !id) return
    block.data = { hProperties: { id } }
    const paragraph = block.type === 'listItem' ? block.children[0] : block
    if (paragraph?.type === 'paragraph') paragraph.children.unshift(...before.map(anchor))
  })
  return toHtml.stringify(toHtml.runSync(tree) as Parameters<typeof toHtml.stringify>[0]).replaceAll(encodeURI(BASE), BASE)
}

/** An empty place that an address can lead to. */
const anchor = (id: string): PhrasingContent => ({ type: 'text', value: '', data: { hName: 'span', hProperties: { id } } })
