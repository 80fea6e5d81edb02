/** What a published document turns out to hold: its sections in its own words, its cards, and all that had to be mended. */
export interface Reading {
  title: string
  sections: Section[]
  cards: ListedCard[]
  repairs: Note<RepairCode>[]
  problems: Note<TroubleCode>[]
}

/**
 * A section of a document. A *heading* opens a part of its own. A *label* (a bold word that opens a list item, a row of a
 * glossary, a question inside a paragraph) can be linked to and stays in the text of the section around it.
 */
export interface Section {
  anchor: string
  title: string
  kind: 'heading' | 'label'
  level: number
  /** In the file of this name, where several were read as one. */
  file?: string
  line: number
  endLine: number
  text: TextBlock[]
  /** Addresses that the section cites, in order, each once. */
  sources: string[]
  /** Anchors of sections that the text sends the reader to. */
  see: string[]
  /** Cards of the reference list that the text names: `[16]`. */
  cards: number[]
  isNew: boolean
  /** What a heading says of the card it names. */
  card?: CardHeading
}

/** A piece of a section's text without markup; a row of a table has its cells parted by tabs. */
export interface TextBlock {
  kind: 'paragraph' | 'item' | 'row' | 'code'
  line: number
  text: string
}

export interface CardHeading {
  name: string
  reference?: number
  number?: string
  sets?: string[]
  boards?: string[]
  type?: string
}

export interface ListedCard extends CardHeading {
  reference: number
  line: number
  anchor: string
  cost?: number
  requirement?: Requirement
  effect?: string
}

/** One thing that must be so: `{ parameter: 'oxygen', atLeast: 4 }`. */
export interface Requirement {
  parameter?: string
  tag?: string
  production?: string
  resource?: string
  tile?: string
  colony?: string
  atLeast?: number
  atMost?: number
}

/** What the reader mended, and what each code means. */
export const REPAIRS = {
  'lost-heading': 'A line without a heading mark is read as a heading.',
  'run-in-heading': 'Words and a colon that open a paragraph are read as its heading.',
  'sentence-as-heading': 'A sentence that is marked as a heading is read as text.',
  'wrong-level': 'A heading is read at another level than it is marked with.',
  'question-in-paragraph': 'A question inside a paragraph starts a section.',
  'shared-body': 'Headings that follow each other share the text below the last of them.',
  'lost-word': 'A word of a heading had slipped into the text.',
  'number-before-heading': "A card's number stood at the end of the section before.",
  'list-entry': 'An entry of a list of cards was malformed.',
  'split-link': 'Link marks were broken or split; the address is kept.',
  'comment-dropped': 'A comment that readers do not see is left out.',
  'image-dropped': 'A picture is left out.',
  'front-matter-dropped': 'Data about the document, above its text, is left out.',
  'html-dropped': 'HTML marks are left out, their words kept.',
  'broken-word': 'A word that the end of a line broke is joined.',
  'joined-paragraph': 'Two paragraphs are one sentence and are joined.',
  'page-furniture': 'A page number or a line that every page repeats is left out.',
  'contents-line': 'A line of a table of contents is not taken for a heading.',
  'reference-without-name': 'A number of the list of cards stands without the name.',
  'reference-of-another-name': 'The name beside a number of the list of cards is not the name in the list.',
  'no-headings': 'The document has no headings; each paragraph is a section.',
  'extractions-differ': 'Two extractions of the document differ here.',
  'bad-bytes': 'Bytes that are no text are left out, or read in an older encoding.',
} as const

/** What a person has to look at, because the reader cannot mend it. */
export const TROUBLES = {
  'empty-document': 'There is no text in the document.',
  todo: 'The document itself is unfinished here.',
  'unknown-reference': 'A number of the list of cards that the list does not have.',
  'section-not-found': 'A section that is expected was not found.',
  'file-too-large': 'The file is too large to be read.',
  'took-too-long': 'Reading took longer, or more memory, than is allowed.',
} as const

export type RepairCode = keyof typeof REPAIRS
export type TroubleCode = keyof typeof TROUBLES

export interface Note<Code extends string> {
  /** In the file of this name, where several were read as one. */
  file?: string
  line: number
  code: Code
  message: string
}
