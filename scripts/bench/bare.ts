// A bare fastify route in a process of its own: sends the bytes it is given, and nothing else. What everything is compared with.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const [, , file = '', type = 'application/json'] = process.argv
const body = readFileSync(file)
const app = fastify()
app.get('/*', (_, reply) => reply.type(type).send(body))
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
