/** A pack that cannot be written or opened; the message says what to do. */
export class PackProblem extends Error {}
