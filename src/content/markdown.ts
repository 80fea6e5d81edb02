import type { Node, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Chunk } from './chunks.ts'
import type { Place, Report } from './problem.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

const NOT_IN_DIALECT: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'A quote stands here. Restate it in a clause.',
  image: 'A picture stands here. Describe what it shows.',
  imageReference: 'A picture stands here. Describe what it shows.',
  footnoteDefinition: 'A footnote stands here. Make it a clause, or a source.',
  footnoteReference: 'A footnote stands here. Make it a clause, or a source.',
  definition: 'A link definition stands here. Write the address inside the link: [words](file.md#id).',
  linkReference: 'A link without its address stands here. Write [words](file.md#id).',
}

/** A chunk as a Markdown tree without the nodes that the dialect has no use for; each of those is reported. */
export function parseMarkdown(chunk: Chunk, report: Report): Root {
  const tree = parser.parse(chunk.prose)
  visit(tree, (node, index, parent) => {
    const at = placeOf(chunk, node)
    if (node.type === 'html') report(at, 'raw-html', 'HTML stands here and is dropped. Write Markdown.')
    else if (NOT_IN_DIALECT[node.type as RootContent['type']]) report(at, 'not-in-dialect', NOT_IN_DIALECT[node.type as RootContent['type']] ?? '')
    else return undefined
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
  return tree
}

/** Where a node of a chunk's tree stands in the file. */
export function placeOf(chunk: Chunk, node: Node | undefined): Place {
  const start = node?.position?.start
  return { file: chunk.file, line: chunk.line + (start?.line ?? 1) - 1, column: start?.column ?? 1 }
}
