import { describe, expect, it } from 'vitest'
import { addressKey, readAddress } from '../../src/words/address.ts'

describe('a web address', () => {
  it.each([
    ['https://boardgamegeek.com/thread/1', 'https://boardgamegeek.com/thread/1'],
    ['http://boardgamegeek.com/thread/1', 'http://boardgamegeek.com/thread/1'],
    ['boardgamegeek.com/thread/1', 'https://boardgamegeek.com/thread/1'],
    ['  www.youtube.com/watch?v=x ', 'https://www.youtube.com/watch?v=x'],
    ['HTTPS://BoardGameGeek.COM/Thread/1', 'https://boardgamegeek.com/Thread/1'],
    ['localhost/x', 'https://localhost/x'],
  ])('"%s" is read as %s', (text, href) => {
    expect(readAddress(text)?.href).toBe(href)
  })

  it('may have a port without a scheme', () => {
    expect(readAddress('localhost:8080/moon-base')?.port).toBe('8080')
    expect(readAddress('judge.example:8080/moon-base')?.port).toBe('8080')
  })

  it.each([
    '',
    'page 12 of the rulebook',
    'rulebook',
    'ftp://a.example/x',
    'javascript:alert(1)',
    'mailto:gull@pier.example',
    'https://',
    'https://gull',
    'http://[',
    '#12',
  ])('"%s" is none', (text) => {
    expect(readAddress(text)).toBeUndefined()
  })
})

describe('one spelling stands for all spellings of an address', () => {
  const key = (text: string): string => addressKey(new URL(text))

  it.each([
    'https://pier.example/rules',
    'http://pier.example/rules',
    'https://www.pier.example/rules',
    'https://pier.example/rules/',
    'https://PIER.example/rules//',
  ])('%s', (address) => {
    expect(key(address)).toBe('pier.example/rules')
  })

  it('what sites glue to pasted links makes no difference', () => {
    expect(key('https://pier.example/watch?utm_source=x&v=1&fbclid=y&gclid=z')).toBe(key('https://pier.example/watch?v=1'))
    expect(key('https://pier.example/rules?utm_campaign=x')).toBe('pier.example/rules')
  })

  it('what comes after ? and # tells addresses apart', () => {
    expect(key('https://pier.example/watch?v=1')).not.toBe(key('https://pier.example/watch?v=2'))
    expect(key('https://pier.example/rules#a')).not.toBe(key('https://pier.example/rules#b'))
  })
})
