import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { faceCost, givingBack, hasSpaceTag, isEvent, isPutOnRobots, mediaGroup, optimalAerobraking } from '../facts/cards.ts'
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
  facts: {
    isEvent,
    hasSpaceTag,
    faceCost,
    hasPoints,
    mediaGroup: givingBack(mediaGroup, 'media group'),
    interplanetaryCinematics: givingBack(interplanetaryCinematics, 'interplanetary cinematics'),
    optimalAerobraking: givingBack(optimalAerobraking, 'optimal aerobraking'),
    credicor: givingBack(credicor, 'credicor'),
    vitor: givingBack(vitor, 'vitor'),
    isPutOnRobots,
  },
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
      tells:
        'I am Interplanetary Cinematics with Media Group and play Hired Raiders. No Optimal Aerobraking, not Credicor, not Vitor; it does not go onto robots. MC back?',
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
      tells: 'Media Group and Optimal Aerobraking, and I play Solar Probe. Not Interplanetary Cinematics, not Credicor, not Vitor, not onto robots. MC back?',
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
      tells: 'As Credicor, not Vitor, I play a green card with a face value of 25 for which I paid only 17. Not onto robots.',
      given: { faceCost: 25, isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: answers(4, 'credicor#answer'),
    },
    {
      from: 'ours',
      tells: 'As Credicor, not Vitor, I play a blue card that costs 19 MC, not onto robots.',
      given: { faceCost: 19, isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: answers(0, 'media-group#answer'),
    },
    {
      from: 'ours',
      tells: 'Media Group, and I play a blue card: not an event. Neither Credicor nor Vitor, not onto robots.',
      given: { isEvent: false, mediaGroup: true, credicor: false, vitor: false, isPutOnRobots: false },
      expect: answers(0, 'media-group#answer'),
    },
    {
      from: 'vitor#cards',
      tells: 'Vitor plays Fish, which has points per animal. Not Credicor, not onto robots.',
      given: { card: 'fish', hasPoints: true, credicor: false, vitor: true, isPutOnRobots: false },
      expect: answers(3, 'vitor#answer'),
    },
    {
      from: 'vitor#cards',
      tells: 'Vitor and Credicor by Merger: Ganymede Colony, which has points, is played and not put onto robots.',
      given: { card: 'ganymede-colony', hasPoints: true, credicor: true, vitor: true, isPutOnRobots: false },
      expect: answers(7, 'credicor#answer', 'vitor#answer'),
    },
    {
      from: 'ours',
      tells:
        'Deimos Down, a space event with no points: I have Media Group and Optimal Aerobraking, and suppose I am Interplanetary Cinematics, Credicor and Vitor. Not onto robots.',
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
      tells: 'As Credicor I put a card that costs 25 MC onto Self-Replicating Robots. MC back?',
      given: { faceCost: 25, credicor: true, isPutOnRobots: true },
      expect: answers(0, 'self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'An event of 10 MC with Optimal Aerobraking in play; no Media Group, not Interplanetary Cinematics, not Credicor, not Vitor, not onto robots.',
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
      tells: 'An event of 7 MC with Media Group; no Optimal Aerobraking, not Interplanetary Cinematics, not Vitor.',
      given: { isEvent: true, mediaGroup: true, interplanetaryCinematics: false, optimalAerobraking: false, faceCost: 7, vitor: false },
      expect: needs('isPutOnRobots'),
    },
    {
      from: 'ours',
      tells: 'Credicor, not Vitor, plays a green card, not onto robots. MC back?',
      given: { isEvent: false, credicor: true, vitor: false, isPutOnRobots: false },
      expect: needs('faceCost'),
    },
    {
      from: 'ours',
      tells: 'Vitor, not Credicor, plays a green card, not onto robots. MC back?',
      given: { isEvent: false, credicor: false, vitor: true, isPutOnRobots: false },
      expect: needs('hasPoints'),
    },
  ],
})
