import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { textOfRules } from '../../scripts/text-of-rules.ts'
import { allCatalogues } from '../../src/games/catalogues.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import { LANTERN_RULES } from '../fixtures/lantern-rules.ts'

describe('The reference of rules', () => {
  it('is that of the rules as they are; if not, npm run docs:rules writes it', async () => {
    const page = readFileSync(new URL('../../docs/reference/rules.md', import.meta.url), 'utf8')
    const kept = page.split('\n')
    const now = textOfRules(await allCatalogues()).split('\n')
    // The first line that differs: two texts of this size cannot be shown side by side.
    const at = now.findIndex((line, i) => line !== kept[i])
    expect({ line: at + 1, says: kept[at] }).toEqual({ line: at + 1, says: now[at] })
    expect(kept.length).toBe(now.length)
  })

  it('has each rule with its facts, its answers and the words they rest on', () => {
    const text = textOfRules([LANTERN_RULES])
    for (const { id, question } of rulesOf(LANTERN_RULES)) expect(text).toContain(`#### ${question}\n\n\`lantern-bay/${id}\``)
    expect(text).toContain('- `hasBeaconPermit` Do you hold the Beacon Permit? yes or no; usually no\n')
    expect(text).toContain('**No**: “stands only on coast hexes” `build-lighthouse#terrain`\n')
    expect(text).toContain('**the sum** of “goes dark until you pay 2 oil” `storm-damage#answer`; ')
    expect(text).toContain('Otherwise **Unsettled**: nothing is said, “Nobody goes further than that” `tie#shared`\n')
  })
})
