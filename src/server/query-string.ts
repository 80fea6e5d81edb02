import { parse } from 'node:querystring'
import { TRACKER } from '../words/address.ts'

/** The parameters of an address without trackers. A parameter given twice is a list, which no route takes. */
export function queryOf(text: string): Record<string, string | string[] | undefined> {
  const query = parse(text)
  for (const name of Object.keys(query)) if (TRACKER.test(name)) delete query[name]
  return query
}
