import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'

const DEFAULTS = { port: 8080, host: '127.0.0.1', publicUrl: undefined, trustProxy: false, rateLimit: 60, logLevel: 'info' }

describe('Settings', () => {
  it('have defaults, for an empty variable too', () => {
    expect(readSettings({})).toEqual({ settings: DEFAULTS })
    expect(readSettings({ PORT: '', HOST: '', PUBLIC_URL: '', TRUST_PROXY: '', RATE_LIMIT: '', LOG_LEVEL: '' })).toEqual({ settings: DEFAULTS })
  })

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ TRUST_PROXY: '1' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ RATE_LIMIT: '1000000' }, { rateLimit: 1_000_000 }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ PUBLIC_URL: 'https://rules.example.org' }, { publicUrl: 'https://rules.example.org' }],
    [{ PUBLIC_URL: 'https://rules.example.org///' }, { publicUrl: 'https://rules.example.org' }],
    [{ PUBLIC_URL: 'rules.example.org' }, { publicUrl: 'https://rules.example.org' }],
    [{ PUBLIC_URL: 'http://localhost:8080/' }, { publicUrl: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://rules.example.org/?x="><script>#y' }, { publicUrl: 'https://rules.example.org' }],
  ])('%j', (environment, settings) => {
    expect(readSettings(environment)).toEqual({ settings: { ...DEFAULTS, ...settings } })
  })

  it.each([
    [{ PORT: '65536' }, 'PORT is "65536" and takes a whole number from 0 to 65535.'],
    [{ PORT: 'http' }, 'PORT is "http" and takes a whole number from 0 to 65535.'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is "0" and takes a whole number from 1 to 1000000000.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe" and takes true or false.'],
    [{ PUBLIC_URL: 'not an address' }, 'PUBLIC_URL is "not an address" and takes an address without a path, such as https://rules.example.org.'],
    [
      { PUBLIC_URL: 'ftp://rules.example.org' },
      'PUBLIC_URL is "ftp://rules.example.org" and takes an address without a path, such as https://rules.example.org.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud" and takes debug, info, warn, error or silent.'],
  ])('%j does not fit, and the sentence says what does', (environment, problem) => {
    expect(readSettings(environment)).toEqual({ problems: [problem] })
  })
})
