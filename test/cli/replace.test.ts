import { rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProgram, type Program } from './program.ts'
import { aServed, buildInto, twoEditions } from './served.ts'
import { rightAnswers, traffic } from './traffic.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

/** Ways in which a library in use is spoiled, and what the log has to say of each. */
const SPOILED: [reason: string, spoil: (path: string, content: string) => Promise<unknown>][] = [
  ['is not a library of Tablejudge', (path) => writeFile(path, 'garbage')],
  ['is empty', (path) => truncate(path)],
  ['There is no library at', (path) => rm(path)],
  ['it is not whole', cutInHalf],
  ['has schema 4711', ofAnotherSchema],
]

async function cutInHalf(path: string, content: string): Promise<void> {
  await buildInto(`${path}.other`, content)
  await truncate(`${path}.other`, (await stat(`${path}.other`)).size / 2)
  await rename(`${path}.other`, path)
}

async function ofAnotherSchema(path: string, content: string): Promise<void> {
  await buildInto(`${path}.other`, content)
  const db = new Database(`${path}.other`)
  db.pragma('user_version = 4711')
  db.close()
  await rename(`${path}.other`, path)
}

describe.each([
  ['on SIGHUP', { args: [], tell: (pid: number) => process.kill(pid, 'SIGHUP') }],
  ['on change, with --watch', { args: ['--watch'], tell: () => undefined }],
])('A running server, %s,', (_, { args, tell }) => {
  it('takes up a new library without dropping or mixing a request', async () => {
    await using editions = await twoEditions()
    const right = await rightAnswers(editions.old, editions.changed)
    const old = await buildInto(editions.library, editions.old)
    await using served = await aServed(program, editions.library, { args })
    const requests = traffic(served.address, right)
    await requests.more(old)
    const built = await program.run(['--content', editions.changed, '--library', editions.library, 'build', '--json'])
    const { version } = JSON.parse(built.stdout) as { version: string }
    tell(served.child.pid ?? 0)
    await requests.more(version)
    expect(await requests.stop()).toEqual({ wrong: [], versions: [old, version] })
    await served.said('took up a new library')
  })

  it('keeps the old library and says why when the file was spoiled, whichever way, until a good one is there', async () => {
    await using editions = await twoEditions()
    const right = await rightAnswers(editions.old, editions.changed)
    const old = await buildInto(editions.library, editions.old)
    await using served = await aServed(program, editions.library, { args })
    const requests = traffic(served.address, right)
    for (const [reason, spoil] of SPOILED) {
      await requests.more(old)
      await spoil(editions.library, editions.changed)
      tell(served.child.pid ?? 0)
      await served.said(reason)
      await served.said('The version before keeps serving.')
      await requests.more(old)
    }
    const version = await buildInto(editions.library, editions.changed)
    tell(served.child.pid ?? 0)
    await requests.more(version)
    expect(await requests.stop()).toEqual({ wrong: [], versions: [old, version] })
  })
})
