import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { faceCost, hasSpaceTag, isEvent, isPutOnRobots, mediaGroup, optimalAerobraking } from '../facts/cards.ts'
import { credicor, interplanetaryCinematics, vitor } from '../facts/corporations.ts'

const hasPoints = yesNo(
  'Does the card show victory points that are not negative (a multiplier too)?',
  ['victory points', 'vp', 'has points', 'vp icon', 'positive points'],
  {
    no: ['no victory points', 'no vp', 'no points', 'negative points', 'negative vp'],
    fixed: true,
  },
)

export const rebateForCard = defineAmount({
  id: 'rebate-for-card',
  question: 'How many MC do Media Group, Optimal Aerobraking, Interplanetary Cinematics, Credicor and Vitor give me back for this card?',
  unit: 'MC',
  facts: { isEvent, hasSpaceTag, faceCost, hasPoints, mediaGroup, interplanetaryCinematics, optimalAerobraking, credicor, vitor, isPutOnRobots },
  clauses: [{ when: (f) => f.isPutOnRobots, answer: 0, because: cite('self-replicating-robots-triggers#answer', 'triggers wait until the card is played') }],
  sum: [
    { add: (f) => (f.mediaGroup && f.isEvent ? 3 : 0), because: cite('media-group#answer', 'you pay for the event in full, and get 3 MC back') },
    {
      add: (f) => (f.interplanetaryCinematics && f.isEvent ? 2 : 0),
      because: cite('interplanetary-cinematics#answer', 'must be paid in full first, and then you get 2 MC back'),
    },
    {
      add: (f) => (f.optimalAerobraking && f.isEvent && f.hasSpaceTag ? 3 : 0),
      because: cite('optimal-aerobraking#answer', 'and get 3 MC and 3 heat back afterwards'),
    },
    { add: (f) => (f.credicor && f.faceCost >= 20 ? 4 : 0), because: cite('credicor#answer', 'For every card whose face value is at least 20 MC') },
    { add: (f) => (f.vitor && f.hasPoints ? 3 : 0), because: cite('vitor#answer', 'Cards with a non-negative VP, including those whose VP are multiplied') },
  ],
  examples: [
    {
      from: 'cumulative-effects#triggered-effects',
      tells: 'Media Group as Interplanetary Cinematics: 5 MC for an event',
      given: {
        card: 'hired-raiders',
        mediaGroup: true,
        interplanetaryCinematics: true,
        optimalAerobraking: false,
        credicor: false,
        vitor: false,
        isPutOnRobots: false,
      },
      expect: answers(5, 'media-group#answer', 'interplanetary-cinematics#answer'),
    },
    {
      from: 'media-group#optimal-aerobraking',
      tells: 'Media Group and Optimal Aerobraking: 6 MC for a space event (and 3 heat)',
      given: {
        card: 'solar-probe',
        mediaGroup: true,
        interplanetaryCinematics: false,
        optimalAerobraking: true,
        credicor: false,
        vitor: false,
        isPutOnRobots: false,
      },
      expect: answers(6, 'media-group#answer', 'optimal-aerobraking#answer'),
    },
    {
      from: 'credicor#discounts',
      tells: 'Credicor, and a card of 25 MC that discounts brought to 17 MC',
      given: { faceCost: 25, isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: answers(4, 'credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'Credicor, and a card of 19 MC',
      given: { faceCost: 19, isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: answers(0, 'media-group#answer'),
    },
    {
      from: 'vitor#cards',
      tells: 'Vitor plays Fish, with 1 VP per animal',
      given: {
        card: 'fish',
        mediaGroup: false,
        interplanetaryCinematics: false,
        optimalAerobraking: false,
        hasPoints: true,
        vitor: true,
        isPutOnRobots: false,
      },
      expect: answers(3, 'vitor#answer'),
    },
    {
      from: 'ours',
      tells: 'All of them, for Deimos Down',
      given: {
        card: 'deimos-down',
        hasSpaceTag: true,
        hasPoints: false,
        mediaGroup: true,
        interplanetaryCinematics: true,
        optimalAerobraking: true,
        credicor: true,
        vitor: true,
        isPutOnRobots: false,
      },
      expect: answers(12, 'media-group#answer', 'interplanetary-cinematics#answer', 'optimal-aerobraking#answer', 'credicor#answer'),
    },
    {
      from: 'self-replicating-robots-triggers#answer',
      tells: 'The card only goes onto Self-Replicating Robots',
      given: { faceCost: 25, credicor: true, isPutOnRobots: true },
      expect: answers(0, 'self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'A space event with Optimal Aerobraking, and nobody looked at its tags',
      given: {
        isEvent: true,
        faceCost: 10,
        mediaGroup: false,
        interplanetaryCinematics: false,
        optimalAerobraking: true,
        credicor: false,
        vitor: false,
        isPutOnRobots: false,
      },
      expect: needs('hasSpaceTag'),
    },
    {
      from: 'ours',
      tells: 'An event with Media Group',
      given: { isEvent: true, mediaGroup: true, interplanetaryCinematics: false, optimalAerobraking: false, faceCost: 7, vitor: false },
      expect: needs('isPutOnRobots'),
    },
    {
      from: 'ours',
      tells: 'Credicor plays something',
      given: { isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: needs('faceCost'),
    },
    { from: 'ours', tells: 'Vitor plays something', given: { isEvent: false, credicor: false, vitor: true, isPutOnRobots: false }, expect: needs('hasPoints') },
  ],
})
