import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDesk } from './desk.ts'
import { aProgram, type Program } from './program.ts'

let program: Program
beforeAll(async () => {
  program = await aProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

/** Every file of a folder with its text. */
async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])))
}

/** An entry that has no id yet, with its keys in the wrong order. */
const NEW_ENTRY = `
## May a keeper sleep?

**No, not while the lamp is lit.**

- **By day.** A keeper may sleep by day.

\`\`\`yaml
asked as:
  - can i rest
origin: [rulebook-2.0#storms]
\`\`\`
`

describe.concurrent('check', () => {
  it('has nothing to say against good content, and tells what is restated', async () => {
    await using desk = await aDesk(program)
    const { code, stdout, stderr } = await desk.run('check')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('lantern-bay/rulebook-2.0: 4 of 4 sections restated')
    expect(stdout).toMatch(/nobody restates #distance-across-the-reef/)
    expect(stdout).toMatch(/No problem in 2 games and 6 rulings\.\n$/)
  })

  it('tells only the end of it with --quiet', async () => {
    await using desk = await aDesk(program)
    expect(await desk.run('check', '--quiet')).toMatchObject({ code: 0, stdout: 'No problem in 2 games and 6 rulings.\n', stderr: '' })
  })

  it('says all that is wrong, each with its place, and ends with 1', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text.replace('- tiebreaker', '- Tiebreaker'))
    await desk.edit('lantern-bay/terms.md', (text) => text.replace('also called: [fuel]', 'also caled: [fuel]'))
    await desk.edit('lantern-bay/lighthouses.md', (text) => text.replace('see also: [build-lighthouse]', 'see also: [build-lighthose]'))
    const { code, stdout, stderr } = await desk.run('check', '--quiet')
    expect(code).toBe(1)
    const lines = stderr.trim().split('\n')
    for (const line of lines) expect(line).toMatch(/^lantern-bay\/[a-z.]+:\d+:\d+ [a-z-]+ \S/)
    expect(stderr).toMatch(/unknown-ruling .*build-lighthouse/)
    expect(stderr).toContain('asked-as-form')
    expect(stderr).toMatch(/unknown-key .*also called/)
    expect(stdout).toBe(`${lines.length} problems.\n`)
  })

  it('says it in JSON and nothing else with --json', async () => {
    await using desk = await aDesk(program)
    const good = await desk.run('check', '--json')
    expect({ code: good.code, stderr: good.stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(good.stdout)).toMatchObject({
      problems: [],
      claims: expect.arrayContaining([expect.objectContaining({ document: 'lantern-bay/faq-1.1' })]),
    })
    await desk.edit('lantern-bay/scoring.md', (text) => text.replace('kind: erratum', 'kind: eratum'))
    const bad = await desk.run('check', '--json')
    expect({ code: bad.code, stderr: bad.stderr }).toEqual({ code: 1, stderr: '' })
    expect((JSON.parse(bad.stdout) as { problems: { code: string }[] }).problems.map(({ code }) => code)).toContain('bad-value')
  })

  it('changes nothing', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text + NEW_ENTRY)
    const before = await textsIn(desk.content)
    expect((await desk.run('check')).code).toBe(1)
    expect(await textsIn(desk.content)).toEqual(before)
  })
})

describe.concurrent('check --fix', () => {
  it('proposes an id, sorts keys and publishes names; then there is nothing left to fix', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text + NEW_ENTRY)
    const { code, stdout, stderr } = await desk.run('check', '--fix', '--quiet')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^fixed lantern-bay\/scoring\.md\nfixed lantern-bay\/published\.txt: 3 new names\nNo problem in 2 games and 7 rulings\.\n$/)
    const fixed = await textsIn(desk.content)
    const scoring = fixed[join(desk.content, 'lantern-bay/scoring.md')] ?? ''
    expect(scoring).toContain('```yaml\nid: keeper-sleep\norigin: [rulebook-2.0#storms]\nasked as:\n  - can i rest\n```')
    expect(scoring.replace(/```yaml\nid: keeper-sleep[\s\S]*/, '')).toContain(NEW_ENTRY.replace(/```yaml[\s\S]*/, ''))
    expect(fixed[join(desk.content, 'lantern-bay/published.txt')]?.split('\n')).toEqual(
      expect.arrayContaining(['ruling keeper-sleep', 'clause keeper-sleep#answer', 'clause keeper-sleep#by-day']),
    )
    expect((await desk.run('check', '--fix')).stdout).not.toContain('fixed')
    expect(await textsIn(desk.content)).toEqual(fixed)
  })

  it('leaves what it cannot mend, and says so', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text.replace('origin: [rulebook-2.0#scoring]', 'origin: [rulebook-2.0#scorin]'))
    const before = await textsIn(desk.content)
    const { code, stderr } = await desk.run('check', '--fix', '--quiet')
    expect(code).toBe(1)
    expect(stderr).toContain('unknown-section')
    expect(await textsIn(desk.content)).toEqual(before)
  })

  it('says nothing but JSON with --json', async () => {
    await using desk = await aDesk(program)
    await desk.edit('lantern-bay/scoring.md', (text) => text + NEW_ENTRY)
    const { code, stdout, stderr } = await desk.run('check', '--fix', '--json')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({ problems: [] })
  })
})
