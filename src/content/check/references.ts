import type { ClauseEntry, GameContent, LinkReference, Reference } from '../entry.ts'
import { kindOfFile } from '../parse-game.ts'
import type { Report } from '../problem.ts'
import { didYouMean } from './did-you-mean.ts'

/** Every name that stands for another thing leads to it. */
export function checkReferences(games: readonly GameContent[], report: Report): void {
  const known = new Map(games.map((content) => [content.game.id, namesOf(content)]))
  for (const content of games) {
    const own = known.get(content.game.id)
    if (!own) continue
    for (const entry of entriesOf(content))
      for (const reference of entry.references) {
        if (reference.to === 'link') checkLink(reference, known, report)
        else if (reference.to === 'clause') checkClause(reference, 'clauses' in entry ? entry.clauses : [], report)
        else checkName(reference, own, known, report)
      }
  }
}

type Names = ReturnType<typeof namesOf>

function namesOf(content: GameContent) {
  const ids = (entries: readonly { id: string; aliases: string[] }[]): Set<string> => new Set(entries.flatMap(({ id, aliases }) => [id, ...aliases]))
  return {
    ruling: ids(content.rulings),
    card: ids(content.cards),
    term: ids(content.terms),
    conflict: ids(content.conflicts),
    document: ids(content.documents),
    part: new Set(content.game.parts.map(({ id }) => id)),
    topic: new Set(content.rulings.map(({ topic }) => topic.id)),
    section: new Set(content.documents.flatMap(({ id, sections }) => sections.map((anchor) => `${id}#${anchor}`))),
  }
}

const entriesOf = (content: GameContent) => [content.game, ...content.documents, ...content.rulings, ...content.cards, ...content.terms, ...content.conflicts]

function checkName({ to, name, at }: Reference, own: Names, all: ReadonlyMap<string, Names>, report: Report): void {
  if (to === 'clause') return
  if (to === 'section') {
    const [document = ''] = name.split('#')
    if (own.section.has(name)) return
    if (own.document.has(document)) report(at, 'unknown-section', `No section "${name}".${didYouMean(name, own.section)}`)
    else report(at, 'unknown-document', `No document "${document}" in documents.md.${didYouMean(document, own.document)}`)
    return
  }
  const [game, elsewhere] = name.includes('/') ? name.split('/') : []
  const names = game === undefined ? own[to] : (all.get(game)?.[to] ?? new Set())
  const id = elsewhere ?? name
  if (!names.has(id)) report(at, `unknown-${to}`, `No ${to} "${name}".${didYouMean(id, names)}`)
}

function checkClause({ name, at }: Reference, clauses: readonly ClauseEntry[], report: Report): void {
  const ids = clauses.map(({ id }) => id)
  if (!ids.includes(name)) report(at, 'unknown-clause', `No clause "${name}" in this entry.${didYouMean(name, ids)}`)
}

const LINKED = { rulings: 'ruling', cards: 'card', terms: 'term', conflicts: 'conflict', documents: 'document' } as const

function checkLink({ file, name, at }: LinkReference, all: ReadonlyMap<string, Names>, report: Report): void {
  const names = all.get(file.split('/')[0] ?? '')
  const kind = kindOfFile(file)
  if (!names) report(at, 'broken-link', `"${file}" is in no game's folder.`)
  else if (kind === 'game') return
  else {
    const to = LINKED[kind]
    if (names[to].has(name)) return
    if (to === 'document') report(at, 'broken-link', `No document "${name}".${didYouMean(name, names.document)}`)
    else report(at, `unknown-${to}`, `The link leads to no ${to} "${name}".${didYouMean(name, names[to])}`)
  }
}
