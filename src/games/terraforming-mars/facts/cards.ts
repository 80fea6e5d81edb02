import { type CardData, card as cardFact, choice, derived, number, type YesNo, yesNo } from '../../../rules/fact.ts'
import { TAGS } from './tags.ts'

/** The card in question, what is printed on it, and cards of yours in play that bear on others. */

export const card = cardFact('Which card is it?', ['blue', 'green', 'event'])

export const faceCost = derived(
  number(
    'What cost is printed on the card?',
    { min: 0, unit: 'MC', fixed: true },
    {
      units: ['mc', 'm€', 'megacredits', 'credits'],
      before: ['costs', 'costing', 'cost of', 'price', 'priced', 'printed cost', 'printed price', 'face value', 'card of', 'card for', 'event of', 'event for'],
      after: ['mc card', 'mc event', 'mc space card', 'mc building card', 'mc blue card', 'mc green card', 'cost card', 'printed'],
    },
  ),
  { card },
  (f) => f.card.cost,
)

export const isEvent = derived(
  yesNo('Is the card an event?', ['event', 'event card', 'red card', 'space event'], { no: ['not an event', 'blue card', 'green card'], fixed: true }),
  { card },
  (f) => (f.card.type === undefined ? undefined : f.card.type === 'event'),
)

/** How many of a tag a card shows, where the documents say that it has any: their lists of tags need not be complete. */
function tagsOn(data: CardData, tag: string): number | undefined {
  const count = data.tags?.filter((each) => each === tag).length
  return count === 0 ? undefined : count
}

// Two of a kind is the most that any card shows.
export const earthTags = derived(
  number(
    'How many Earth tags does the card have?',
    { min: 0, max: 2, usual: 0, fixed: true },
    { units: ['earth tags', 'earth tag', 'earths'], before: ['earth tags'] },
  ),
  { card },
  (f) => tagsOn(f.card, 'earth'),
)
export const scienceTags = derived(
  number(
    'How many science tags does the card have?',
    { min: 0, max: 2, usual: 0, fixed: true },
    { units: ['science tags', 'science tag', 'sciences'], before: ['science tags'] },
  ),
  { card },
  (f) => tagsOn(f.card, 'science'),
)
export const venusTags = derived(
  number('How many Venus tags does the card have?', { min: 0, max: 2, usual: 0, fixed: true }, { units: ['venus tags', 'venus tag'], before: ['venus tags'] }),
  { card },
  (f) => tagsOn(f.card, 'venus'),
)

// Said of both tags at once, so by both facts: "space" alone is part of too many names of cards.
const BUILDING_AND_SPACE = [
  'building and space',
  'space and building',
  'building and a space',
  'space and a building',
  'building nor space',
  'space nor building',
  'building nor a space',
  'space nor a building',
  'building or space',
  'space or building',
]
const only = (tag: string): string[] => [
  ...['only', 'only a', 'only has a', 'only carries a', 'only the', 'just a', 'only shows a'].map((how) => `${how} ${tag} tag`),
  `pure ${tag} card`,
  `pure ${tag} event`,
  `purely a ${tag} card`,
  `just a ${tag} card`,
  `only a ${tag} card`,
]
const ONLY_BUILDING = only('building')
const ONLY_SPACE = only('space')

const has = (data: CardData, tag: string): true | undefined => (data.tags?.includes(tag) ? true : undefined)

export const hasBuildingTag = derived(
  yesNo(
    'Does the card have a building tag?',
    [
      'building tag',
      'building card',
      'building project',
      'building for',
      'building that costs',
      'building costs',
      'building costing',
      'building priced',
      'mc building',
      ...BUILDING_AND_SPACE,
      ...ONLY_BUILDING,
    ],
    { no: ['no building tag', 'not a building card', ...ONLY_SPACE], fixed: true },
  ),
  { card },
  (f) => has(f.card, 'building'),
)
export const hasSpaceTag = derived(
  yesNo('Does the card have a space tag?', ['space tag', 'space card', 'space event', 'space project', ...BUILDING_AND_SPACE, ...ONLY_SPACE], {
    no: ['no space tag', 'not a space card', ...ONLY_BUILDING],
    fixed: true,
  }),
  { card },
  (f) => has(f.card, 'space'),
)
export const hasVenusTag = derived(
  yesNo('Does the card have a Venus tag?', ['venus tag', 'venus card'], { no: ['no venus tag', 'not a venus card'], fixed: true }),
  { card },
  (f) => has(f.card, 'venus'),
)
export const hasPlantTag = derived(
  yesNo('Does the card have a plant tag?', ['plant tag', 'plant card'], { no: ['no plant tag', 'not a plant card'], fixed: true }),
  { card },
  (f) => has(f.card, 'plant'),
)

