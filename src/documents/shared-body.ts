import type { Mark } from './mark.ts'

/** More headings in a row than this are a list of names, and only the last has the text below it. */
const MOST_SHARING = 60

/**
 * Marked headings of one level without anything between them share the text below the last. For each mark the place of
 * the one whose text it has; for most it is its own.
 */
export function sharedBodies(marks: readonly Mark[], place: (mark: Mark) => number): number[] {
  const bodies = marks.map((_, i) => i)
  for (let i = marks.length - 2; i >= 0; i--) {
    const [mark, next] = [marks[i], marks[i + 1]]
    if (mark?.isMarked && next?.isMarked && next.level === mark.level && place(next) === place(mark) + 1) bodies[i] = bodies[i + 1] ?? i
  }
  return bodies.map((body, i) => (body - i > MOST_SHARING ? i : body))
}
