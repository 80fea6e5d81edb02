import type { Codes } from './codes.ts'
import type { CardHeading } from './reading.ts'

const LONGEST = 120
const NUMBER = String.raw`[A-Z]{1,2}\d{1,3}|\d{3}`
const SETS = String.raw`[A-Z]{1,4}(?:\/[A-Z]{1,4}){0,8}`
const SHAPE = new RegExp(String.raw`^(.+?)\s*(?:\[(\d{1,3})\])?(?:\s+(${NUMBER}))?(?:\s+(?:\((${SETS})\)|(${SETS})))?$`)
const BOARDS = /^(.+?)\s+([A-Z](?:\/[A-Z])*):([A-Z])$/
const NUMBER_LINE = new RegExp(String.raw`^(${NUMBER})(?:\s+\(?(${SETS})\)?)?$`)

/** What a heading says of a card: `Ants [16] 035 (S)`, `Law Suit [59] X06 (T/PRO)`, `Venuphile H/E/S:A`. Nothing when it names no card. */
export function cardHeadingOf(heading: string, codes: Codes): CardHeading | undefined {
  if (heading.length > LONGEST) return undefined
  const title = heading
    .replace(/\[new\]/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
  const board = BOARDS.exec(title)
  if (board?.[1] && board[2] && board[3]) return { name: board[1], boards: named(board[2], codes.boards), type: codes.types.get(board[3]) ?? board[3] }
  const [, name = '', reference, number, inside, bare] = SHAPE.exec(title) ?? []
  const sets = inside ?? (number ? bare : undefined)
  const areKnown = sets?.split('/').every((code) => codes.sets.has(code))
  if (!name || !(reference || number || (sets && areKnown))) return undefined
  return {
    name: bare && !number ? `${name} ${bare}` : name,
    ...(reference && { reference: Number(reference) }),
    ...(number && { number }),
    ...(sets && (number || areKnown) && { sets: named(sets, codes.sets) }),
  }
}

/** A card's number and sets on a line of their own: `231 (VN)`. */
export function numberLineOf(line: string, codes: Codes): Pick<CardHeading, 'number' | 'sets'> | undefined {
  const [, number, sets] = NUMBER_LINE.exec(line.trim()) ?? []
  if (!number || !sets) return undefined
  return { number, sets: named(sets, codes.sets) }
}

const named = (codes: string, names: ReadonlyMap<string, string>): string[] => [...new Set(codes.split('/').map((code) => names.get(code) ?? code))]
