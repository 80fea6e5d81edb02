import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDesk } from './desk.ts'
import { aProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

interface Findings {
  findings: { what: string; ok: boolean; found: string }[]
}

/** What is amiss, by name. */
const amiss = (stdout: string): Record<string, string> =>
  Object.fromEntries((JSON.parse(stdout) as Findings).findings.filter(({ ok }) => !ok).map(({ what, found }) => [what, found]))

const FREE = { PORT: '0' }

describe.concurrent('doctor', () => {
  it('finds everything well, and says what it looked at', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.runWith(FREE, 'doctor')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual(['ok   Node', 'ok   environment', 'ok   content', 'ok   library', 'ok   folder of the library', 'ok   private packs', 'ok   port'])
    expect(stdout).toContain(`version ${desk.version}, every row as it was written`)
  })

  it('says it in JSON and nothing else with --json', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.runWith(FREE, 'doctor', '--json')
    expect({ code, stderr, amiss: amiss(stdout) }).toEqual({ code: 0, stderr: '', amiss: {} })
  })

  it('finds a library that is missing, and one that is damaged', async () => {
    await using desk = await aDesk(program)
    await writeFile(desk.library, 'garbage')
    const damaged = await desk.runWith(FREE, 'doctor', '--json')
    expect([damaged.code, amiss(damaged.stdout)]).toEqual([1, { library: expect.stringMatching(/is not a library.*tablejudge build/) }])
    await rm(desk.library)
    const missing = await desk.runWith(FREE, 'doctor')
    expect(missing.code).toBe(1)
    expect(missing.stdout).toContain(`not  library: There is no library at ${desk.library}. Run "tablejudge build" to make it.`)
  })

  it('finds content with problems, and content that is not there', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text.replace('kind: erratum', 'kind: eratum'))
    const bad = await desk.runWith(FREE, 'doctor', '--json')
    expect([bad.code, amiss(bad.stdout)]).toEqual([1, { content: expect.stringMatching(/problems?\. Run "tablejudge check"\./) }])
    await rm(desk.content, { recursive: true })
    const missing = await desk.runWith(FREE, 'doctor', '--json')
    expect([missing.code, amiss(missing.stdout)]).toEqual([1, { content: expect.stringMatching(/ENOENT.*--content\.$/) }])
  })

  it('finds an environment that does not fit, and does not try the port then', async () => {
    await using desk = await aDesk(program)
    const { code, stdout } = await desk.runWith({ PORT: 'abc' }, 'doctor', '--json')
    expect([code, amiss(stdout)]).toEqual([
      1,
      { environment: 'PORT is "abc" and takes a whole number from 0 to 65535.', port: 'not tried: the environment comes first' },
    ])
  })

  it('finds a port that is taken', async () => {
    await using desk = await aDesk(program)
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { code, stdout } = await desk.runWith({ PORT: `${(other.address() as AddressInfo).port}` }, 'doctor', '--json')
    other.close()
    expect([code, amiss(stdout)]).toEqual([1, { port: expect.stringMatching(/EADDRINUSE.*set PORT to another/) }])
  })
})
