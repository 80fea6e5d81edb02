import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

const DESCRIPTION = 'Rulings for board games: the short answer, its clauses, and where each word stands. Open to any site.'

/** OpenAPI 3.1 from the same schemas that check requests. */
export async function describeApi(app: FastifyInstance, release: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tablejudge', version: release, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: answersOnly,
  })
}

/** Every named shape would be described twice, as it is sent and as it is answered. None is ever sent. */
const answersOnly: SwaggerTransformObject = (document) => {
  const described = jsonSchemaTransformObject(document) as { components?: { schemas?: Record<string, unknown> } }
  const schemas = Object.entries(described.components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'))
  return { ...described, components: { ...described.components, schemas: Object.fromEntries(schemas) } } as ReturnType<SwaggerTransformObject>
}
