import { fold } from './fold.ts'

/** A slug is lower-case letters and digits, in words joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The slug of a name: `MC production` → `mc-production`. Empty when nothing of the name can stand in a slug. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** An anchor read aloud, for sections whose heading is not ours to repeat: `building-settlements` → `Building settlements`. */
export function titleOfAnchor(anchor: string): string {
  const words = anchor.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
