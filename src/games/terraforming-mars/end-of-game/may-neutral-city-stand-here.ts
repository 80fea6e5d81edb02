import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { area, areaHasTile } from '../facts/tiles.ts'

const isBesideFirstNeutral = yesNo(
  'Is it next to the first neutral city?',
  ['next to the first city', 'beside the first city', 'next to the first neutral city', 'next to each other', 'side by side'],
  {
    no: ['not next to the first city', 'it is the first city', 'away from the first city'],
  },
)

export const mayNeutralCityStandHere = defineRule({
  id: 'may-neutral-city-stand-here',
  question: 'Does the neutral city of my solo game go on this area?',
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
    { from: 'ours', tells: 'The count ends on a blue hex', given: { area: 'ocean' }, expect: no('solo-neutral-cities#skipped') },
    {
      from: 'ours',
      tells: 'The second falls beside the first',
      given: { area: 'open', isBesideFirstNeutral: true, areaHasTile: false },
      expect: no('solo-neutral-cities#answer'),
    },
    {
      from: 'ours',
      tells: 'It falls on the area of Noctis City',
      given: { area: 'noctis', isBesideFirstNeutral: false, areaHasTile: false },
      expect: no('non-reserved-area#noctis-city', 'solo-neutral-cities#skipped'),
    },
    {
      from: 'ours',
      tells: 'It falls on a neutral greenery',
      given: { area: 'open', isBesideFirstNeutral: false, areaHasTile: true },
      expect: no('solo-neutral-cities#skipped', 'tile-on-tile#answer'),
    },
    {
      from: 'ours',
      tells: 'It falls on a volcano',
      given: { area: 'volcanic', isBesideFirstNeutral: false, areaHasTile: false },
      expect: yes('solo-neutral-cities#position'),
    },
    { from: 'ours', tells: 'An ordinary empty area for the second city', given: { area: 'open', areaHasTile: false }, expect: needs('isBesideFirstNeutral') },
    { from: 'ours', tells: 'Not beside the first', given: { isBesideFirstNeutral: false }, expect: needs('area', 'areaHasTile') },
  ],
})
