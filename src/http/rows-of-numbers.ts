/** Lists in an address and in a form: rows parted by semicolons, each a name and its numbers. `Ann 3 2; Bob 2 1`. */
export function readRows(text: string, columns: readonly string[]): unknown[] | undefined {
  if (text.startsWith('[')) return fromJson(text)
  const rows = text
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
  const read = rows.map((row) => {
    const words = row.split(/[\s,:]+/)
    const numbers = words.slice(-columns.length)
    const name = words.slice(0, -columns.length).join(' ')
    return { name, ...Object.fromEntries(columns.map((column, i) => [column, numbers[i]])) }
  })
  return read.length > 0 ? read : undefined
}

/** The inverse. A name that would be read otherwise, as one with a comma in it, makes it JSON. */
export function writeRows(rows: readonly unknown[]): string {
  const names = rows.map((row) => String((row as { name?: unknown }).name))
  if (names.some((name) => !PLAIN.test(name))) return JSON.stringify(rows)
  return rows.map((row) => Object.values(row as Record<string, unknown>).join(' ')).join('; ')
}

/** Words parted by single spaces. */
const PLAIN = /^(?!\[)[^\s,:;]+(?: [^\s,:;]+)*$/

function fromJson(text: string): unknown[] | undefined {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows : undefined
  } catch {
    return undefined
  }
}
