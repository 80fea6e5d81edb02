import { number } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import {
  adaptationTechnology,
  byEcologyExperts,
  requiredBound,
  requiredOceans,
  requiredParameter,
  requiredPercent,
  requiredTemperature,
  specialDesignNext,
} from '../facts/cards.ts'
import { inventrix, morningStar } from '../facts/corporations.ts'
import { oceans, temperature } from '../facts/parameters.ts'

/** Who says what a card needs seldom says again of which parameter "we have 5%" is. */
const percentNow = number(
  'How many percent is it now, the oxygen or Venus that the card asks for?',
  { min: 0, max: 30, unit: '%' },
  {
    units: ['oxygen', 'percent oxygen', 'venus', 'percent venus'],
    before: [
      'oxygen',
      'oxygen is',
      'oxygen at',
      'oxygen is at',
      'oxygen is only',
      'oxygen is still',
      'oxygen is already',
      'oxygen sits at',
      'oxygen stands at',
      'o2',
      'o2 is',
      'o2 at',
      'venus',
      'venus is',
      'venus at',
      'venus is at',
      'venus is on',
      'venus is only',
      'venus is already',
      'venus sits at',
      'venus stands at',
      'venus scale at',
      'we have',
      'we already have',
      'we only have',
      'we are at',
      "we're at",
      'we are on',
      'it is at',
      'it is',
      'it is only',
      "it's",
      "it's at",
      'currently',
      'currently at',
      'track shows',
      'track is at',
      'track is on',
      'level is',
      'stands at',
      'now',
      'now at',
      'now it is',
      'at',
    ],
    after: ['now', 'right now', 'at the moment', 'so far'],
  },
)

const STEP = { temperature: 2, oxygen: 1, oceans: 1, venus: 2 }

type Parameter = keyof typeof STEP

type Asked = {
  readonly temperature: number
  readonly oceans: number
  readonly percentNow: number
  readonly requiredParameter: Parameter
  readonly requiredTemperature: number
  readonly requiredPercent: number
  readonly requiredOceans: number
}

/** A value that nobody told cannot be read. */
const isTold = (value: number): boolean => Number.isFinite(value)

function requiredValue(f: Asked): number {
  if (f.requiredParameter === 'temperature') return f.requiredTemperature
  return f.requiredParameter === 'oceans' ? f.requiredOceans : f.requiredPercent
}

function valueNow(f: Asked): number {
  if (f.requiredParameter === 'temperature') return f.temperature
  return f.requiredParameter === 'oceans' ? f.oceans : f.percentNow
}

/** How many steps the parameter now stands above the value on the card; below it when negative. */
const stepsAbove = (f: Asked): number => (valueNow(f) - requiredValue(f)) / STEP[f.requiredParameter]

/** How far apart the two are. So close is close enough for a minimum and for a maximum, so that nobody need ask which it is. */
const stepsApart = (f: Asked): number => Math.abs(stepsAbove(f))

type Effects = Asked & {
  readonly inventrix: boolean
  readonly morningStar: boolean
  readonly adaptationTechnology: boolean
  readonly specialDesignNext: boolean
}

/** Steps without Special Design by the effects of which it is said that they stack: of the two corporations one. */
const lastingSteps = (f: Effects): number => (f.inventrix || (f.requiredParameter === 'venus' && f.morningStar) ? 2 : 0) + (f.adaptationTechnology ? 2 : 0)

/** Whether they reach, with `more` steps besides. Special Design is looked at only where the others fall short. */
const isReached = (f: Effects, more = 0): boolean =>
  stepsApart(f) <= lastingSteps(f) + more || stepsApart(f) <= lastingSteps(f) + (f.specialDesignNext ? 2 : 0) + more

