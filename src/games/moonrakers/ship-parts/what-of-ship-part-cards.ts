import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const showsIcons = yesNo(
  'Does the Ship Part show Action cards in its top right-hand corner?',
  [
    'shows icons',
    'icons',
    'shows action cards',
    'gave me',
    'it gave me',
    'it granted',
    'came with',
    'comes with',
    'brought me',
    'its action cards',
    'its cards',
    'action cards',
    'its reactors',
    'its thrusters',
    'its shields',
    'with two reactors',
    'with a reactor',
    'with a shield',
    'with a thruster',
  ],
  {
    // No usual: who does not speak of Action cards asks about the Ship Part itself.
    fixed: true,
    no: ['no icons', 'without icons', 'shows none'],
  },
)
const partEvent = choice(
  'What happens with the Ship Part?',
  {
    added: 'it is added to your Command Terminal board',
    removed: 'it is removed from your Command Terminal board',
    unwanted: 'it is an unwanted Bonus card and is discarded',
  },
  {
    says: {
      added: ['added', 'install', 'installed', 'bought', 'buy', 'bonus card'],
      removed: ['removed', 'remove', 'removing', 'make room'],
      unwanted: ['unwanted', 'discard the bonus', 'do not want'],
    },
  },
)

export const whatOfShipPartCards = defineChoice({
  id: 'what-of-ship-part-cards',
  question: 'What happens with the Action cards of this Ship Part?',
  facts: { showsIcons, partEvent },
  answers: { discardPile: 'You take them, face up into your discard pile', stay: 'They stay in your deck', none: 'You get none' },
  clauses: [
    { when: (f) => !f.showsIcons, answer: 'none', because: cite('ship-part-action-cards#no-icons', 'A card without such icons brings none') },
    { when: (f) => f.partEvent === 'removed', answer: 'stay', because: cite('remove-ship-part#action-cards', 'Those that it granted stay in your deck') },
    {
      when: (f) => f.partEvent === 'unwanted',
      answer: 'none',
      because: cite('ship-part-action-cards#when', 'when you add the Ship Parts card to your Command Terminal board'),
    },
  ],
  otherwise: { answer: 'discardPile', because: cite('ship-part-action-cards#where', 'Face up in your discard pile, not in your hand') },
  examples: [
    {
      from: 'ours',
      tells: 'A new Ship Part with two Reactors',
      given: { showsIcons: true, partEvent: 'added' },
      expect: answers('discardPile', 'ship-part-action-cards#where'),
    },
    {
      from: 'ours',
      tells: 'The Ship Part makes room for a fifth',
      given: { showsIcons: true, partEvent: 'removed' },
      expect: answers('stay', 'remove-ship-part#action-cards'),
    },
    {
      from: 'ours',
      tells: 'A Bonus card that nobody wants',
      given: { showsIcons: true, partEvent: 'unwanted' },
      expect: answers('none', 'ship-part-action-cards#when'),
    },
    { from: 'ours', tells: 'No icons on it', given: { showsIcons: false, partEvent: 'added' }, expect: answers('none', 'ship-part-action-cards#no-icons') },
    { from: 'ours', tells: 'It shows a Shield', given: { showsIcons: true }, expect: needs('partEvent') },
    { from: 'ours', tells: 'It was removed', given: { partEvent: 'removed' }, expect: needs('showsIcons') },
    { from: 'ours', tells: 'A Ship Part without icons is removed', given: { showsIcons: false }, expect: answers('none', 'ship-part-action-cards#no-icons') },
    {
      from: 'ours',
      tells: 'I do not want the Bonus Ship Part, only its Reactors',
      given: { partEvent: 'unwanted' },
      expect: answers('none', 'ship-part-action-cards#when'),
    },
  ],
})
