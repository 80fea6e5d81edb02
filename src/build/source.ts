import type { Source } from '../contract/source.ts'
import { addressKey, readAddress } from '../words/address.ts'
import { bggPlace } from '../words/bgg.ts'

/** A source as the contract shows it: the address as published, everything else read off it. */
export function sourceOf(published: string): Source {
  const url = readAddress(published)
  const place = url && bggPlace(url)
  if (place?.article !== undefined) return { url: published, kind: 'bgg-article', ...place, label: `BGG article ${place.article}` }
  if (place?.thread !== undefined) return { url: published, kind: 'bgg-thread', ...place, label: `BGG thread ${place.thread}` }
  const host = url?.hostname.replace(/^www\./, '') ?? published
  const isVideo = /^(?:m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)$/.test(host)
  return { url: published, kind: isVideo ? 'video' : 'page', label: isVideo ? `Video on ${host}` : host }
}

export function sourceKey(published: string): string {
  const url = readAddress(published)
  return url ? addressKey(url) : published
}
