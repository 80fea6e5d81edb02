import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isInstalled } from '../facts.ts'

const partThing = choice(
  'What of the Ship Part is it?',
  { actionCards: 'the Action cards that came with it', ability: 'its special ability', card: 'the card itself' },
  {
    fixed: true,
    says: {
      actionCards: [
        'action cards',
        'action card',
        'cards it gave',
        'cards it granted',
        'cards that came with it',
        'its cards',
        'cards it brought',
        'reactors',
        'thrusters',
        'shields',
        'reactor cards',
        'thruster cards',
        'shield cards',
        'damage cards',
      ],
      ability: ['ability', 'special ability', 'its ability', 'its effect'],
      card: ['the card itself', 'install it again', 'reinstall', 'put it back', 'buy it back', 'keep it'],
    },
  },
)

/** Not a yes: people ask what they keep as often as what they lose. */
export const doIKeepIt = defineChoice({
  id: 'do-i-keep-it',
  question: 'Do I keep this of my Ship Part, or lose it?',
  facts: { isInstalled, partThing },
  answers: { keep: 'You keep it', lose: 'You lose it' },
  clauses: [
    {
      when: [(f) => !f.isInstalled, (f) => f.partThing === 'actionCards'],
      answer: 'keep',
      because: cite('remove-ship-part#action-cards', 'Those that it granted stay in your deck'),
    },
    {
      when: [(f) => !f.isInstalled, (f) => f.partThing === 'ability'],
      answer: 'lose',
      because: cite('remove-ship-part#ability', 'The special ability is all that you lose'),
    },
    { when: (f) => !f.isInstalled, answer: 'lose', because: cite('remove-ship-part#card', 'The removed card is out of the game') },
  ],
  otherwise: { answer: 'keep', because: cite('remove-ship-part#when', 'to make room when you buy one above the limit of 4') },
  examples: [
    {
      from: 'ours',
      tells: 'I removed a Ship Part: do I keep the Action cards that it gave me?',
      given: { isInstalled: false, partThing: 'actionCards' },
      expect: answers('keep', 'remove-ship-part#action-cards'),
    },
    {
      from: 'ours',
      tells: 'I replaced a Ship Part: do I still have its special ability?',
      given: { isInstalled: false, partThing: 'ability' },
      expect: answers('lose', 'remove-ship-part#ability'),
    },
    {
      from: 'ours',
      tells: 'The removed Ship Part is to be installed again later',
      given: { isInstalled: false, partThing: 'card' },
      expect: answers('lose', 'remove-ship-part#card'),
    },
    {
      from: 'ours',
      tells: 'I replaced a Ship Part: do I lose the Shield cards that it brought?',
      given: { isInstalled: false, partThing: 'actionCards' },
      expect: answers('keep', 'remove-ship-part#action-cards'),
    },
    { from: 'ours', tells: 'Only another Ship Part was removed', given: { isInstalled: true }, expect: answers('keep', 'remove-ship-part#when') },
    { from: 'ours', tells: 'Its Action cards stay, removed or not', given: { partThing: 'actionCards' }, expect: answers('keep', 'remove-ship-part#when') },
    { from: 'ours', tells: 'Something of a Ship Part that I removed', given: { isInstalled: false }, expect: needs('partThing') },
    { from: 'ours', tells: 'The ability of a Ship Part', given: { partThing: 'ability' }, expect: needs('isInstalled') },
  ],
})
