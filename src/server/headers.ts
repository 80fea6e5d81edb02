/** Headers computed once. Every answer may come compressed or not, and a cache must know. */
const COMMON = {
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Data: nothing in it may run or be framed, and any site may read it. */
export const API_HEADERS = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, X-Tablejudge-Version, X-Request-Id, Retry-After',
}

/** Pages: our style sheet and our forms, nothing else. */
export const PAGE_HEADERS = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

/** Sent only where the public address is https. */
export const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** What has words of a private pack in it is kept by nobody, and no other site that this browser visits can read it. */
export const PRIVATE_HEADERS = { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' }

/** A minute in which nobody need ask again; after it the version is compared and nothing is sent when it is the same. */
export const CACHE_CONTROL = 'public, max-age=60'
