import { z } from 'zod'
import { RulingRef } from './source.ts'

export const Resolved = z
  .object({
    kind: z.enum(['game', 'ruling', 'card', 'term', 'conflict', 'document', 'section', 'source']).describe('What the address names'),
    id: z.string().optional().describe('Its id today; absent for a source'),
    url: z.string().describe('Where it stands today'),
    rulings: z.array(RulingRef).describe('The ruling itself, or those that rest on it'),
  })
  .meta({ id: 'Resolved' })

export type Resolved = z.infer<typeof Resolved>
