import { choice, number, yesNo } from '../../../rules/fact.ts'

/** Tags in play. */

export const TAGS = {
  animal: 'animal',
  building: 'building',
  city: 'city',
  earth: 'Earth',
  energy: 'energy',
  jovian: 'Jovian',
  microbe: 'microbe',
  plant: 'plant',
  science: 'science',
  space: 'space',
  venus: 'Venus',
} as const

export const tagsInPlay = number(
  'How many tags of that kind are face up on your cards in play, without this card?',
  { min: 0 },
  {
    units: ['tags', 'tag', 'science tags', 'science', 'jovian tags', 'earth tags', 'venus tags', 'plant tags'],
    before: ['i have', 'i have only', 'i own', 'i show', 'have', "i've", "i've got", 'i got', 'got', 'with', 'showing', 'only'],
    after: ['tags in play', 'of them', 'of mine', 'so far', 'science tags in play', 'already showing', 'in play', 'in front of me', 'on the table'],
  },
)

export const isWild = yesNo('Is it a wild tag?', ['wild tag', 'wild', 'joker', 'joker tag', 'research coordination', 'research network', 'septem tribus'], {
  usual: false,
})

export const tagPlace = choice(
  'Where is the tag?',
  {
    faceUp: 'on a face-up card of yours: blue, green, corporation or Prelude',
    itself: 'on the card that you want to play',
    event: 'on an event played before',
    hand: 'on a card in your hand',
    robots: 'on a card on Self-Replicating Robots',
    flipped: 'on Pharmacy Union, flipped facedown',
  },
  {
    says: {
      faceUp: [
        'face up',
        'in play',
        'on a blue card',
        'on a green card',
        'on my corporation',
        'corporation tag',
        'on my corp',
        'of my corporation',
        'on my prelude',
        'on a prelude',
        'on my preludes',
        'in front of me',
      ],
      itself: [
        'on the card itself',
        'its own tag',
        'own tag',
        'counts itself',
        'itself',
        'on the same card',
        'printed on it',
        'of the card i play',
        'on the card i play',
        'on that very card',
        'for itself',
      ],
      event: [
        'on an event',
        'on events',
        'played event',
        'event i played',
        'events i played',
        'in my event pile',
        'my old events',
        'science event',
        'earlier event',
        'tags of events',
        'facedown event',
        'events earlier',
        'tags of my events',
      ],
      hand: ['in hand', 'in my hand', 'card in hand', 'still in my hand', 'from my hand', 'unplayed card'],
      robots: ['on self-replicating robots', 'on robots', 'on srr'],
      flipped: ['flipped', 'pharmacy union flipped', 'facedown corporation'],
    },
  },
)

export const tagsFaceDown = number(
  'How many of them are on events that you played before, or on flipped Pharmacy Union?',
  { min: 0, usual: 0, fixed: true },
  {
    units: ['of them on events', 'of them on an event', 'of those on events', 'on events', 'on an event', 'on played events'],
    after: ['on events', 'on an event', 'on an event already played'],
  },
)
