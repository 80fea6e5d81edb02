import { z } from 'zod'
import { GAPS_PATH } from '../server/operations.ts'
import { EXIT, plural, print, printJson, Stop, style } from './terminal.ts'

const Answer = z.object({ items: z.array(z.object({ game: z.string().nullable(), words: z.array(z.string()), times: z.number() })) })

/** `tablejudge gaps`: what people asked a running server three times or more, and nothing answered. */
export async function gaps(url: string, options: { json?: boolean }): Promise<number> {
  const { items } = await read(url)
  if (options.json) printJson(items)
  else {
    for (const { game, words, times } of items) print(`${String(times).padStart(5)}  ${words.join(' ')}  ${style('dim', game ?? '')}`.trimEnd())
    print(items.length === 0 ? 'Nothing that went unanswered was asked three times.' : style('dim', plural(items.length, 'gap')))
  }
  return EXIT.done
}

async function read(url: string): Promise<z.infer<typeof Answer>> {
  if (!URL.canParse(GAPS_PATH, url)) throw new Stop(EXIT.usage, `"${url}" is no address. Write one such as http://127.0.0.1:8080.`)
  const answer = await fetch(new URL(GAPS_PATH, url)).catch((error: Error) => {
    throw new Stop(EXIT.problems, `No server answers at ${url}: ${error.message}. Start one, or name its address with --url.`)
  })
  if (!answer.ok)
    throw new Stop(EXIT.problems, `${url} does not tell gaps: it answered ${answer.status}. A server tells them on its own machine only, at 127.0.0.1.`)
  const read = Answer.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new Stop(EXIT.problems, `${url} answered something else. Is it a Tablejudge server of this version?`)
  return read.data
}
