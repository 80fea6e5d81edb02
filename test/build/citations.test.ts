import { describe, expect, it } from 'vitest'
import { compile } from '../../src/build/compile.ts'
import { citationFaults, joinRules } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import type { Card } from '../../src/contract/card.ts'
import type { Rule } from '../../src/contract/rule.ts'
import type { Ruling } from '../../src/contract/ruling.ts'
import type { Catalogue } from '../../src/rules/catalogue.ts'
import { yesNo } from '../../src/rules/fact.ts'
import { cite, defineRule } from '../../src/rules/rule.ts'
import { LANTERN_RULES } from '../fixtures/lantern-rules.ts'
import { aRuling, editionFrom, FIXTURES, rulingFile } from '../world.ts'
import { bodiesOf } from './built.ts'

/** A catalogue of the pier with one rule that rests on one place. */
const restingOn = (place: string, words: string): Catalogue => ({
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
          clauses: [{ when: (f) => f.salted, answer: 'yes', because: cite(place, words) }],
          otherwise: { answer: 'no', because: cite('stealing#answer', 'one chip a turn') },
          examples: [],
        }),
      ],
    },
  ],
})

const pier = (file = rulingFile(aRuling())) => editionFrom({ 'gulls.md': file }).games

describe('What a rule cites', () => {
  it('is without fault when the words stand in the clause', async () => {
    expect(citationFaults(pier(), [restingOn('stealing#salt', 'Salted chips are safe')])).toEqual([])
    expect(citationFaults((await readEdition(FIXTURES)).games, [LANTERN_RULES])).toEqual([])
  })

  it('is a fault when the clause is gone', () => {
    for (const place of ['stealing#vinegar', 'feeding#answer', 'conflict:stealing#answer'])
      expect(citationFaults(pier(), [restingOn(place, 'Salted')]), place).toEqual([
        { rule: 'pier/is-safe', message: `cites ${place}, and there is no such clause` },
      ])
  })

  it('is a fault when the words left the clause, and says what stands there now', () => {
    const changed = rulingFile(aRuling()).replace('Salted chips are safe.', 'Salted chips are stolen first.')
    expect(citationFaults(pier(changed), [restingOn('stealing#salt', 'Salted chips are safe')])).toEqual([
      { rule: 'pier/is-safe', message: expect.stringMatching(/^cites "Salted chips are safe" of stealing#salt, which now says ".*stolen first\.?"$/) },
    ])
  })

  it('is a fault for every citation, not only the first', () => {
    const gone = rulingFile(aRuling({ id: 'feeding' }))
    expect(citationFaults(pier(gone), [restingOn('stealing#salt', 'Salted')])).toHaveLength(2)
  })

  it('is not looked at in a game whose content is not there', () => {
    expect(citationFaults(pier(), [LANTERN_RULES])).toEqual([])
  })
})

describe('A rule leads to what it rests on, and back', () => {
  const joined = async () => joinRules((await readEdition(FIXTURES)).games, [LANTERN_RULES])

  it('names the rulings it cites and the cards they are about', async () => {
    const rules = (await joined()).rows.map(({ body }) => JSON.parse(body) as Rule)
    expect(rules.map(({ id, rulings, cards }) => [id, rulings.map((ruling) => ruling.id), cards])).toEqual([
      ['lantern-bay/may-build-lighthouse', ['lantern-bay/build-lighthouse'], ['lantern-bay/beacon-permit']],
      ['lantern-bay/oil-to-relight', ['lantern-bay/storm-damage'], ['lantern-bay/storm-lamp']],
      ['lantern-bay/who-wins-tie', ['lantern-bay/tie'], []],
    ])
  })

  it('quotes each clause with the short answer and the address of its ruling', async () => {
    const [rule] = bodiesOf<Rule>((await joined()).rows)
    expect(rule?.clauses.map(({ answer, because }) => [answer, because[0]?.url.replace('https://judge.example', '')])).toEqual([
      ['no', '/lantern-bay/build-lighthouse#terrain'],
      ['yes', '/lantern-bay/build-lighthouse#beacon-permit'],
      ['no', '/lantern-bay/build-lighthouse#distance'],
      ['yes', '/lantern-bay/build-lighthouse#answer'],
    ])
    expect(rule?.clauses[0]?.because[0]).toMatchObject({ shortAnswer: expect.stringContaining('empty coast hex'), words: 'stands only on coast hexes' })
  })

  it('from a ruling and from a card', async () => {
    const { ofRuling, ofCard } = await joined()
    expect(Object.fromEntries(ofRuling)).toEqual({
      'lantern-bay/build-lighthouse': ['lantern-bay/may-build-lighthouse'],
      'lantern-bay/storm-damage': ['lantern-bay/oil-to-relight'],
      'lantern-bay/tie': ['lantern-bay/who-wins-tie'],
    })
    expect([...ofCard].map(([card, rules]) => [card, rules.map(({ id }) => id)])).toEqual([
      ['lantern-bay/beacon-permit', ['lantern-bay/may-build-lighthouse']],
      ['lantern-bay/storm-lamp', ['lantern-bay/oil-to-relight']],
    ])
  })

  it('in the bodies that the library carries', async () => {
    const rows = compile((await readEdition(FIXTURES)).games, [LANTERN_RULES])
    const ruling = bodiesOf<Ruling>(rows.rulings).find(({ id }) => id === 'lantern-bay/tie')
    expect(ruling?.decidedBy).toEqual(['lantern-bay/who-wins-tie'])
    const card = bodiesOf<Card>(rows.cards).find(({ id }) => id === 'lantern-bay/storm-lamp')
    expect(card?.rules).toEqual([
      {
        id: 'lantern-bay/oil-to-relight',
        question: 'How much oil do I pay after the storm?',
        url: 'https://judge.example/lantern-bay/rules/oil-to-relight',
      },
    ])
  })
})
