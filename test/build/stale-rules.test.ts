import { describe, expect, it } from 'vitest'
import { type Confirmed, restsOn, staleRules } from '../../src/build/stale-rules.ts'
import type { GameContent } from '../../src/content/entry.ts'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import { yesNo } from '../../src/rules/fact.ts'
import { cite, defineRule } from '../../src/rules/rule.ts'
import { aRuling, editionFrom, rulingFile } from '../world.ts'

const RULES: Catalogue = {
  game: 'pier',
  topics: [
    {
      id: 'gulls',
      title: 'Gulls',
      rules: [
        defineRule({
          id: 'is-safe',
          question: 'Are my chips safe?',
          facts: { salted: yesNo('Are they salted?') },
          clauses: [{ when: (f) => f.salted, answer: 'yes', because: cite('stealing#salt', 'Salted chips are safe') }],
          otherwise: { answer: 'no', because: cite('stealing#answer', 'one chip a turn') },
          examples: [],
        }),
      ],
    },
  ],
}

function pier(change: (text: string) => string = (text) => text): GameContent {
  const [game] = editionFrom({ 'gulls.md': change(rulingFile(aRuling())) }).games
  if (!game) throw new Error('There is no game.')
  return game
}

/** What somebody confirmed when the content was as it is at first. */
const read: Confirmed = Object.fromEntries(rulesOf(RULES).map((rule) => [rule.id, restsOn(rule, pier())]))

describe('A rule is stale', () => {
  it('not while the clauses it rests on are as they were when somebody confirmed it', () => {
    expect(staleRules(pier(), RULES, read)).toEqual([])
    expect(
      staleRules(
        pier((text) => text.replace('May a gull steal chips?', 'Can a gull steal chips?')),
        RULES,
        read,
      ),
    ).toEqual([])
  })

  it('when one of them was reworded, though the words it cites are still there', () => {
    const reworded = pier((text) => text.replace('Salted chips are safe.', 'Salted chips are safe, if the salt is dry.'))
    expect(staleRules(reworded, RULES, read)).toEqual([{ rule: 'pier/is-safe', clauses: ['stealing#salt'] }])
  })

  it('when nobody has confirmed it yet', () => {
    expect(staleRules(pier(), RULES, {})).toEqual([{ rule: 'pier/is-safe', clauses: ['stealing#answer', 'stealing#salt'] }])
  })
})
