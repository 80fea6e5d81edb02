import { nearest } from '../../words/nearest.ts'

/** What an unknown name is called instead: `Did you mean …?`, or the other way out when no known name is like it. */
export type DidYouMean = (name: string, known: { size: number; keys(): Iterable<string> }, otherwise: string) => string

/** To find the nearest name every letter of every known one is looked at; so many looks take a second. */
const LOOKS = 2_000_000

/** One of these serves a whole edition: where thousands of names are wrong, the first ones get a hint. */
export function didYouMean(): DidYouMean {
  let left = LOOKS
  return (name, known, otherwise) => {
    const looks = known.size * name.length
    if (looks > left) return otherwise
    left -= looks
    const [near] = nearest(name, known.keys(), 1)
    return near ? `Did you mean "${near}"?` : otherwise
  }
}
