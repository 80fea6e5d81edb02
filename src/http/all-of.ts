import type { Page } from '../library/library.ts'

/** A list to its end, its bodies read. */
export async function allOf<T>(list: (after: string | undefined) => Promise<Page>): Promise<T[]> {
  const items: T[] = []
  let after: string | undefined
  do {
    const { items: bodies, next } = await list(after)
    items.push(...bodies.map((body) => JSON.parse(body) as T))
    after = next ?? undefined
  } while (after !== undefined)
  return items
}
