import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PROBLEMS } from '../../src/content/problem.ts'

it('the reference of problems says of each code what the program says', () => {
  const page = readFileSync(new URL('../../docs/reference/problems.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning])
  expect(Object.fromEntries(rows)).toEqual(PROBLEMS)
})
