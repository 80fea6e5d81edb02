import { openLibrary } from '../../src/library/open.ts'
import { LibraryProblem } from '../../src/library/problem.ts'

/** Why a file is refused as a library; nothing when it is taken. Any other failure is a failure of the test. */
export function whyRefused(path: string): LibraryProblem | undefined {
  try {
    openLibrary(path).close()
    return undefined
  } catch (error) {
    if (error instanceof LibraryProblem) return error
    throw error
  }
}
