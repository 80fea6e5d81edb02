import { type Mention, properWords } from './names.ts'
import type { Query } from './query.ts'
import type { Wanted } from './rank.ts'
import type { Speller } from './spelling.ts'
import type { Frequencies, SearchStore } from './store.ts'
import { wordsOf } from './words.ts'

const SYNONYM = 0.7
const RESPELLED = 0.8

/** A word to look for in one game only, because its glossary says so. */
interface Synonym extends Wanted {
  game: string
}

/** The words to look for, how common they are, and which of the question's were read as others. */
export interface WantedWords {
  wanted: Wanted[]
  synonyms: Synonym[]
  frequencies: Frequencies
  respelled: ReadonlyMap<string, string>
}

/** Only words that no ruling has and no name is made of are read as something else. */
export async function wantedWords(
  query: Query,
  mentions: readonly Mention[],
  count: SearchStore['frequencies'],
  speller: () => Promise<Speller>,
): Promise<WantedWords> {
  const named = new Set(mentions.flatMap(({ words }) => words))
  const asked = await count(query.words)
  const wanted: Wanted[] = []
  const respelled = new Map<string, string>()
  for (const word of query.words) {
    if (asked.has(word)) wanted.push({ word, weight: 1 })
    if (asked.has(word) || named.has(word)) continue
    const readings = (await speller())(word)
    for (const reading of readings) wanted.push({ word: reading, weight: RESPELLED / readings.length, asked: word })
    if (readings[0]) respelled.set(word, readings[0])
  }
  const synonyms = synonymsOf(mentions, wanted)
  const unasked = [...wanted, ...synonyms].filter(({ word }) => !asked.has(word)).map(({ word }) => word)
  const frequencies = unasked.length > 0 ? new Map([...asked, ...(await count(unasked))]) : asked
  return { wanted, synonyms, frequencies, respelled }
}

/** What the games say for what the question calls otherwise. */
function synonymsOf(mentions: readonly Mention[], wanted: readonly Wanted[]): Synonym[] {
  const known = new Set(wanted.map(({ word }) => word))
  const found = new Map<string, Synonym>()
  for (const { name, words } of mentions) {
    if (name.kind === 'game') continue
    for (const word of properWords(name))
      if (!known.has(word)) found.set(`${name.game} ${word}`, { game: name.game, word, weight: SYNONYM, asked: words.join(' ') })
  }
  return [...found.values()]
}

/** The question with the words that were read as others replaced by them. */
export function respell(text: string, respelled: ReadonlyMap<string, string>): string {
  let result = ''
  let last = 0
  for (const { word, from, to } of wordsOf(text)) {
    const reading = respelled.get(word)
    if (!reading) continue
    result += text.slice(last, from) + reading
    last = to
  }
  return result + text.slice(last)
}
