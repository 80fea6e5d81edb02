import { nearest } from '../../words/nearest.ts'

/** ` Did you mean …?`, or nothing when no known name is like it. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [near] = nearest(name, known, 1)
  return near ? ` Did you mean "${near}"?` : ''
}
