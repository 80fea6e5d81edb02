import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isCountLimited } from '../facts/turmoil.ts'

const eventThing = choice(
  'What would you count?',
  {
    tag: 'a tag on a face-up card',
    'event-tag': 'a tag on an event that you played',
    wild: 'a wild tag',
    city: 'a city on Mars',
    'off-mars': 'a city that is not on Mars',
    tile: 'a tile next to an ocean',
    other: 'a blue card, a colony or the like',
  },
  {
    says: {
      tag: ['tag', 'science tag', 'earth tag', 'jovian tag', 'building tag', 'energy tag', 'venus tag'],
      'event-tag': [
        'tags on played events',
        'tag on played event',
        'tags on my events',
        'tags on my played events',
        'tags of played events',
        'science tags on events',
        'earth tags on events',
        'event tags',
        'tag on an event',
        'tags on events',
        'tag on a played event',
        'tag on an event card',
        'face-down event',
      ],
      wild: ['wild tag', 'wild', 'joker', 'question mark tag', 'research coordination', 'research network'],
      city: ['city on mars', 'city'],
      'off-mars': [
        'ganymede colony',
        'phobos space haven',
        'luna metropolis',
        'stratopolis',
        'maxwell base',
        'dawn city',
        'stanford torus',
        'space city',
        'city off mars',
        'city in space',
      ],
      tile: [
        'tile beside 2 oceans',
        'tile next to 2 oceans',
        'tile touching 2 oceans',
        'tile that touches 2 oceans',
        'tiles next to oceans',
        'tile by an ocean',
        'tile next to an ocean',
        'tile beside an ocean',
        'tile next to two oceans',
        'next to oceans',
      ],
      other: ['blue card', 'blue cards', 'colony', 'colonies', 'sixth colony', 'card in hand', 'cards in hand'],
    },
  },
)
const isOwnThing = yesNo('Is it yours?', ['of mine', 'my own', 'i own', 'is mine', 'are mine'], {
  no: [
    ...['someones', 'somebodys', 'someone elses', 'neighbours', 'opponents', 'her', 'his', 'their', 'another players', 'a rivals', 'rivals'].flatMap((whose) =>
      ['city', 'cities', 'tile', 'tiles', 'tag', 'tags', 'colony', 'colonies', 'blue card', 'cards'].map((what) => `${whose} ${what}`),
    ),
    'belongs to an opponent',
    'belongs to somebody else',
    'owned by an opponent',
    'not mine',
    "another player's",
    "opponent's",
    'hers',
    'his',
    'of an opponent',
    'of another player',
  ],
  usual: true,
})
const isCountedAlready = yesNo(
  'Have you counted it once already, for another ocean beside it?',
  ['counts twice', 'counted 2 times', 'counted already', 'counted once', 'counted twice', 'count twice', 'second ocean', 'second time'],
  { no: ['not counted yet'], usual: false },
)
const isPastFive = yesNo('Have you counted 5 others already?', ['sixth', 'more than 5', 'beyond 5', 'past 5', '6th', 'over 5'], {
  no: ['fewer than 5', 'not yet 5', 'within 5'],
  usual: false,
})

