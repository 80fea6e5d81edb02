/** How long texts may be, in characters. The checker reports what does not fit. */
export const LIMITS = {
  /** Fits a link preview and a suggestion list on a phone. */
  title: 120,
  shortAnswer: 200,
  clause: 600,
  clauseName: 40,
  askedAs: 100,
  alsoCalled: 60,
  effect: 1000,
} as const

/** What one file may be; beyond it a file is refused unread. */
export const FILE_LIMITS = {
  bytes: 2_000_000,
  lines: 50_000,
  /**
   * A Markdown parser's work grows with the square of the markup in one piece of text: 20,000 stars in a row take 6 s.
   * With these three no file below the size limit takes over 10 s or 1 GB; test/content/hostile-files.test.ts holds it.
   */
  marks: 60_000,
  entryMarks: 1_500,
  entryCharacters: 20_000,
  nesting: 12,
  yamlCharacters: 200_000,
} as const
