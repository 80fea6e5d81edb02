import { type CardData, card as cardFact, choice, derived, yesNo } from '../../../rules/fact.ts'

/** Resources on cards: which card holds what, and what keeps resources from being removed. */

const HELD = {
  microbe: 'microbes',
  animal: 'animals',
  floater: 'floaters',
  science: 'science resources',
  asteroid: 'asteroids',
  fighter: 'fighters',
  camp: 'camps',
  disease: 'diseases (Pharmacy Union)',
  preservation: 'preservation (Pristar)',
  generic: 'generic ones: it lies on Self-Replicating Robots',
  none: 'none',
} as const

const isHeld = (name: string): name is keyof typeof HELD => Object.hasOwn(HELD, name)

const takingCard = cardFact('Which card is to get the resource?')

export const heldResource = derived(
  choice('Which resource can that card hold?', HELD, {
    says: {
      microbe: ['holds microbes', 'collects microbes', 'microbe card', 'can hold microbes'],
      animal: ['holds animals', 'collects animals', 'animal card', 'can hold animals'],
      floater: ['holds floaters', 'collects floaters', 'floater card', 'can hold floaters'],
      science: ['holds science resources', 'search for life', 'physics complex'],
      asteroid: ['holds asteroids', 'rotator impacts'],
      fighter: ['holds fighters', 'security fleet'],
      camp: ['holds camps', 'refugee camps'],
      disease: ['holds diseases', 'pharmacy union'],
      preservation: ['holds preservation', 'pristar'],
      generic: ['on self-replicating robots', 'on robots', 'on srr'],
      none: ['holds nothing', 'holds no resources', 'cannot hold resources', 'cannot store'],
    },
    fixed: true,
  }),
  { takingCard },
  (f) => (isHeld(f.takingCard.holds ?? '') ? (f.takingCard.holds as keyof typeof HELD) : undefined),
)

const venusOf = (data: CardData): 'tag' | 'celestic' | undefined => (data.id === 'celestic' ? 'celestic' : data.tags?.includes('venus') ? 'tag' : undefined)

export const venusCard = derived(
  choice(
    'Is that card a Venus card?',
    { tag: 'yes, it has a Venus tag', celestic: 'it is the corporation Celestic', no: 'no' },
    { says: { tag: ['venus tag', 'venus card'], celestic: ['celestic', 'on celestic'], no: ['no venus tag', 'not a venus card'] }, fixed: true },
  ),
  { takingCard },
  (f) => venusOf(f.takingCard),
)

export const canHold = yesNo('Do you have a card that can hold that resource?', ['i have a card for it', 'can hold', 'i can hold', 'have a card that holds'], {
  no: [
    'no card for it',
    'no card for the microbe',
    'no card for the animal',
    'no card for the floater',
    'no card for the resource',
    'no card for microbes',
    'no card for animals',
    'no card for floaters',
    'no animal card',
    'no microbe card',
    'no floater card',
    'no card to put',
    'cannot hold',
    'no card that holds',
    'no card that can hold',
    'nowhere to put',
  ],
})

export const hasResource = yesNo('Is there a resource on the card already?', ['has a resource', 'with a resource', 'has resources'], {
  no: ['no resource', 'empty', 'without resources'],
  usual: true,
})

export const isCostOfAction = yesNo('Is the removal the cost of an action?', ['cost of the action', 'ants', 'predators', 'as a cost'], { usual: false })

export const isVictimProtected = yesNo(
  'Does the player who would lose it have Protected Habitats?',
  ['protected habitats', 'protected habitat', 'is protected'],
  {
    no: ['no protected habitats', 'without protected habitats', 'not protected'],
    usual: false,
  },
)
