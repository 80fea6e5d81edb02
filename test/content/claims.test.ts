import { expect, it } from 'vitest'
import { aRuling, editionFrom, rulingFile } from '../world.ts'
import { entry, fileOf, problemsIn } from './pier.ts'

const ruling = (id: string, origin: string): string => entry({ title: `May ${id}?`, yaml: `id: ${id}\norigin: [${origin}]` })

it('sections that several rulings restate are told, and no problem', () => {
  const files = { 'gulls.md': rulingFile(ruling('one', 'leaflet#gulls, leaflet#chips'), ruling('two', 'leaflet#gulls')) }
  expect(problemsIn(files)).toEqual([])
  expect(editionFrom(files).claims).toEqual([{ document: 'pier/leaflet', sections: 2, unclaimed: [], shared: [{ anchor: 'gulls', rulings: ['one', 'two'] }] }])
})

it('sections that nobody restates are listed', () => {
  expect(editionFrom({ 'gulls.md': rulingFile(aRuling()) }).claims).toEqual([{ document: 'pier/leaflet', sections: 2, unclaimed: ['chips'], shared: [] }])
})

it('a ruling that names a section twice restates it once', () => {
  expect(editionFrom({ 'gulls.md': rulingFile(ruling('one', 'leaflet#gulls, leaflet#gulls')) }).claims[0]?.shared).toEqual([])
})

it('a card restates a section, too', () => {
  const files = { 'cards.md': fileOf(entry({ title: 'Net', text: 'Catches.', yaml: 'id: net\norigin: [leaflet#gulls, leaflet#chips]' })) }
  expect(editionFrom(files).claims[0]?.unclaimed).toEqual([])
})
