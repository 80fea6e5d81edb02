import { describe, expect, it } from 'vitest'
import { readAddress } from '../../src/words/address.ts'
import { bggPlace } from '../../src/words/bgg.ts'

const placeOf = (text: string): unknown => {
  const address = readAddress(text)
  return address && bggPlace(address)
}

describe('every spelling of an address of BGG names the same place', () => {
  it.each([
    'https://boardgamegeek.com/thread/1/article/2#2',
    'https://boardgamegeek.com/thread/1/article/2',
    'http://boardgamegeek.com/thread/1/article/2#2',
    'https://www.boardgamegeek.com/thread/1/article/2#2',
    'boardgamegeek.com/thread/1/article/2#2',
    'www.boardgamegeek.com/thread/1/article/2',
    'HTTPS://WWW.BoardGameGeek.COM/thread/1/article/2#2',
    'https://boardgamegeek.com/thread/1/a-slug/article/2#2',
    'https://boardgamegeek.com/thread/1/article/2?utm_source=share#2',
    'https://boardgamegeek.com/thread/1/page/3#2',
    'https://boardgamegeek.com/thread/1/a-slug#2',
    'https://rpggeek.com/thread/1/article/2#2',
    'https://videogamegeek.com/thread/1/article/2#2',
  ])('%s is article 2 in thread 1', (text) => {
    expect(placeOf(text)).toEqual({ thread: 1, article: 2 })
  })

  it.each([
    'https://boardgamegeek.com/thread/1',
    'https://boardgamegeek.com/thread/1/',
    'https://boardgamegeek.com/thread/1/a-slug',
    'https://boardgamegeek.com/thread/1/a-slug/page/3',
    'https://boardgamegeek.com/thread/1/a-slug/page/3?sort=hot',
    'http://www.boardgamegeek.com/thread/1?tag=x',
    'boardgamegeek.com/thread/1',
    'https://rpggeek.com/thread/1/a-slug',
    'https://boardgamegeek.com/thread/1#top',
  ])('%s is thread 1', (text) => {
    expect(placeOf(text)).toEqual({ thread: 1 })
  })

  it.each([
    'https://boardgamegeek.com/article/2#2',
    'https://boardgamegeek.com/article/2',
    'http://www.boardgamegeek.com/article/2?x=1',
    'boardgamegeek.com/article/2#2',
    'https://boardgamegeek.com/article/2#3',
  ])('%s is article 2', (text) => {
    expect(placeOf(text)).toEqual({ article: 2 })
  })

  it.each([
    'https://boardgamegeek.com/boardgame/1/pier',
    'https://boardgamegeek.com/#2',
    'https://boardgamegeek.com/thread/one',
    'https://boardgamegeek.com/thread/1x',
    'https://boardgamegeek.com/thread/1234567890123',
    'https://boardgamegeek.com.pier.example/thread/1',
    'https://notboardgamegeek.com/thread/1',
    'https://pier.example/thread/1/article/2',
  ])('%s is no place there', (text) => {
    expect(placeOf(text)).toBeUndefined()
  })
})
