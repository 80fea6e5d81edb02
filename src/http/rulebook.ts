import { CATALOGUES } from '../games/catalogues.ts'
import { type Catalogue, rulesOf } from '../rules/catalogue.ts'
import type { Rule } from '../rules/rule.ts'

/** The rules that can be run, by `game/slug`. A game's rules are loaded when one of them is first asked for. */
export class RuleBook {
  /** The rules of each game, loaded when they are called for. */
  readonly catalogues: Readonly<Record<string, () => Promise<Catalogue>>>
  readonly #games = new Map<string, Promise<ReadonlyMap<string, Rule>>>()

  constructor(catalogues: Readonly<Record<string, () => Promise<Catalogue>>> = CATALOGUES) {
    this.catalogues = catalogues
  }

  async rule(id: string): Promise<Rule | undefined> {
    const [game = '', slug = ''] = id.split('/')
    const load = Object.hasOwn(this.catalogues, game) ? this.catalogues[game] : undefined
    if (!load) return undefined
    const known = this.#games.get(game) ?? load().then((catalogue) => new Map(rulesOf(catalogue).map((rule) => [rule.id, rule])))
    this.#games.set(game, known)
    return (await known).get(slug)
  }
}
