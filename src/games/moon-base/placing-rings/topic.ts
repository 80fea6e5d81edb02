import type { Topic } from '../../../rules/catalogue.ts'
import { isItMyTurnToPlace } from './is-it-my-turn-to-place.ts'
import { mayPass } from './may-pass.ts'
import { mayPlaceOnCrater } from './may-place-on-crater.ts'

export const placingRings: Topic = { id: 'placing-rings', title: 'Placing rings', rules: [mayPlaceOnCrater, isItMyTurnToPlace, mayPass] }
