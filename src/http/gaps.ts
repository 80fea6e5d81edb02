import type { Missing } from '../contract/ask.ts'

/** A sentence that nothing answered, as far as anything of it is kept: the game, why, and the words of it that the library knows. */
export interface Abstained {
  game: string | undefined
  because: Missing['code']
  words: readonly string[]
}

export interface Gap {
  game: string | null
  /** In the order of the alphabet: how somebody put it is not kept. */
  words: string[]
  times: number
}

/** From here on a question is one that people have, and not the words of one person. */
const OFTEN = 3
const MOST_GAPS = 500
/** Questions seen fewer times. At 20 words of some 10 letters each, half a megabyte. */
const MOST_SEEN = 2_000
const MOST_WORDS = 20

/** What people ask and nothing answers. Kept in memory only, within bounds, and gone with the process. */
export class Gaps {
  /** How often each was seen, the one seen longest ago first. */
  readonly #seen = new Map<string, number>()
  readonly #gaps = new Map<string, number>()

  note({ game, words }: Abstained): void {
    const known = [...new Set(words)].sort().slice(0, MOST_WORDS)
    if (known.length === 0) return
    const key = [game ?? '', ...known].join(' ')
    const times = (this.#gaps.get(key) ?? this.#seen.get(key) ?? 0) + 1
    this.#seen.delete(key)
    this.#gaps.delete(key)
    if (times < OFTEN) {
      this.#seen.set(key, times)
      if (this.#seen.size > MOST_SEEN) this.#seen.delete(first(this.#seen))
      return
    }
    if (this.#gaps.size >= MOST_GAPS) this.#gaps.delete(rarest(this.#gaps))
    this.#gaps.set(key, times)
  }

  /** The most frequent first. */
  list(): Gap[] {
    const gaps = [...this.#gaps].map(([key, times]): Gap => {
      const [game, ...words] = key.split(' ')
      return { game: game || null, words, times }
    })
    return gaps.sort((a, b) => b.times - a.times)
  }
}

const first = (counts: ReadonlyMap<string, number>): string => counts.keys().next().value ?? ''

/** The one seen the fewest times; of several, the one seen longest ago. */
function rarest(counts: ReadonlyMap<string, number>): string {
  let [key, least] = ['', Number.POSITIVE_INFINITY]
  for (const [candidate, times] of counts) if (times < least) [key, least] = [candidate, times]
  return key
}
