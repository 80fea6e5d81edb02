import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { flagsServed, freeConstruct, hasSame } from '../facts.ts'

const hasConstruct = yesNo(
  'Do you have a Construct for it this turn: your main action, or an extra one?',
  ['main action is open', 'main action left', 'extra construct', 'with an obelisk', 'with my obelisk', 'with printer', 'with particle beam'],
  {
    usual: true,
    no: [
      'already built this turn',
      'already constructed this turn',
      'already built',
      'already constructed',
      'built one already',
      'second structure without',
      'second structure this turn',
      'build a second structure',
      'construct a second structure',
      'build another structure',
      'construct another structure',
      'main action is used',
    ],
  },
)
const resourcesShort = number(
  'How many of the Resources it costs are not in your Supply, a discount taken off and a Rover not counted?',
  { min: 0, max: 12, usual: 0 },
  {
    // Not "metal" alone: "it costs 3 Metal" says nothing of what is lacking.
    units: [
      'resources short',
      'resource short',
      'metal short',
      'energy short',
      'bio short',
      'water short',
      'resources missing',
      'resource missing',
      'metal missing',
      'energy missing',
      'bio missing',
      'water missing',
    ],
    after: ['too few resources', 'too little metal', 'too little energy', 'too little bio', 'too little water', 'metal too few', 'metal less than it costs'],
  },
)
const flagsShort = number(
  'How many of the Flags it requires are not in your Settlement, a Rover not counted?',
  { min: 0, max: 6 },
  {
    units: [
      'flags short',
      'flag short',
      'flags missing',
      'flag missing',
      'science short',
      'food short',
      'housing short',
      'transport short',
      'industry short',
      'science missing',
      'food missing',
      'housing missing',
      'transport missing',
      'industry missing',
    ],
    after: ['too few flags', 'flags too few', 'flag too few'],
  },
)
const roverOn = choice(
  'On which free structure of another player do you park a Rover this turn?',
  { nowhere: 'on none', blue: 'on a blue one', yellow: 'on a yellow one', base: 'on a Base Card' },
  {
    usual: 'nowhere',
    says: {
      nowhere: ['no rover', 'without a rover', 'without parking', 'not parking', 'no rovers', 'no rovers left'],
      blue: ['on her blue', 'on his blue', 'on their blue', "on another player's blue", 'rover on blue', 'rover on a blue', 'her blue', 'his blue'],
      yellow: [
        'on her yellow',
        'on his yellow',
        'on their yellow',
        "on another player's yellow",
        'rover on yellow',
        'rover on a yellow',
        'her yellow',
        'his yellow',
      ],
      base: ['her base', 'his base', 'their base', 'on a base card'],
    },
  },
)
const roverBrings = number(
  'How many of the Resources or Flags that you lack does the structure under your Rover give?',
  { min: 0, max: 6 },
  { before: ['gives', 'brings', 'produces', 'gives me', 'brings me', 'card has', 'structure has'] },
)

type Lack = {
  readonly flagsShort: number
  readonly resourcesShort: number
  readonly roverOn: string
  readonly roverBrings: number
  readonly freeConstruct: boolean
}

const lacksFlags = (f: Lack): boolean => f.flagsShort > 0 && f.roverOn !== 'base' && (f.roverOn !== 'yellow' || f.roverBrings < f.flagsShort)
const lacksResources = (f: Lack): boolean => f.resourcesShort > 0 && f.roverOn !== 'base' && (f.roverOn !== 'blue' || f.roverBrings < f.resourcesShort)

/** A Base Card counts as yellow and blue: if a Rover may be there, it could bring both. */
const shortInAll = (f: Lack): number => f.flagsShort + (f.freeConstruct ? 0 : f.resourcesShort)

