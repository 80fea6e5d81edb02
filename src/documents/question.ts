const QUESTION_WORD =
  /^(?:who|whose|what|when|where|which|why|how|can|could|may|must|do|does|did|is|are|if|should|will|would|am|has|have|was|were|wer|wie|wann|wo|warum|welche[rns]?|darf|dürfen|kann|können|muss|müssen|ist|sind|qui|que|quand|où|pourquoi|comment|combien|peut|puis|est-ce|faut|doit|dois)\b/i

const LONGEST = 250

export const isQuestion = (text: string): boolean =>
  text.length <= LONGEST && /\?["”’»)]{0,3}$/.test(text) && QUESTION_WORD.test(text.replace(/^["“„«‘'(\s]{0,3}/, ''))

/** A question that ends a line after another sentence, with what stands before it. */
export function questionAtEnd(line: string): { before: string; question: string } | undefined {
  if (!line.endsWith('?')) return undefined
  const from = Math.max(line.length - LONGEST, 0)
  const found = /^(.*[.!?)"”])\s(\p{Lu}[^.!?]{8,200}\?)$/su.exec(line.slice(from))
  return found?.[1] && found[2] && isQuestion(found[2]) ? { before: line.slice(0, from) + found[1], question: found[2] } : undefined
}

/** The letters that open a question or its answer: `Q:`, `Q3.`, `Question 3:`, `F:` in German, `R :` in French. */
export const ASKED_OR_ANSWERED = /^(?:q(?:uestion)?|a(?:nswer)?|f(?:rage)?|antwort|r(?:éponse)?)\s?\d{0,3}\s?[.:)]\s/iu

/** `Q: May I …? A: …`: the question, and what of the block is its answer already. */
export function askedIn(text: string): { question: string; rest?: string } | undefined {
  const [, question, rest] = /^(?:q(?:uestion)?|f(?:rage)?)\s?\d{0,3}\s?[.:)]\s+(\S[^?]{4,250}\?["”’»)]{0,2})(?:\s+(\S.*))?$/isu.exec(text) ?? []
  return question ? { question, ...(rest && { rest }) } : undefined
}
