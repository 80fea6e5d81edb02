import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const countingCard = choice(
  'Which card counts the tags?',
  {
    own: 'a card that you play and that counts your tags, like Solar Probe or Terraforming Ganymede',
    satellites: 'Satellites',
    'toll-station': 'your Toll Station',
    'diaspora-movement': 'Diaspora Movement',
    scoring: 'Ganymede Colony, Io Mining Industries or Water Import From Europa, at the end of the game',
  },
  {
    says: {
      own: ['solar probe', 'terraforming ganymede', 'medical lab', 'gyropolis', 'counts my tags'],
      satellites: ['satellites'],
      'toll-station': ['toll station'],
      'diaspora-movement': ['diaspora movement', 'diaspora'],
      scoring: ['ganymede colony', 'io mining industries', 'io mining', 'water import from europa', 'water import', 'final scoring'],
    },
    fixed: true,
  },
)
const countedTagOn = choice(
  'Where is the tag (no wild tag)?',
  {
    mine: 'on a face-up card of yours: blue, green, corporation or Prelude',
    theirs: 'on a face-up card of another player',
    itself: 'on the card that you are just playing',
    event: 'on an event played before',
    hand: 'on a card in hand',
    robots: 'on a card on Self-Replicating Robots',
    flipped: 'on Pharmacy Union, flipped facedown',
  },
  {
    says: {
      mine: ['on my blue card', 'on my green card', 'on my corporation', 'on my prelude', 'on my card', 'my own tags'],
      theirs: [
        "on an opponent's card",
        "on another player's card",
        "opponent's tag",
        "opponent's corporation",
        "opponent's prelude",
        "opponents' tags",
        "opponents' space tags",
        "opponents' jovian tags",
        "opponents' earth tags",
        'tags of my opponents',
        'tags of opponents',
        'tags of other players',
        "other players' tags",
      ],
      itself: ['on the card itself', 'its own tag', 'own space tag', 'own tag', 'counts itself', 'i am playing'],
      event: ['on an event', 'on events', 'on my events', 'played event', 'event i played', 'events i played', 'earlier event', 'event tags'],
      hand: ['in hand', 'in my hand', 'card in hand', 'on a card in hand', 'on my card in hand', 'on a card in my hand'],
      robots: ['on self-replicating robots', 'on robots', 'on srr'],
      flipped: ['flipped pharmacy union', 'pharmacy union flipped', 'facedown corporation'],
    },
  },
)

