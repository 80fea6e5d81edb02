import type { Topic } from '../../../rules/catalogue.ts'
import { mayParkRover } from './may-park-rover.ts'
import { roverCountsInTie } from './rover-counts-in-tie.ts'

export const rovers: Topic = { id: 'rovers', title: 'Rovers', rules: [mayParkRover, roverCountsInTie] }
