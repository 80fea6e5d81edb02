import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile, areaMarker, besideMine, canPayPole } from '../facts/tiles.ts'

const miningCard = choice(
  'Which card places the tile?',
  { 'mining-area': 'Mining Area', 'mining-rights': 'Mining Rights' },
  { says: { 'mining-area': ['mining area'], 'mining-rights': ['mining rights'] }, fixed: true },
)

const grantsMetal = yesNo(
  'Does the area grant steel or titanium?',
  ['steel bonus', 'titanium bonus', 'grants steel', 'grants titanium', 'with steel', 'with titanium', 'steel symbol', 'titanium symbol'],
  {
    no: ['no steel', 'no metal', 'plants only', 'only plants', 'no bonus', 'empty bonus', 'only cards'],
  },
)

export const mayPlaceMiningTile = defineRule({
  id: 'may-place-mining-tile',
  question: 'May I place Mining Area or Mining Rights here?',
  facts: { miningCard, grantsMetal, besideMine, area, areaHasTile, areaMarker, canPayPole },
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    { when: (f) => f.areaMarker === 'theirs', answer: 'no', because: cite('tile-on-marked-area#answer', 'Only if the marker is yours') },
    {
      when: [(f) => f.area === 'pole', (f) => !f.canPayPole],
      answer: 'no',
      because: cite('south-pole#answer', 'which you must pay even if there are no ocean tiles remaining'),
    },
    { when: (f) => f.area === 'ocean', answer: 'no', because: cite('tile-on-ocean-area#ocean-areas', 'no tile can be played on the blue areas of Mars') },
    { when: (f) => f.area === 'noctis', answer: 'no', because: cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved') },
    {
      when: [(f) => f.miningCard === 'mining-rights', (f) => !f.grantsMetal],
      answer: 'no',
      because: cite('mining-rights#answer', 'Only on a space that grants steel or titanium'),
    },
    { when: (f) => !f.grantsMetal, answer: 'no', because: cite('mining-area#answer', 'Only on a space that grants steel or titanium') },
    {
      when: (f) => f.miningCard === 'mining-rights',
      answer: 'yes',
      because: cite('mining-rights#metal', 'a space that grants steel, 1 or more, or titanium, 1 or more'),
    },
    { when: (f) => f.besideMine === 'tile', answer: 'yes', because: cite('mining-area#own-tile', 'A tile that you own must be next to it') },
    { when: (f) => f.besideMine === 'nothing', answer: 'no', because: cite('mining-area-own-tile#answer', 'it must be next to a tile you own') },
  ],
  otherwise: { answer: 'no', because: cite('mining-area-own-tile#markers', 'is not enough on its own') },
  examples: [
    {
      from: 'ours',
      tells: 'Mining Rights on an area with 1 titanium and 1 plant',
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'open', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: yes('mining-rights#metal'),
    },
    {
      from: 'ours',
      tells: 'On a tile',
      given: { miningCard: 'mining-rights', grantsMetal: true, areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "On another player's Land Claim",
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'open', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'On a blue hex with titanium',
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'On the area of Noctis City',
      given: { miningCard: 'mining-area', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights where there are only plants',
      given: { miningCard: 'mining-rights', grantsMetal: false, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-rights#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area without metal, beside my city',
      given: { miningCard: 'mining-area', grantsMetal: false, besideMine: 'tile', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on steel, beside my city',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'tile', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: yes('mining-area#own-tile'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on steel, and I have no tiles',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'nothing', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-area-own-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on my own Land Claim, beside a community of mine',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'community', area: 'volcanic', areaHasTile: false, areaMarker: 'mine' },
      expect: no('mining-area-own-tile#markers'),
    },
    {
      from: 'ours',
      tells: 'On an ordinary area with steel',
      given: { grantsMetal: true, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('miningCard', 'besideMine'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights',
      given: { miningCard: 'mining-rights' },
      expect: needs('area', 'grantsMetal', 'areaHasTile', 'areaMarker', 'canPayPole'),
    },
    {
      from: 'ours',
      tells: 'On the south pole without 6 MC',
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'pole', areaHasTile: false, areaMarker: 'none', canPayPole: false },
      expect: no('south-pole#answer'),
    },
  ],
})
