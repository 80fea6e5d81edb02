/** A place in a file of content; line and column count from 1. */
export interface Place {
  file: string
  line: number
  column: number
}

/** Everything that can be wrong with content, and what each code means. `docs/reference/problems.md` is held equal to it. */
export const PROBLEMS = {
  'not-utf8': 'The file has bytes that are not UTF-8.',
  'file-too-large': 'The file has over 2 MB or over 50,000 lines.',
  'too-much-markup': 'A file or an entry has more markup characters than any honest one needs.',
  'entry-too-long': 'An entry has over 20,000 characters.',
  'nested-too-deep': 'A line opens more than 12 lists or quotes inside each other.',
  'tab-character': 'A tab stands in the file; editors show it differently.',
  'private-character': 'A private-use character stands in the file. Machines show such characters differently, and the library uses one itself.',
  'raw-html': 'HTML stands in the text; it is dropped.',
  'not-in-dialect': 'Markdown that the dialect has no use for: footnotes, images, quotes, nested lists, deep headings.',
  'file-without-title': 'The file does not open with one `#` heading.',
  'text-outside-entry': 'Text stands before the first `##` heading, where no entry holds it.',
  'entry-without-data': 'The entry does not end with a fenced yaml block.',
  'data-not-last': 'Text follows the yaml block.',
  'yaml-broken': 'The yaml cannot be read.',
  'yaml-not-a-map': 'The yaml is not a list of `key: value` lines.',
  'yaml-alias': 'The yaml uses anchors or aliases.',
  'unknown-key': 'A key that this kind of entry does not have.',
  'missing-key': 'A key that this kind of entry must have.',
  'bad-value': 'A value that its key does not take.',
  'keys-out-of-order': 'The keys are not in the order of the dialect.',
  'entry-without-id': 'The entry has no id.',
  'entry-without-text': 'The entry has a heading and nothing below it.',
  'ruling-without-answer': 'The entry does not open with a short answer in bold.',
  'loose-paragraph': 'A paragraph that is neither the answer nor a named list item.',
  'clause-without-name': 'A list item does not open with its name in bold.',
  'text-too-long': 'A text does not fit its limit.',
  'asked-as-form': 'An `asked as` line is not lower case, ends with a full stop, or repeats the heading.',
  'duplicate-id': 'Two entries of a game have the same id.',
  'duplicate-alias': 'An old id stands for two entries, or is the id of another.',
  'duplicate-clause': 'Two clauses of an entry have the same name.',
  'duplicate-name': 'A name stands twice in one list.',
  'reserved-name': 'A name that the addresses of the site have taken.',
  'unknown-ruling': 'No ruling has this id.',
  'unknown-card': 'No card has this id.',
  'unknown-term': 'No term has this id.',
  'unknown-conflict': 'No conflict has this id.',
  'unknown-part': 'The game has no such part.',
  'unknown-topic': 'The game has no file of rulings of this name.',
  'unknown-document': 'The game has no such document.',
  'unknown-section': 'The document has no such section.',
  'unknown-clause': 'The entry has no clause of this name.',
  'broken-link': 'A link leads to no entry of the content.',
  'not-an-address': 'Not a web address.',
  'synonym-shadows-term': 'What people call one term is the name of another, or of another one too.',
  'unused-term': 'No ruling of the game uses the term.',
  'vanished-name': 'A name that was published is gone, and no alias says where it went.',
  'unpublished-name': 'A name is not yet in the list of published names.',
  'game-without-file': 'A folder of content has no game.md, or a name that cannot be a game.',
} as const

type ProblemCode = keyof typeof PROBLEMS

export interface Problem extends Place {
  code: ProblemCode
  message: string
}

/** Steps report what is wrong through this and go on, so that all problems are seen together. */
export type Report = (at: Place, code: ProblemCode, message: string) => void

export function formatProblem({ file, line, column, code, message }: Problem): string {
  return `${file}:${line}:${column} ${code} ${message}`
}

/** Problems in the order in which a person walks through the files. */
export function sortProblems<P extends Place>(problems: readonly P[]): P[] {
  return [...problems].sort((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1))
}
