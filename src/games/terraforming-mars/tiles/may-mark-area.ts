import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { areaMarker, besideMine, landArea } from '../facts/tiles.ts'

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
  question: 'May I put my marker on this empty hex, area, space or spot?',
  facts: { markerBy, area: landArea, areaMarker, besideMine },
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
      unsettled: [
        { answer: 'yes', because: cite('conflict:later-community-reserved-areas#adjacent-only', 'Being adjacent is the one requirement of the action') },
        { answer: 'no', because: cite('conflict:later-community-reserved-areas#reserved', 'are reserved, and the entry does not open them') },
      ],
    },
    {
      when: (f) => f.markerBy === 'first-community',
      answer: 'yes',
      because: cite('arcadian-communities#answer', 'the first community does not follow the placement requirements'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('arcadian-communities#usual-requirement', 'asks for a place next to a tile or a marked area') },
  examples: [
    { from: 'ours', tells: 'Land Claim on a blue hex.', given: { markerBy: 'land-claim', area: 'ocean' }, expect: no('land-claim#ocean-areas') },
    {
      from: 'ours',
      tells: 'Land Claim on the hex reserved for Noctis City, no marker there.',
      given: { markerBy: 'land-claim', area: 'noctis', areaMarker: 'none' },
      expect: no('land-claim#noctis-city'),
    },
    {
      from: 'ours',
      tells: "Land Claim on an ordinary hex with another player's marker, a community.",
      given: { markerBy: 'land-claim', area: 'open', areaMarker: 'theirs' },
      expect: no('land-claim#non-reserved', 'non-reserved-area#answer'),
    },
    {
      from: 'ours',
      tells: 'Land Claim on a volcano without a marker, next to nothing of mine.',
      given: { markerBy: 'land-claim', area: 'volcanic', areaMarker: 'none', besideMine: 'nothing' },
      expect: yes('land-claim#answer'),
    },
    {
      from: 'ours',
      tells: 'My second community on an ordinary hex without a marker, next to nothing of mine.',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: no('arcadian-communities#usual-requirement'),
    },
    {
      from: 'ours',
      tells: 'My first community on a blue hex, no marker there.',
      given: { markerBy: 'first-community', area: 'ocean', areaMarker: 'none' },
      expect: unsettled('conflict:first-community-reserved-areas#anywhere', 'conflict:first-community-reserved-areas#reserved'),
    },
    {
      from: 'ours',
      tells: 'My second community on a blue hex next to my city, no marker there.',
      given: { markerBy: 'community', area: 'ocean', areaMarker: 'none', besideMine: 'tile' },
      expect: unsettled('conflict:later-community-reserved-areas#adjacent-only', 'conflict:later-community-reserved-areas#reserved'),
    },
    {
      from: 'ours',
      tells: 'My first community on an ordinary hex without a marker, next to nothing of mine, though my Prelude city is elsewhere.',
      given: { markerBy: 'first-community', area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: yes('arcadian-communities#answer'),
    },
    {
      from: 'ours',
      tells: 'Another community next to my Land Claim, on an ordinary hex without a marker.',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none', besideMine: 'land-claim' },
      expect: yes('arcadian-communities#usual-requirement'),
    },
    {
      from: 'ours',
      tells: 'Another community on an ordinary hex without a marker.',
      given: { markerBy: 'community', area: 'open', areaMarker: 'none' },
      expect: needs('besideMine'),
    },
    {
      from: 'ours',
      tells: 'Land Claim on the south pole of Hellas, no marker on it.',
      given: { markerBy: 'land-claim', area: 'pole', areaMarker: 'none' },
      expect: yes('land-claim#answer'),
    },
    {
      from: 'ours',
      tells: "My second community on an ordinary hex that is another player's Land Claim, next to my city.",
      given: { markerBy: 'community', area: 'open', areaMarker: 'theirs', besideMine: 'tile' },
      expect: unsettled('conflict:later-community-reserved-areas#adjacent-only', 'conflict:later-community-reserved-areas#reserved'),
    },
    { from: 'ours', tells: 'Where may I put Land Claim?', given: { markerBy: 'land-claim' }, expect: needs('area', 'areaMarker') },
    {
      from: 'ours',
      tells: 'My marker on an ordinary hex, no marker there yet, nothing of mine next to it.',
      given: { area: 'open', areaMarker: 'none', besideMine: 'nothing' },
      expect: needs('markerBy'),
    },
  ],
})
