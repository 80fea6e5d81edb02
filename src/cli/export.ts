import { once } from 'node:events'
import { withBase } from '../contract/base.ts'
import type { ListedKind } from '../library/library.ts'
import { openLibrary } from '../library/open.ts'
import { publicAddress } from './environment.ts'
import { EXIT } from './terminal.ts'

/** `tablejudge export`: everything of a kind, one JSON object a line, as the API's bulk files have it. */
export async function exportAll(path: string, kind: ListedKind): Promise<number> {
  const library = openLibrary(path)
  try {
    const base = publicAddress()
    for await (const body of library.all(kind)) if (!process.stdout.write(`${withBase(body, base)}\n`)) await once(process.stdout, 'drain')
    return EXIT.done
  } finally {
    library.close()
  }
}
