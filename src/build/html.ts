import type { Root } from 'mdast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { BASE } from '../contract/base.ts'
import { linkTree } from './links.ts'

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'del'],
  attributes: { a: ['href'], li: ['id'], th: ['align'], td: ['align'] },
}

const toHtml = unified().use(remarkRehype).use(rehypeSanitize, schema).use(rehypeStringify).freeze()

/** The text as HTML. Each clause carries its id, so that an address can lead to it. */
export function htmlOf(body: Root, clauseIds: readonly string[] = []): string {
  const tree = linkTree(body)
  const ids = [...clauseIds]
  for (const node of tree.children)
    if (node.type === 'list')
      for (const item of node.children) {
        const id = ids.shift()
        if (id) item.data = { hProperties: { id } }
      }
  return toHtml.stringify(toHtml.runSync(tree) as Parameters<typeof toHtml.stringify>[0]).replaceAll(encodeURI(BASE), BASE)
}
