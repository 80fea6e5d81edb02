import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../src/api/routes.ts'
import { aServer } from '../world.ts'

interface Answer {
  description: string
  content?: Record<string, { schema: Record<string, unknown> }>
}
interface Operation {
  summary: string
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[]
  responses: Record<string, Answer>
}
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>> }
}

const read = async (): Promise<Description> => {
  await using server = await aServer()
  return (await server.app.inject('/openapi.json')).json()
}

const operations = ({ paths }: Description): [name: string, Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate({ ...(await read()) })).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('describes every route of the API and nothing else', async () => {
    const routes = apiRoutes.map(({ method, url }) => `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(operations(await read()).map(([name]) => name)).toEqual(routes)
  })

  it('says what a good answer looks like, never just anything', async () => {
    const description = await read()
    for (const [name, { responses, summary }] of operations(description)) {
      const [schema] = Object.values(responses['200']?.content ?? {}).map((content) => content.schema)
      expect(Object.keys(schema ?? {}), name).not.toEqual([])
      expect(summary, name).not.toBe('')
    }
    for (const [name, schema] of Object.entries(description.components.schemas)) expect(Object.keys(schema['properties'] ?? {}), name).not.toEqual([])
  })

  it('points only at shapes that it holds', async () => {
    const description = await read()
    const shapes = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(shapes.filter((name) => !description.components.schemas[name ?? ''])).toEqual([])
    expect(shapes).toContain('Ruling')
  })

  it('has a problem document for every refusal, and nothing in a 304 or 308', async () => {
    for (const [name, { responses }] of operations(await read()))
      for (const [status, { content, description }] of Object.entries(responses)) {
        expect(description, `${name} ${status}`).not.toBe('')
        if (Number(status) >= 400)
          expect(content, `${name} ${status}`).toEqual({ 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } })
        else expect(content === undefined, `${name} ${status}`).toBe(status !== '200')
      }
  })

  it('documents every parameter that a route takes, with a type', async () => {
    const described = new Map(operations(await read()))
    for (const { method, url, params, query } of apiRoutes) {
      const parameters = described.get(`${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)?.parameters ?? []
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(Object.keys(params?.shape ?? {}))
      expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(Object.keys(query?.shape ?? {}))
      for (const { name, schema } of parameters) expect(schema['type'], `${url} ${name}`).toBeTypeOf('string')
    }
  })
})