/** What the requirement box of the card asks for, if it is of that kind. */
function required(data: CardData, what: string): { name: string; atLeast?: number; atMost?: number } | undefined {
  return data.requirement?.what === what ? data.requirement : undefined
}

export const requiredParameter = derived(
  choice(
    'Which global parameter does the card ask for?',
    { temperature: 'temperature', oxygen: 'oxygen', oceans: 'ocean tiles', venus: 'Venus' },
    {
      says: {
        temperature: ['temperature', 'c', 'celsius', 'degrees', 'temp', 'warm', 'cold', 'warmer', 'colder', 'freezing'],
        oxygen: ['oxygen', 'o2'],
        oceans: ['oceans', 'ocean', 'ocean tiles', 'water tiles'],
        venus: ['venus', 'venus scale', 'venus track'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => required(f.card, 'parameter')?.name as 'temperature' | 'oxygen' | 'oceans' | 'venus' | undefined,
)

export const requiredBound = derived(
  choice(
    'Is the value a minimum, or does the card say "max"?',
    { min: 'a plain value: a minimum', max: '"max"' },
    {
      says: {
        min: ['at least', 'min', 'minimum', 'or more', 'or warmer', 'or higher', 'too cold', 'too low', 'too early', 'not there yet'],
        max: ['max', 'maximum', 'at most', 'or less', 'or colder', 'or lower', 'no more than', 'upper limit'],
      },
      usual: 'min',
      fixed: true,
    },
  ),
  { card },
  (f) => {
    const box = required(f.card, 'parameter')
    return box && (box.atMost === undefined ? 'min' : 'max')
  },
)

const VERBS = ['needs', 'wants', 'requires', 'asks for', 'calls for', 'says', 'demands', 'need', 'want', 'require', 'ask for']

/** How people lead up to what the box asks for. */
const ASKING = [
  ...VERBS,
  'needing',
  'wanting',
  'requiring',
  'asking for',
  'requirement',
  'requirement is',
  'requirement of',
  'oxygen requirement',
  'oxygen requirement of',
  'temperature requirement',
  'venus requirement',
  'venus requirement of',
  'limit of',
  'no more than',
  'required',
  'max',
  'min',
  'maximum',
  'minimum',
  'at least',
  'at most',
]

/** The value that the card asks for, if it asks for one of these parameters. */
function valueAsked(data: CardData, ...parameters: readonly string[]): number | undefined {
  const box = required(data, 'parameter')
  return box && parameters.includes(box.name) ? (box.atLeast ?? box.atMost) : undefined
}

export const requiredTemperature = derived(
  number(
    'Which temperature does the card ask for?',
    { min: -30, max: 8, step: 2, unit: '°C', fixed: true },
    {
      units: ['c', 'degrees'],
      before: ASKING,
      after: ['or warmer', 'or colder', 'degrees or warmer', 'degrees or colder', 'required', 'is required', 'needed', 'as a max', 'max', 'on the card'],
    },
  ),
  { card },
  (f) => valueAsked(f.card, 'temperature'),
)

export const requiredPercent = derived(
  number(
    'How many percent does the card ask for, of oxygen or Venus?',
    { min: 0, max: 30, unit: '%', fixed: true },
    {
      before: ASKING,
      after: [
        'oxygen or less',
        'oxygen or more',
        'or less',
        'or more',
        'oxygen max',
        'venus max',
        'required',
        'is required',
        'needed',
        'as a max',
        'on the card',
      ],
    },
  ),
  { card },
  (f) => valueAsked(f.card, 'oxygen', 'venus'),
)

export const requiredOceans = derived(
  number(
    'How many ocean tiles does the card ask for?',
    { min: 1, max: 9, fixed: true },
    {
      before: ASKING,
      after: ['oceans or less', 'oceans or more', 'oceans needed', 'oceans required', 'ocean tiles needed'],
    },
  ),
  { card },
  (f) => valueAsked(f.card, 'oceans'),
)

export const asksForParameter = derived(
  yesNo(
    'Does the card ask for a global parameter?',
    ['global requirement', 'oxygen requirement', 'temperature requirement', 'ocean requirement', 'venus requirement', 'oxygen', 'temperature', 'degrees'],
    {
      no: ['no requirement', 'no requirements', 'no global requirement', 'without requirements', 'only needs tags', 'only tags'],
      usual: true,
      fixed: true,
    },
  ),
  { card },
  (f) => (required(f.card, 'parameter') ? true : undefined),
)

export const requiredTag = derived(
  choice('Which tag does the card ask for?', TAGS, {
    says: {
      animal: ['animal tags', 'animal tag', 'animal'],
      building: ['building tags', 'building tag', 'building'],
      city: ['city tags', 'city tag'],
      earth: ['earth tags', 'earth tag', 'earth'],
      energy: ['energy tags', 'energy tag', 'power tags'],
      jovian: ['jovian tags', 'jovian tag', 'jovian'],
      microbe: ['microbe tags', 'microbe tag', 'microbe'],
      plant: ['plant tags', 'plant tag', 'plant'],
      science: ['science tags', 'science tag', 'science'],
      space: ['space tags', 'space tag', 'space'],
      venus: ['venus tags', 'venus tag', 'venus'],
    },
    fixed: true,
  }),
  { card },
  (f) => required(f.card, 'tag')?.name as keyof typeof TAGS | undefined,
)

export const requiredTags = derived(
  number(
    'How many of that tag does the card ask for?',
    { min: 1, max: 9, fixed: true },
    { before: [...ASKING, 'card needs', 'card wants', 'card requires'], after: ['tags required', 'tags needed', 'science tags needed', 'needed', 'required'] },
  ),
  { card },
  (f) => required(f.card, 'tag')?.atLeast,
)

export const requiredParty = derived(
  choice(
    'Which party does the card ask for?',
    { greens: 'the Greens', other: 'another party' },
    {
      says: {
        greens: ['greens', 'the greens', 'green party', 'asks for greens', 'asks for the greens', 'needs greens', 'needs the greens', 'wants the greens'],
        other: ['scientists', 'unity', 'mars first', 'kelvinists', 'reds', 'another party'],
      },
      fixed: true,
    },
  ),
  { card },
  (f) => {
    const box = required(f.card, 'party')
    return box && (box.name === 'greens' ? 'greens' : 'other')
  },
)

export const adaptationTechnology = yesNo('Do you have Adaptation Technology in play?', ['adaptation technology', 'adaptation tech'], { usual: false })
export const specialDesignNext = yesNo(
  'Is it the next card after Special Design, in the same generation?',
  ['special design', 'special design just played', 'after special design'],
  {
    no: [
      'then another card',
      'then a card',
      'played another card since',
      'played a card in between',
      'another card in between',
      'card in between',
      'two cards ago',
      'special design last generation',
      'special design the generation before',
      'last generation',
    ],
    usual: false,
  },
)
export const byEcologyExperts = yesNo('Do you play it with Ecology Experts?', ['ecology experts', 'ecology expert', 'eco experts'], { usual: false })
const BOTH_ALLOYS = ['advanced and mercurian alloys', 'mercurian and advanced alloys', 'both alloys']
/** How people say that nothing makes a metal worth more. */
const AT_BASE = ['normal value', 'ordinary value', 'base value', 'basic value', 'plain value', 'usual value', 'standard value', 'at face value']
const NO_ALLOYS = ['no alloys', 'without alloys', 'without any alloys', 'no alloy', 'no alloy cards', ...AT_BASE]
export const advancedAlloys = yesNo('Do you have Advanced Alloys in play?', ['advanced alloys', 'adv alloys', ...BOTH_ALLOYS], { no: NO_ALLOYS, usual: false })
export const regoPlastics = yesNo('Do you have Rego Plastics in play?', ['rego plastics', 'rego'], { no: AT_BASE, usual: false })
export const mercurianAlloys = yesNo('Do you have Mercurian Alloys in play?', ['mercurian alloys', 'mercurian', ...BOTH_ALLOYS], {
  no: NO_ALLOYS,
  usual: false,
})
export const earthOffice = yesNo('Do you have Earth Office in play?', ['earth office'], { usual: false })
export const venusWaystation = yesNo('Do you have Venus Waystation in play?', ['venus waystation', 'waystation'], { usual: false })
export const mediaGroup = yesNo('Do you have Media Group in play?', ['media group'], { usual: false })
export const optimalAerobraking = yesNo('Do you have Optimal Aerobraking in play?', ['optimal aerobraking', 'aerobraking'], { usual: false })
export const roverConstruction = yesNo('Do you have Rover Construction in play?', ['rover construction'], { usual: false })
export const standardTechnology = yesNo('Do you have Standard Technology in play?', ['standard technology', 'standard tech'], { usual: false })
export const isPutOnRobots = yesNo(
  'Do you only put the card onto Self-Replicating Robots?',
  ['onto self-replicating robots', 'on self-replicating robots', 'onto robots', 'onto srr', 'on srr', 'put it on robots', 'onto my robots'],
  { no: ['from self-replicating robots', 'from srr', 'from robots', 'from my robots'], usual: false },
)

/** An effect that gives MC back, where a sentence may ask for the price instead: its words keep the rule from answering that. */
export const givingBack = (effect: YesNo, name: string): YesNo => ({
  ...effect,
  says: { ...effect.says, no: [...(effect.says?.no ?? []), `cost without ${name}`, `price without ${name}`, `pay without ${name}`, `cheaper without ${name}`] },
})
