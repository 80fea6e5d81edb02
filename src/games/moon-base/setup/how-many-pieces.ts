import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

/** Not the bare word: how many are built is another question. */
const atStart = (pieces: string): string[] => [
  `${pieces} do i start`,
  `${pieces} do we start`,
  `${pieces} does each player start`,
  `${pieces} does a player start`,
  `${pieces} does each player have`,
  `${pieces} does each player get`,
  `${pieces} do i start with`,
  `${pieces} i start with`,
  `${pieces} at the start`,
  `${pieces} at setup`,
  `${pieces} to start with`,
  `${pieces.slice(0, -1)} pieces`,
]

const inRound = (rings: string): string[] =>
  ['each round', 'per round', 'a round', 'in a round', 'every round', 'in each round'].flatMap((round) => [
    `${rings} ${round}`,
    ...['take', 'choose', 'pick', 'draft', 'get'].map((verb) => `${rings} do i ${verb} ${round}`),
  ])

const piece = choice(
  'What do you count?',
  {
    settlements: 'settlements of each player',
    bases: 'resource bases of each player',
    rings: 'rings that a player takes in each round',
    pair: 'rings that a player takes at once',
    rounds: 'rounds of the game',
  },
  {
    fixed: true,
    says: {
      settlements: atStart('settlements'),
      bases: [...atStart('resource bases'), ...atStart('bases')],
      // A round is named: what is taken at once is less.
      rings: inRound('rings'),
      pair: [
        'rings at once',
        'rings at a time',
        'rings do i take at once',
        'rings do i take on my turn',
        'rings per pick',
        'rings per turn',
        'rings each turn',
        'rings together',
      ],
      rounds: [
        'number of rounds',
        'rounds are there',
        'rounds in a game',
        'rounds does the game',
        'rounds does a game',
        'rounds do we play',
        'rounds are played',
      ],
    },
  },
)

const sizeAsked = choice(
  'Which rings are counted?',
  { both: 'all, large and small', large: 'the large ones', small: 'the small ones' },
  { usual: 'both', says: { large: ['large', 'big'], small: ['small', 'little'], both: ['all rings', 'in total', 'altogether', 'large and small'] } },
)

const UNITS = { settlements: 'settlements', bases: 'resource bases', rings: 'rings', pair: 'rings', rounds: 'rounds' } as const

export const howManyPieces = defineAmount({
  id: 'how-many-pieces',
  question: 'How many of these pieces does a player start with, or take in a round?',
  unit: (f) => UNITS[f.piece],
  facts: { piece, sizeAsked },
  clauses: [
    { when: (f) => f.piece === 'settlements', answer: 6, because: cite('starting-pieces#settlements', 'The 6 large hexagons') },
    { when: (f) => f.piece === 'bases', answer: 6, because: cite('starting-pieces#resource-bases', 'The 6 small hexagons') },
    { when: (f) => f.piece === 'pair', answer: 2, because: cite('top-two-together#answer', 'two rings lying on each other, together, from the top of a pile') },
    {
      when: (f) => f.piece === 'rounds',
      answer: 6,
      because: cite('number-of-rounds#answer', 'once building in the 6th round is finished, the game is over'),
    },
    {
      when: (f) => f.sizeAsked === 'both',
      answer: 4,
      because: cite('choosing-rings#answer', 'Each player chooses 4 rings from the piles, 2 large and 2 small'),
    },
  ],
  sum: [{ add: () => 2, because: cite('choosing-rings#answer', 'Each player chooses 4 rings from the piles, 2 large and 2 small') }],
  examples: [
    { from: 'ours', tells: 'Settlement pieces that I start with', given: { piece: 'settlements' }, expect: answers(6, 'starting-pieces#settlements') },
    {
      from: 'ours',
      tells: 'How many resource bases does each player have at the start, at setup?',
      given: { piece: 'bases' },
      expect: answers(6, 'starting-pieces#resource-bases'),
    },
    { from: 'ours', tells: 'How many rounds are played?', given: { piece: 'rounds' }, expect: answers(6, 'number-of-rounds#answer') },
    {
      from: 'ours',
      tells: 'How many rings do I choose each round?',
      given: { piece: 'rings', sizeAsked: 'both' },
      expect: answers(4, 'choosing-rings#answer'),
    },
    {
      from: 'ours',
      tells: 'How many large rings do I take in a round?',
      given: { piece: 'rings', sizeAsked: 'large' },
      expect: answers(2, 'choosing-rings#answer'),
    },
    { from: 'ours', tells: 'Rings in a round', given: { piece: 'rings' }, expect: needs('sizeAsked') },
    { from: 'ours', tells: 'The small ones', given: { sizeAsked: 'small' }, expect: needs('piece') },
    { from: 'ours', tells: 'How many rings do I take at once, on my turn?', given: { piece: 'pair' }, expect: answers(2, 'top-two-together#answer') },
  ],
})
