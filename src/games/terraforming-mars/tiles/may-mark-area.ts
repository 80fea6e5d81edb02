import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { area, areaMarker, besideMine } from '../facts/tiles.ts'

const markerBy = choice(
  'What places the marker?',
  { 'land-claim': 'Land Claim', 'first-community': 'the first action of Arcadian Communities', community: 'a later action of Arcadian Communities' },
  {
    says: {
      'land-claim': ['land claim'],
      'first-community': ['first community', 'first action', 'starting community', 'first action of arcadian communities'],
      community: ['second community', 'another community', 'later community', 'next community'],
    },
  },
)

const isReserved = (f: { readonly area: string; readonly areaMarker: string }): boolean =>
  f.area === 'ocean' || f.area === 'noctis' || f.areaMarker === 'theirs'

export const mayMarkArea = defineRule({
  id: 'may-mark-area',
  question: 'May I put my marker on this empty area?',
  facts: { markerBy, area, areaMarker, besideMine },
  never: [{ when: (f) => f.areaMarker === 'mine', because: 'The area has a marker of yours already.' }],
  clauses: [
    {
      when: [(f) => f.markerBy === 'land-claim', (f) => f.area === 'ocean'],
      answer: 'no',
      because: cite('land-claim#ocean-areas', 'cannot claim an area reserved for an ocean'),
    },
    {
      when: [(f) => f.markerBy === 'land-claim', (f) => f.area === 'noctis'],
      answer: 'no',
      because: cite('land-claim#noctis-city', 'It cannot claim the area reserved for Noctis City'),
    },
    {
      when: [(f) => f.markerBy === 'land-claim', (f) => f.areaMarker === 'theirs'],
      answer: 'no',
      because: [cite('land-claim#non-reserved', 'The card asks for a non-reserved area'), cite('non-reserved-area#answer', 'nor for another player')],
    },
    { when: (f) => f.markerBy === 'land-claim', answer: 'yes', because: cite('land-claim#answer', 'On a non-reserved area: not on one reserved for an ocean') },
    {
      when: [(f) => f.markerBy === 'community', (f) => f.besideMine === 'nothing'],
      answer: 'no',
      because: cite('arcadian-communities#usual-requirement', 'asks for a place next to a tile or a marked area'),
    },
    {
      when: [(f) => f.markerBy === 'first-community', (f) => isReserved(f)],
      unsettled: [
        {
          answer: 'yes',
          because: cite('conflict:first-community-reserved-areas#anywhere', 'frees the first community from adjacency and lets it go anywhere'),
        },
        { answer: 'no', because: cite('conflict:first-community-reserved-areas#reserved', 'the entry does not open them by name') },
      ],
    },
    {
      when: (f) => isReserved(f),
      unsettled: [{ answer: null, because: cite('conflict:first-community-reserved-areas#reserved', 'the entry does not open them by name') }],
    },
    {
      when: (f) => f.markerBy === 'first-community',
      answer: 'yes',
      because: cite('arcadian-communities#answer', 'the first community does not follow the placement requirements'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('arcadian-communities#usual-requirement', 'asks for a place next to a tile or a marked area') },
  examples: [
    { from: 'ours', tells: 'Land Claim on a blue hex', given: { markerBy: 'land-claim', area: 'ocean' }, expect: no('land-claim#ocean-areas') },
    {
      from: 'ours',
      tells: 'Land Claim on the area of Noctis City',
      given: { markerBy: 'land-claim', area: 'noctis', areaMarker: 'none' },
      expect: no('land-claim#noctis-city'),
    },
    {
      from: 'ours',
      tells: "Land Claim on another player's community",
      given: { markerBy: 'land-claim', area: 'open', areaMarker: 'theirs' },
      expect: no('land-claim#non-reserved', 'non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Land Claim on a volcano, far from everything of mine',
      given: { markerBy: 'land-claim', area: 'volcanic', areaMarker: 'none', besideMine: 'nothing' },
      expect: yes('land-claim#answer'),
    },
    {
      from: 'ours',
      tells: 'A second community far from my tiles and markers',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: no('arcadian-communities#usual-requirement'),
    },
    {
      from: 'ours',
      tells: 'The first community on a blue hex',
      given: { markerBy: 'first-community', area: 'ocean', areaMarker: 'none' },
      expect: unsettled('conflict:first-community-reserved-areas#anywhere', 'conflict:first-community-reserved-areas#reserved'),
    },
    {
      from: 'ours',
      tells: 'A later community on a blue hex beside my city',
      given: { markerBy: 'community', area: 'ocean', areaMarker: 'none', besideMine: 'tile' },
      expect: unsettled('conflict:first-community-reserved-areas#reserved'),
    },
    {
      from: 'ours',
      tells: 'The first community, after I placed a city in the Prelude phase elsewhere',
      given: { markerBy: 'first-community', area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: yes('arcadian-communities#answer'),
    },
    {
      from: 'ours',
      tells: 'A community beside my Land Claim',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none', besideMine: 'land-claim' },
      expect: yes('arcadian-communities#usual-requirement'),
    },
    {
      from: 'ours',
      tells: 'A later community on an ordinary area',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none' },
      expect: needs('besideMine'),
    },
    { from: 'ours', tells: 'Land Claim', given: { markerBy: 'land-claim' }, expect: needs('area', 'areaMarker') },
    {
      from: 'ours',
      tells: 'An ordinary area, nothing of mine beside it',
      given: { area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: needs('markerBy'),
    },
  ],
})
