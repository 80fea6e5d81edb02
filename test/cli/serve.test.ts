import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFolder, FIXTURES } from '../world.ts'
import { aProgram, type Program } from './program.ts'
import { aServed, buildInto, SITE } from './served.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

/** A library of the fixtures on the disk. */
async function aBuilt() {
  const folder = await aFolder()
  const library = join(folder.path, 'library.sqlite')
  const version = await buildInto(library, FIXTURES)
  return { folder: folder.path, library, version, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}

describe.concurrent('serve', () => {
  it('says where it listens and what it has, and answers there', async () => {
    await using built = await aBuilt()
    await using served = await aServed(program, built.library)
    expect(served.output()).toMatch(/^Tablejudge \d+\.\d+\.\d+ at http:\/\/127\.0\.0\.1:\d+\n2 games, 6 rulings, 3 cards, 2 terms; library [0-9a-f]{16}\n/)
    expect(served.output()).toContain(built.version)
    const ruling = await fetch(`${served.address}/v1/rulings/lantern-bay/tie`)
    expect(ruling.status).toBe(200)
    expect(await ruling.json()).toMatchObject({ id: 'lantern-bay/tie', url: `${SITE}/lantern-bay/tie` })
  })

  it('goes on serving when nobody reads what it says any more', async () => {
    await using built = await aBuilt()
    await using served = await aServed(program, built.library)
    served.child.stdout?.destroy()
    for (let n = 0; n < 200; n++) expect((await fetch(`${served.address}/v1/games`)).status).toBe(200)
    served.child.kill('SIGTERM')
    expect(await served.exited).toEqual({ code: 0, signal: null })
    expect(served.output()).not.toContain('EPIPE')
  })

  it('knows that a SIGHUP without a new library is nothing to do', async () => {
    await using built = await aBuilt()
    await using served = await aServed(program, built.library)
    served.child.kill('SIGHUP')
    expect(await (await fetch(`${served.address}/healthz`)).json()).toEqual({ status: 'ok', version: built.version })
    served.child.kill('SIGTERM')
    expect(await served.exited).toEqual({ code: 0, signal: null })
    expect(served.output()).not.toContain('took up')
  })
})

const BODY = JSON.stringify({ urls: ['https://boardgamegeek.com/thread/111222'] })

/** A request whose server has read the head of it and waits for the rest. */
async function underWay(address: string): Promise<{ socket: Socket; received: () => string }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })
  const head = [
    'POST /v1/sources/lookup HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${BODY.length}`,
    'Expect: 100-continue',
    'Connection: keep-alive',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  while (!text.includes('100 Continue')) await once(socket, 'data')
  return { socket, received: () => text }
}

/** Resolves when nobody listens at an address any more. */
async function refused(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const socket = connect(Number(port), hostname)
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
  }
  throw new Error('It still listens.')
}

describe.concurrent('A server that is told to end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s ends with 0', async (signal) => {
    await using built = await aBuilt()
    await using served = await aServed(program, built.library)
    // A client that keeps its connection open for later does not hold it up.
    expect((await fetch(`${served.address}/v1`)).status).toBe(200)
    served.child.kill(signal)
    expect(await served.exited).toEqual({ code: 0, signal: null })
    expect(served.output()).toContain('"route":"/v1"')
  })

  it('answers a request that is under way first, then ends, though the client keeps its connection', async () => {
    await using built = await aBuilt()
    await using served = await aServed(program, built.library)
    const { socket, received } = await underWay(served.address)
    served.child.kill('SIGTERM')
    await refused(served.address)
    expect(served.child.exitCode).toBeNull()
    socket.write(BODY)
    expect(await served.exited).toEqual({ code: 0, signal: null })
    expect(received()).toMatch(/HTTP\/1\.1 200 OK/)
    expect(received()).toContain('"id":"lantern-bay/storm-damage"')
    socket.destroy()
  })
})

describe.concurrent('serve does not start and says why', () => {
  it('when its port is taken', async () => {
    await using built = await aBuilt()
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, stdout, stderr } = await program.run(['--library', built.library, 'serve'], { PORT: `${port}` })
    other.close()
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' })
    expect(stderr).toContain(`Port ${port} is taken. Set PORT to another.`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('when its host is no address of this machine', async () => {
    await using built = await aBuilt()
    const { code, stderr } = await program.run(['--library', built.library, 'serve'], { PORT: '0', HOST: '192.0.2.1' })
    expect(code).toBe(4)
    expect(stderr).toContain('The server cannot listen on 192.0.2.1:0')
    expect(stderr).toContain('Set HOST and PORT to an address of this machine')
  })

  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['RATE_LIMIT', '0', 'a whole number from 1 to'],
    ['RATE_LIMIT', 'many', 'a whole number from 1 to'],
    ['TRUST_PROXY', 'perhaps', 'true or false'],
    ['PUBLIC_URL', 'not an address', 'an address without a path, such as https://'],
    ['LOG_LEVEL', 'loud', 'debug, info, warn, error or silent'],
  ])('when %s is "%s"', async (name, value, takes) => {
    const { code, stdout, stderr } = await program.run(['serve'], { [name]: value })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`${name} is "${value}" and takes ${takes}`)
  })

  it('naming every variable that does not fit', async () => {
    const { code, stderr } = await program.run(['serve'], { PORT: 'x', RATE_LIMIT: 'y', LOG_LEVEL: 'z' })
    expect(code).toBe(2)
    expect(stderr.match(/^(PORT|RATE_LIMIT|LOG_LEVEL) is/gm)).toEqual(['PORT is', 'RATE_LIMIT is', 'LOG_LEVEL is'])
  })

  it('when there is no library, or none that can be used', async () => {
    await using folder = await aFolder()
    const missing = join(folder.path, 'missing.sqlite')
    const garbage = join(folder.path, 'garbage.sqlite')
    await writeFile(garbage, 'garbage')
    const ends = await Promise.all([missing, garbage].map((library) => program.run(['--library', library, 'serve'])))
    expect(ends.map(({ code, stdout, stderr }) => ({ code, stdout, stderr }))).toEqual([
      { code: 3, stdout: '', stderr: `There is no library at ${missing}. Run "tablejudge build" to make it.\n` },
      { code: 3, stdout: '', stderr: `${garbage} is not a library of Tablejudge. Run "tablejudge build" to make a new one.\n` },
    ])
  })
})
