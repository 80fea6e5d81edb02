import { z } from 'zod'
import { readAddress } from '../words/address.ts'

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.coerce
    .number(`a whole number from ${min} to ${max}`)
    .int(`a whole number from ${min} to ${max}`)
    .min(min, `a whole number from ${min} to ${max}`)
    .max(max, `a whole number from ${min} to ${max}`)
    .default(fallback)

/** The environment that a server reads, in full. An empty variable counts as not set. */
const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 8080),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .transform((text, context) => {
      const url = readAddress(text)
      if (url && /^\/*$/.test(url.pathname)) return url.origin
      context.addIssue('an address without a path, such as https://rules.example.org')
      return z.NEVER
    })
    .optional(),
  TRUST_PROXY: z.enum(['true', 'false', '1', '0'], 'true or false').default('false'),
  RATE_LIMIT: wholeNumber(1, 1_000_000_000, 60),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent').default('info'),
})

export interface Settings {
  port: number
  host: string
  publicUrl: string | undefined
  trustProxy: boolean
  /** Requests in 10 seconds that one address may make. */
  rateLimit: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/

export const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** Whether others than this machine can reach the server: by its address, or through a proxy that publishes it. */
export function isPublic({ host, publicUrl, trustProxy }: Pick<Settings, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const named = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')
  return !isLoopback(host) || !isLoopback(named) || trustProxy
}

/** The settings, or a sentence for each variable that does not fit. */
export function readSettings(environment: NodeJS.ProcessEnv): { settings: Settings } | { problems: string[] } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(set)
  if (!read.success) return { problems: read.error.issues.map(({ path, message }) => `${path.join('.')} is "${set[String(path[0])]}" and takes ${message}.`) }
  const { PORT, HOST, PUBLIC_URL, TRUST_PROXY, RATE_LIMIT, LOG_LEVEL } = read.data
  return {
    settings: {
      port: PORT,
      host: HOST,
      publicUrl: PUBLIC_URL,
      trustProxy: TRUST_PROXY === 'true' || TRUST_PROXY === '1',
      rateLimit: RATE_LIMIT,
      logLevel: LOG_LEVEL,
    },
  }
}
