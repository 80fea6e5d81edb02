import { z } from 'zod'
import { Card, NamedCards } from './card.ts'
import { Document, Game, Overview } from './game.ts'
import { Conflict, Term } from './glossary.ts'
import { Problem } from './problem.ts'
import { Resolved } from './resolved.ts'
import { Coverage, Rule, Verdict } from './rule.ts'
import { Ruling } from './ruling.ts'
import { SearchResult, Suggestions } from './search.ts'
import { SourceLookup, SourceWithRulings } from './source.ts'

const SHAPES = {
  Overview,
  Game,
  Document,
  Ruling,
  Card,
  NamedCards,
  Term,
  Conflict,
  SourceWithRulings,
  SourceLookup,
  Resolved,
  Rule,
  Verdict,
  Coverage,
  SearchResult,
  Suggestions,
  Problem,
}

/** The shapes of all answers as one text. It is part of the library's version: an answer of another shape is another answer. */
export function contractText(): string {
  return JSON.stringify(Object.entries(SHAPES).map(([name, shape]) => [name, z.toJSONSchema(shape)]))
}
