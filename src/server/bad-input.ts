import type { FastifyRequest } from 'fastify'
import { Refusal } from '../http/problem.ts'

/** What the check of a request's schema found. */
interface Invalid {
  validation: { instancePath: string; message?: string; params: { keys?: string[] } }[]
  validationContext?: 'querystring' | 'params' | 'body'
}

/** Each parameter that does not fit, and what it takes. */
export function badInput(error: unknown, request: FastifyRequest): Refusal {
  const { validation, validationContext = 'querystring' } = error as Invalid
  const issues = validation.flatMap(({ instancePath, message, params }) => {
    if (params.keys)
      return params.keys.map((key) => ({ path: key, message: `nothing: this address has no such parameter. ${parametersOf(request, validationContext)}` }))
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.')
    return [{ path: path || validationContext, message: takes(message) }]
  })
  const detail = issues.map(({ path, message }) => `"${path}" takes ${message}${message.endsWith('.') ? '' : '.'}`).join(' ')
  return new Refusal('bad-input', detail, { issues })
}

function parametersOf(request: FastifyRequest, context: string): string {
  const schema = request.routeOptions.schema as Record<string, { shape?: object } | undefined> | undefined
  const names = Object.keys(schema?.[context]?.shape ?? {})
  return names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none.'
}

const takes = (message = 'another value'): string =>
  message
    .replace(/^Invalid input: expected (\w+), received undefined$/, 'a value; it is required')
    .replace(/^Invalid input: expected string, received array$/, 'one value, and was given several')
    .replace(/^Too big: expected string to have <=(\d+) characters$/, 'up to $1 characters')
    .replace(/^Invalid (?:input|option): expected /, '')