export const doesTagCountForCard = defineRule({
  id: 'does-tag-count-for-card',
  question: 'Does this tag count for a card that counts tags?',
  facts: { countingCard, countedTagOn },
  never: [{ when: (f) => f.countingCard === 'scoring' && f.countedTagOn === 'itself', because: 'At the end of the game no card is being played.' }],
  clauses: [
    { when: (f) => f.countedTagOn === 'flipped', answer: 'no', because: cite('pharmacy-union-flipped#tags', 'Its tags have no effect any more') },
    {
      when: (f) => f.countedTagOn === 'robots',
      answer: 'no',
      because: cite('self-replicating-robots-not-in-play#not-in-play', 'Cards on Self-Replicating Robots are not in play'),
    },
    {
      when: [(f) => f.countingCard === 'satellites', (f) => f.countedTagOn === 'hand'],
      answer: 'no',
      because: cite('satellites#hand', 'Cards in your hand are not counted'),
    },
    { when: (f) => f.countedTagOn === 'hand', answer: 'no', because: cite('tags-in-play#hand', "Cards in players' hands are not included") },
    {
      when: [(f) => f.countingCard === 'satellites', (f) => f.countedTagOn === 'event'],
      answer: 'no',
      because: cite('satellites#events', 'Event cards are not counted'),
    },
    {
      when: [(f) => f.countingCard === 'diaspora-movement', (f) => f.countedTagOn === 'event'],
      answer: 'no',
      because: cite('diaspora-movement#earlier-events', 'Tags on events played before do not count'),
    },
    { when: (f) => f.countedTagOn === 'event', answer: 'no', because: cite('tags-in-play#earlier-events', 'Event cards played before are not included') },
    {
      when: [(f) => f.countingCard === 'toll-station', (f) => f.countedTagOn === 'theirs'],
      answer: 'yes',
      because: cite('toll-station#answer', 'Those of every opponent, not just of one'),
    },
    { when: (f) => f.countingCard === 'toll-station', answer: 'no', because: cite('toll-station#answer', 'Those of every opponent, not just of one') },
    {
      when: [(f) => f.countingCard === 'diaspora-movement', (f) => f.countedTagOn === 'itself'],
      answer: 'yes',
      because: cite('diaspora-movement#its-own-tag', 'The tag on the card itself counts'),
    },
    {
      when: (f) => f.countingCard === 'diaspora-movement',
      answer: 'yes',
      because: cite('diaspora-movement#all-players', 'The tags played by all players count, not only yours'),
    },
    {
      when: [(f) => f.countedTagOn === 'theirs', (f) => f.countingCard === 'satellites'],
      answer: 'no',
      because: cite('satellites#answer', 'Only those you have in play'),
    },
    {
      when: [(f) => f.countedTagOn === 'theirs', (f) => f.countingCard === 'scoring'],
      answer: 'no',
      because: cite('water-import-scoring#end-of-the-game', 'each Jovian tag of yours is 1 VP'),
    },
    {
      when: (f) => f.countedTagOn === 'theirs',
      answer: 'no',
      because: cite('wild-tag-own-count#answer', 'whose effect goes by how many of certain tags you own'),
    },
    {
      when: [(f) => f.countedTagOn === 'itself', (f) => f.countingCard === 'satellites'],
      answer: 'yes',
      because: cite('satellites#its-own-tag', 'counts its own space tag as well'),
    },
    { when: (f) => f.countedTagOn === 'itself', answer: 'yes', because: cite('tags-in-play#played-card', 'is included, even if it is an event card') },
    {
      when: (f) => f.countingCard === 'scoring',
      answer: 'yes',
      because: [
        cite('ganymede-colony#answer', 'Jovian tags on your corporation count, and so do those on your Preludes'),
        cite('io-mining-industries#answer', 'Jovian tags on your corporation count, and so do those on your Preludes'),
        cite('water-import-scoring#answer', 'Each that you have; the tags on your corporation and your Preludes count too'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('tags-in-play#answer', 'on blue, green, Corporation and Prelude cards, and on the card being played') },
  examples: [
    {
      from: 'event-tags#solar-probe',
      tells: 'The science tag of the Solar Probe that I am playing',
      given: { countingCard: 'own', countedTagOn: 'itself' },
      expect: yes('tags-in-play#played-card'),
    },
    {
      from: 'event-tags#solar-probe',
      tells: 'For a card that counts my tags: the science tag of Solar Probe, an event I played before',
      given: { countingCard: 'own', countedTagOn: 'event' },
      expect: no('tags-in-play#earlier-events'),
    },
    {
      from: 'ours',
      tells: 'A Jovian tag on my corporation for Terraforming Ganymede',
      given: { countingCard: 'own', countedTagOn: 'mine' },
      expect: yes('tags-in-play#answer'),
    },
    {
      from: 'ours',
      tells: "An opponent's Jovian tag for Terraforming Ganymede",
      given: { countingCard: 'own', countedTagOn: 'theirs' },
      expect: no('wild-tag-own-count#answer'),
    },
    { from: 'ours', tells: 'A science tag in my hand for Solar Probe', given: { countingCard: 'own', countedTagOn: 'hand' }, expect: no('tags-in-play#hand') },
    {
      from: 'ours',
      tells: 'A space tag on an event I played, for Satellites',
      given: { countingCard: 'satellites', countedTagOn: 'event' },
      expect: no('satellites#events'),
    },
    {
      from: 'ours',
      tells: 'A space tag in my hand for Satellites',
      given: { countingCard: 'satellites', countedTagOn: 'hand' },
      expect: no('satellites#hand'),
    },
    {
      from: 'ours',
      tells: 'Does Satellites count its own tag?',
      given: { countingCard: 'satellites', countedTagOn: 'itself' },
      expect: yes('satellites#its-own-tag'),
    },
    {
      from: 'ours',
      tells: "A space tag on an opponent's card for Satellites",
      given: { countingCard: 'satellites', countedTagOn: 'theirs' },
      expect: no('satellites#answer'),
    },
    {
      from: 'ours',
      tells: "The space tag on an opponent's corporation for Toll Station",
      given: { countingCard: 'toll-station', countedTagOn: 'theirs' },
      expect: yes('toll-station#answer'),
    },
    { from: 'ours', tells: "Toll Station's own space tag", given: { countingCard: 'toll-station', countedTagOn: 'itself' }, expect: no('toll-station#answer') },
    {
      from: 'ours',
      tells: 'The space tag on an event an opponent played before, for Toll Station',
      given: { countingCard: 'toll-station', countedTagOn: 'event' },
      expect: no('tags-in-play#earlier-events'),
    },
    {
      from: 'ours',
      tells: 'Does Diaspora Movement count its own tag?',
      given: { countingCard: 'diaspora-movement', countedTagOn: 'itself' },
      expect: yes('diaspora-movement#its-own-tag'),
    },
    {
      from: 'ours',
      tells: "An opponent's Jovian tag for Diaspora Movement",
      given: { countingCard: 'diaspora-movement', countedTagOn: 'theirs' },
      expect: yes('diaspora-movement#all-players'),
    },
    {
      from: 'ours',
      tells: 'A Jovian tag on an event played before, for Diaspora Movement',
      given: { countingCard: 'diaspora-movement', countedTagOn: 'event' },
      expect: no('diaspora-movement#earlier-events'),
    },
    {
      from: 'ours',
      tells: 'The Jovian tag on my corporation for Ganymede Colony',
      given: { countingCard: 'scoring', countedTagOn: 'mine' },
      expect: yes('ganymede-colony#answer', 'io-mining-industries#answer', 'water-import-scoring#answer'),
    },
    {
      from: 'ours',
      tells: "An opponent's Jovian tag for Water Import From Europa",
      given: { countingCard: 'scoring', countedTagOn: 'theirs' },
      expect: no('water-import-scoring#end-of-the-game'),
    },
    {
      from: 'ours',
      tells: 'The Jovian tag on an event I played, for Io Mining Industries',
      given: { countingCard: 'scoring', countedTagOn: 'event' },
      expect: no('tags-in-play#earlier-events'),
    },
    {
      from: 'ours',
      tells: 'The space tag on my corporation for my Toll Station',
      given: { countingCard: 'toll-station', countedTagOn: 'mine' },
      expect: no('toll-station#answer'),
    },
    { from: 'ours', tells: 'The microbe tag of flipped Pharmacy Union', given: { countedTagOn: 'flipped' }, expect: no('pharmacy-union-flipped#tags') },
    {
      from: 'ours',
      tells: 'A tag of a card on Self-Replicating Robots',
      given: { countedTagOn: 'robots' },
      expect: no('self-replicating-robots-not-in-play#not-in-play'),
    },
    { from: 'ours', tells: "A tag on an opponent's card", given: { countedTagOn: 'theirs' }, expect: needs('countingCard') },
    { from: 'ours', tells: 'Which space tags count for Toll Station?', given: { countingCard: 'toll-station' }, expect: needs('countedTagOn') },
  ],
})
