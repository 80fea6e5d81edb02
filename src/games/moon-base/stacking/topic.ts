import type { Topic } from '../../../rules/catalogue.ts'
import { mayStackRing } from './may-stack-ring.ts'
import { whichColoursFit } from './which-colours-fit.ts'

export const stacking: Topic = { id: 'stacking', title: 'Stacking', rules: [mayStackRing, whichColoursFit] }
