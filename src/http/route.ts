import type { z } from 'zod'
import { BASE, type Body } from '../contract/base.ts'
import type { Abstained } from './gaps.ts'
import type { Reading } from './reading.ts'

/** What a route is asked: its parameters, already checked, and the reading to answer from. */
interface Asked<P, Q, B> {
  params: P
  query: Q
  body: B
  reading: Reading
  /** The public address of the site, without a slash at its end. */
  base: string
  /** The address asked for, from its path on. */
  url: string
}

/**
 * JSON or HTML with `BASE` where the public address belongs; somewhere else; or lines as they come. A private answer has
 * words of a pack in it: no cache may keep it. An answer that abstained is counted each time it is given.
 */
export type Answer = { text: Body; isPrivate?: boolean; abstained?: Abstained | undefined } | { movedTo: string } | { lines: AsyncIterable<Body> }

export const json = (data: unknown): Answer => ({ text: JSON.stringify(data) })

/** What a person sent, on its way back to them: it cannot stand for our address. */
export const echo = (text: string): string => text.replaceAll(BASE, '\uFFFD')

type Shape = z.ZodObject
type Output<S> = S extends z.ZodType ? z.output<S> : Record<string, never>

/** A route is a schema and a call. */
export interface Route<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: 'GET' | 'POST'
  url: string
  summary: string
  tag: string
  params?: P
  query?: Q
  body?: B
  /** What a good answer looks like, and which refusals there are besides the common ones. */
  answer: z.ZodType
  answerType?: string
  refusals?: (404 | 308)[]
  /** Every answer has words of a pack in it. */
  isPrivate?: boolean
  handle(asked: Asked<Output<P>, Output<Q>, Output<B>>): Promise<Answer>
}

/** Keeps the types of parameters between a route's schema and its call. */
export function defineRoute<P extends Shape | undefined = undefined, Q extends Shape | undefined = undefined, B extends z.ZodType | undefined = undefined>(
  route: Route<P, Q, B>,
): Route {
  return route as unknown as Route
}
