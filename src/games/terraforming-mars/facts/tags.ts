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
    before: ['i have', 'i have only', 'i own', 'i show', 'have', 'with', 'showing', 'only'],
    after: ['tags in play', 'science tags in play', 'already showing', 'in play', 'in front of me', 'on the table'],
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
      faceUp: ['face up', 'in play', 'on a blue card', 'on a green card', 'on my corporation', 'on my prelude', 'on a prelude'],
      itself: ['on the card itself', 'its own tag', 'own tag', 'counts itself', 'itself'],
      event: ['on an event', 'played event', 'event i played', 'in my event pile'],
      hand: ['in hand', 'in my hand', 'card in hand'],
      robots: ['on self-replicating robots', 'on robots', 'on srr'],
      flipped: ['flipped', 'pharmacy union flipped', 'facedown corporation'],
    },
  },
)
