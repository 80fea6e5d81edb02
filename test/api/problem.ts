import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { Problem } from '../../src/contract/problem.ts'

const Exactly = Problem.strict()

/** The problem document that an answer must be. */
export function problemIn(answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'json' | 'body'>): Problem {
  expect(answer.headers['content-type'], answer.body).toBe('application/problem+json; charset=utf-8')
  const problem = Exactly.parse(answer.json())
  expect(problem.status).toBe(answer.statusCode)
  expect(problem.type).toBe(`/docs#${problem.code}`)
  expect(problem.detail).toMatch(/^\S.*\.$/su)
  expect(problem.near?.length ?? 0).toBeLessThanOrEqual(3)
  return problem
}
