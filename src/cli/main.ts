#!/usr/bin/env node
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { LibraryProblem } from '../library/problem.ts'
import { PackProblem } from '../packs/problem.ts'
import type { AskOptions } from './ask.ts'
import type { CompareOptions } from './compare.ts'
import type { DecideOptions } from './decide.ts'
import { defaultContent, defaultLibrary, localServer, packsFolder, release } from './environment.ts'
import type { ImportOptions } from './import.ts'
import { complain, EXIT, endWithReader, Stop } from './terminal.ts'

const EXPORTED = ['rulings', 'cards', 'terms', 'conflicts', 'rules', 'sources'] as const

// Each command is loaded when it is called: serving need not wait for the Markdown parser.
const program = new Command('tablejudge')
  .description('Settles rules disputes in board games: rulings in Markdown, compiled into a library, searched and served.')
  .version(release)
  .option('--content <folder>', 'where the Markdown is', defaultContent)
  .option('--library <file>', 'where the compiled library is', defaultLibrary)
  .addHelpText(
    'after',
    `
Examples:
  tablejudge check --fix                     sort keys, propose ids, keep the list of published names
  tablejudge build && tablejudge serve       compile the content and serve it on http://127.0.0.1:8080
  tablejudge search "ring on two gold rings" find the ruling
  tablejudge ask "tie at 11, who wins"       answer it, or say that nothing here does
  tablejudge show moon-base/collabo-ring     read it whole

Exit codes: 0 done, 1 problems or nothing found, 2 wrong usage, 3 the library cannot be used, 4 the server cannot start.`,
  )
  .exitOverride()

const paths = (): { content: string; library: string } => program.opts()
const run =
  <Args extends unknown[]>(command: (...args: Args) => Promise<number>) =>
  async (...args: Args): Promise<void> => {
    process.exitCode = await command(...args)
  }

program
  .command('build')
  .description('compile the content into the library; the old one stays when anything goes wrong')
  .option('--json', 'for machines')
  .action(run(async (options: { json?: boolean }) => (await import('./build.ts')).build(paths().content, paths().library, options)))

program
  .command('check')
  .description('say everything that is wrong with the content, with file, line and what to do')
  .option('--fix', 'sort keys, propose ids for new entries, add new names to the published lists')
  .option('--quiet', 'leave out which sections are restated by which rulings')
  .option('--json', 'for machines')
  .action(run(async (options: { fix?: boolean; quiet?: boolean; json?: boolean }) => (await import('./check.ts')).check(paths().content, options)))

program
  .command('serve')
  .description('serve the library on HOST (127.0.0.1) and PORT (8080); SIGHUP takes up a new one')
  .option('--watch', 'take up a new library as soon as it is there')
  .action(run(async (options: { watch?: boolean }) => (await import('./serve.ts')).serve(paths().library, options)))

program
  .command('search')
  .description('find the rulings that answer a question')
  .argument('<question...>', 'as you would ask it; also "a phrase", game:, kind:, card:, needs:, and -word when all of it is in quotes')
  .option('--game <game>', 'look in one game only')
  .option('--limit <number>', 'how many rulings to show', wholeNumber, 5)
  .option('--json', 'for machines')
  .action(
    run(async (question: string[], options: { game?: string; limit: number; json?: boolean }) =>
      (await import('./search.ts')).search(paths().library, question.join(' '), options),
    ),
  )

program
  .command('ask')
  .description('answer a sentence by a verdict or by rulings, or say that nothing here does; asks for what is missing')
  .argument('<question...>', 'as you would say it at the table')
  .option('--game <game>', 'the game it is about')
  .option('--json', 'for machines')
  .action(run(async (question: string[], options: AskOptions) => (await import('./ask.ts')).ask(paths().library, question.join(' '), options)))

program
  .command('gaps')
  .description('what people asked a running server three times or more and nothing answered, in words the library knows')
  .option('--url <address>', 'where the server listens on this machine', localServer)
  .option('--json', 'for machines')
  .action(run(async (options: { url: string; json?: boolean }) => (await import('./gaps.ts')).gaps(options.url, options)))

program
  .command('show')
  .description('show one ruling or card')
  .argument('<id>', 'game/slug, as in moon-base/collabo-ring')
  .option('--json', 'for machines')
  .action(run(async (id: string, options: { json?: boolean }) => (await import('./show.ts')).show(paths().library, id, options)))

program
  .command('export')
  .description('write everything of a kind, one JSON object a line')
  .addArgument(new Argument('<kind>').choices(EXPORTED))
  .action(run(async (kind: (typeof EXPORTED)[number]) => (await import('./export.ts')).exportAll(paths().library, kind)))

program
  .command('decide')
  .description('decide a situation by a rule: asks for what is missing, and says the words it rests on')
  .argument('<rule>', 'game/slug, as in moon/may-park-rover')
  .argument('[facts...]', 'name=value')
  .option('--trace', 'say of each clause whether it held')
  .option('--json', 'for machines')
  .action(run(async (rule: string, facts: string[], options: DecideOptions) => (await import('./decide.ts')).decide(rule, facts, paths().library, options)))

program
  .command('confirm')
  .description('say that a rule was read together with the clauses it rests on, as both are now')
  .argument('<rule>', 'game/slug, or a game for all of its rules')
  .action(run(async (rule: string) => (await import('./confirm.ts')).confirm(rule, paths().content)))

const packs = (): Option => new Option('--packs <folder>', 'where private packs are; TABLEJUDGE_PACKS').default(packsFolder)

program
  .command('import')
  .description('read a published document, as it is, into a private pack on this machine; several files are extractions of one work')
  .argument('<files...>', 'Markdown, up to 2 MB each')
  .requiredOption('--game <game>', 'the id of the game')
  .option('--document <id>', "the document's id with its edition, as in faq-1.7; else the game's only one, or the file's name")
  .option('--profile <file>', "what is special to the publication; else the one beside the game's content")
  .addOption(packs())
  .option('--dry-run', 'say what was found and write nothing')
  .option('--json', 'for machines')
  .action(run(async (files: string[], options: ImportOptions) => (await import('./import.ts')).importDocument(files, paths(), options)))

program
  .command('compare')
  .description('show each passage of a pack beside the rulings that restate it, and what they may have left out')
  .argument('<game>', 'the id of the game')
  .option('--document <id>', 'one document only')
  .addOption(packs())
  .option('--missing', 'only sections with something to look at')
  .option('--json', 'for machines')
  .action(run(async (game: string, options: CompareOptions) => (await import('./compare.ts')).compare(game, paths().library, options)))

program
  .command('doctor')
  .description('look at everything a server needs and say what is amiss')
  .option('--json', 'for machines')
  .action(run(async (options: { json?: boolean }) => (await import('./doctor.ts')).doctor(paths(), options)))

for (const command of program.commands) command.exitOverride()

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 100) throw new InvalidArgumentError('Give a whole number from 1 to 100.')
  return number
}

for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithReader)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage
  else if (error instanceof Stop) {
    complain(error.message)
    process.exitCode = error.exitCode
  } else if (error instanceof LibraryProblem || error instanceof PackProblem) {
    complain(error.message)
    process.exitCode = EXIT.library
  } else throw error
}
