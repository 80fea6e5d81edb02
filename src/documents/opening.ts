/** The words that open a text, for speaking of it. */
export const opening = (text: string, words = 6): string => {
  const all = text.split(' ')
  return all.length > words ? `${all.slice(0, words).join(' ')} …` : text
}
