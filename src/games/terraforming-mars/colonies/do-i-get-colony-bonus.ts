import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const colonyBuilt = choice(
  'When did you build on the tile?',
  { before: 'before the trade', after: 'after the trade, in the same generation', never: 'never: you have no colony there' },
  {
    says: {
      before: [
        'my colony sits there',
        'i own a colony there',
        'i have a colony on it',
        'with my colony on it',
        'where i have a colony',
        'where my colony is',
        'before the trade',
        'already had a colony',
        'i have a colony there',
        'my colony is there',
        'earlier',
      ],
      after: ['after the trade', 'already traded with', 'traded this generation', 'built after', 'tile already used'],
      never: [
        'no colony on it',
        'dont have a colony',
        'havent built there',
        'never built there',
        'not built there',
        'without my own colony',
        'no colony there',
        'without a colony',
        'i have no colony',
        'where i have no colony',
        'no colony of mine',
      ],
    },
  },
)
const bonusWanted = choice(
  'Which bonus is it?',
  { colony: 'the colony bonus of the trade', next: 'the colony bonus of a trade in a later generation' },
  {
    says: {
      colony: ['this trade', 'of this trade', 'now', 'this generation'],
      next: ['next generation', 'later generation', 'next trade', 'following generation'],
    },
    usual: 'colony',
  },
)

export const doIGetColonyBonus = defineRule({
  id: 'do-i-get-colony-bonus',
  question: 'Somebody (I or an opponent) trades with the tile: do I get a colony bonus?',
  facts: { colonyBuilt, bonusWanted },
  clauses: [
    {
      when: (f) => f.colonyBuilt === 'never',
      answer: 'no',
      because: cite('trade-cannot-store#colony-bonus', 'All colonies on the tile still get their colony bonus'),
    },
    {
      when: [(f) => f.colonyBuilt === 'after', (f) => f.bonusWanted === 'colony'],
      answer: 'no',
      because: cite('colony-after-trade#colony-bonus', 'cannot obtain a colony bonus for that tile until the next generation'),
    },
    {
      when: (f) => f.colonyBuilt === 'after',
      answer: 'yes',
      because: cite('colony-after-trade#answer', 'but you get no colony bonus from it in this generation'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('trade-cannot-store#colony-bonus', 'All colonies on the tile still get their colony bonus') },
  examples: [
    {
      from: 'colony-after-trade#colony-bonus',
      tells: 'I built on Luna after the trade, with the fleet still on it: do I get the colony bonus of this trade?',
      given: { colonyBuilt: 'after', bonusWanted: 'colony' },
      expect: no('colony-after-trade#colony-bonus'),
    },
    {
      from: 'ours',
      tells: 'I built after the trade; next generation somebody trades there again: is there a bonus for me then?',
      given: { colonyBuilt: 'after', bonusWanted: 'next' },
      expect: yes('colony-after-trade#answer'),
    },
    {
      from: 'trade-cannot-store#colony-bonus',
      tells: 'I already had a colony there, and she trades only to block me: do I get my bonus?',
      given: { colonyBuilt: 'before' },
      expect: yes('trade-cannot-store#colony-bonus'),
    },
    {
      from: 'ours',
      tells: 'I trade myself with a tile where I have no colony: do I get the colony bonus on top?',
      given: { colonyBuilt: 'never' },
      expect: no('trade-cannot-store#colony-bonus'),
    },
    { from: 'ours', tells: 'I built after the trade: do I get the bonus?', given: { colonyBuilt: 'after' }, expect: needs('bonusWanted') },
    { from: 'ours', tells: 'Do I get the colony bonus of this trade?', given: { bonusWanted: 'colony' }, expect: needs('colonyBuilt') },
  ],
})
