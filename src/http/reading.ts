import type { Library } from '../library/library.ts'
import { Search } from '../search/search.ts'
import { Suggest } from '../search/suggest.ts'
import { Answers } from './answers.ts'

/** One version of the library with everything that was made from it. A request reads one of these from start to end. */
export interface Reading {
  library: Library
  search: Search
  suggest: Suggest
  /** Answers by the address that was asked for. */
  answers: Answers
}

/** All rulings of a dozen games and some thousand searches. */
const KEPT_BYTES = 32 * 1024 * 1024

function readingOf(library: Library): Reading {
  return { library, search: new Search(library), suggest: new Suggest(library), answers: new Answers(KEPT_BYTES) }
}

/**
 * Where requests get their reading. A new library is put here whole; requests under way keep the one they took, and its
 * memory is free when the last of them has let go of it.
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
