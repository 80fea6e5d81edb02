import { checkNames } from './check/names.ts'
import { checkPublished } from './check/published.ts'
import { checkReferences } from './check/references.ts'
import { type SectionClaims, sectionClaims } from './check/sections.ts'
import { checkTerms } from './check/terms.ts'
import type { GameContent } from './entry.ts'
import { parseGame } from './parse-game.ts'
import { type Problem, type Report, sortProblems } from './problem.ts'
import { type GameFolder, readFolder } from './read-folder.ts'

/** The whole of the content, read and checked. */
export interface Edition {
  games: GameContent[]
  problems: Problem[]
  claims: SectionClaims[]
}

export function editionOf(folders: readonly GameFolder[], found: readonly Problem[] = []): Edition {
  const problems: Problem[] = [...found]
  const report: Report = (at, code, message) => void problems.push({ ...at, code, message })
  const games = folders.flatMap((folder) => parseGame(folder, report) ?? [])
  for (const content of games) {
    checkNames(content, report)
    checkTerms(content, report)
    checkPublished(content, folders.find(({ game }) => game === content.game.id)?.published ?? [], report)
  }
  checkReferences(games, report)
  return { games, problems: sortProblems(problems), claims: games.flatMap(sectionClaims) }
}

export async function readEdition(root: string): Promise<Edition> {
  const problems: Problem[] = []
  const folders = await readFolder(root, (at, code, message) => void problems.push({ ...at, code, message }))
  return editionOf(folders, problems)
}
