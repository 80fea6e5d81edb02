import { parse } from 'node:querystring'

/** Parameters that sites glue to links people paste. They are not ours and change nothing. */
const TRACKER = /^(?:utm_.*|fbclid|gclid)$/

/** The parameters of an address without trackers. A parameter given twice is a list, which no route takes. */
export function queryOf(text: string): Record<string, string | string[] | undefined> {
  const query = parse(text)
  for (const name of Object.keys(query)) if (TRACKER.test(name)) delete query[name]
  return query
}
