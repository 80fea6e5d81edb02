import { aRuling, rulingFile } from '../../world.ts'
import { DATA, entry, fileOf } from '../pier.ts'
import type { Row } from './row.ts'

const other = (yaml: string): string => entry({ title: 'May a crab?', yaml })
const gulls = (yaml: string): Record<string, string> => ({ 'gulls.md': rulingFile(entry({ yaml })) })
const linking = (link: string): Record<string, string> => ({ 'gulls.md': rulingFile(entry({ text: `**Yes.** ${link}` })) })
const term = (title: string, yaml: string): string => entry({ title, text: 'A bird.', yaml })
const card = (yaml: string): string => entry({ title: 'Net', text: 'Catches.', yaml })
const published = ['clause stealing#answer', 'clause stealing#salt', 'ruling stealing']

/** What can be wrong with names: of entries, and of what they name. */
export const NAMES: Row[] = [
  {
    code: 'duplicate-id',
    when: 'two rulings have one id',
    files: { 'gulls.md': rulingFile(entry(), other(DATA)) },
    at: 'gulls.md:17:1',
    todo: 'at pier/gulls.md:8. Choose another.',
  },
  {
    code: 'duplicate-alias',
    when: 'an old id is the id of another ruling',
    files: { 'gulls.md': rulingFile(entry(), other('id: crabs\naliases: [stealing]\norigin: [leaflet#gulls]')) },
    at: 'gulls.md:17:1',
    todo: 'take it out here or there',
  },
  {
    code: 'duplicate-alias',
    when: 'an old id leads to two cards',
    files: { 'cards.md': fileOf(card('id: net\naliases: [trap]'), card('id: rope\naliases: [trap]')) },
    at: 'cards.md:16:1',
    todo: 'already leads to the entry at pier/cards.md:7',
  },
  {
    code: 'reserved-name',
    when: 'a ruling is called like a page',
    files: gulls('id: cards\norigin: [leaflet#gulls]'),
    at: 'gulls.md:8:1',
    todo: 'Choose another id.',
  },
  {
    code: 'reserved-name',
    when: 'a ruling was called like a page',
    files: gulls('id: stealing\naliases: [rules]\norigin: [leaflet#gulls]'),
    at: 'gulls.md:8:1',
    todo: 'Choose another id.',
  },
  {
    code: 'unknown-ruling',
    when: 'a ruling that is not there is named',
    files: gulls(`${DATA}\nsee also: [staeling]`),
    at: 'gulls.md:15:12',
    todo: 'Did you mean "stealing"?',
  },
  {
    code: 'unknown-ruling',
    when: 'nothing is like the ruling named',
    files: gulls(`${DATA}\nsee also: [lighthouse]`),
    at: 'gulls.md:15:12',
    todo: 'Look at its spelling, or write the ruling.',
  },
  {
    code: 'unknown-ruling',
    when: 'a ruling of a game that is not there is named',
    files: gulls(`${DATA}\nsee also: [quay/stealing]`),
    at: 'gulls.md:15:12',
    todo: 'Look at its spelling',
  },
  {
    code: 'unknown-conflict',
    when: 'a conflict that is not there is named',
    files: gulls(`${DATA}\nsee also: [conflict:salt]`),
    at: 'gulls.md:15:12',
    todo: 'add it to conflicts.md',
  },
  {
    code: 'unknown-card',
    when: 'a card that is not there is named',
    files: { ...gulls(`${DATA}\nabout: [nets]`), 'cards.md': fileOf(card('id: net')) },
    at: 'gulls.md:15:9',
    todo: 'Did you mean "net"?',
  },
  {
    code: 'unknown-card',
    when: 'a conflict is about a card that is not there',
    files: {
      'conflicts.md': fileOf(entry({ text: '**Salt.**\n\n- **Salt.** Yes.', yaml: 'id: salt\nreadings: { salt: leaflet#chips }\nholds: open\nabout: [net]' })),
    },
    at: 'conflicts.md:17:9',
    todo: 'add it to cards.md',
  },
  {
    code: 'unknown-section',
    when: 'a card restates a section that is not there',
    files: { 'cards.md': fileOf(card('id: net\norigin: [leaflet#nets]')) },
    at: 'cards.md:13:10',
    todo: 'add it to the sections of its document',
  },
  {
    code: 'unknown-part',
    when: 'a ruling needs a part that is not there',
    files: gulls(`${DATA}\nneeds: [wintr]`),
    at: 'gulls.md:15:9',
    todo: 'Did you mean "winter"?',
  },
  {
    code: 'unknown-part',
    when: 'a clause needs a part that is not there',
    files: { 'gulls.md': rulingFile(entry({ text: '**Yes.**\n\n- **Snow.** *Summer Beach:* Safe.' })) },
    at: 'gulls.md:12:1',
    todo: 'add it to the parts in game.md',
  },
  {
    code: 'unknown-part',
    when: 'a card is of a set that is not there',
    files: { 'cards.md': fileOf(card('id: net\nsets: [summer]')) },
    at: 'cards.md:13:8',
    todo: 'add it to the parts in game.md',
  },
  {
    code: 'unknown-topic',
    when: 'a topic that is no file is named',
    files: { 'game.md': '---\nchecked: 2026-11\n---\n\n# Pier\n\nGulls.\n\n```yaml\nid: pier\ntopics: [gulls, crabs]\n```\n', 'gulls.md': rulingFile(entry()) },
    at: 'game.md:11:17',
    todo: 'Write the name of a file of rulings, without .md.',
  },
  {
    code: 'unknown-document',
    when: 'a document that is not there is named',
    files: gulls('id: stealing\norigin: [leaflets#gulls]'),
    at: 'gulls.md:14:10',
    todo: 'Did you mean "leaflet"?',
  },
  {
    code: 'unknown-section',
    when: 'a section that is not there is named',
    files: gulls('id: stealing\norigin: [leaflet#gull]'),
    at: 'gulls.md:14:10',
    todo: 'Did you mean "gulls"?',
  },
  {
    code: 'unknown-clause',
    when: 'a clause has moved to none',
    files: gulls('id: stealing\nmoved clauses: { salt: pepper }\norigin: [leaflet#gulls]'),
    at: 'gulls.md:14:24',
    todo: 'It has answer.',
  },
  {
    code: 'unknown-clause',
    when: 'a reading has no clause',
    files: {
      'conflicts.md': fileOf(
        entry({ text: '**Salt.**\n\n- **Salt.** Yes.', yaml: 'id: salt\nreadings: { salt: leaflet#chips, slat: leaflet#gulls }\nholds: open' }),
      ),
    },
    at: 'conflicts.md:15:40',
    todo: 'Did you mean "salt"?',
  },
  {
    code: 'unknown-ruling',
    when: 'a link leads to no ruling',
    files: linking('[gulls](gulls.md#staeling)'),
    at: 'gulls.md:10:10',
    todo: 'Did you mean "stealing"?',
  },
  { code: 'unknown-card', when: 'a link leads to no card', files: linking('[net](cards.md#net)'), at: 'gulls.md:10:10', todo: 'add it to cards.md' },
  { code: 'unknown-term', when: 'a link leads to no term', files: linking('[gull](terms.md#gull)'), at: 'gulls.md:10:10', todo: 'add it to terms.md' },
  {
    code: 'unknown-conflict',
    when: 'a link leads to no conflict',
    files: linking('[salt](conflicts.md#salt)'),
    at: 'gulls.md:10:10',
    todo: 'add it to conflicts.md',
  },
  {
    code: 'broken-link',
    when: 'a link leads to no document',
    files: linking('[sheet](documents.md#leaflets)'),
    at: 'gulls.md:10:10',
    todo: 'Did you mean "leaflet"?',
  },
  {
    code: 'broken-link',
    when: 'a link leads out of the content',
    files: linking('[x](../../README.md#x)'),
    at: 'gulls.md:10:10',
    todo: 'Write the way from this file',
  },
  { code: 'broken-link', when: 'a link names a file alone', files: linking('[x](gulls.md)'), at: 'gulls.md:10:10', todo: 'Write its id after the file' },
  {
    code: 'broken-link',
    when: 'a link names the wrong file',
    files: linking('[x](crabs.md#stealing)'),
    at: 'gulls.md:10:10',
    todo: 'Write gulls.md#stealing.',
  },
  {
    code: 'not-an-address',
    when: 'a source is no address',
    files: gulls(`${DATA}\nsources: [page 12]`),
    at: 'gulls.md:15:11',
    todo: 'Write it whole, as in https://',
  },
  { code: 'not-an-address', when: 'a link is none', files: linking('[x](javascript:alert)'), at: 'gulls.md:10:10', todo: 'Write it whole, as in https://' },
  {
    code: 'not-an-address',
    when: 'the address of a document is none',
    files: {
      'documents.md': fileOf(
        entry({ title: 'Leaflet', text: 'A sheet.', yaml: 'id: leaflet\ntitle: Leaflet\nauthority: official\naddress: the box\nsections: [gulls]' }),
      ),
    },
    at: 'documents.md:15:10',
    todo: 'Write it whole, as in https://',
  },
  {
    code: 'synonym-shadows-term',
    when: 'a word for one term is the name of another',
    files: { 'gulls.md': rulingFile(aRuling()), 'terms.md': fileOf(term('gull', 'id: gull'), term('bird', 'id: bird\nalso called: [Gull, chips]')) },
    at: 'terms.md:15:1',
    todo: 'take it out here or there',
  },
  {
    code: 'synonym-shadows-term',
    when: 'two terms have one name',
    files: { 'gulls.md': rulingFile(aRuling()), 'terms.md': fileOf(term('gull', 'id: gull'), term('Gull', 'id: bird')) },
    at: 'terms.md:15:1',
    todo: 'take it out here or there',
  },
  {
    code: 'unused-term',
    when: 'no ruling uses a term',
    files: { 'gulls.md': rulingFile(aRuling()), 'terms.md': fileOf(term('lighthouse', 'id: lighthouse')) },
    at: 'terms.md:7:1',
    todo: 'Take it out, or write the ruling.',
  },
  {
    code: 'vanished-name',
    when: 'a published ruling is gone',
    files: { 'gulls.md': rulingFile(aRuling()) },
    published: ['# names', '', ...published, 'ruling thieving'],
    at: 'published.txt:6:1',
    todo: 'put the name among the "aliases" of what replaced it',
  },
  {
    code: 'vanished-name',
    when: 'a published clause is gone',
    files: { 'gulls.md': rulingFile(aRuling()) },
    published: ['clause stealing#pepper', ...published],
    at: 'published.txt:1:1',
    todo: 'say what it is called now under "moved clauses"',
  },
  {
    code: 'unpublished-name',
    when: 'a ruling is new',
    files: { 'gulls.md': rulingFile(aRuling()) },
    at: 'gulls.md:8:1',
    todo: 'Run "tablejudge check --fix" to add them',
  },
]
