import { type Problem, sortProblems } from '../../src/content/problem.ts'
import { decode } from '../../src/content/source-file.ts'
import { editionFrom } from '../world.ts'

/** The data of a ruling that has nothing wrong with it. */
export const DATA = 'id: stealing\norigin: [leaflet#gulls]'

/** An entry with its text and its yaml; `## ` stands on its first line, the text on the third. */
export const entry = ({ title = 'May a gull steal chips?', text = '**Yes.**', yaml = DATA } = {}): string =>
  `## ${title}\n\n${text}\n\n\`\`\`yaml\n${yaml}\n\`\`\``

/** A file of cards, terms, conflicts or documents; its first entry stands on line 7. */
export const fileOf = (...entries: string[]): string => `---\nchecked: 2026-11\n---\n\n# Things\n\n${entries.join('\n\n')}\n`

/** What is wrong with files of the invented game, read from their bytes. That names are new is left out unless asked for. */
export function problemsIn(
  files: Record<string, string | Uint8Array>,
  { published = [], newNames = false }: { published?: string[]; newNames?: boolean } = {},
): Problem[] {
  const found: Problem[] = []
  const read = Object.entries(files).flatMap(([path, content]) => {
    const file = decode(`pier/${path}`, Buffer.from(content), (at, code, message) => void found.push({ ...at, code, message }))
    return file ? [[path, file.text] as const] : []
  })
  const { problems } = editionFrom(Object.fromEntries(read), published)
  return sortProblems([...found, ...problems]).filter(({ code }) => newNames || code !== 'unpublished-name')
}

/** `line:column code` of each problem. */
export const places = (problems: readonly Problem[]): string[] => problems.map(({ line, column, code }) => `${line}:${column} ${code}`)
