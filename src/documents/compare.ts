import { wordsOf } from '../search/words.ts'
import { fold } from '../words/fold.ts'
import { type Restated, restatedIn } from './restated.ts'

/** What a comparison needs of a ruling. */
export interface Restating {
  id: string
  title: string
  text: string
  clauses: { id: string; text: string }[]
  /** Names of the cards it is about, which count as said. */
  cards: string[]
}

export interface ComparedPassage {
  anchor: string
  title: string
  line: number
  endLine: number
  text: string
  rulings: { id: string; title: string; restated: Restated[] }[]
  /** Numbers and card names of the passage that no ruling of it repeats. */
  missingNumbers: string[]
  missingCards: string[]
}

/** One section beside the rulings that restate it: what they may have left out. */
export function comparePassage(
  passage: { anchor: string; title: string; line: number; endLine: number; text: readonly { text: string }[] },
  rulings: readonly Restating[],
  cardNames: readonly string[],
): ComparedPassage {
  const text = passage.text.map((block) => block.text).join('\n')
  const said = rulings.map((ruling) => [ruling.title, ruling.text, ...ruling.cards].join('\n')).join('\n')
  const numbersSaid = new Set(numbersIn(said))
  const foldedSaid = plainWords(said)
  const folded = plainWords(text)
  return {
    anchor: passage.anchor,
    title: passage.title,
    line: passage.line,
    endLine: passage.endLine,
    text,
    rulings: rulings.map(({ id, title, clauses }) => ({ id, title, restated: restatedIn(text, clauses) })),
    missingNumbers: [...new Set(numbersIn(text.replace(REFERENCES, ' ')))].filter((number) => !numbersSaid.has(number)),
    missingCards: cardNames.filter((name) => folded.includes(plainWords(name)) && !foldedSaid.includes(plainWords(name))),
  }
}

/** Numbers of the list of cards, and of sources, say nothing about the game. */
const REFERENCES = /\[\d+\]|\bsource \d+/gi

/** Numbers as both sides may write them: "two" and 2 are one; a unit is left off. */
const numbersIn = (text: string): string[] => wordsOf(text).flatMap(({ word }) => (/^-?\d+(?:\.\d+)?$/.test(word) ? word.replace(/^-0$/, '0') : []))

/** Words with a space on either side, so that a name is found as whole words. */
const plainWords = (text: string): string =>
  ` ${
    fold(text)
      .replace(/'/g, '')
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `
