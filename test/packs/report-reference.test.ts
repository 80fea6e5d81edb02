import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { REPAIRS, TROUBLES } from '../../src/documents/reading.ts'

it('the reference of the import report says of each code what the program says', () => {
  const page = readFileSync(new URL('../../docs/reference/import-report.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (.*) \|$/gm)].map(([, code, meaning]) => [code, meaning])
  expect(Object.fromEntries(rows)).toEqual({ ...REPAIRS, ...TROUBLES })
})
