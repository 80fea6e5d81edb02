/** Answers already made, the least recently used dropped first. */
export class Answers {
  readonly #kept = new Map<string, string>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): string | undefined {
    const answer = this.#kept.get(key)
    if (answer === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    return answer
  }

  set(key: string, answer: string): void {
    this.#kept.set(key, answer)
    if (this.#kept.size <= this.#limit) return
    const oldest = this.#kept.keys().next()
    if (!oldest.done) this.#kept.delete(oldest.value)
  }
}
