import type { Notebook } from './notebook.ts'

/** Data about a document that stands above its text, between two lines of hyphens: `title: …`. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\n((?:[ \t]*(?:[\w-]+:.*|-\s.*|#.*|[ \t]+\S.*)?\n){1,200}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/

/** A document without its front matter. The lines below keep their numbers. */
export function withoutFrontMatter(markdown: string, notes: Notebook): { markdown: string; title?: string } {
  const [whole = '', data = ''] = FRONT_MATTER.exec(markdown) ?? []
  if (!/^[\w-]+:/m.test(data)) return { markdown }
  notes.repair(1, 'front-matter-dropped', `left out ${whole.trimEnd().split('\n').length} lines of data above the text`)
  const title = /^title:[ \t]*(["']?)(\S.*?)\1[ \t]*$/im.exec(data)?.[2]
  return { markdown: whole.replace(/[^\n]/g, '') + markdown.slice(whole.length), ...(title && { title }) }
}
