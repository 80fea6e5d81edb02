/** Why a library file was refused. The message says what to do. */
export class LibraryProblem extends Error {
  readonly code: 'missing' | 'not-a-library' | 'other-schema' | 'damaged' | 'not-written' | 'no-sqlite'

  constructor(code: LibraryProblem['code'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}
