/** What Markdown gives a meaning to: the marks inside a line, and what opens a line. A spaced hyphen counts, too; it does not matter. */
const MARKS = /[*_~[\]<>`|\\&@]|(?<!\S)(?:[-+#=]+|\d{1,9}[.)])(?!\S)/g

export const marksIn = (text: string): number => text.match(MARKS)?.length ?? 0

/** What yaml is built of. Every key and every value of a list has at least one of these. */
const YAML_MARKS = /[[\]{},:?&*!\n]|-(?=\s)/g

export const yamlMarksIn = (text: string): number => text.match(YAML_MARKS)?.length ?? 0

const CONTAINERS = /^(?:\s*(?:>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)))+|^\s+/

/** How deep a line may stand in lists and quotes: those it opens, or one for each two columns that it is moved in. */
export function nesting(line: string): number {
  if (!line.trim()) return 0
  const opened = (CONTAINERS.exec(line)?.[0] ?? '').replaceAll('\t', '    ')
  return Math.max(opened.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0, Math.floor(opened.length / 2))
}
