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

const isArcadianCommunities = yesNo('Are you Arcadian Communities?', ['arcadian communities', 'i am arcadian', 'as arcadian'], {
  no: ['not arcadian', 'another corporation'],
  usual: false,
})

export const mayBuildOnMarker = defineChoice({
  id: 'may-build-on-marker',
  question: 'May I place my tile on this marker, and what does it bring?',
  facts: { markerIs, isArcadianCommunities },
  never: [
    { when: (f) => f.markerIs === 'my-community' && !f.isArcadianCommunities, because: 'Only Arcadian Communities has communities.' },
    { when: (f) => f.markerIs === 'their-community' && f.isArcadianCommunities, because: 'You are Arcadian Communities, so the community is yours.' },
  ],
  answers: {
    'not-allowed': 'You may not place it there',
    '3-mc': 'The marker does not stop you, and brings 3 MC; the rules for the tile still hold',
    'nothing-more': 'The marker does not stop you, and brings nothing; the rules for the tile still hold',
  },
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
      tells: "May I build on another player's community?",
      given: { markerIs: 'their-community' },
      expect: answers('not-allowed', 'tile-on-marked-area#arcadian-communities'),
    },
    {
      from: 'ours',
      tells: "As Arcadian, may I place a tile on another player's Land Claim?",
      given: { markerIs: 'their-land-claim', isArcadianCommunities: true },
      expect: answers('not-allowed', 'arcadian-communities-land-claim#another-players'),
    },
    {
      from: 'ours',
      tells: "I am not Arcadian. May I build on another player's Land Claim?",
      given: { markerIs: 'their-land-claim', isArcadianCommunities: false },
      expect: answers('not-allowed', 'tile-on-marked-area#land-claim'),
    },
    {
      from: 'ours',
      tells: 'I am Arcadian and place a city on my community.',
      given: { markerIs: 'my-community', isArcadianCommunities: true },
      expect: answers('3-mc', 'land-claim-arcadian-communities#3-mc'),
    },
    {
      from: 'ours',
      tells: 'As Arcadian, I place a tile on my Land Claim. Do I get 3 MC?',
      given: { markerIs: 'my-land-claim', isArcadianCommunities: true },
      expect: answers('3-mc', 'arcadian-communities-land-claim#3-mc'),
    },
    {
      from: 'ours',
      tells: 'With another corporation, not Arcadian, I place a tile on my Land Claim.',
      given: { markerIs: 'my-land-claim', isArcadianCommunities: false },
      expect: answers('nothing-more', 'land-claim#only-you'),
    },
    {
      from: 'ours',
      tells: 'My greenery on my community, as Arcadian Communities: do I get the 3 MC?',
      given: { markerIs: 'my-community', isArcadianCommunities: true },
      expect: answers('3-mc', 'land-claim-arcadian-communities#3-mc'),
    },
    { from: 'ours', tells: 'What do I get for a tile on my Land Claim?', given: { markerIs: 'my-land-claim' }, expect: needs('isArcadianCommunities') },
    { from: 'ours', tells: 'I am Arcadian. May I place my tile on this marker?', given: { isArcadianCommunities: true }, expect: needs('markerIs') },
  ],
})
