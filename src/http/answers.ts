/** Answers already made, as bytes, the least recently used dropped first. */
export class Answers {
  readonly #kept = new Map<string, Buffer>()
  readonly #limit: number
  #bytes = 0

  /** @param limit how many bytes are kept at most */
  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Buffer | undefined {
    const answer = this.#kept.get(key)
    if (answer === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    return answer
  }

  set(key: string, answer: Buffer): void {
    this.#drop(key)
    if (key.length + answer.length > this.#limit) return
    this.#kept.set(key, answer)
    this.#bytes += key.length + answer.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const answer = this.#kept.get(key)
    if (answer === undefined) return
    this.#kept.delete(key)
    this.#bytes -= key.length + answer.length
  }
}
