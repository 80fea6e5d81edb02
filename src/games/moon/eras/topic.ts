import type { Topic } from '../../../rules/catalogue.ts'
import { howMuchProduced } from './how-much-produced.ts'
import { whatComesAfterPhase } from './what-comes-after-phase.ts'

export const eras: Topic = { id: 'eras', title: 'Eras and production', rules: [whatComesAfterPhase, howMuchProduced] }
