import type { Topic } from '../../../rules/catalogue.ts'
import { howManyPieces } from './how-many-pieces.ts'
import { mayPlayColour } from './may-play-colour.ts'
import { mayStartTowerHere } from './may-start-tower-here.ts'

export const setup: Topic = { id: 'setup', title: 'Setup', rules: [mayPlayColour, mayStartTowerHere, howManyPieces] }
