import type { Library } from '../library/library.ts'
import { Search } from '../search/search.ts'
import { Suggest } from '../search/suggest.ts'
import { Answers } from './answers.ts'

/** One version of the library with everything that was made from it. A request reads one of these from start to end. */
export interface Reading {
  library: Library
  search: Search
  suggest: Suggest
  /** Search answers by question. */
  answers: Answers
}

/** At 10 kB an answer: 20 MB at most. */
const KEPT_ANSWERS = 2_000

export function readingOf(library: Library): Reading {
  return { library, search: new Search(library), suggest: new Suggest(library), answers: new Answers(KEPT_ANSWERS) }
}

/**
 * Where requests get their reading. A new library is put here whole; requests under way keep the one they took, and its
 * file is closed when the last of them has let go of it.
 */
export class Shelf {
  #current: Reading

  constructor(library: Library) {
    this.#current = readingOf(library)
  }

  get current(): Reading {
    return this.#current
  }

  replace(library: Library): void {
    this.#current = readingOf(library)
  }
}
