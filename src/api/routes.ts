import type { Route } from '../http/route.ts'
import { ask } from './ask.ts'
import { bulk } from './bulk.ts'
import { cards } from './cards.ts'
import { games } from './games.ts'
import { glossary } from './glossary.ts'
import { resolve } from './resolve.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'

/** The REST contract, in the order in which its documentation shows it. */
export const apiRoutes: readonly Route[] = [...games, ...rulings, ...cards, ...glossary, ...rules, ...sources, ...resolve, ...search, ...ask, ...bulk]
