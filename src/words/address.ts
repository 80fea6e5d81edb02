/** A web address as a person may have written it: the scheme may be missing. Nothing when it is not an address at all. */
export function readAddress(text: string): URL | undefined {
  const trimmed = text.trim()
  // A colon before a digit parts a host from its port, not a scheme from the rest.
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`
  if (!URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && (url.hostname.includes('.') || url.hostname === 'localhost') ? url : undefined
}

/** Parameters that sites glue to links people paste. They change nothing. */
export const TRACKER = /^(?:utm_.*|fbclid|gclid)$/

/** One spelling for all spellings of an address that is not BGG's: no scheme, no `www`, no closing slash, no trackers. */
export function addressKey(url: URL): string {
  const host = url.hostname.replace(/^www\./, '')
  const parameters = [...url.searchParams].filter(([name]) => !TRACKER.test(name))
  const query = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
  return `${host}${url.pathname.replace(/\/+$/, '')}${query}${url.hash}`
}
