import { describe, expect, it } from 'vitest'
import { PROBLEMS } from '../../src/content/problem.ts'
import { problemsIn } from './pier.ts'
import { ENTRIES } from './problem-table/entries.ts'
import { FILES } from './problem-table/files.ts'
import { NAMES } from './problem-table/names.ts'
import { YAML } from './problem-table/yaml.ts'

const ROWS = [...FILES, ...YAML, ...ENTRIES, ...NAMES]

describe('one thing wrong is one problem, with its place and what to do', () => {
  it.each(ROWS)('$code: $when', ({ code, files, published, at, todo }) => {
    const problems = problemsIn(files, { published: published ?? [], newNames: code === 'unpublished-name' })
    expect(problems).toEqual([expect.objectContaining({ code, message: expect.stringContaining(todo) })])
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([`pier/${at}`])
  })
})

it('every problem of the catalogue is in the table', () => {
  expect([...new Set(ROWS.map(({ code }) => code))].sort()).toEqual(Object.keys(PROBLEMS).sort())
})
