import { posix } from 'node:path'
import type { ClauseEntry, GameContent, LinkReference, Reference } from '../entry.ts'
import { kindOfFile } from '../parse-game.ts'
import type { Report } from '../problem.ts'
import { type DidYouMean, didYouMean } from './did-you-mean.ts'

/** Every name that stands for another thing leads to it. */
export function checkReferences(games: readonly GameContent[], report: Report): void {
  const known = new Map(games.map((content) => [content.game.id, namesOf(content)]))
  const hint = didYouMean()
  for (const content of games) {
    const own = known.get(content.game.id)
    if (!own) continue
    for (const entry of entriesOf(content))
      for (const reference of entry.references) {
        if (reference.to === 'link') checkLink(reference, known, hint, report)
        else if (reference.to === 'clause') checkClause(reference, 'clauses' in entry ? entry.clauses : [], hint, report)
        else checkName(reference, own, known, hint, report)
      }
  }
}

type Names = ReturnType<typeof namesOf>

/** Everything that can be named in a game; of entries also the file they stand in. */
function namesOf(content: GameContent) {
  const files = (entries: readonly { id: string; at: { file: string } }[]): Map<string, string> => new Map(entries.map(({ id, at }) => [id, at.file]))
  const renamed = (entries: readonly { id: string; aliases: string[] }[]): Map<string, string> =>
    new Map(entries.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id])))
  return {
    unread: content.unread,
    renamed: { ruling: renamed(content.rulings), card: renamed(content.cards), term: renamed(content.terms), conflict: renamed(content.conflicts) },
    ruling: files(content.rulings),
    card: files(content.cards),
    term: files(content.terms),
    conflict: files(content.conflicts),
    document: files(content.documents),
    part: new Set(content.game.parts.map(({ id }) => id)),
    topic: new Set(content.rulings.map(({ topic }) => topic.id)),
    sections: new Map(content.documents.map(({ id, sections }) => [id, new Set(sections)])),
  }
}

const entriesOf = (content: GameContent) => [content.game, ...content.documents, ...content.rulings, ...content.cards, ...content.terms, ...content.conflicts]

/** What to do about a name that nothing is like. */
const OTHERWISE = {
  ruling: 'Look at its spelling, or write the ruling.',
  card: 'Look at its spelling, or add it to cards.md.',
  term: 'Look at its spelling, or add it to terms.md.',
  conflict: 'Look at its spelling, or add it to conflicts.md.',
  document: 'Look at its spelling, or add it to documents.md.',
  section: 'Look at its spelling, or add it to the sections of its document.',
  part: 'Look at its spelling, or add it to the parts in game.md.',
  topic: 'Write the name of a file of rulings, without .md.',
} as const

function checkName({ to, name, at }: Reference, own: Names, all: ReadonlyMap<string, Names>, hint: DidYouMean, report: Report): void {
  if (to === 'clause') return
  if (to === 'section') {
    const [document = '', anchor = ''] = name.split('#')
    const sections = own.sections.get(document)
    if (!sections) report(at, 'unknown-document', `No document "${document}" in documents.md. ${hint(document, own.document, OTHERWISE.document)}`)
    else if (!sections.has(anchor)) report(at, 'unknown-section', `No section "${anchor}" in "${document}". ${hint(anchor, sections, OTHERWISE.section)}`)
    return
  }
  const [game, elsewhere] = name.includes('/') ? name.split('/') : []
  const names = game === undefined ? own[to] : (all.get(game)?.[to] ?? new Set<string>())
  const id = elsewhere ?? name
  const there = game === undefined ? own : all.get(game)
  if (names.has(id) || there?.unread.has(id)) return
  const now = isEntry(to) ? there?.renamed[to].get(id) : undefined
  report(at, `unknown-${to}`, now ? `"${name}" is called "${now}" now. Write that.` : `No ${to} "${name}". ${hint(id, names, OTHERWISE[to])}`)
}

const isEntry = (to: string): to is 'ruling' | 'card' | 'conflict' => to === 'ruling' || to === 'card' || to === 'conflict'

function checkClause({ name, at }: Reference, clauses: readonly ClauseEntry[], hint: DidYouMean, report: Report): void {
  const ids = new Set(clauses.map(({ id }) => id))
  if (!ids.has(name)) report(at, 'unknown-clause', `No clause "${name}" in this entry. ${hint(name, ids, `It has ${[...ids].join(', ')}.`)}`)
}

const LINKED = { rulings: 'ruling', cards: 'card', terms: 'term', conflicts: 'conflict', documents: 'document' } as const

function checkLink({ file, name, at }: LinkReference, all: ReadonlyMap<string, Names>, hint: DidYouMean, report: Report): void {
  const [game = ''] = file.split('/')
  const names = all.get(game)
  const kind = kindOfFile(file)
  if (!names) report(at, 'broken-link', `"${file}" is in no game's folder. Write the way from this file: cards.md#id, ../other-game/cards.md#id.`)
  else if (kind === 'game') {
    if (file !== `${game}/game.md`) report(at, 'broken-link', `There is no "${file}". The game itself is ${game}/game.md.`)
  } else if (!name) report(at, 'broken-link', 'The link says no entry. Write its id after the file: cards.md#id.')
  else {
    const to = LINKED[kind]
    const stands = names[to].get(name)
    const code = to === 'document' ? 'broken-link' : (`unknown-${to}` as const)
    const now = to === 'document' ? undefined : names.renamed[to].get(name)
    if (stands === undefined && names.unread.has(name)) return
    if (now) report(at, code, `"${name}" is called "${now}" now. Write that.`)
    else if (stands === undefined) report(at, code, `The link leads to no ${to} "${name}". ${hint(name, names[to], OTHERWISE[to])}`)
    else if (stands !== file) report(at, 'broken-link', `"${name}" does not stand in ${file}. Write ${posix.relative(posix.dirname(at.file), stands)}#${name}.`)
  }
}
