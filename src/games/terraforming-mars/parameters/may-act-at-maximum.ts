import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { maxedGain } from '../facts/raising.ts'

const maxedDeed = choice(
  'What do you want to do?',
  {
    card: 'play a card that raises the parameter',
    'ocean-card': 'play a card that places an ocean tile',
    heat: 'convert 8 heat to a temperature step',
    greenery: 'place a greenery, which raises oxygen',
  },
  {
    says: {
      card: ['play a card', 'play the card', 'asteroid card', 'card that raises', 'deimos down'],
      'ocean-card': ['ocean card', 'card with an ocean', 'card that places an ocean'],
      heat: [
        'convert heat',
        'convert 8 heat',
        'burn 8 heat',
        'spend 8 heat',
        '8 heat',
        'spend heat',
        'convert my heat',
        'burn heat',
        'heat to temperature',
        'heat into temperature',
        'converting heat',
        'converting 8 heat',
        'my 8 heat',
      ],
      greenery: ['greenery', 'convert plants', '8 plants', 'my 8 plants', 'converting plants', 'place a greenery', 'placing a greenery', 'lay a greenery'],
    },
  },
)
const isDeedMaxed = yesNo(
  'Is that parameter at its maximum, or are no ocean tiles left?',
  [
    'maxed',
    'at maximum',
    'is maxed',
    'maxed out',
    'at the top',
    'topped out',
    'at max',
    'is done',
    'oxygen is 14',
    'oxygen is already 14',
    'oxygen is already at 14',
    'oxygen is 14 already',
    'temperature is 8',
    'temperature is already at 8',
    'all oceans are out',
    'all 9 oceans are out',
    'all 9 oceans',
    'at its maximum',
    'oxygen is full',
    'temperature is full',
    'is full',
    'all oceans are placed',
    'all 9 oceans are placed',
    'no oceans left',
    'no ocean tiles left',
    'all oceans placed',
    'at 14% oxygen',
    'oxygen is at 14',
    'oxygen at 14',
    'temperature is at 8',
    'temperature at 8',
    'temp at 8',
    'venus at 30',
    'venus is at 30',
  ],
  {
    no: ['not maxed', 'below maximum', 'oceans left'],
  },
)
const isRestPossibleThere = yesNo('Can you pay for it and carry out all the rest of it?', ['can pay', 'i can pay', 'all the rest works'], {
  no: ['cannot pay', "can't pay", 'no legal place', 'not enough', 'no place for the tile'],
  usual: true,
})

export const mayActAtMaximum = defineChoice({
  id: 'may-act-at-maximum',
  question: 'May I still do this (to stall or waste time, too) when the parameter that it raises is at its maximum?',
  facts: { maxedDeed, isDeedMaxed, maxedGain, isRestPossibleThere },
  answers: {
    full: 'Yes, with all its effects: the parameter still rises',
    rest: 'Yes, for its other effects; the step has no effect and brings no TR',
    tile: 'Yes: the greenery is placed and scores at the end, without oxygen and TR',
    nothing: 'Yes, but it has no effect',
    'no-step': 'No: a parameter at its maximum does not rise, and brings no TR',
    no: 'No',
  },
  clauses: [
    {
      when: [(f) => f.isDeedMaxed, (f) => f.maxedGain === 'step'],
      answer: 'no-step',
      because: cite('parameter-at-maximum#tr', 'You get no TR for a parameter that is not raised'),
    },
    {
      when: (f) => !f.isRestPossibleThere,
      answer: 'no',
      because: cite('mandatory-effects#answer', 'Mandatory are requirements, production, tiles, colonies, costs'),
    },
    { when: (f) => !f.isDeedMaxed, answer: 'full', because: cite('tr-and-vp#tr-from-parameters', 'Oceans, oxygen, temperature and Venus') },
    { when: (f) => f.maxedDeed === 'heat', answer: 'nothing', because: cite('heat-at-maximum#answer', '8 heat at a time, but it has no effect') },
    {
      when: (f) => f.maxedDeed === 'greenery',
      answer: 'tile',
      because: cite('greenery-after-oxygen-maxed#answer', 'they score at the end as usual, but do not raise'),
    },
    {
      when: (f) => f.maxedDeed === 'ocean-card',
      answer: 'rest',
      because: cite('parameter-at-maximum#ocean-tiles', 'can still be played when there are none left'),
    },
  ],
  otherwise: { answer: 'rest', because: cite('parameter-at-maximum#cards', 'can be played for its other effects when that parameter is maxed out') },
  examples: [
    {
      from: 'parameter-at-maximum#tr',
      tells: 'Oxygen is maxed. Does a greenery still get me a TR?',
      given: { maxedDeed: 'greenery', isDeedMaxed: true, maxedGain: 'step' },
      expect: answers('no-step', 'parameter-at-maximum#tr'),
    },
    {
      from: 'parameter-at-maximum#heat',
      tells: 'Temperature is at 8 °C: may I still spend 8 heat? I have the 8, I can pay.',
      given: { maxedDeed: 'heat', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: true },
      expect: answers('nothing', 'heat-at-maximum#answer'),
    },
    {
      from: 'greenery-after-oxygen-maxed#points',
      tells: 'Oxygen is at 14%. May I convert plants and place a greenery? All the rest works.',
      given: { maxedDeed: 'greenery', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: true },
      expect: answers('tile', 'greenery-after-oxygen-maxed#answer'),
    },
    {
      from: 'ours',
      tells: 'Temperature is maxed. May I play a card that raises it, Deimos Down, for the steel? I can pay.',
      given: { maxedDeed: 'card', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: true },
      expect: answers('rest', 'parameter-at-maximum#cards'),
    },
    {
      from: 'parameter-at-maximum#ocean-tiles',
      tells: 'No oceans left. May I still play an ocean card? I can pay for it.',
      given: { maxedDeed: 'ocean-card', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: true },
      expect: answers('rest', 'parameter-at-maximum#ocean-tiles'),
    },
    {
      from: 'ours',
      tells: 'Temperature is maxed and I want to convert heat, but 7 heat is not enough.',
      given: { maxedDeed: 'heat', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: false },
      expect: answers('no', 'mandatory-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is maxed and there is no legal place for the greenery that I want to place.',
      given: { maxedDeed: 'greenery', isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: false },
      expect: answers('no', 'mandatory-effects#answer'),
    },
    {
      from: 'ours',
      tells: 'Temperature is 6 °C, not maxed; I convert 8 heat and can pay them.',
      given: { maxedDeed: 'heat', isDeedMaxed: false, isRestPossibleThere: true },
      expect: answers('full', 'tr-and-vp#tr-from-parameters'),
    },
    {
      from: 'ours',
      tells: 'May I spend 8 heat? I can pay.',
      given: { maxedDeed: 'heat', isRestPossibleThere: true },
      expect: needs('isDeedMaxed', 'maxedGain'),
    },
    {
      from: 'ours',
      tells: 'The parameter is maxed and I can pay. May I still do it?',
      given: { isDeedMaxed: true, maxedGain: 'deed', isRestPossibleThere: true },
      expect: needs('maxedDeed'),
    },
    {
      from: 'ours',
      tells: 'Oxygen is at 14%. May I still place a greenery?',
      given: { maxedDeed: 'greenery', isDeedMaxed: true },
      expect: needs('maxedGain', 'isRestPossibleThere'),
    },
  ],
})