export const doesItCountForEvent = defineRule({
  id: 'does-it-count-for-event',
  question: 'The global event counts such things: does this one (it) count for me?',
  facts: { eventThing, isOwnThing, isCountedAlready, isPastFive, isCountLimited },
  clauses: [
    { when: (f) => !f.isOwnThing, answer: 'no', because: cite('global-events#own-count', 'TR or the like decide the effect, each player counts their own') },
    {
      when: (f) => f.eventThing === 'wild',
      answer: 'no',
      because: cite('wild-tags-in-global-events#answer', "a wild tag is a tag only in its owner's action phase"),
    },
    {
      when: (f) => f.eventThing === 'event-tag',
      answer: 'no',
      because: cite('event-tags#face-down', 'its tags cannot be seen and count for no effects or actions'),
    },
    {
      when: [(f) => f.eventThing === 'tile', (f) => f.isCountedAlready],
      answer: 'no',
      because: cite('mud-slides#answer', 'each tile is counted only once, even if it is next to several'),
    },
    {
      when: [(f) => f.isPastFive, (f) => f.isCountLimited],
      answer: 'no',
      because: cite('influence-in-global-events#counting', 'There is usually a maximum of 5'),
    },
    {
      when: (f) => f.eventThing === 'off-mars',
      answer: 'yes',
      because: [
        cite('riots#answer', 'The cities you own, including those that are not on Mars'),
        cite('strong-society#answer', 'The cities you own, including those that are not on Mars'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('global-events#own-count', 'TR or the like decide the effect, each player counts their own') },
  examples: [
    {
      from: 'wild-tag-global-events#events',
      tells: 'Does my wild tag count for Diversity?',
      given: { globalEvent: 'diversity', eventThing: 'wild' },
      expect: no('wild-tags-in-global-events#answer'),
    },
    {
      from: 'riots#off-mars',
      tells: 'Riots: does my own Stanford Torus count, with fewer than 5 cities before it?',
      given: { globalEvent: 'riots', eventThing: 'off-mars', isOwnThing: true, isPastFive: false },
      expect: yes('riots#answer', 'strong-society#answer'),
    },
    {
      from: 'strong-society#off-mars',
      tells: 'Strong Society: does my own Phobos Space Haven count, with fewer than 5 cities before it?',
      given: { globalEvent: 'strong-society', eventThing: 'off-mars', isOwnThing: true, isPastFive: false },
      expect: yes('riots#answer', 'strong-society#answer'),
    },
    {
      from: 'riots#own-cities',
      tells: "Riots: do I pay for another player's city on Mars too?",
      given: { globalEvent: 'riots', eventThing: 'city', isOwnThing: false },
      expect: no('global-events#own-count'),
    },
    {
      from: 'mud-slides#per-tile',
      tells: 'Mud Slides: my tile next to two oceans has been counted once; does it count twice?',
      given: { globalEvent: 'mud-slides', eventThing: 'tile', isCountedAlready: true },
      expect: no('mud-slides#answer'),
    },
    {
      from: 'jovian-tax-rights#erratum',
      tells: 'Does the sixth colony of mine count for Jovian Tax Rights?',
      given: { globalEvent: 'jovian-tax-rights', eventThing: 'other', isOwnThing: true, isPastFive: true },
      expect: no('influence-in-global-events#counting'),
    },
    {
      from: 'revolution#earth-tags',
      tells: 'Revolution: does the sixth earth tag of mine count?',
      given: { globalEvent: 'revolution', eventThing: 'tag', isOwnThing: true, isPastFive: true },
      expect: yes('global-events#own-count'),
    },
    {
      from: 'influence-in-global-events#spin-off-products',
      tells: 'Spin-off Products: does the sixth science tag of mine count?',
      given: { globalEvent: 'spin-off-products', eventThing: 'tag', isOwnThing: true, isPastFive: true },
      expect: no('influence-in-global-events#counting'),
    },
    {
      from: 'ours',
      tells: 'Homeworld Support: do the tags on events that I played count?',
      given: { globalEvent: 'homeworld-support', eventThing: 'event-tag' },
      expect: no('event-tags#face-down'),
    },
    {
      from: 'ours',
      tells: 'Riots: is a space city of mine beyond 5 counted, since the event counts at most 5?',
      given: { globalEvent: 'riots', eventThing: 'off-mars', isOwnThing: true, isPastFive: true, isCountLimited: true },
      expect: no('influence-in-global-events#counting'),
    },
    {
      from: 'ours',
      tells: 'The event counts cities: does a city on Mars that I own count, with fewer than 5 before it?',
      given: { eventThing: 'city', isOwnThing: true, isPastFive: false },
      expect: yes('global-events#own-count'),
    },
    {
      from: 'ours',
      tells: 'Does a tag of mine count that would be the sixth?',
      given: { eventThing: 'tag', isOwnThing: true, isPastFive: true },
      expect: needs('isCountLimited'),
    },
    {
      from: 'ours',
      tells: 'Does a science tag of mine count for Spin-off Products?',
      given: { globalEvent: 'spin-off-products', eventThing: 'tag', isOwnThing: true },
      expect: needs('isPastFive'),
    },
    {
      from: 'ours',
      tells: 'Mud Slides: does my own tile next to an ocean count, with fewer than 5 before it?',
      given: { globalEvent: 'mud-slides', eventThing: 'tile', isOwnThing: true, isPastFive: false },
      expect: needs('isCountedAlready'),
    },
    {
      from: 'ours',
      tells: 'The event counts cities: does this city count, with fewer than 5 before it?',
      given: { eventThing: 'city', isPastFive: false },
      expect: needs('isOwnThing'),
    },
    {
      from: 'ours',
      tells: 'Does this one of mine count, not counted yet and with fewer than 5 before it?',
      given: { isOwnThing: true, isCountedAlready: false, isPastFive: false },
      expect: needs('eventThing'),
    },
  ],
})
