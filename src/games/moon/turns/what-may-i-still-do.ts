import { yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { claimedThisTurn, parkedThisTurn, playedCard } from '../facts.ts'

const flippedThisTurn = yesNo(
  'Have you Flipped a card this turn?',
  ['i flipped', 'have flipped', 'already flipped', 'and flipped', 'flipped a card', 'flipped one', 'card flipped', 'used my flip'],
  {
    usual: false,
    no: ['not flipped', 'no flip yet', 'nothing flipped'],
  },
)
const usedExpedition = yesNo(
  'Have you used the bonus action of your Expedition Card this turn?',
  ['used my expedition', 'used the expedition', 'expedition used', 'used the bonus action'],
  {
    usual: false,
    no: ['not used my expedition', 'expedition unused'],
  },
)
const hasExtraConstruct = yesNo(
  'Does a card give you an extra Construct that you have not used yet?',
  ['have an extra construct', 'extra construct left', 'obelisk left', 'obelisk is left', 'unused obelisk'],
  {
    usual: false,
  },
)

type Done = {
  readonly playedCard: boolean
  readonly parkedThisTurn: boolean
  readonly flippedThisTurn: boolean
  readonly usedExpedition: boolean
  readonly claimedThisTurn: boolean
}
type Left = 'card' | 'rover' | 'flip' | 'expedition' | 'claim'

function leftOf({ playedCard: card, parkedThisTurn: rover, flippedThisTurn: flip, usedExpedition: expedition, claimedThisTurn: claim }: Done): Left[] {
  const each: [Left, boolean][] = [
    ['card', card],
    ['rover', rover],
    ['flip', flip],
    ['expedition', expedition],
    ['claim', claim],
  ]
  return each.filter(([, isDone]) => !isDone).map(([name]) => name)
}

export const whatMayIStillDo = defineChoice({
  id: 'what-may-i-still-do',
  question: 'What may I still do this turn?',
  facts: { playedCard, parkedThisTurn, flippedThisTurn, usedExpedition, claimedThisTurn, hasExtraConstruct },
  answers: {
    card: 'Construct or Assimilate a Structure Card of your hand: this you must',
    extra: 'use your extra Construct',
    rover: 'place a Rover',
    flip: 'Flip a card',
    expedition: 'use the bonus action of your Expedition Card',
    claim: 'claim a Reputation Card',
    nothing: 'nothing more',
  },
  clauses: [
    {
      when: (f) => f.hasExtraConstruct,
      answer: (f) => ['extra', ...leftOf(f)],
      because: [cite('extra-constructs#answer', 'if a card gives you an extra Construct action'), cite('rule-of-one#answer', 'Up to four, each of them once')],
    },
    {
      when: (f) => leftOf(f).length === 0,
      answer: 'nothing',
      because: [
        cite('rule-of-one#twice', 'any of the four more than once per turn'),
        cite('end-of-turn#answer', 'When you have Constructed or Assimilated a Structure'),
      ],
    },
    {
      when: (f) => !f.playedCard,
      answer: (f) => leftOf(f),
      because: [
        cite('construct-or-assimilate#answer', 'take one Structure Card from your current hand'),
        cite('rule-of-one#answer', 'Up to four, each of them once'),
        cite('extra-action-order#answer', 'In any order'),
      ],
    },
  ],
  otherwise: {
    answer: (f) => leftOf(f),
    because: [cite('rule-of-one#answer', 'Up to four, each of them once'), cite('rule-of-one#on-top', 'on top of the Structure that you build or assimilate')],
  },
  examples: [
    {
      from: 'ours',
      tells: 'A Rover is placed, nothing else is done',
      given: { playedCard: false, parkedThisTurn: true, flippedThisTurn: false, usedExpedition: false, claimedThisTurn: false, hasExtraConstruct: false },
      expect: answers(['card', 'flip', 'expedition', 'claim'], 'construct-or-assimilate#answer', 'rule-of-one#answer', 'extra-action-order#answer'),
    },
    {
      from: 'extra-action-order#before-building',
      tells: 'Reservoir was Flipped first; the Structure is still to come',
      given: { playedCard: false, parkedThisTurn: true, flippedThisTurn: true, usedExpedition: true, claimedThisTurn: true, hasExtraConstruct: false },
      expect: answers(['card'], 'construct-or-assimilate#answer', 'rule-of-one#answer', 'extra-action-order#answer'),
    },
    {
      from: 'ours',
      tells: 'The card is built, and one may still Flip and claim afterwards',
      given: { playedCard: true, parkedThisTurn: true, flippedThisTurn: false, usedExpedition: true, claimedThisTurn: false, hasExtraConstruct: false },
      expect: answers(['flip', 'claim'], 'rule-of-one#answer', 'rule-of-one#on-top'),
    },
    {
      from: 'ours',
      tells: 'All of it is done',
      given: { playedCard: true, parkedThisTurn: true, flippedThisTurn: true, usedExpedition: true, claimedThisTurn: true, hasExtraConstruct: false },
      expect: answers('nothing', 'rule-of-one#twice', 'end-of-turn#answer'),
    },
    {
      from: 'ours',
      tells: 'All of it is done, but an Obelisk is left',
      given: { playedCard: true, parkedThisTurn: true, flippedThisTurn: true, usedExpedition: true, claimedThisTurn: true, hasExtraConstruct: true },
      expect: answers(['extra'], 'extra-constructs#answer', 'rule-of-one#answer'),
    },
    {
      from: 'ours',
      tells: 'All of it is done',
      given: { playedCard: true, parkedThisTurn: true, flippedThisTurn: true, usedExpedition: true, claimedThisTurn: true },
      expect: needs('hasExtraConstruct'),
    },
    {
      from: 'ours',
      tells: 'Built and parked',
      given: { playedCard: true, parkedThisTurn: true, hasExtraConstruct: false },
      expect: needs('flippedThisTurn', 'usedExpedition', 'claimedThisTurn'),
    },
    {
      from: 'ours',
      tells: 'An extra Construct was used first and my main action is still to come',
      given: { playedCard: false, parkedThisTurn: true, flippedThisTurn: true, usedExpedition: true, claimedThisTurn: false, hasExtraConstruct: false },
      expect: answers(['card', 'claim'], 'construct-or-assimilate#answer', 'rule-of-one#answer', 'extra-action-order#answer'),
    },
  ],
})
