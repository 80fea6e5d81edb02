import type { Problem } from '../../../src/content/problem.ts'

/** One way to get a problem: files of the invented game with this one thing wrong, where it is told, and what to do about it. */
export interface Row {
  code: Problem['code']
  when: string
  files: Record<string, string | Uint8Array>
  published?: string[]
  /** `file:line:column` below the folder of the game. */
  at: string
  todo: string
}
