import { yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { mcProduction } from '../facts/scoring.ts'

const isLunaLegal = yesNo(
  'Can a colony of yours legally go on Luna?',
  ['luna is free', 'room on luna', 'luna has room', 'can build on luna', 'can place on luna'],
  {
    no: [
      'luna is full',
      'luna full',
      'no luna',
      'without luna',
      'luna is taken',
      'luna is not in play',
      'luna is not in this game',
      'luna is not in the game',
      'luna not in play',
      "luna isn't in",
      "luna isn't in this game",
      "luna isn't in play",
      'luna is missing',
      'luna was not drawn',
      'luna is blocked',
      'three colonies on luna',
      '3 colonies on luna',
      'luna has 3 colonies',
      'already on luna',
      'already have a colony on luna',
      'no room on luna',
      'no space on luna',
    ],
  },
)
const isAnyTileLegal = yesNo('Can a colony of yours legally go on any colony tile?', ['a colony tile is free', 'free colony tile'], {
  no: ['all colony tiles are full', 'all tiles are full', 'no place for a colony', 'nowhere for a colony'],
  usual: true,
})

export const mayPlayRefugeCard = defineRule({
  id: 'may-play-refuge-card',
  question: 'Do my MC production and the colony let me play Minority Refuge or Pioneer Settlement?',
  facts: { mcProduction, isLunaLegal, isAnyTileLegal },
  never: [{ when: (f) => f.isLunaLegal && !f.isAnyTileLegal, because: 'Luna is a colony tile.' }],
  clauses: [
    { when: (f) => !f.isAnyTileLegal, answer: 'no', because: cite('mandatory-colonies#answer', 'in a valid position, or you cannot play the card') },
    { when: (f) => f.mcProduction >= -3, answer: 'yes', because: cite('lowest-production#mc', 'MC production cannot go under −5') },
    {
      when: (f) => f.isLunaLegal,
      answer: 'yes',
      because: [
        cite('minority-refuge#luna', 'only if a colony of yours can legally go on Luna'),
        cite('pioneer-settlement#luna', 'only if a colony of yours can legally go on Luna'),
      ],
    },
  ],
  otherwise: {
    answer: 'no',
    because: [
      cite('minority-refuge#minus-four-or-five', 'is −4 or −5, Minority Refuge cannot be played'),
      cite('pioneer-settlement#minus-four-or-five', 'is −4 or −5, Pioneer Settlement cannot be played'),
    ],
  },
  examples: [
    {
      from: 'minority-refuge#minus-four-or-five',
      tells: 'Minority Refuge when my MC production is −4 and Luna is full',
      given: { mcProduction: -4, isLunaLegal: false },
      expect: no('minority-refuge#minus-four-or-five', 'pioneer-settlement#minus-four-or-five'),
    },
    {
      from: 'minority-refuge#luna',
      tells: 'Minority Refuge when my MC production is −5 and Luna is free',
      given: { mcProduction: -5, isLunaLegal: true },
      expect: yes('minority-refuge#luna', 'pioneer-settlement#luna'),
    },
    {
      from: 'ours',
      tells: 'Pioneer Settlement when my MC production is −3, a colony tile is free',
      given: { mcProduction: -3, isAnyTileLegal: true },
      expect: yes('lowest-production#mc'),
    },
    {
      from: 'ours',
      tells: 'Minority Refuge, my MC production is 3, but all colony tiles are full',
      given: { mcProduction: 3, isAnyTileLegal: false },
      expect: no('mandatory-colonies#answer'),
    },
    {
      from: 'ours',
      tells: 'Pioneer Settlement, my MC production is −4, a colony tile is free',
      given: { mcProduction: -4, isAnyTileLegal: true },
      expect: needs('isLunaLegal'),
    },
    {
      from: 'ours',
      tells: 'Minority Refuge, my MC production is 2 and Luna is full',
      given: { mcProduction: 2, isLunaLegal: false },
      expect: needs('isAnyTileLegal'),
    },
    {
      from: 'ours',
      tells: 'Minority Refuge when Luna is full but another colony tile is free',
      given: { isLunaLegal: false, isAnyTileLegal: true },
      expect: needs('mcProduction'),
    },
    {
      from: 'pioneer-settlement#minus-four-or-five',
      tells: 'Pioneer Settlement when my MC production is −5 and Luna is not in play, though other tiles are free',
      given: { mcProduction: -5, isLunaLegal: false, isAnyTileLegal: true },
      expect: no('minority-refuge#minus-four-or-five', 'pioneer-settlement#minus-four-or-five'),
    },
  ],
})
