import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { areaHasTile, areaMarker, besideMine, landArea } from '../facts/tiles.ts'

const miningCard = choice(
  'Which card places the tile?',
  { 'mining-area': 'Mining Area', 'mining-rights': 'Mining Rights' },
  { says: { 'mining-area': ['mining area'], 'mining-rights': ['mining rights'] }, fixed: true },
)

const grantsMetal = yesNo(
  'Is steel or titanium printed on the area?',
  [
    'steel bonus',
    'titanium bonus',
    'grants steel',
    'grants titanium',
    'with steel',
    'with titanium',
    'steel symbol',
    'titanium symbol',
    'steel printed',
    'titanium printed',
    'on steel',
    'on titanium',
  ],
  {
    no: ['no steel', 'no metal', 'plants only', 'only plants', 'only plants are printed', 'no bonus', 'without metal', 'only cards'],
  },
)

export const mayPlaceMiningTile = defineRule({
  id: 'may-place-mining-tile',
  question: 'May I place Mining Area or Mining Rights here?',
  facts: { miningCard, grantsMetal, besideMine, area: landArea, areaHasTile, areaMarker },
  never: [{ when: (f) => f.area === 'pole' && f.grantsMetal, because: 'The south pole of Hellas has no steel or titanium printed on it.' }],
  clauses: [
    { when: (f) => f.areaHasTile, answer: 'no', because: cite('tile-on-tile#occupied-area', 'is closed to further tiles') },
    { when: (f) => f.areaMarker === 'theirs', answer: 'no', because: cite('tile-on-marked-area#answer', 'Only if the marker is yours') },
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
      tells: 'Mining Rights on an ordinary free hex with titanium and a plant, next to nothing of mine, no marker.',
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'open', besideMine: 'nothing', areaHasTile: false, areaMarker: 'none' },
      expect: yes('mining-rights#metal'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights on a steel bonus where a tile is already: has a tile on it.',
      given: { miningCard: 'mining-rights', grantsMetal: true, areaHasTile: true },
      expect: no('tile-on-tile#occupied-area'),
    },
    {
      from: 'ours',
      tells: "Mining Rights on an ordinary free hex with steel that is another player's Land Claim.",
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'open', areaHasTile: false, areaMarker: 'theirs' },
      expect: no('tile-on-marked-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights on a free blue hex with titanium, no marker.',
      given: { miningCard: 'mining-rights', grantsMetal: true, area: 'ocean', areaHasTile: false, areaMarker: 'none' },
      expect: no('tile-on-ocean-area#ocean-areas'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on the free hex reserved for Noctis City, no marker.',
      given: { miningCard: 'mining-area', area: 'noctis', areaHasTile: false, areaMarker: 'none' },
      expect: no('non-reserved-area#noctis-city'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights on an ordinary free hex with only plants, no marker.',
      given: { miningCard: 'mining-rights', grantsMetal: false, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-rights#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area next to my city, but no steel or titanium bonus there: no metal. Ordinary free hex, no marker.',
      given: { miningCard: 'mining-area', grantsMetal: false, besideMine: 'tile', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on an ordinary free hex with steel next to my city, no marker.',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'tile', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: yes('mining-area#own-tile'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on an ordinary free hex with steel, next to nothing of mine, no marker.',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'nothing', area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: no('mining-area-own-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'Mars First rules, so any hex brings steel: may Mining Rights go where only plants are printed?',
      given: { miningCard: 'mining-rights', grantsMetal: false },
      expect: no('mining-rights#answer'),
    },
    {
      from: 'ours',
      tells: 'Mining Area on my Land Claim, a free volcano with titanium, next to my community.',
      given: { miningCard: 'mining-area', grantsMetal: true, besideMine: 'community', area: 'volcanic', areaHasTile: false, areaMarker: 'mine' },
      expect: no('mining-area-own-tile#markers'),
    },
    {
      from: 'ours',
      tells: 'My mining tile on an ordinary free hex with steel, no marker.',
      given: { grantsMetal: true, area: 'open', areaHasTile: false, areaMarker: 'none' },
      expect: needs('miningCard', 'besideMine'),
    },
    {
      from: 'ours',
      tells: 'Where may Mining Rights go?',
      given: { miningCard: 'mining-rights' },
      expect: needs('grantsMetal', 'areaHasTile', 'areaMarker', 'area'),
    },
    {
      from: 'ours',
      tells: 'Mining Rights on the south pole.',
      given: { miningCard: 'mining-rights', area: 'pole' },
      expect: no('mining-rights#answer'),
    },
  ],
})
