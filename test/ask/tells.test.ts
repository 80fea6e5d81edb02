import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { phrasesIn } from '../../src/ask/phrases.ts'
import { type CardSaid, readFacts } from '../../src/ask/read-facts.ts'
import { indexRules } from '../../src/ask/rule-index.ts'
import { tokensOf } from '../../src/ask/sentence.ts'
import { cardFinder } from '../../src/build/rules.ts'
import { readEdition } from '../../src/content/edition.ts'
import { CATALOGUES } from '../../src/games/catalogues.ts'
import { rulesOf } from '../../src/rules/catalogue.ts'
import { indexNames, mentionsIn } from '../../src/search/names.ts'

const { games } = await readEdition(fileURLToPath(new URL('../../content', import.meta.url)))

/** Of the facts that are read from the sentence of an example, at most this share is another than the example gives. */
const MOST_WRONG = 0.04

describe.each(Object.entries(CATALOGUES))('the sentences of the examples of %s', (game, load) => {
  it('tell few facts otherwise than the examples give them', async () => {
    const catalogue = await load()
    const content = games.find((one) => one.game.id === game)
    if (!content) throw new Error(`No content of ${game}.`)
    const findCard = cardFinder(content)
    const names = indexNames(
      content.cards.flatMap(({ id, title, alsoCalled }) => [title, ...alsoCalled].map((name) => ({ game, kind: 'card' as const, id, name, proper: title }))),
    )
    const index = indexRules(catalogue, names)
    let right = 0
    const wrong: string[] = []
    for (const rule of rulesOf(catalogue))
      for (const { tells, given } of rule.examples) {
        const tokens = tokensOf(tells)
        const cards = mentionsIn(tells, names).flatMap(({ name, words }): CardSaid[] => {
          const from = tokens.findIndex((_, i) => words.every((word, n) => tokens[i + n]?.word === word))
          const data = findCard(name.id)
          return data && from >= 0 ? [{ data, from, to: from + words.length }] : []
        })
        for (const { name, value } of readFacts(rule, tokens, phrasesIn(tokens, index.phrases), cards, index.cardsAsked(rule.id)).facts) {
          const expected = given[name]
          const read = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
          if (expected === undefined) continue
          if (JSON.stringify(read) === JSON.stringify(expected)) right++
          else wrong.push(`${rule.id}: ${name} is ${JSON.stringify(expected)}, and was read as ${JSON.stringify(read)} in "${tells}"`)
        }
      }
    expect(right).toBeGreaterThan(100)
    expect(wrong.length / (right + wrong.length), wrong.join('\n')).toBeLessThan(MOST_WRONG)
  })
})
