/** What the first bytes of an SQLite file say of it: https://www.sqlite.org/fileformat.html#the_database_header */
export interface Header {
  application: number
  schema: number
  /** How long the whole file is. */
  bytes: number
}

const MAGIC = 'SQLite format 3\0'
const HEADER_BYTES = 100

/** The header of a file, or nothing when it is not one of SQLite's. */
export function readHeader(file: Buffer): Header | undefined {
  if (file.length < HEADER_BYTES || file.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  const pageSize = file.readUInt16BE(16)
  const pages = file.readUInt32BE(28)
  // 65536 does not fit two bytes and is written as 1.
  return { application: file.readUInt32BE(68), schema: file.readUInt32BE(60), bytes: pages * (pageSize === 1 ? 65_536 : pageSize) }
}
