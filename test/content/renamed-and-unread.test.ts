import { expect, it } from 'vitest'
import { aRuling, editionFrom, rulingFile } from '../world.ts'

const problems = (files: Record<string, string>, published: string[] = []) =>
  editionFrom(files, published)
    .problems.filter(({ code }) => code !== 'unpublished-name')
    .map(({ code, message }) => `${code} ${message}`)

it('content names things by what they are called today', () => {
  const files = { 'gulls.md': rulingFile(aRuling({ yaml: 'aliases: [theft]\n' }), aRuling({ id: 'other', title: 'Other?', yaml: 'see also: [theft]\n' })) }
  expect(problems(files).filter((problem) => problem.startsWith('unknown'))).toEqual(['unknown-ruling "theft" is called "stealing" now. Write that.'])
})

it('an entry that cannot be read is one problem, not also missing wherever it is named', () => {
  const broken = aRuling({ yaml: 'askd as: [x]\n' })
  const files = { 'gulls.md': rulingFile(broken, aRuling({ id: 'other', title: 'Other?', yaml: 'see also: [stealing]\n' })) }
  const found = problems(files, ['ruling stealing', 'clause stealing#salt'])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^unknown-key No key "askd as"/)
})