export const mayConstruct = defineRule({
  id: 'may-construct',
  question: 'May I Construct, that is build, this Structure?',
  facts: { hasConstruct, resourcesShort, flagsShort, roverOn, roverBrings, freeConstruct, flagsServed, hasSame },
  clauses: [
    {
      when: (f) => !f.hasConstruct,
      answer: 'no',
      because: [
        cite('construct-or-assimilate#answer', 'take one Structure Card from your current hand'),
        cite('extra-constructs#answer', 'if a card gives you an extra Construct action'),
      ],
    },
    {
      when: [(f) => f.freeConstruct, (f) => lacksFlags(f)],
      answer: 'no',
      because: cite('free-construct-flags#answer', 'you still need to meet the Flag Requirements'),
    },
    {
      when: (f) => lacksFlags(f),
      answer: 'no',
      because: cite('flag-requirement#answer', 'you must already have them in your Settlement, unless you park a Rover'),
    },
    {
      when: [(f) => !f.freeConstruct, (f) => lacksResources(f)],
      answer: 'no',
      because: cite('resource-cost#answer', 'the depicted Resources must go from your Supply'),
    },
    {
      when: [(f) => f.roverOn === 'base', (f) => shortInAll(f) > f.roverBrings],
      answer: 'no',
      because: cite('may-i-construct#answer', 'Its Resources from your Supply, and its Flags already in your Settlement'),
    },
    {
      when: [(f) => f.roverOn === 'base', (f) => shortInAll(f) > 0],
      unsettled: [
        { answer: 'yes', because: cite('conflict:park-on-base#allowed', 'Base Cards count as both') },
        { answer: 'no', because: cite('conflict:park-on-base#not-there', 'A Rover needs a Rover Space, which is named for Structure Cards') },
      ],
    },
    {
      when: (f) => f.hasSame,
      unsettled: [
        { answer: 'yes', because: cite('conflict:same-card-twice#allowed', 'No text forbids it') },
        { answer: 'no', because: cite('conflict:same-card-twice#obelisks-only', 'expressly allowed for the Obelisk and not for any other card') },
      ],
    },
    {
      when: [(f) => f.flagsShort > 0, (f) => f.flagsServed],
      unsettled: [
        { answer: 'no', because: cite('conflict:rover-flags-two-constructs#one-card', 'used for the card you are constructing') },
        { answer: 'yes', because: cite('conflict:rover-flags-two-constructs#whole-turn', 'not said to end with the first card') },
      ],
    },
    {
      when: (f) => f.flagsShort > 0,
      answer: 'yes',
      because: [
        cite('may-i-construct#rover-on-yellow', 'lets you use its Flags for the card you construct'),
        cite('rover-instead#flags', 'you can use its Flags for the card'),
      ],
    },
    {
      when: [(f) => f.resourcesShort > 0, (f) => f.freeConstruct],
      answer: 'yes',
      because: cite('may-i-construct#free-construct', 'spare you the Resources, never the Flags'),
    },
    {
      when: (f) => f.resourcesShort > 0,
      answer: 'yes',
      because: [
        cite('may-i-construct#rover-on-blue', 'brings production that can pay the cost'),
        cite('rover-instead#resources', 'you get its production, and you can pay with that'),
      ],
    },
  ],
  otherwise: { answer: 'yes', because: cite('may-i-construct#answer', 'Its Resources from your Supply, and its Flags already in your Settlement') },
  examples: [
    {
      from: 'ours',
      tells: 'Everything is there',
      given: { hasConstruct: true, resourcesShort: 0, flagsShort: 0, hasSame: false },
      expect: yes('may-i-construct#answer'),
    },
    {
      from: 'ours',
      tells: 'You have built already and have no extra Construct',
      given: { hasConstruct: false, resourcesShort: 0, flagsShort: 0 },
      expect: no('construct-or-assimilate#answer', 'extra-constructs#answer'),
    },
    {
      from: 'ours',
      tells: 'One Metal short, no Rover',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 0, roverOn: 'nowhere', freeConstruct: false },
      expect: no('resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'One Metal short, and her blue structure produces one',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 0, roverOn: 'blue', roverBrings: 1, freeConstruct: false, hasSame: false },
      expect: yes('may-i-construct#rover-on-blue', 'rover-instead#resources'),
    },
    {
      from: 'ours',
      tells: 'Two Metal short, and her blue structure produces one',
      given: { hasConstruct: true, resourcesShort: 2, flagsShort: 0, roverOn: 'blue', roverBrings: 1, freeConstruct: false },
      expect: no('resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'It costs one Bio, I have none, and it would produce one at once',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 0, roverOn: 'nowhere', freeConstruct: false },
      expect: no('resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'A Flag and a Metal short: her Base Card is yellow and blue and would give both',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 1, roverOn: 'base', roverBrings: 2, freeConstruct: false },
      expect: unsettled('conflict:park-on-base#allowed', 'conflict:park-on-base#not-there'),
    },
    {
      from: 'ours',
      tells: 'Two Metal short, and her Base Card gives one: no by either reading',
      given: { hasConstruct: true, resourcesShort: 2, flagsShort: 0, roverOn: 'base', roverBrings: 1, freeConstruct: false },
      expect: no('may-i-construct#answer'),
    },
    {
      from: 'ours',
      tells: 'Two Flags short, and the yellow structure has one of them',
      given: { flagsShort: 2, roverOn: 'yellow', roverBrings: 1, freeConstruct: false },
      expect: no('flag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'One Science Flag short, and his yellow structure has it',
      given: {
        hasConstruct: true,
        resourcesShort: 0,
        flagsShort: 1,
        roverOn: 'yellow',
        roverBrings: 1,
        flagsServed: false,
        hasSame: false,
        freeConstruct: false,
      },
      expect: yes('may-i-construct#rover-on-yellow', 'rover-instead#flags'),
    },
    {
      from: 'ours',
      tells: 'Flags missing, and the Rover stands on blue',
      given: { hasConstruct: true, resourcesShort: 0, flagsShort: 1, roverOn: 'blue', roverBrings: 1, freeConstruct: false },
      expect: no('flag-requirement#answer'),
    },
    {
      from: 'ours',
      tells: 'A Flag and a Metal short: one Rover cannot bring both',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 1, roverOn: 'yellow', roverBrings: 1, freeConstruct: false },
      expect: no('resource-cost#answer'),
    },
    {
      from: 'ours',
      tells: 'Embassy spares the Resources',
      given: { hasConstruct: true, resourcesShort: 3, flagsShort: 0, freeConstruct: true, hasSame: false },
      expect: yes('may-i-construct#free-construct'),
    },
    {
      from: 'ours',
      tells: 'Embassy does not spare the Flags',
      given: { hasConstruct: true, resourcesShort: 3, flagsShort: 1, roverOn: 'nowhere', freeConstruct: true },
      expect: no('free-construct-flags#answer'),
    },
    {
      from: 'ours',
      tells: 'Capable for the Resources, a Rover for the Flag',
      given: {
        hasConstruct: true,
        resourcesShort: 3,
        flagsShort: 1,
        roverOn: 'yellow',
        roverBrings: 1,
        freeConstruct: true,
        flagsServed: false,
        hasSame: false,
      },
      expect: yes('may-i-construct#rover-on-yellow', 'rover-instead#flags'),
    },
    {
      from: 'ours',
      tells: 'The Flags at the Rover have served the first Structure already',
      given: {
        hasConstruct: true,
        resourcesShort: 0,
        flagsShort: 1,
        roverOn: 'yellow',
        roverBrings: 1,
        flagsServed: true,
        hasSame: false,
        freeConstruct: false,
      },
      expect: unsettled('conflict:rover-flags-two-constructs#one-card', 'conflict:rover-flags-two-constructs#whole-turn'),
    },
    {
      from: 'ours',
      tells: 'A second copy of a structure',
      given: { hasConstruct: true, resourcesShort: 0, flagsShort: 0, hasSame: true },
      expect: unsettled('conflict:same-card-twice#allowed', 'conflict:same-card-twice#obelisks-only'),
    },
    {
      from: 'ours',
      tells: 'One Metal short',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 0, freeConstruct: false, hasSame: false },
      expect: needs('roverBrings', 'roverOn'),
    },
    { from: 'ours', tells: 'Resources and Flags are there', given: { hasConstruct: true, resourcesShort: 0, flagsShort: 0 }, expect: needs('hasSame') },
    {
      from: 'ours',
      tells: 'One Metal short, no Rover, nothing said of Embassy or of a copy',
      given: { hasConstruct: true, resourcesShort: 1, flagsShort: 0, roverOn: 'nowhere' },
      expect: needs('freeConstruct', 'hasSame'),
    },
  ],
})
