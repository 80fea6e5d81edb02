// npm run docs:rules: writes docs/reference/rules.md from the rules.
import { allCatalogues } from '../src/games/catalogues.ts'
import { textOfRules } from './text-of-rules.ts'

process.stdout.write(textOfRules(await allCatalogues()))
