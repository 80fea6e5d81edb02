import type { Problem } from '../contract/problem.ts'

/** Everything that a request can be refused with. */
export const REFUSALS = {
  'bad-input': { status: 400, title: 'The input does not fit' },
  'bad-url': { status: 400, title: 'The address cannot be read' },
  'body-on-get': { status: 400, title: 'A GET request takes no body' },
  'bad-body': { status: 400, title: 'The body cannot be read' },
  'bad-request': { status: 400, title: 'The request cannot be read' },
  'unknown-game': { status: 404, title: 'No such game' },
  'unknown-document': { status: 404, title: 'No such document' },
  'unknown-passage': { status: 404, title: 'No such passage' },
  'facts-contradict': { status: 400, title: 'The facts contradict each other' },
  'unknown-rule': { status: 404, title: 'No such rule' },
  'unknown-ruling': { status: 404, title: 'No such ruling' },
  'unknown-card': { status: 404, title: 'No such card' },
  'unknown-address': { status: 404, title: 'Nothing rests on this address' },
  'unknown-page': { status: 404, title: 'No such page' },
  'wrong-method': { status: 405, title: 'The address does not take this method' },
  timeout: { status: 408, title: 'The request did not come in time' },
  'too-large': { status: 413, title: 'The body is too large' },
  'url-too-long': { status: 414, title: 'The address is too long' },
  'wrong-type': { status: 415, title: 'The body is of another type' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The address and headers are too large' },
  'not-ready': { status: 503, title: 'Not ready' },
  fault: { status: 500, title: 'Something broke on our side' },
} as const

export type RefusalCode = keyof typeof REFUSALS

/** A refusal on its way to the edge, where it becomes a problem document or a page. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly near: string[] | undefined
  readonly issues: Problem['issues']
  /** What a program can ask instead; a person reads the page. */
  readonly hint: string | undefined

  constructor(code: RefusalCode, detail: string, more: { near?: string[]; issues?: NonNullable<Problem['issues']>; hint?: string } = {}) {
    super(detail)
    this.code = code
    this.near = more.near
    this.issues = more.issues
    this.hint = more.hint
  }
}

export function problemOf({ code, message, hint, near, issues }: Refusal): Problem {
  const { status, title } = REFUSALS[code]
  return { type: `/docs#${code}`, title, status, code, detail: hint ? `${message} ${hint}` : message, ...(near && { near }), ...(issues && { issues }) }
}
