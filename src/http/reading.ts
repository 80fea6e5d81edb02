import type { Ask } from '../ask/ask.ts'
import type { Library } from '../library/library.ts'
import { NO_PACKS, type Packs } from '../packs/packs.ts'
import { Search } from '../search/search.ts'
import { Suggest } from '../search/suggest.ts'
import { Answers } from './answers.ts'
import { askOver } from './ask.ts'
import { RuleBook } from './rulebook.ts'

/** One version of the library with everything that was made from it. A request reads one of these from start to end. */
export interface Reading {
  library: Library
  search: Search
  suggest: Suggest
  ask: Ask
  /** Private books beside the library; what is answered from them is kept by nobody. */
  packs: Packs
  /** The rules that can be run. */
  rules: RuleBook
  /** Answers by the address that was asked for. */
  answers: Answers
}

/** All rulings of a dozen games and some thousand searches. */
const KEPT_BYTES = 32 * 1024 * 1024

function readingOf(library: Library, packs: Packs, rules: RuleBook): Reading {
  const search = new Search(library)
  return { library, packs, rules, search, suggest: new Suggest(library), ask: askOver(library, search, rules), answers: new Answers(KEPT_BYTES) }
}

/**
 * Where requests get their reading. A new library is put here whole; requests under way keep the one they took, and its
 * memory is free when the last of them has let go of it.
 */
export class Shelf {
  #current: Reading

  constructor(library: Library, packs: Packs = NO_PACKS, rules: RuleBook = new RuleBook()) {
    this.#current = readingOf(library, packs, rules)
  }

  get current(): Reading {
    return this.#current
  }

  replace(library: Library, packs = this.#current.packs): void {
    this.#current = readingOf(library, packs, this.#current.rules)
  }
}
