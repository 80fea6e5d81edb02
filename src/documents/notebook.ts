import type { Note, RepairCode, TroubleCode } from './reading.ts'

/** Where the steps of reading write down what they mended and what they could not mend, all together. */
export class Notebook {
  readonly repairs: Note<RepairCode>[] = []
  readonly problems: Note<TroubleCode>[] = []

  repair(line: number, code: RepairCode, message: string): void {
    this.repairs.push({ line, code, message })
  }

  problem(line: number, code: TroubleCode, message: string): void {
    this.problems.push({ line, code, message })
  }
}

export const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line
