/** What an address names on BoardGameGeek or one of its sister sites: a thread, an article (one post) in it, or both. */
export interface BggPlace {
  thread?: number
  article?: number
}

const HOSTS = /^(?:www\.)?(?:boardgamegeek|rpggeek|videogamegeek)\.com$/
const THREAD = /\/thread\/(\d{1,12})(?:\/|$)/
const ARTICLE = /\/article\/(\d{1,12})(?:\/|$)/
const FRAGMENT = /^#(\d{1,12})$/

/**
 * The thread and article that an address names, in any spelling of it: with or without `www`, slug, page, query or
 * fragment. Nothing when the address is not one of BGG's threads or articles.
 */
export function bggPlace(address: URL): BggPlace | undefined {
  if (!HOSTS.test(address.hostname)) return undefined
  const thread = THREAD.exec(address.pathname)?.[1]
  const article = ARTICLE.exec(address.pathname)?.[1] ?? (thread ? FRAGMENT.exec(address.hash)?.[1] : undefined)
  if (!thread && !article) return undefined
  return { ...(thread && { thread: Number(thread) }), ...(article && { article: Number(article) }) }
}
