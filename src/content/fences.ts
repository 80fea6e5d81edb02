/** A fenced block, by the indexes of its fence lines among the lines it was found in. One that is never closed has no `to`. */
export interface Fence {
  from: number
  to: number | undefined
  isYaml: boolean
}

const FENCE = /^ {0,3}(`{3,}|~{3,})([^`]*)$/

/** The fenced blocks among lines, from index `first` on. A block that the next one opens inside of was never closed. */
export function fencesIn(lines: readonly string[], first = 0): Fence[] {
  const fences: Fence[] = []
  let open: { from: number; mark: string; isYaml: boolean } | undefined
  for (let i = first; i < lines.length; i++) {
    const [, mark, info = ''] = FENCE.exec(lines[i] ?? '') ?? []
    if (mark === undefined || (open && !mark.startsWith(open.mark))) continue
    const closes = open !== undefined && info.trim() === ''
    if (open) fences.push({ from: open.from, to: closes ? i : undefined, isYaml: open.isYaml })
    open = closes ? undefined : { from: i, mark, isYaml: /^\s*yaml(?:\s|$)/.test(info) }
  }
  if (open) fences.push({ from: open.from, to: undefined, isYaml: open.isYaml })
  return fences
}
