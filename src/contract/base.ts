/**
 * Bodies are prepared when the library is built, before anybody knows under which address they will be served. This
 * character (private use, in no content) stands for that address.
 */
export const BASE = '\uE000'

/** A prepared JSON text with `BASE` wherever the public address belongs. */
export type Body = string

/** A prepared body with the public address in place. */
export const withBase = (body: Body, base: string): string => body.replaceAll(BASE, base)

/** The paths that pages and answers share. */
export const paths = {
  game: (game: string): string => `/${game}`,
  ruling: (game: string, slug: string): string => `/${game}/${slug}`,
  card: (game: string, slug: string): string => `/${game}/cards/${slug}`,
  rules: (game: string): string => `/${game}/rules`,
  rule: (game: string, slug: string): string => `/${game}/rules/${slug}`,
  term: (game: string, slug: string): string => `/${game}/terms#${slug}`,
  conflict: (game: string, slug: string): string => `/${game}/conflicts#${slug}`,
  document: (game: string, id: string): string => `/${game}/documents/${id}`,
  passage: (game: string, id: string, anchor: string): string => `/${game}/documents/${id}/${anchor}`,
  compare: (game: string): string => `/${game}/compare`,
  section: (game: string, id: string, anchor: string): string => `/${game}/documents/${id}#${anchor}`,
}
