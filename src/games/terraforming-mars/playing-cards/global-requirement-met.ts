import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { adaptationTechnology, byEcologyExperts, requiredBound, requiredParameter, requiredValue, specialDesignNext } from '../facts/cards.ts'
import { inventrix, morningStar } from '../facts/corporations.ts'
import { oceans, oxygen, temperature, venus } from '../facts/parameters.ts'
import { stepsByCards } from './requirement-leeway.ts'

const STEP = { temperature: 2, oxygen: 1, oceans: 1, venus: 2 }
const LEAST = { temperature: -30, oxygen: 0, oceans: 0, venus: 0 }
const MOST = { temperature: 8, oxygen: 14, oceans: 9, venus: 30 }

type Parameter = keyof typeof STEP
type Asked = { readonly [Name in Parameter]: number } & {
  readonly requiredParameter: Parameter
  readonly requiredBound: 'min' | 'max'
  readonly requiredValue: number
}

/** By how many steps the parameter now misses what the card asks for; 0 when it is met. */
function stepsMissed(f: Asked): number {
  const beyond = f[f.requiredParameter] - f.requiredValue
  return Math.max(0, f.requiredBound === 'min' ? -beyond : beyond) / STEP[f.requiredParameter]
}

type Effects = Asked & {
  readonly inventrix: boolean
  readonly morningStar: boolean
  readonly adaptationTechnology: boolean
  readonly specialDesignNext: boolean
}

/** Steps by the effects of which it is said that they stack: of the two corporations one. */
const stepsThatStack = (f: Effects): number => (f.inventrix || (f.morningStar && f.requiredParameter === 'venus') ? 2 : 0) + stepsByCards(f)

