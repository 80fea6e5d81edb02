/** 'TJPK': tells a pack from any other SQLite file. */
export const APPLICATION_ID = 0x544a504b

/** Counts up whenever the tables change. A pack of another schema is refused; importing the document again makes a new one. */
export const SCHEMA = 1

/** One published document in its own words. Only ever on the machine of whoever owns it. */
export const TABLES = `
CREATE TABLE pack (
  version  TEXT NOT NULL,
  game     TEXT NOT NULL,
  document TEXT NOT NULL,
  title    TEXT NOT NULL,
  cards    TEXT NOT NULL                       -- names by their numbers in the document's list, as JSON
) STRICT;

CREATE TABLE passage (
  n      INTEGER PRIMARY KEY,
  anchor TEXT NOT NULL UNIQUE,
  body   TEXT NOT NULL
) STRICT;
`
