import { expect, it } from 'vitest'
import { type Citation, Verdict } from '../../src/contract/rule.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { decideFor } from '../../src/http/verdict.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import { SHIPPED } from '../build/built.ts'
import { aLibrary } from '../world.ts'

const cited = ({ because, readings, parts }: Verdict): Citation[] => [because, ...readings.map((one) => one.because), ...parts.map((one) => one.because)].flat()

it('every example of every rule has a verdict as the edges show it, and each citation leads to a ruling or a conflict that there is', async () => {
  const catalogues = await allCatalogues()
  await using built = await aLibrary(SHIPPED, catalogues)
  const rulings = new Set(await built.library.ids('rulings'))
  const conflicts = new Set(await built.library.ids('conflicts'))
  const faults: string[] = []
  for (const catalogue of catalogues)
    for (const rule of rulesOf(catalogue))
      for (const { tells, given } of rule.examples) {
        const id = `${catalogue.game}/${rule.id}`
        const verdict = Verdict.strict().parse(await decideFor(rule, id, given, built.library))
        if (verdict.status !== 'needs-facts' && cited(verdict).length === 0) faults.push(`${id}, "${tells}": rests on nothing`)
        for (const { ruling = '', conflict = '', clause, url } of cited(verdict)) {
          const isFound = conflict === '' ? rulings.has(ruling) && url.endsWith(`/${ruling}#${clause}`) : ruling === '' && conflicts.has(conflict) && url !== ''
          if (!isFound) faults.push(`${id}, "${tells}": ${ruling || conflict}#${clause} at "${url}"`)
        }
      }
  expect(faults).toEqual([])
}, 60_000)
