import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isCostOfAction } from '../facts/card-resources.ts'
import { canOwn } from '../facts/production.ts'

const avoidedLoss = choice(
  'What does the card or action do to the other player?',
  { resources: 'it removes or steals resources', production: 'it lowers a production, with a red border' },
  {
    says: {
      resources: ['removes resources', 'steals', 'steal', 'remove plants', 'hired raiders', 'removes plants', 'removes a microbe', 'removes an animal'],
      production: ['lowers production', 'reduces production', 'lowers plant production', 'production loss'],
    },
  },
)
const canRemoveOwn = yesNo('Is there such a resource on a card of your own that you could remove?', ['one of my own', 'i have one myself', 'on my own card'], {
  no: ['none of my own', 'i have none', 'only opponents have'],
})

export const mayAvoidMonsPayment = defineChoice({
  id: 'may-avoid-mons-payment',
  question: 'How may I avoid an attack for which Mons Insurance would have to pay?',
  facts: { avoidedLoss, isCostOfAction, canOwn, canRemoveOwn },
  answers: {
    leave: 'Remove nothing: there is nothing to compensate',
    own: 'Take it from yourself: remove your own resource, or lower your own production',
    'not-play': 'Only by not playing the card or not using the action',
  },
  clauses: [
    {
      when: [(f) => f.avoidedLoss === 'resources', (f) => !f.isCostOfAction],
      answer: 'leave',
      because: [
        cite('mons-insurance-avoid#answer', 'is optional, and without it there is nothing to compensate'),
        cite('mons-insurance-solo#optional-removal', 'you can choose not to remove resources and pay nothing'),
      ],
    },
    {
      when: [(f) => f.avoidedLoss === 'resources', (f) => f.canRemoveOwn],
      answer: 'own',
      because: cite('removing-as-a-cost#from-where', "from your own card or from an opponent's"),
    },
    {
      when: (f) => f.avoidedLoss === 'resources',
      answer: 'not-play',
      because: cite('mons-insurance-avoid#cost-of-an-action', 'Where removing is the cost of an action, the action needs it'),
    },
    { when: (f) => f.canOwn, answer: 'own', because: cite('mons-insurance-production#your-own', 'and you do not want that, you must reduce your own') },
  ],
  otherwise: { answer: 'not-play', because: cite('mons-insurance-production#answer', 'reducing production as a card requires is mandatory') },
  examples: [
    {
      from: 'mons-insurance-avoid#remove-or-steal',
      tells: 'As Mons I play Hired Raiders; it steals as an effect, not as a cost: must I steal and pay?',
      given: { avoidedLoss: 'resources', isCostOfAction: false },
      expect: answers('leave', 'mons-insurance-avoid#answer', 'mons-insurance-solo#optional-removal'),
    },
    {
      from: 'mons-insurance-avoid#cost-of-an-action',
      tells: 'As Mons I use Ants, which removes a microbe as a cost, and only opponents have any: can I avoid paying?',
      given: { avoidedLoss: 'resources', isCostOfAction: true, canRemoveOwn: false },
      expect: answers('not-play', 'mons-insurance-avoid#cost-of-an-action'),
    },
    {
      from: 'ours',
      tells: 'Ants removes a microbe as a cost, and I have one of my own on another card',
      given: { avoidedLoss: 'resources', isCostOfAction: true, canRemoveOwn: true },
      expect: answers('own', 'removing-as-a-cost#from-where'),
    },
    {
      from: 'mons-insurance-production#your-own',
      tells: 'As Mons I play Fish, which lowers plant production, and I can reduce my own',
      given: { avoidedLoss: 'production', canOwn: true },
      expect: answers('own', 'mons-insurance-production#your-own'),
    },
    {
      from: 'mons-insurance-production#answer',
      tells: 'As Mons I play Fish, which lowers plant production, and I have no such production',
      given: { avoidedLoss: 'production', canOwn: false },
      expect: answers('not-play', 'mons-insurance-production#answer'),
    },
    {
      from: 'ours',
      tells: 'Predators removes an animal as a cost; I do not know whether one of my own could go, nor do I want to pay as Mons',
      given: { avoidedLoss: 'resources', isCostOfAction: true },
      expect: needs('canRemoveOwn'),
    },
    { from: 'ours', tells: 'A card lowers production: can I avoid paying as Mons?', given: { avoidedLoss: 'production' }, expect: needs('canOwn') },
    {
      from: 'ours',
      tells: 'It removes resources, and I have one myself',
      given: { avoidedLoss: 'resources', canRemoveOwn: true },
      expect: needs('isCostOfAction'),
    },
    {
      from: 'ours',
      tells: 'I can reduce my own production, and nothing is the cost of an action',
      given: { canOwn: true, isCostOfAction: false },
      expect: needs('avoidedLoss'),
    },
  ],
})
