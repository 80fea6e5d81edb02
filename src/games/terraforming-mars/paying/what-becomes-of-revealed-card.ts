import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const searchedBy = choice(
  'What makes you reveal cards?',
  {
    tag: 'a search for a tag (Morning Star Inc., Splice, Acquired Space Agency and so on)',
    factorum: 'Factorum, which looks for a building tag',
    celestic: 'Celestic, which looks for floater icons',
    'search-for-life': 'Search for Life',
  },
  {
    says: {
      factorum: ['factorum'],
      tag: ['morning star inc', 'morning star', 'splice', 'pharmacy union', 'acquired space agency', 'experimental forest'],
      celestic: ['celestic'],
      'search-for-life': ['search for life'],
    },
  },
)
const sought = choice(
  'Does the card have what you look for?',
  { yes: 'yes', wild: 'only a wild tag', no: 'no' },
  {
    says: {
      yes: ['has the tag', 'with the tag', 'has it', 'shows the icon', 'has the icon', 'floater icon', 'cloud symbol', 'cloud icon'],
      wild: ['wild tag', 'research coordination', 'joker'],
      no: [
        'does not have it',
        'another tag',
        'no such tag',
        'dont have the tag',
        'do not have the tag',
        'doesnt have the tag',
        'does not have the tag',
        'without the tag',
        'not the tag',
      ],
    },
    fixed: true,
  },
)

export const whatBecomesOfRevealedCard = defineChoice({
  id: 'what-becomes-of-revealed-card',
  question: 'What becomes of a card that I reveal?',
  facts: { searchedBy, sought },
  answers: { hand: 'All players see it, and you take it into hand', discard: 'All players see it, and it is discarded' },
  clauses: [
    {
      when: (f) => f.searchedBy === 'search-for-life',
      answer: 'discard',
      because: cite('search-for-life#answer', 'before you discard the top card of the deck, you must reveal it'),
    },
    {
      when: [(f) => f.searchedBy === 'celestic', (f) => f.sought === 'yes'],
      answer: 'hand',
      because: cite('celestic-floater-icon#answer', 'All cards that show the cloud symbol anywhere'),
    },
    {
      when: [(f) => f.searchedBy === 'factorum', (f) => f.sought === 'yes'],
      answer: 'hand',
      because: cite('factorum-search#visible', 'those discarded, if any, and the one taken into hand'),
    },
    {
      when: (f) => f.sought === 'yes',
      answer: 'hand',
      because: cite('revealed-cards#answer', 'all players see every card drawn, including those you take into your hand'),
    },
    {
      when: (f) => f.sought === 'wild',
      answer: 'discard',
      because: cite('wild-tag-search#answer', 'when an action needs a certain tag to be drawn, a wild tag is not'),
    },
  ],
  otherwise: { answer: 'discard', because: cite('revealed-cards#the-rest', 'all others that were revealed go to the discard pile') },
  examples: [
    {
      from: 'search-for-life#wild-tag',
      tells: 'Search for Life reveals Research Coordination with its wild tag. What happens to the card?',
      given: { searchedBy: 'search-for-life', sought: 'wild' },
      expect: answers('discard', 'search-for-life#answer'),
    },
    {
      from: 'ours',
      tells: 'Search for Life reveals a card that has the tag, microbe. May I keep the card?',
      given: { searchedBy: 'search-for-life', sought: 'yes' },
      expect: answers('discard', 'search-for-life#answer'),
    },
    {
      from: 'ours',
      tells: 'Splice reveals a card that has the tag it looks for. May I hide it in my hand?',
      given: { searchedBy: 'tag', sought: 'yes' },
      expect: answers('hand', 'revealed-cards#answer'),
    },
    {
      from: 'ours',
      tells: 'Splice reveals Research Coordination, which has only a wild tag.',
      given: { searchedBy: 'tag', sought: 'wild' },
      expect: answers('discard', 'wild-tag-search#answer'),
    },
    {
      from: 'celestic-floater-icon#requirement-or-cost',
      tells: 'Celestic reveals Aerosport Tournament, which shows the icon in its requirement. Does it count?',
      given: { searchedBy: 'celestic', sought: 'yes' },
      expect: answers('hand', 'celestic-floater-icon#answer'),
    },
    {
      from: 'revealed-cards#the-rest',
      tells: 'Acquired Space Agency reveals a card with another tag, building. Back into the deck?',
      given: { searchedBy: 'tag', sought: 'no' },
      expect: answers('discard', 'revealed-cards#the-rest'),
    },
    {
      from: 'factorum-search#hand',
      tells: 'Factorum reveals a card that has the tag, building. What happens to it?',
      given: { searchedBy: 'factorum', sought: 'yes' },
      expect: answers('hand', 'factorum-search#visible'),
    },
    { from: 'ours', tells: 'Factorum reveals a card. What happens to it?', given: { searchedBy: 'factorum' }, expect: needs('sought') },
    { from: 'ours', tells: 'The revealed card has the tag. Do I keep it?', given: { sought: 'yes' }, expect: needs('searchedBy') },
  ],
})
