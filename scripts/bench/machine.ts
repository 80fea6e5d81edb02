import { cpus, totalmem } from 'node:os'

/** What a measurement must be read with. */
export function describeMachine(versions: Record<string, string>): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const programs = Object.entries({ node: process.version, ...versions }).map(([name, version]) => `${name} ${version}`)
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB\n${programs.join(', ')}`
}
