export interface Numbering {
  /** `1.2.3` has three. */
  parts: number
  label: string
  rest: string
}

/** A section number that opens a line: `1.2.3 Title`, `4. Title`, `IV. Title`, `B) Title`, `§ 12 Title`. */
export function numberingOf(line: string): Numbering | undefined {
  const dotted = /^(?:§\s*|(?:rule|section|chapter|part)\s+)?(\d{1,4}(?:(?:\.\d{1,4}){1,5}[a-z]?)?)[.):]?\s+(\S.*)$/i.exec(line)
  if (dotted?.[1] && dotted[2]) {
    const marked = /^(?:§|rule|section|chapter|part)|^\d+(?:\.\d+)*[a-z]?[.):]\s|^\d+\.\d/i.test(line)
    if (marked || /^\p{Lu}/u.test(dotted[2])) return { parts: dotted[1].split('.').length, label: dotted[1], rest: dotted[2] }
  }
  const lettered = /^([A-Z]|[IVX]{1,5})[.)]\s+(\p{Lu}.*)$/u.exec(line)
  if (lettered?.[1] && lettered[2]) return { parts: 1, label: lettered[1], rest: lettered[2] }
  return undefined
}

/** A rule with a number of several parts: `4.2 A boat may …`, `100.1a …`. A number and a unit, `2.5 cm`, is none. */
export const RULE_NUMBER = /^(?:§\s?|rule\s)?(\d{1,4}(?:\.\d{1,3}){1,5}[a-z]?)[.):]?\s+(["“„«(]?\p{Lu}.*)$/su

/** `Step 2 When you …`: a kind of step and its number open the paragraph without a colon. */
export function numberedStepOf(text: string): { title: string; rest: string } | undefined {
  const found =
    /^((?:caution|step|phase|rule|round|option|part|chapter|section|action|stage|scenario|mission|variant)\s+\d{1,2})[\s.:–—-]{1,3}(\p{Lu}.{20,})$/isu.exec(
      text,
    )
  return found?.[1] && found[2] ? { title: found[1], rest: found[2] } : undefined
}