export const globalRequirementMet = defineRule({
  id: 'global-requirement-met',
  question: 'Do the global parameters let me play this card now?',
  facts: {
    requiredParameter,
    requiredBound,
    requiredValue,
    temperature,
    oxygen,
    oceans,
    venus,
    inventrix,
    morningStar,
    adaptationTechnology,
    specialDesignNext,
    byEcologyExperts,
  },
  never: [
    { when: (f) => f.requiredValue % 2 !== 0 && (f.requiredValue < 0 || f.requiredValue > 14), because: 'No parameter has that value.' },
    {
      when: (f) => f.requiredValue < LEAST[f.requiredParameter] || f.requiredValue > MOST[f.requiredParameter],
      because: 'The parameter does not go that far.',
    },
    {
      when: (f) => (f.requiredValue - LEAST[f.requiredParameter]) % STEP[f.requiredParameter] !== 0,
      because: 'That value is between two steps of the parameter.',
    },
  ],
  clauses: [
    {
      when: [(f) => f.requiredBound === 'min', (f) => stepsMissed(f) === 0],
      answer: 'yes',
      because: cite('card-requirements#minimum', 'you can play the card at that value or more'),
    },
    {
      when: (f) => stepsMissed(f) === 0,
      answer: 'yes',
      because: cite('card-requirements#maximum', 'no longer playable once the parameter is beyond that value'),
    },
    {
      when: (f) => f.byEcologyExperts,
      answer: 'yes',
      because: cite('ecology-experts#global', 'ignores its requirement for temperature, ocean, oxygen or Venus'),
    },
    {
      when: [(f) => f.inventrix, (f) => stepsMissed(f) <= 2],
      answer: 'yes',
      because: cite('inventrix#leeway', 'requirements for ocean tiles, temperature, oxygen and Venus are +2 or −2 steps'),
    },
    {
      when: [(f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => stepsMissed(f) <= 2],
      answer: 'yes',
      because: cite('morning-star-inc#leeway', 'Your Venus requirements are +2 or −2 steps'),
    },
    {
      when: [(f) => f.adaptationTechnology, (f) => stepsMissed(f) <= 2],
      answer: 'yes',
      because: cite('adaptation-technology#answer', 'By 2 steps above or below, for every global parameter'),
    },
    {
      when: [(f) => f.specialDesignNext, (f) => stepsMissed(f) <= 2],
      answer: 'yes',
      because: cite('special-design#answer', 'for every global parameter, but only for your next card in this generation'),
    },
    {
      when: [(f) => f.adaptationTechnology, (f) => stepsMissed(f) <= stepsThatStack(f)],
      answer: 'yes',
      because: cite('adaptation-technology-stacking#answer', 'together with one other such effect it makes 4 steps, with two others 6'),
    },
    {
      when: (f) => stepsMissed(f) <= stepsThatStack(f),
      answer: 'yes',
      because: cite('special-design-stacking#answer', '4 steps above or below the corresponding requirement with one of these other effects'),
    },
    {
      when: [(f) => f.inventrix, (f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => stepsMissed(f) <= stepsThatStack(f) + 2],
      unsettled: [
        { answer: 'yes', because: cite('conflict:inventrix-with-morning-star#added-up', 'Effects are cumulative, so both corporations could make it 4 steps') },
        { answer: 'no', because: cite('conflict:inventrix-with-morning-star#not-listed', 'stacks only with Adaptation Technology and Special Design') },
      ],
    },
    {
      when: (f) => f.requiredBound === 'max',
      answer: 'no',
      because: cite('card-requirements#maximum', 'no longer playable once the parameter is beyond that value'),
    },
  ],
  otherwise: { answer: 'no', because: cite('card-requirements#mandatory', 'Any requirement must be met, or the card cannot be played') },
  examples: [
    {
      from: 'card-requirements#bare-value',
      tells: 'A plain −14°C, at −10°C',
      given: { requiredParameter: 'temperature', requiredBound: 'min', requiredValue: -14, temperature: -10 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'card-requirements#ocean-tiles',
      tells: 'Water Splitting Plant wants 2 oceans, and there are 5',
      given: { card: 'water-splitting-plant', oceans: 5 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'card-requirements#max-value',
      tells: 'Extreme-Cold Fungus, max −10°C, at −8°C',
      given: { card: 'extreme-cold-fungus', temperature: -8, inventrix: false, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: no('card-requirements#maximum'),
    },
    {
      from: 'requirements-after-playing#played-at-14',
      tells: 'Rotator Impacts, max 14%, at exactly 14% Venus',
      given: { card: 'rotator-impacts', venus: 14 },
      expect: yes('card-requirements#maximum'),
    },
    {
      from: 'conflict:symbiotic-fungus-bound#minimum',
      tells: 'Symbiotic Fungus at −10°C: −14°C is its coldest',
      given: { card: 'symbiotic-fungus', temperature: -10 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'inventrix#temperature',
      tells: 'Inventrix plays a card that requires 0°C at −4°C',
      given: { requiredParameter: 'temperature', requiredBound: 'min', requiredValue: 0, temperature: -4, inventrix: true, byEcologyExperts: false },
      expect: yes('inventrix#leeway'),
    },
    {
      from: 'ours',
      tells: 'Inventrix plays a card that requires 0°C at −6°C: three steps',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredValue: 0,
        temperature: -6,
        inventrix: true,
        adaptationTechnology: false,
        specialDesignNext: false,
        byEcologyExperts: false,
      },
      expect: no('card-requirements#mandatory'),
    },
    {
      from: 'adaptation-technology#too-cold',
      tells: 'Adaptation Technology, −4°C required, at −8°C',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredValue: -4,
        temperature: -8,
        inventrix: false,
        adaptationTechnology: true,
        byEcologyExperts: false,
      },
      expect: yes('adaptation-technology#answer'),
    },
    {
      from: 'special-design#temperature',
      tells: 'Special Design, −4°C required, at −8°C',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredValue: -4,
        temperature: -8,
        inventrix: false,
        adaptationTechnology: false,
        specialDesignNext: true,
        byEcologyExperts: false,
      },
      expect: yes('special-design#answer'),
    },
    {
      from: 'morning-star-inc#venus',
      tells: 'Morning Star Inc. plays a card that requires 6% Venus at 2%',
      given: { requiredParameter: 'venus', requiredBound: 'min', requiredValue: 6, venus: 2, morningStar: true, inventrix: false, byEcologyExperts: false },
      expect: yes('morning-star-inc#leeway'),
    },
    {
      from: 'cumulative-effects#global-requirements',
      tells: 'Inventrix with Adaptation Technology: 4 steps of oxygen too early',
      given: { card: 'herbivores', oxygen: 4, inventrix: true, adaptationTechnology: true, byEcologyExperts: false },
      expect: yes('adaptation-technology-stacking#answer'),
    },
    {
      from: 'morning-star-inc#one-more-effect',
      tells: 'Morning Star Inc. with Special Design: 4 steps of Venus too late',
      given: {
        card: 'rotator-impacts',
        venus: 22,
        inventrix: false,
        morningStar: true,
        adaptationTechnology: false,
        specialDesignNext: true,
        byEcologyExperts: false,
      },
      expect: yes('special-design-stacking#answer'),
    },
    {
      from: 'ours',
      tells: 'Morning Star Inc. with Special Design: 5 steps of Venus too late',
      given: {
        card: 'rotator-impacts',
        venus: 24,
        inventrix: false,
        morningStar: true,
        adaptationTechnology: false,
        specialDesignNext: true,
        byEcologyExperts: false,
      },
      expect: no('card-requirements#maximum'),
    },
    {
      from: 'ours',
      tells: 'Max 4% oxygen, oxygen at 6%, with Adaptation Technology: two steps too late',
      given: { requiredParameter: 'oxygen', requiredBound: 'max', requiredValue: 4, oxygen: 6, adaptationTechnology: true },
      expect: yes('adaptation-technology#answer'),
    },
    {
      from: 'ours',
      tells: 'Morning Star Inc. is 1 step of oxygen short: its effect is for Venus',
      given: { card: 'ants', oxygen: 3, morningStar: true, inventrix: false, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: no('card-requirements#mandatory'),
    },
    {
      from: 'ours',
      tells: 'Inventrix and Morning Star Inc. through Merger, 3 steps of Venus short',
      given: {
        card: 'maxwell-base',
        venus: 6,
        inventrix: true,
        morningStar: true,
        adaptationTechnology: false,
        specialDesignNext: false,
        byEcologyExperts: false,
      },
      expect: unsettled('conflict:inventrix-with-morning-star#added-up', 'conflict:inventrix-with-morning-star#not-listed'),
    },
    {
      from: 'ecology-experts#global',
      tells: 'Ecology Experts plays Predators at 0% oxygen',
      given: { card: 'predators', oxygen: 0, byEcologyExperts: true },
      expect: yes('ecology-experts#global'),
    },
    {
      from: 'ours',
      tells: 'Ants at 3% oxygen, and nothing said of effects',
      given: { card: 'ants', oxygen: 3 },
      expect: needs('byEcologyExperts', 'inventrix', 'adaptationTechnology', 'specialDesignNext'),
    },
    {
      from: 'ours',
      tells: 'Nobody said how warm it is',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredValue: -14,
        byEcologyExperts: false,
        inventrix: true,
        adaptationTechnology: false,
        specialDesignNext: false,
      },
      expect: needs('temperature'),
    },
  ],
})
