import { number, yesNo } from '../../../rules/fact.ts'

/** What is on the table: how many play, and with which expansions. */

export const isSolo = yesNo('Is it a solo game?', ['solo', 'solo game', 'alone', 'playing solo'], { usual: false })

export const playerCount = number(
  'How many players are there?',
  { min: 1, max: 5 },
  { units: ['players', 'player', 'player game', 'people', 'of us'], before: ['we are', 'players'] },
)

export const isVenusInUse = yesNo('Do you play with Venus Next?', ['with venus', 'with venus next', 'venus expansion', 'venus next'], {
  no: [
    'without venus',
    'without venus next',
    'no venus next',
    'no venus expansion',
    'not playing venus',
    'without prelude and without venus',
    'no prelude and no venus',
    'no prelude no venus',
  ],
})

export const isPreludeInUse = yesNo('Do you play with Prelude?', ['with prelude', 'with preludes', 'prelude cards', 'prelude'])

export const isColoniesInUse = yesNo('Do you play with Colonies?', ['with colonies', 'colonies'])

export const isCorporateEra = yesNo('Do you play with Corporate Era?', ['corporate era', 'with corporate era'], {
  no: ['standard game', 'no corporate era', 'without corporate era', 'without the corporate era', 'not playing corporate era'],
})
