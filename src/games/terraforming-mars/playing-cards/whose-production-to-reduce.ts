import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'
import { canOwn, isRedBorder } from '../facts/production.ts'

const canOpponent = yesNo('Can one single opponent bear all of the loss?', ['one opponent can', 'an opponent has it', 'opponent has enough'], {
  no: ['no opponent can', 'nobody else has it', 'split between two', 'no single opponent'],
})

export const whoseProductionToReduce = defineChoice({
  id: 'whose-production-to-reduce',
  question: 'Whose production does the card reduce?',
  facts: { isRedBorder, canOwn, canOpponent, isSolo },
  answers: { own: 'Your own', opponent: "One opponent's, all of it", neutral: "The neutral opponent's", nobody: "Nobody's: the card cannot be played" },
  clauses: [
    {
      when: [(f) => !f.isRedBorder, (f) => f.canOwn],
      answer: 'own',
      because: cite('opponent-production#red-border', 'Without the red border you cannot affect another player'),
    },
    {
      when: (f) => !f.isRedBorder,
      answer: 'nobody',
      because: cite('production-boxes#answer', 'at the bottom of the card must be satisfied, or you cannot play it'),
    },
    {
      when: [(f) => f.isSolo, (f) => f.canOwn],
      answer: ['own', 'neutral'],
      because: cite('opponent-production#solo', 'The imaginary neutral opponent can take the loss in your place'),
    },
    { when: (f) => f.isSolo, answer: 'neutral', because: cite('production-loss-without-production#solo', 'can bear a loss outlined in red in your place') },
    {
      when: [(f) => f.canOwn, (f) => f.canOpponent],
      answer: ['own', 'opponent'],
      because: [
        cite('opponent-production#your-own', "you may choose your own instead of an opponent's"),
        cite('asteroid-mining-consortium#answer', 'you can reduce your own titanium production and then increase it again'),
      ],
    },
    {
      when: (f) => f.canOpponent,
      answer: 'opponent',
      because: [
        cite('opponent-production#one-opponent', 'one card cannot take production from several'),
        cite('birds#answer', 'both steps must be taken from a single player'),
      ],
    },
    {
      when: (f) => f.canOwn,
      answer: 'own',
      because: cite('opponent-production#in-full', 'your own production must be reduced; failing that, the card cannot be played'),
    },
  ],
  otherwise: {
    answer: 'nobody',
    because: cite('opponent-production#in-full', 'your own production must be reduced; failing that, the card cannot be played'),
  },
  examples: [
    {
      from: 'asteroid-mining-consortium#no-target',
      tells: 'Asteroid Mining Consortium has a red border, an opponent has enough, I can bear it too and do not want to hurt anybody; not solo',
      given: { isRedBorder: true, canOwn: true, canOpponent: true, isSolo: false },
      expect: answers(['own', 'opponent'], 'opponent-production#your-own', 'asteroid-mining-consortium#answer'),
    },
    {
      from: 'robotic-workforce-reduction#heat-trappers',
      tells: 'Robotic Workforce copies Heat Trappers, red border, I cannot bear it, one opponent can; not solo',
      given: { isRedBorder: true, canOwn: false, canOpponent: true, isSolo: false },
      expect: answers('opponent', 'opponent-production#one-opponent', 'birds#answer'),
    },
    {
      from: 'birds#two-steps',
      tells: 'Birds has a red border, I can bear it, two opponents have only 1 each so no single opponent can; not solo',
      given: { isRedBorder: true, canOwn: true, canOpponent: false, isSolo: false },
      expect: answers('own', 'opponent-production#in-full'),
    },
    {
      from: 'ours',
      tells: 'Red border, I cannot bear it and no opponent can, and it is not solo',
      given: { isRedBorder: true, canOwn: false, canOpponent: false, isSolo: false },
      expect: answers('nobody', 'opponent-production#in-full'),
    },
    {
      from: 'ours',
      tells: 'No red border, and I can bear it',
      given: { isRedBorder: false, canOwn: true },
      expect: answers('own', 'opponent-production#red-border'),
    },
    {
      from: 'ours',
      tells: 'No red border, I cannot bear it, but one opponent can',
      given: { isRedBorder: false, canOwn: false, canOpponent: true },
      expect: answers('nobody', 'production-boxes#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo game, red border, and I can bear it',
      given: { isRedBorder: true, canOwn: true, isSolo: true },
      expect: answers(['own', 'neutral'], 'opponent-production#solo'),
    },
    {
      from: 'ours',
      tells: 'Solo game, red border, and I cannot bear it',
      given: { isRedBorder: true, canOwn: false, isSolo: true },
      expect: answers('neutral', 'production-loss-without-production#solo'),
    },
    {
      from: 'ours',
      tells: 'Red border, I can bear it, not solo: whose is it?',
      given: { isRedBorder: true, canOwn: true, isSolo: false },
      expect: needs('canOpponent'),
    },
    {
      from: 'ours',
      tells: 'I cannot bear it, one opponent can, and it is not solo',
      given: { canOwn: false, canOpponent: true, isSolo: false },
      expect: needs('isRedBorder'),
    },
    {
      from: 'ours',
      tells: 'Red border, I cannot bear all of it, and it would have to be split between two opponents; not solo',
      given: { isRedBorder: true, canOwn: false, canOpponent: false, isSolo: false },
      expect: answers('nobody', 'opponent-production#in-full'),
    },
  ],
})
