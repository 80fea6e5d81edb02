/** Whether an answer is the one expected: a number, yes or no, a name in any of its spellings, a list in order. */
export function isSameAnswer(answer: unknown, expected: unknown, names: Readonly<Record<string, string>>): boolean {
  if (Array.isArray(expected))
    return Array.isArray(answer) && answer.length === expected.length && answer.every((one, i) => isSameAnswer(one, expected[i], names))
  if (typeof expected === 'number') return Number(answer) === expected
  const wanted = plain(String(expected))
  const given = Array.isArray(answer) ? answer.join(' ') : String(answer)
  if (wanted === 'yes' || wanted === 'no') return given === wanted || plain(Object.hasOwn(names, given) ? (names[given] ?? '') : '').split(' ')[0] === wanted
  const said = [given, Object.hasOwn(names, given) ? (names[given] ?? '') : ''].map(plain)
  const isMe = wanted === 'i' || wanted === 'me' || wanted === 'you'
  return said.some((one) => one === wanted || one.split(' ').includes(wanted) || one.includes(wanted) || (isMe && /\b(?:you|me|i)\b/.test(one)))
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
