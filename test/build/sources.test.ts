import { describe, expect, it } from 'vitest'
import { rulingFrom } from './built.ts'

const sourceAt = (address: string) => rulingFrom('**Yes.**', { yaml: `sources: ["${address}"]\n` }).sources[0]

describe('A source', () => {
  it.each([
    ['https://boardgamegeek.com/thread/12/article/34#34', { kind: 'bgg-article', thread: 12, article: 34, label: 'BGG article 34' }],
    ['https://boardgamegeek.com/article/34#34', { kind: 'bgg-article', article: 34, label: 'BGG article 34' }],
    ['https://boardgamegeek.com/thread/12/some-title#34', { kind: 'bgg-article', thread: 12, article: 34, label: 'BGG article 34' }],
    ['http://www.boardgamegeek.com/article/34', { kind: 'bgg-article', article: 34, label: 'BGG article 34' }],
    ['https://boardgamegeek.com/thread/12/some-title/page/3', { kind: 'bgg-thread', thread: 12, label: 'BGG thread 12' }],
    ['boardgamegeek.com/thread/12', { kind: 'bgg-thread', thread: 12, label: 'BGG thread 12' }],
    ['https://rpggeek.com/thread/12', { kind: 'bgg-thread', thread: 12, label: 'BGG thread 12' }],
    ['https://boardgamegeek.com/boardgame/12/gulls', { kind: 'page', label: 'boardgamegeek.com' }],
    ['https://example.com/thread/12/article/34', { kind: 'page', label: 'example.com' }],
    ['https://www.youtube.com/watch?v=x', { kind: 'video', label: 'Video on youtube.com' }],
    ['https://youtu.be/x', { kind: 'video', label: 'Video on youtu.be' }],
    ['https://notyoutube.com/x', { kind: 'page', label: 'notyoutube.com' }],
    ['https://www.gulls.example/rules.pdf', { kind: 'page', label: 'gulls.example' }],
  ])('at %s is read off its address, which stays as published', (address, read) => {
    expect(sourceAt(address)).toEqual({ url: address, ...read })
  })
})
