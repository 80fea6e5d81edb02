import { resultOf } from '../api/search.ts'
import { withBase } from '../contract/base.ts'
import { unknownGame } from '../http/unknown.ts'
import { openLibrary } from '../library/open.ts'
import { Search } from '../search/search.ts'
import { publicAddress } from './environment.ts'
import { complain, EXIT, plural, print, style } from './terminal.ts'

/** `tablejudge search`: the rulings that answer a question. */
export async function search(path: string, question: string, options: { game?: string; limit: number; json?: boolean }): Promise<number> {
  const library = openLibrary(path)
  try {
    if (options.game !== undefined && (await library.game(options.game)) === undefined) {
      complain((await unknownGame(library, options.game)).message)
      return EXIT.problems
    }
    const answer = await new Search(library).search(question, { limit: options.limit, game: options.game })
    if (options.json) print(withBase(JSON.stringify(resultOf(answer), null, 2), publicAddress()))
    else {
      if (answer.didYouMean) print(`Read as: ${answer.didYouMean}`)
      for (const { ruling, snippet } of answer.hits) {
        print(`${style('bold', ruling.title)}  ${style('dim', ruling.id)}`)
        print(`  ${ruling.shortAnswer}`)
        if (!snippet.startsWith(ruling.shortAnswer)) print(style('dim', `  ${snippet}`))
      }
      if (answer.hits.length === 0) print('No ruling has these words.')
      for (const { ruling } of answer.nearest) print(`  nearest: ${ruling.title}  ${style('dim', ruling.id)}`)
      if (answer.total > answer.hits.length) print(style('dim', `${plural(answer.total - answer.hits.length, 'more ruling')}. --limit shows more.`))
    }
    return answer.hits.length > 0 ? EXIT.done : EXIT.problems
  } finally {
    library.close()
  }
}
