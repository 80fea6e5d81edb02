import { z } from 'zod'

/** Every list has this shape; the cursor is opaque and stays good across versions of the library. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.number().int(), nextCursor: z.string().nullable() })
