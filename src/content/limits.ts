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
  /** A suggestion carries `card:game/id` in the 100 characters that Discord has for it. */
  id: 60,
  game: 30,
  /** The longest of the published FAQ has 136. */
  anchor: 200,
} as const

/**
 * What one file may be; beyond it a file is refused unread. A Markdown parser's work grows with the square of the markup
 * in one piece of text (20,000 stars in a row take 6 s), a yaml parser's with what is nested and how many keys there are.
 * With these no file below the size limit takes over 10 s or 1 GB; test/content/hostile-files.test.ts holds it.
 * Of our own content the fullest entry has 902 characters, 16 lines and 47 marks, and 100 characters have 3 marks.
 */
export const FILE_LIMITS = {
  bytes: 2_000_000,
  lines: 50_000,
  marks: 60_000,
  entryMarks: 1_000,
  entryLines: 300,
  entryCharacters: 20_000,
  nesting: 12,
  yamlMarks: 150_000,
  blockCharacters: 100_000,
  blockMarks: 4_000,
  blockBrackets: 200,
} as const
