import { describe, expect, it } from 'vitest'
import { kindOf } from '../../src/ask/kind.ts'
import { tokensOf } from '../../src/ask/sentence.ts'

const COUNTED = new Set(['point', 'heart', 'mc', 'card', 'oil'])

describe('What a sentence wants to know', () => {
  it.each([
    ['how many cards do i draw', 'how-many'],
    ['what do i pay for it', 'how-many'],
    ['Charger in the second era, 3 energy spent: hearts?', 'how-many'],
    ['Hearts on the X space before the first era.', 'how-many'],
    ['who gets the hearts?', 'who'],
    ['where does the crew go?', 'what'],
    ['when do we score?', 'when'],
    ['must i place the ocean', 'must'],
    ['can i build here', 'may'],
    ['a storm comes, does my lamp go out?', 'may'],
    ['two rovers on one space. legal?', 'may'],
    ['My rover goes onto somebody’s grey structure.', 'statement'],
    ['law suit against her, who only lowered our prod', 'statement'],
  ])('%s: %s', (text, kind) => {
    expect(kindOf(text, tokensOf(text), (word) => COUNTED.has(word))).toBe(kind)
  })
})
