import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { kindOfFile } from '../content/parse-game.ts'
import { BASE, paths } from '../contract/base.ts'

const PATH_OF = {
  game: (game: string) => paths.game(game),
  documents: paths.document,
  cards: paths.card,
  terms: paths.term,
  conflicts: paths.conflict,
  rulings: paths.ruling,
}

/** Where a link of the content leads on the site. Content has checked that it leads somewhere. */
function addressOf(url: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return url
  const [file = '', id = ''] = url.split('#')
  return `${BASE}${PATH_OF[kindOfFile(file)](file.split('/')[0] ?? '', id)}`
}

/** The text with its links leading to the site instead of to files. */
export function linkTree(body: Root): Root {
  const tree = structuredClone(body)
  visit(tree, 'link', (node) => {
    node.url = addressOf(node.url)
  })
  return tree
}

/** An address with spaces or brackets in it would end its link early. */
const destination = (address: string): string => (/[\s()]/.test(address) ? `<${address}>` : address)

/** The same for the Markdown the tree was read from: only the addresses change, everything else stays as written. */
export function linkMarkdown(markdown: string, body: Root): string {
  const start = body.children[0]?.position?.start.offset ?? 0
  let linked = ''
  let last = 0
  visit(body, 'link', ({ position, children, url }) => {
    // A bare address that the parser made a link of may have no place of its own; it is whole as it stands.
    if (!position) return
    const from = (position.start.offset ?? 0) - start
    const to = (position.end.offset ?? 0) - start
    const labelFrom = (children[0]?.position?.start.offset ?? 0) - start
    const labelTo = (children.at(-1)?.position?.end.offset ?? 0) - start
    linked += `${markdown.slice(last, from)}[${markdown.slice(labelFrom, labelTo)}](${destination(addressOf(url))})`
    last = to
  })
  return linked + markdown.slice(last)
}