export const globalRequirementMet = defineRule({
  id: 'global-requirement-met',
  question: 'Do the global parameters let me play this card now, its requirement of oxygen, temperature, oceans or Venus?',
  facts: {
    // Who names none says "0 °C" or "-8": with a number of percent or of oceans this is contradicted, and not assumed.
    requiredParameter: { ...requiredParameter, usual: 'temperature' as const },
    requiredBound,
    requiredOceans,
    requiredTemperature,
    requiredPercent,
    temperature,
    percentNow,
    oceans,
    inventrix,
    morningStar,
    adaptationTechnology,
    specialDesignNext,
    byEcologyExperts,
  },
  never: [
    // A box asks for one value: a number of the sentence that is read as one of another parameter contradicts.
    { when: (f) => isTold(f.requiredTemperature) && isTold(f.requiredOceans), because: 'A card asks for one parameter.' },
    { when: (f) => isTold(f.requiredTemperature) && isTold(f.requiredPercent), because: 'A card asks for one parameter.' },
    { when: (f) => isTold(f.requiredOceans) && isTold(f.requiredPercent), because: 'A card asks for one parameter.' },
    { when: (f) => f.requiredParameter !== 'temperature' && isTold(f.requiredTemperature), because: 'The card does not ask for a temperature.' },
    { when: (f) => f.requiredParameter !== 'oceans' && isTold(f.requiredOceans), because: 'The card does not ask for oceans.' },
    {
      when: (f) => f.requiredParameter !== 'oxygen' && f.requiredParameter !== 'venus' && isTold(f.requiredPercent),
      because: 'The card asks neither for oxygen nor for Venus.',
    },
    { when: (f) => f.requiredPercent > 14 && f.requiredPercent % 2 !== 0, because: 'No parameter has that value.' },
    { when: (f) => f.requiredParameter === 'oxygen' && f.requiredPercent > 14, because: 'Oxygen goes up to 14%.' },
    { when: (f) => f.requiredParameter === 'venus' && f.requiredPercent % 2 !== 0, because: 'Venus moves in steps of 2%.' },
  ],
  clauses: [
    {
      when: (f) => stepsApart(f) === 0,
      answer: 'yes',
      because: [
        cite('card-requirements#minimum', 'you can play the card at that value or more'),
        cite('card-requirements#maximum', 'no longer playable once the parameter is beyond that value'),
      ],
    },
    {
      when: [(f) => f.requiredBound === 'min', (f) => stepsAbove(f) > 0],
      answer: 'yes',
      because: cite('card-requirements#minimum', 'you can play the card at that value or more'),
    },
    {
      when: [(f) => f.requiredBound === 'max', (f) => stepsAbove(f) < 0],
      answer: 'yes',
      because: cite('card-requirements#maximum', 'no longer playable once the parameter is beyond that value'),
    },
    {
      when: [(f) => f.inventrix, (f) => stepsApart(f) <= 2],
      answer: 'yes',
      because: cite('inventrix#leeway', 'requirements for ocean tiles, temperature, oxygen and Venus are +2 or −2 steps'),
    },
    {
      when: [(f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => stepsApart(f) <= 2],
      answer: 'yes',
      because: cite('morning-star-inc#leeway', 'Your Venus requirements are +2 or −2 steps'),
    },
    {
      when: [(f) => f.adaptationTechnology, (f) => stepsApart(f) <= 2],
      answer: 'yes',
      because: cite('adaptation-technology#answer', 'By 2 steps above or below, for every global parameter'),
    },
    {
      when: [(f) => f.specialDesignNext, (f) => stepsApart(f) <= 2],
      answer: 'yes',
      because: cite('special-design#answer', 'for every global parameter, but only for your next card in this generation'),
    },
    {
      when: [(f) => f.adaptationTechnology, (f) => isReached(f)],
      answer: 'yes',
      because: cite('adaptation-technology-stacking#answer', 'together with one other such effect it makes 4 steps, with two others 6'),
    },
    {
      when: (f) => isReached(f),
      answer: 'yes',
      because: cite('special-design-stacking#answer', '4 steps above or below the corresponding requirement with one of these other effects'),
    },
    {
      when: (f) => f.byEcologyExperts,
      answer: 'yes',
      because: cite('ecology-experts#global', 'ignores its requirement for temperature, ocean, oxygen or Venus'),
    },
    {
      when: [(f) => f.inventrix, (f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => isReached(f, 2)],
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
      tells: 'The card just says −14°C and the temperature is −10°C',
      given: { requiredParameter: 'temperature', requiredBound: 'min', requiredTemperature: -14, temperature: -10 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'card-requirements#ocean-tiles',
      tells: 'Water Splitting Plant says 2 oceans but there are 5 oceans on the board, can I still play it?',
      given: { card: 'water-splitting-plant', oceans: 5 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'card-requirements#max-value',
      tells: 'Extreme-Cold Fungus is max −10°C and it is −8°C; I am not Inventrix and have no Adaptation Technology, Special Design or Ecology Experts',
      given: { card: 'extreme-cold-fungus', temperature: -8, inventrix: false, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: no('card-requirements#maximum'),
    },
    {
      from: 'requirements-after-playing#played-at-14',
      tells: 'Rotator Impacts is max 14% and Venus is at exactly 14%',
      given: { card: 'rotator-impacts', percentNow: 14 },
      expect: yes('card-requirements#minimum', 'card-requirements#maximum'),
    },
    {
      from: 'ours',
      tells: 'Rotator Impacts while Venus is at 6%',
      given: { card: 'rotator-impacts', percentNow: 6 },
      expect: yes('card-requirements#maximum'),
    },
    {
      from: 'conflict:symbiotic-fungus-bound#minimum',
      tells: 'Symbiotic Fungus at −10°C, is it too warm for it?',
      given: { card: 'symbiotic-fungus', temperature: -10 },
      expect: yes('card-requirements#minimum'),
    },
    {
      from: 'inventrix#temperature',
      tells: 'I am Inventrix, the card requires 0 degrees and the temperature is −4 degrees, is it playable?',
      given: { requiredParameter: 'temperature', requiredBound: 'min', requiredTemperature: 0, temperature: -4, inventrix: true, byEcologyExperts: false },
      expect: yes('inventrix#leeway'),
    },
    {
      from: 'ours',
      tells: 'I am Inventrix, the card requires 0°C and it is −6°C; no Adaptation Technology, no Special Design, no Ecology Experts',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredTemperature: 0,
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
      tells: 'With Adaptation Technology in play, a card that requires −4°C while it is −8°C; I am not Inventrix',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredTemperature: -4,
        temperature: -8,
        inventrix: false,
        adaptationTechnology: true,
        byEcologyExperts: false,
      },
      expect: yes('adaptation-technology#answer'),
    },
    {
      from: 'special-design#temperature',
      tells: 'Right after Special Design, a card that requires −4°C while it is −8°C, with no other such effect',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredTemperature: -4,
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
      tells: 'I am Morning Star Inc., the card requires 6% Venus and Venus is at 2%',
      given: {
        requiredParameter: 'venus',
        requiredBound: 'min',
        requiredPercent: 6,
        percentNow: 2,
        morningStar: true,
        inventrix: false,
        byEcologyExperts: false,
      },
      expect: yes('morning-star-inc#leeway'),
    },
    {
      from: 'cumulative-effects#global-requirements',
      tells: 'Inventrix with Adaptation Technology in play: Herbivores at 4% oxygen, 4 steps too early',
      given: { card: 'herbivores', percentNow: 4, inventrix: true, adaptationTechnology: true, byEcologyExperts: false },
      expect: yes('adaptation-technology-stacking#answer'),
    },
    {
      from: 'morning-star-inc#one-more-effect',
      tells: 'I am Morning Star Inc. and just played Special Design: Rotator Impacts with Venus at 22%',
      given: {
        card: 'rotator-impacts',
        percentNow: 22,
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
      tells: 'I am Morning Star Inc. and just played Special Design: Rotator Impacts with Venus at 24%',
      given: {
        card: 'rotator-impacts',
        percentNow: 24,
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
      tells: 'The card is max 4% oxygen, oxygen is at 6%, and I have Adaptation Technology',
      given: { requiredParameter: 'oxygen', requiredBound: 'max', requiredPercent: 4, percentNow: 6, adaptationTechnology: true },
      expect: yes('adaptation-technology#answer'),
    },
    {
      from: 'ours',
      tells: 'I am Morning Star Inc. and want to play Ants at 3% oxygen, with no other effect that helps',
      given: {
        card: 'ants',
        percentNow: 3,
        morningStar: true,
        inventrix: false,
        adaptationTechnology: false,
        specialDesignNext: false,
        byEcologyExperts: false,
      },
      expect: no('card-requirements#mandatory'),
    },
    {
      from: 'ours',
      tells: 'With Merger I am Inventrix and Morning Star Inc.: Maxwell Base with Venus at 6%',
      given: {
        card: 'maxwell-base',
        percentNow: 6,
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
      tells: 'Predators with Ecology Experts while oxygen is at 0%',
      given: { card: 'predators', percentNow: 0, byEcologyExperts: true },
      expect: yes('ecology-experts#global'),
    },
    {
      from: 'ours',
      tells: 'Can I play Ants at 3% oxygen?',
      given: { card: 'ants', percentNow: 3 },
      expect: needs('inventrix', 'adaptationTechnology', 'specialDesignNext', 'byEcologyExperts'),
    },
    {
      from: 'ours',
      tells: 'Inventrix and a card that needs at least −14°C, with no other such effect',
      given: {
        requiredParameter: 'temperature',
        requiredBound: 'min',
        requiredTemperature: -14,
        byEcologyExperts: false,
        inventrix: true,
        adaptationTechnology: false,
        specialDesignNext: false,
      },
      expect: needs('temperature'),
    },
    {
      from: 'ours',
      tells: 'Special Design was just played; the card needs a temperature of −8°C and it is −12°C. Playable?',
      given: { requiredParameter: 'temperature', requiredTemperature: -8, temperature: -12, specialDesignNext: true },
      expect: yes('special-design#answer'),
    },
    {
      from: 'ours',
      tells: 'The card says 5% oxygen and oxygen is at exactly 5%',
      given: { requiredParameter: 'oxygen', requiredPercent: 5, percentNow: 5 },
      expect: yes('card-requirements#minimum', 'card-requirements#maximum'),
    },
    {
      from: 'card-requirements#mandatory',
      tells: 'The card is max 3 oceans and there are 4 oceans; nothing of mine bends requirements',
      given: {
        requiredParameter: 'oceans',
        requiredBound: 'max',
        requiredOceans: 3,
        oceans: 4,
        inventrix: false,
        adaptationTechnology: false,
        specialDesignNext: false,
        byEcologyExperts: false,
      },
      expect: no('card-requirements#maximum'),
    },
    {
      from: 'special-design-stacking#two-others',
      tells: 'Inventrix with Adaptation Technology, and Special Design just played: a card that needs 6 oceans with 0 oceans on the board',
      given: {
        requiredParameter: 'oceans',
        requiredBound: 'min',
        requiredOceans: 6,
        oceans: 0,
        inventrix: true,
        adaptationTechnology: true,
        specialDesignNext: true,
      },
      expect: yes('adaptation-technology-stacking#answer'),
    },
    {
      from: 'ours',
      tells: 'Inventrix with Adaptation Technology and Special Design, the card needs 7 oceans and there are 0 oceans; not with Ecology Experts',
      given: {
        requiredParameter: 'oceans',
        requiredBound: 'min',
        requiredOceans: 7,
        oceans: 0,
        inventrix: true,
        adaptationTechnology: true,
        specialDesignNext: true,
        byEcologyExperts: false,
      },
      expect: no('card-requirements#mandatory'),
    },
    {
      from: 'ours',
      tells: 'I am Inventrix with Adaptation Technology, the card wants 8% oxygen and oxygen is only at 4%: playable?',
      given: { requiredParameter: 'oxygen', requiredPercent: 8, percentNow: 4, inventrix: true, adaptationTechnology: true },
      expect: yes('adaptation-technology-stacking#answer'),
    },
  ],
})
