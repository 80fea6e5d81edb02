import { isNoTitle, titleForm } from './title-form.ts'

export interface RunIn {
  title: string
  rest: string
}

const SHORTEST_TEXT = 20
const MOST_LABELS = 3
const LONGEST_TITLE = 60

/** The label that opens a paragraph, `Printer: The player pays …`; several may follow each other, `Option 1: Choose a Contract: …`. */
export const runInOf = (text: string): RunIn | undefined => labelsOf(text, 2)

/** The same where the paragraphs around have labels, too, so that a longer phrase is one: `Calling the cat: …`. */
export const runInBesideOthers = (text: string): RunIn | undefined => (TURN_OF_SPEECH.test(text) ? undefined : labelsOf(text, 4))

/** `For your reward: …` leads into a sentence and names nothing. */
const TURN_OF_SPEECH = /^(?:after|as|at|before|by|during|for|from|if|in|on|once|since|this|that|these|to|under|until|when|while|with|you)\b/i

function labelsOf(text: string, mostInPhrase: number): RunIn | undefined {
  const labels: string[] = []
  let rest = text
  while (labels.length < MOST_LABELS) {
    const found = /^([^:.!?;\n]{2,60}?)\s{0,2}:\s+(\S.*)$/su.exec(rest)
    if (!found?.[1] || !found[2] || !isLabel(found[1], mostInPhrase)) break
    labels.push(found[1])
    rest = found[2]
  }
  return labels.length > 0 && isSentence(rest) ? { title: labels.join(': '), rest } : undefined
}

/** `Step 2: Build the Harbour` is a title with a colon in it, not a label and its text. */
function isSentence(rest: string): boolean {
  if (!/^[\p{L}"“„«‘'(*_]/u.test(rest) || /[=×]/.test(rest)) return false
  if (rest.length <= LONGEST_TITLE && titleForm(rest) === 'title') return false
  return rest.length >= SHORTEST_TEXT || /[.!?]$/.test(rest)
}

function isLabel(words: string, mostInPhrase: number): boolean {
  if (isNoTitle(words) || /^\d+\s/.test(words)) return false
  const bare = words.replace(/\([^)]*\)/g, ' ').trim()
  const count = bare.split(/\s+/).length
  const form = titleForm(bare)
  return count <= 8 && (form === 'title' || (form === 'phrase' && count <= mostInPhrase))
}
