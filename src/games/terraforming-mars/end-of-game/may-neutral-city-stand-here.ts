import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile } from '../facts/tiles.ts'

const isBesideFirstNeutral = yesNo(
  'Is it next to the first neutral city?',
  [
    'beside the first one',
    'next to the first one',
    'right beside the first',
    'right next to the first',
    'next to the other neutral city',
    'beside the other neutral city',
    'adjacent to the first city',
    'adjacent to each other',
    'beside each other',
    'next to the other city',
    'adjacent to the other',
    'touching the first',
    'next to the first city',
    'beside the first city',
    'next to the first neutral city',
    'next to each other',
    'side by side',
  ],
  {
    no: ['not next to the first city', 'it is the first city', 'away from the first city'],
  },
)

export const mayNeutralCityStandHere = defineRule({
  id: 'may-neutral-city-stand-here',
  question: 'Does the second neutral city go on this spot (area) in the setup of my solo game?',
  facts: { area, isBesideFirstNeutral, areaHasTile },
  clauses: [
    {
      when: (f) => f.area === 'ocean',
      answer: 'no',
      because: cite('solo-neutral-cities#skipped', 'you skip illegal placements, including areas reserved for oceans'),
    },
    {
      when: (f) => f.isBesideFirstNeutral,
      answer: 'no',
      because: cite('solo-neutral-cities#answer', 'places next to the first city are skipped when the second one is placed'),
    },
    {
      when: (f) => f.area === 'noctis',
      answer: 'no',
      because: [
        cite('solo-neutral-cities#skipped', 'you skip illegal placements, including areas reserved for oceans'),
        cite('non-reserved-area#noctis-city', 'The area of Noctis City is reserved'),
      ],
    },
    {
      when: (f) => f.areaHasTile,
      answer: 'no',
      because: [
        cite('solo-neutral-cities#skipped', 'you skip illegal placements, including areas reserved for oceans'),
        cite('tile-on-tile#answer', 'tiles may not be stacked'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('solo-neutral-cities#position', 'The cost of a drawn card determines the place of each city') },
  examples: [
    { from: 'ours', tells: 'In solo the count for the neutral city ends on a blue hex', given: { area: 'ocean' }, expect: no('solo-neutral-cities#skipped') },
    {
      from: 'ours',
      tells: 'The second neutral city falls on an ordinary hex, a free hex, next to the first city',
      given: { area: 'open', isBesideFirstNeutral: true, areaHasTile: false },
      expect: no('solo-neutral-cities#answer'),
    },
    {
      from: 'ours',
      tells: 'The neutral city falls on the Noctis City area, a free area away from the first city',
      given: { area: 'noctis', isBesideFirstNeutral: false, areaHasTile: false },
      expect: no('non-reserved-area#noctis-city', 'solo-neutral-cities#skipped'),
    },
    {
      from: 'ours',
      tells: 'The neutral city falls on an ordinary hex that has a tile, away from the first city',
      given: { area: 'open', isBesideFirstNeutral: false, areaHasTile: true },
      expect: no('solo-neutral-cities#skipped', 'tile-on-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'The neutral city falls on a volcano, a free area away from the first city',
      given: { area: 'volcanic', isBesideFirstNeutral: false, areaHasTile: false },
      expect: yes('solo-neutral-cities#position'),
    },
    {
      from: 'ours',
      tells: 'The second neutral city falls on a blue hex next to the first city',
      given: { area: 'ocean', isBesideFirstNeutral: true },
      expect: no('solo-neutral-cities#skipped'),
    },
    {
      from: 'ours',
      tells: 'The second neutral city falls on an ordinary hex, a free hex',
      given: { area: 'open', areaHasTile: false },
      expect: needs('isBesideFirstNeutral'),
    },
    {
      from: 'ours',
      tells: 'The second neutral city is away from the first city',
      given: { isBesideFirstNeutral: false },
      expect: needs('area', 'areaHasTile'),
    },
  ],
})
