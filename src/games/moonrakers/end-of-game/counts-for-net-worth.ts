import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isInstalled, isMercenary } from '../facts.ts'

const possession = choice(
  'What is it?',
  {
    shipPart: 'a Ship Part',
    crew: 'a Crew card',
    credits: 'Credits that you have',
    actionCard: 'an Action card that is no Crew',
    objective: 'an Objective',
    prestige: 'Prestige',
  },
  {
    fixed: true,
    says: {
      shipPart: ['ship part', 'ship parts'],
      crew: ['crew', 'crew card'],
      credits: ['credits', 'credit', 'coins'],
      actionCard: ['action card', 'action cards', 'reactor', 'thruster', 'shield', 'damage', 'miss'],
      objective: ['objective', 'objectives'],
      prestige: ['prestige', 'points'],
    },
  },
)

export const countsForNetWorth = defineRule({
  id: 'counts-for-net-worth',
  question: 'Does this count for my net worth?',
  facts: { possession, isInstalled, isMercenary },
  clauses: [
    {
      when: [(f) => f.possession === 'shipPart', (f) => !f.isInstalled],
      answer: 'no',
      because: cite('net-worth#removed-ship-parts', 'Those you removed are out of the game'),
    },
    {
      when: [(f) => f.possession === 'crew', (f) => f.isMercenary],
      answer: 'no',
      because: cite('two-player-changes#your-deck', "Mercenary cards never become part of a player's deck"),
    },
    { when: (f) => f.possession === 'shipPart', answer: 'yes', because: cite('net-worth#ship-parts', 'The value of all your Ship Part cards counts') },
    { when: (f) => f.possession === 'crew', answer: 'yes', because: cite('net-worth#crew', 'The value of all your Crew cards counts') },
    { when: (f) => f.possession === 'credits', answer: 'yes', because: cite('net-worth#credits', 'All Credits you have count') },
  ],
  otherwise: { answer: 'no', because: cite('net-worth#other-cards', 'Nothing else is named for the sum') },
  examples: [
    { from: 'ours', tells: 'A Ship Part on the board', given: { possession: 'shipPart', isInstalled: true }, expect: yes('net-worth#ship-parts') },
    {
      from: 'ours',
      tells: 'A Ship Part that was removed for a fifth',
      given: { possession: 'shipPart', isInstalled: false },
      expect: no('net-worth#removed-ship-parts'),
    },
    { from: 'ours', tells: 'A Crew card in the deck', given: { possession: 'crew', isMercenary: false }, expect: yes('net-worth#crew') },
    { from: 'ours', tells: 'A Crew card of the Mercenary row', given: { possession: 'crew', isMercenary: true }, expect: no('two-player-changes#your-deck') },
    { from: 'ours', tells: 'Credits', given: { possession: 'credits' }, expect: yes('net-worth#credits') },
    { from: 'ours', tells: 'The Reactors that came with a Ship Part', given: { possession: 'actionCard' }, expect: no('net-worth#other-cards') },
    { from: 'ours', tells: 'A Ship Part', given: { possession: 'shipPart' }, expect: needs('isInstalled') },
    { from: 'ours', tells: 'A Crew card', given: { possession: 'crew' }, expect: needs('isMercenary') },
    { from: 'ours', tells: 'An Objective that I completed', given: { possession: 'objective' }, expect: no('net-worth#other-cards') },
    { from: 'ours', tells: 'The Prestige that took me to 12', given: { possession: 'prestige', isInstalled: true }, expect: no('net-worth#other-cards') },
  ],
})
