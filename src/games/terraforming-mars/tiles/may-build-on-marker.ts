import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const markerIs = choice(
  'Whose marker is on the area, and which?',
  {
    'my-land-claim': 'your Land Claim',
    'my-community': 'a community of yours',
    'their-land-claim': "another player's Land Claim",
    'their-community': "another player's community",
  },
  {
    says: {
      'my-land-claim': ['my land claim', 'my own land claim'],
      'my-community': ['my community', 'my own community'],
      'their-land-claim': ["another player's land claim", "opponent's land claim", 'her land claim', 'his land claim', "someone's land claim"],
      'their-community': ["another player's community", "opponent's community", 'her community', 'his community'],
    },
  },
)

const isArcadianCommunities = yesNo('Are you Arcadian Communities?', ['arcadian communities', 'i am arcadian', 'as arcadian'], { no: ['not arcadian'] })

export const mayBuildOnMarker = defineChoice({
  id: 'may-build-on-marker',
  question: 'May I place my tile on this marker, and what does it bring?',
  facts: { markerIs, isArcadianCommunities },
  never: [
    { when: (f) => f.markerIs === 'my-community' && !f.isArcadianCommunities, because: 'Only Arcadian Communities has communities.' },
    { when: (f) => f.markerIs === 'their-community' && f.isArcadianCommunities, because: 'You are Arcadian Communities, so the community is yours.' },
  ],
  answers: { 'not-allowed': 'You may not place it there', '3-mc': 'You may, and get 3 MC for it', 'nothing-more': 'You may; the marker brings nothing more' },
  clauses: [
    {
      when: (f) => f.markerIs === 'their-community',
      answer: 'not-allowed',
      because: cite('tile-on-marked-area#arcadian-communities', 'Only the Arcadian Communities player can place tiles on areas'),
    },
    {
      when: [(f) => f.markerIs === 'their-land-claim', (f) => f.isArcadianCommunities],
      answer: 'not-allowed',
      because: cite('arcadian-communities-land-claim#another-players', 'On a Land Claim that another player played, you cannot place your tile'),
    },
    {
      when: (f) => f.markerIs === 'their-land-claim',
      answer: 'not-allowed',
      because: cite('tile-on-marked-area#land-claim', 'Only the player who reserved the area with Land Claim can place a tile'),
    },
    {
      when: (f) => f.markerIs === 'my-community',
      answer: '3-mc',
      because: cite('land-claim-arcadian-communities#3-mc', 'you get 3 MC, as for any other community'),
    },
    {
      when: (f) => f.isArcadianCommunities,
      answer: '3-mc',
      because: cite('arcadian-communities-land-claim#3-mc', 'you still obtain 3 MC for a tile on your Land Claim'),
    },
  ],
  otherwise: { answer: 'nothing-more', because: cite('land-claim#only-you', 'Only you may place a tile on the area you claimed') },
  examples: [
    {
      from: 'ours',
      tells: 'On a community of Arcadian Communities',
      given: { markerIs: 'their-community' },
      expect: answers('not-allowed', 'tile-on-marked-area#arcadian-communities'),
    },
    {
      from: 'ours',
      tells: "As Arcadian Communities, on another player's Land Claim",
      given: { markerIs: 'their-land-claim', isArcadianCommunities: true },
      expect: answers('not-allowed', 'arcadian-communities-land-claim#another-players'),
    },
    {
      from: 'ours',
      tells: "On another player's Land Claim",
      given: { markerIs: 'their-land-claim', isArcadianCommunities: false },
      expect: answers('not-allowed', 'tile-on-marked-area#land-claim'),
    },
    {
      from: 'ours',
      tells: 'A tile on my community',
      given: { markerIs: 'my-community', isArcadianCommunities: true },
      expect: answers('3-mc', 'land-claim-arcadian-communities#3-mc'),
    },
    {
      from: 'ours',
      tells: 'As Arcadian Communities, on my Land Claim',
      given: { markerIs: 'my-land-claim', isArcadianCommunities: true },
      expect: answers('3-mc', 'arcadian-communities-land-claim#3-mc'),
    },
    {
      from: 'ours',
      tells: 'On my Land Claim with another corporation',
      given: { markerIs: 'my-land-claim', isArcadianCommunities: false },
      expect: answers('nothing-more', 'land-claim#only-you'),
    },
    { from: 'ours', tells: 'On my Land Claim', given: { markerIs: 'my-land-claim' }, expect: needs('isArcadianCommunities') },
    { from: 'ours', tells: 'I am Arcadian Communities', given: { isArcadianCommunities: true }, expect: needs('markerIs') },
  ],
})
