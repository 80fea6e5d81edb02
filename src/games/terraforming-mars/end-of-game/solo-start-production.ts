import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'
import { isColoniesInUse } from '../facts/parts.ts'

const corporationProduction = number(
  'How much MC production does your corporation bring?',
  { min: 0 },
  { units: ['mc production from my corporation', 'from the corporation'], before: ['corporation brings', 'corporation gives'] },
)
const preludeProduction = number(
  'How much MC production do your Preludes bring, losses taken off?',
  { min: -5, usual: 0 },
  { units: ['mc production from preludes', 'from preludes'], before: ['preludes bring', 'preludes give'] },
)

export const soloStartProduction = defineAmount({
  id: 'solo-start-production',
  question: 'With what MC production do I start a solo game?',
  unit: 'MC production',
  facts: { isColoniesInUse, corporationProduction, preludeProduction },
  sum: [
    {
      add: (f) => f.corporationProduction,
      because: cite('standard-solo#production', 'You start with 0 production of every resource plus what your corporation grants'),
    },
    {
      add: (f) => f.preludeProduction,
      because: cite('solo-starting-conditions#mc-production', 'The production of your corporation and your Preludes is not included in these numbers'),
    },
    { add: (f) => (f.isColoniesInUse ? -2 : 0), because: cite('colonies-solo#answer', 'Lower your MC production 2 steps') },
  ],
  examples: [
    {
      from: 'solo-starting-conditions#mc-production',
      tells: 'Solo without Colonies: my corporation brings 0 and my Preludes bring 0 MC production',
      given: { isColoniesInUse: false, corporationProduction: 0, preludeProduction: 0 },
      expect: answers(0, 'standard-solo#production'),
    },
    {
      from: 'solo-starting-conditions#mc-production',
      tells: 'Solo with Colonies: my corporation brings 0 and my Preludes bring 0 MC production',
      given: { isColoniesInUse: true, corporationProduction: 0, preludeProduction: 0 },
      expect: answers(-2, 'colonies-solo#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo with Colonies: my corporation brings 3 and my Preludes bring 2 MC production',
      given: { isColoniesInUse: true, corporationProduction: 3, preludeProduction: 2 },
      expect: answers(3, 'colonies-solo#answer', 'solo-starting-conditions#mc-production', 'standard-solo#production'),
    },
    {
      from: 'ours',
      tells: 'Solo with Colonies: my corporation brings 2 and my Preludes bring -1 MC production',
      given: { isColoniesInUse: true, corporationProduction: 2, preludeProduction: -1 },
      expect: answers(-1, 'colonies-solo#answer', 'solo-starting-conditions#mc-production', 'standard-solo#production'),
    },
    {
      from: 'ours',
      tells: 'Solo: my corporation brings 3 and my Preludes bring 0 MC production',
      given: { corporationProduction: 3, preludeProduction: 0 },
      expect: needs('isColoniesInUse'),
    },
    {
      from: 'ours',
      tells: 'Solo with Colonies: my Preludes bring 0 MC production',
      given: { isColoniesInUse: true, preludeProduction: 0 },
      expect: needs('corporationProduction'),
    },
  ],
})
