// npm run bench: what the server, the build and a cold start cost, as ratios in one run. docs/reference/measurements.md keeps the last.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '../../src/build/compile.ts'
import { readEdition } from '../../src/content/edition.ts'
import { writeLibrary } from '../../src/library/write.ts'
import { questionsOf, syntheticGame } from './corpus.ts'
import { load } from './load.ts'
import { describeMachine } from './machine.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tablejudge-bench-'))
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const running: ChildProcess[] = []

/** Starts a program and waits for the first address it prints. */
async function start(args: string[], environment: Record<string, string> = {}): Promise<{ address: string; ms: number }> {
  const from = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += chunk
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
    if (!address) continue
    const answer = await fetch(`${address}/v1/rulings?limit=1`)
    await answer.arrayBuffer()
    child.stdout.resume()
    return { address, ms: performance.now() - from }
  }
  throw new Error(`${args.join(' ')} printed no address: ${printed}`)
}

const serve = (library: string) =>
  start([join(root, 'dist/cli/main.js'), '--library', library, 'serve'], {
    PORT: '0',
    RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://judge.example',
  })

/** A bare route that sends the same bytes as the address answers. */
async function bareOf(url: string): Promise<string> {
  const file = join(folder, `body-${running.length}`)
  writeFileSync(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
  return (await start(['--import', 'tsx', join(root, 'scripts/bench/bare.ts'), file])).address
}

interface Row {
  what: string
  ours: string
  beside: string
  ratio: string
  wanted: string
}

async function compare(what: string, address: string, paths: string[], wanted: string): Promise<Row> {
  const bare = await bareOf(`${address}${paths[0]}`)
  await load(bare, 1, ['/'])
  // A list of paths costs the client something, too: the bare route is asked for the same list.
  const beside = await load(bare, SECONDS, paths)
  if (paths.length === 1) await load(address, 1, paths)
  const ours = await load(address, SECONDS, paths)
  const ratio = ours.requestsPerSecond / beside.requestsPerSecond
  return {
    what,
    ours: `${Math.round(ours.requestsPerSecond)}/s, p99 ${ours.p99} ms`,
    beside: `${Math.round(beside.requestsPerSecond)}/s`,
    ratio: ratio.toFixed(2),
    wanted,
  }
}

try {
  const { games } = await readEdition(join(root, 'content'))
  const rulings = games.flatMap((game) => game.rulings)
  const shipped = join(folder, 'shipped.sqlite')
  await writeLibrary(shipped, compile(games))
  const versionOf = (name: string): string =>
    (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version
  console.log(describeMachine(Object.fromEntries(['fastify', 'better-sqlite3', 'minisearch', 'autocannon'].map((name) => [name, versionOf(name)]))))
  console.log(`corpus: ${games.length} game(s), ${rulings.length} rulings; ${SECONDS} s a measurement, 32 connections, one core each for client and server`)

  const { address, ms } = await serve(shipped)
  const ask = (question: string, n: number): string => `/v1/search?q=${encodeURIComponent(`${question} ${n}`)}`
  const first = questionsOf(rulings, 500_000).map(ask)
  const rows = [
    await compare('ruling', address, [`/v1/rulings/${rulings[0]?.game}/${rulings[0]?.id}`], '≥ 0.5'),
    await compare('repeated searches', address, [ask(rulings[0]?.title ?? '', 0)], '≥ 0.4'),
    await compare('first-time searches', address, first, '≥ 0.1'),
  ]

  const started = performance.now()
  const big = compile([syntheticGame(10_000)])
  const bigPath = join(folder, 'big.sqlite')
  const { bytes } = await writeLibrary(bigPath, big)
  const built = (performance.now() - started) / 1000
  rows.push({ what: 'build of 10,000 rulings', ours: `${built.toFixed(1)} s, ${Math.round(bytes / 2 ** 20)} MB`, beside: '', ratio: '', wanted: '< 20 s' })
  rows.push({ what: 'start to first answer, shipped', ours: `${Math.round(ms)} ms`, beside: '', ratio: '', wanted: '< 400 ms' })
  rows.push({ what: 'start to first answer, 10,000', ours: `${Math.round((await serve(bigPath)).ms)} ms`, beside: '', ratio: '', wanted: '' })
  console.table(rows)
} finally {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
