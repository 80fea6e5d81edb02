/** 'TJLB': tells a library from any other SQLite file. */
export const APPLICATION_ID = 0x544a4c42

/** Counts up whenever the tables change. A library of another schema is refused, and built anew in seconds. */
export const SCHEMA = 2

/**
 * One file, written once, read ever after. `body` is the answer of the API, prepared; what stands beside it is there to
 * be looked up by. `n` is the order of lists: games by name, then as the content has it.
 */
export const TABLES = `
CREATE TABLE library (
  version  TEXT NOT NULL,
  overview TEXT NOT NULL
) STRICT;

CREATE TABLE game (
  n    INTEGER PRIMARY KEY,
  id   TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE document (
  n           INTEGER PRIMARY KEY,
  game        TEXT NOT NULL REFERENCES game (id),
  id          TEXT NOT NULL,
  address_key TEXT,                              -- one spelling of its address, without scheme and www
  body        TEXT NOT NULL,
  UNIQUE (game, id)
) STRICT;

CREATE TABLE ruling (
  n      INTEGER PRIMARY KEY,
  id     TEXT NOT NULL UNIQUE,                   -- game/slug
  game   TEXT NOT NULL REFERENCES game (id),
  kind   TEXT NOT NULL,
  status TEXT NOT NULL,
  ref    TEXT NOT NULL,                          -- the ruling in short, as lists of other things show it
  body   TEXT NOT NULL
) STRICT;
CREATE INDEX ruling_by_game ON ruling (game, n);

CREATE TABLE ruling_need (
  part   TEXT NOT NULL,
  ruling INTEGER NOT NULL REFERENCES ruling (n),
  PRIMARY KEY (part, ruling)
) STRICT, WITHOUT ROWID;

CREATE TABLE ruling_card (
  card   TEXT NOT NULL,                          -- game/slug
  ruling INTEGER NOT NULL REFERENCES ruling (n),
  PRIMARY KEY (card, ruling)
) STRICT, WITHOUT ROWID;

CREATE TABLE ruling_section (
  game     TEXT NOT NULL,
  document TEXT NOT NULL,
  anchor   TEXT NOT NULL,
  ruling   INTEGER NOT NULL REFERENCES ruling (n),
  PRIMARY KEY (game, document, anchor, ruling)
) STRICT, WITHOUT ROWID;

CREATE TABLE card (
  n    INTEGER PRIMARY KEY,
  id   TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL REFERENCES game (id),
  body TEXT NOT NULL
) STRICT;
CREATE INDEX card_by_game ON card (game, n);

CREATE TABLE card_name (
  name TEXT NOT NULL,                            -- folded: lower case, no accents
  card INTEGER NOT NULL REFERENCES card (n),
  how  TEXT NOT NULL CHECK (how IN ('exact', 'alias')),
  PRIMARY KEY (name, card)
) STRICT, WITHOUT ROWID;

CREATE TABLE term (
  n    INTEGER PRIMARY KEY,
  id   TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL REFERENCES game (id),
  body TEXT NOT NULL
) STRICT;

CREATE TABLE conflict (
  n    INTEGER PRIMARY KEY,
  id   TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL REFERENCES game (id),
  body TEXT NOT NULL
) STRICT;

CREATE TABLE source (
  n       INTEGER PRIMARY KEY,
  id      TEXT NOT NULL UNIQUE,                  -- the address as published
  key     TEXT NOT NULL,                         -- one spelling of it, without scheme and www
  thread  INTEGER,                               -- on BoardGameGeek
  article INTEGER,
  body    TEXT NOT NULL
) STRICT;
CREATE INDEX source_by_key ON source (key);
CREATE INDEX source_by_thread ON source (thread) WHERE thread IS NOT NULL;
CREATE INDEX source_by_article ON source (article) WHERE article IS NOT NULL;

CREATE TABLE rule (
  n     INTEGER PRIMARY KEY,
  id    TEXT NOT NULL UNIQUE,                    -- game/slug
  game  TEXT NOT NULL REFERENCES game (id),
  topic TEXT NOT NULL,
  code  TEXT NOT NULL,                           -- a hash of what it does: another rule is another version
  ref   TEXT NOT NULL,                           -- the rule in short
  body  TEXT NOT NULL
) STRICT;
CREATE INDEX rule_by_game ON rule (game, n);

CREATE TABLE rule_ruling (
  ruling TEXT NOT NULL,                          -- game/slug, cited by the rule
  rule   INTEGER NOT NULL REFERENCES rule (n),
  PRIMARY KEY (ruling, rule)
) STRICT, WITHOUT ROWID;

CREATE TABLE rule_card (
  card TEXT NOT NULL,                            -- game/slug, that a cited ruling is about
  rule INTEGER NOT NULL REFERENCES rule (n),
  PRIMARY KEY (card, rule)
) STRICT, WITHOUT ROWID;

CREATE TABLE coverage (
  game TEXT PRIMARY KEY REFERENCES game (id),
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE alias (
  kind   TEXT NOT NULL CHECK (kind IN ('ruling', 'card', 'term', 'conflict')),
  id     TEXT NOT NULL,                          -- what it was once called
  target TEXT NOT NULL,                          -- what it is called now
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE search_index (
  game    TEXT PRIMARY KEY REFERENCES game (id),
  size    INTEGER NOT NULL,                      -- rulings in it
  rulings TEXT NOT NULL,
  suggest TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE name (
  n      INTEGER PRIMARY KEY,
  game   TEXT NOT NULL REFERENCES game (id),
  kind   TEXT NOT NULL CHECK (kind IN ('game', 'card', 'term')),
  id     TEXT NOT NULL,
  name   TEXT NOT NULL,                          -- what people say
  proper TEXT NOT NULL                           -- what the game says
) STRICT;

CREATE TABLE word (
  word TEXT NOT NULL,
  game TEXT NOT NULL REFERENCES game (id),
  n    INTEGER NOT NULL,                         -- rulings of the game that have it
  PRIMARY KEY (word, game)
) STRICT, WITHOUT ROWID;
`
