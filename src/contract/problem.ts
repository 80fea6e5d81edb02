import { z } from 'zod'

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string().describe('What happened and what to do'),
    near: z.array(z.string()).optional().describe('For an unknown id: the nearest known ones'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('For bad input: each parameter and what it takes'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details' })

export type Problem = z.infer<typeof Problem>
