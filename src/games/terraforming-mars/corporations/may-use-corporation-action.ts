import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { rulingParty } from '../facts/turmoil.ts'

const corporationAction = choice(
  'Which action is it?',
  {
    unmi: 'that of UNMI: raise TR',
    'factorum-energy': 'the first of Factorum: energy production',
    'factorum-search': 'the second of Factorum: 3 MC for a building card',
  },
  {
    says: {
      unmi: ['unmi'],
      'factorum-energy': ['factorum energy', "factorum's first ability", 'factorum for energy', 'energy production'],
      'factorum-search': ['factorum search', "factorum's second ability", 'building card', 'search for a building tag'],
    },
  },
)
const trRaisedBy = choice(
  'What has raised your TR in this generation?',
  {
    parameter: 'a global parameter, or anything else in your turns',
    card: 'a card that raises only TR',
    prelude: 'a Prelude, in generation 1',
    nothing: 'nothing',
  },
  {
    says: {
      parameter: ['raised temperature', 'raised oxygen', 'placed an ocean', 'raised a parameter', 'raised my tr', 'raised tr'],
      card: ['card that raises only tr', 'only tr', 'tr card'],
      prelude: ['prelude', 'by a prelude', 'prelude gave tr'],
      nothing: ['no tr', 'nothing raised', 'have not raised tr', 'not raised tr'],
    },
  },
)
const actionUse = choice(
  'How do you use the corporation in this generation?',
  { first: 'for the first time', again: 'again, in the ordinary way', inspection: 'again, by Project Inspection' },
  {
    says: {
      first: ['first time', 'not used yet', 'once'],
      again: ['used it already', 'already used', 'second time', 'twice', 'again'],
      inspection: ['project inspection'],
    },
    usual: 'first',
  },
)
const wasCancelled = yesNo(
  'Was that search cancelled, because no building tag was in the whole deck?',
  ['cancelled', 'no building tag in the deck', 'whole deck'],
  { usual: false },
)
const ownEnergy = number('How much energy do you have?', { min: 0 }, { units: ['energy', 'energy cubes', 'energy resources'], before: ['energy'] })
const mcBeyondAction = number(
  'How many MC do you have beyond what the action itself costs?',
  { min: 0, unit: 'MC' },
  { units: ['mc', 'm€', 'megacredits'], after: ['left', 'left over', 'more'], before: ['left with'] },
)

export const mayUseCorporationAction = defineRule({
  id: 'may-use-corporation-action',
  question: 'May I use the action of UNMI or Factorum, if I can pay what stands on it?',
  facts: { corporationAction, actionUse, trRaisedBy, rulingParty, mcBeyondAction, ownEnergy, wasCancelled },
  clauses: [
    {
      when: [(f) => f.corporationAction === 'factorum-search', (f) => f.actionUse === 'again', (f) => f.wasCancelled],
      answer: 'yes',
      because: cite('factorum-no-building-tag#again', 'The action can then be repeated indefinitely without being exhausted'),
    },
    { when: (f) => f.actionUse === 'again', answer: 'no', because: cite('corporation-actions#answer', 'Once per generation, like the action of a blue card') },
    {
      when: [(f) => f.corporationAction === 'factorum-energy', (f) => f.ownEnergy > 0],
      answer: 'no',
      because: cite('factorum#answer', 'with any energy resources of yours at all, it cannot be used'),
    },
    {
      when: (f) => f.corporationAction === 'factorum-energy',
      answer: 'yes',
      because: cite('factorum#prerequisite', 'only available when you have no energy resources'),
    },
    {
      when: (f) => f.corporationAction === 'factorum-search',
      answer: 'yes',
      because: cite('factorum-search#answer', 'Spend 3 MC and reveal cards from the deck until one has'),
    },
    {
      when: (f) => f.trRaisedBy === 'nothing',
      answer: 'no',
      because: [
        cite('unmi#answer', 'Only in a generation in which you raised your TR'),
        cite('unmi#prerequisite', 'is not available unless that prerequisite is met'),
      ],
    },
    {
      when: [(f) => f.rulingParty === 'reds', (f) => f.mcBeyondAction < 3],
      answer: 'no',
      because: cite('unmi-reds#raising-tr', 'UNMI must pay it whenever it raises TR'),
    },
    {
      when: (f) => f.trRaisedBy === 'prelude',
      answer: 'yes',
      because: cite('unmi-prelude#answer', 'at least one Prelude card that grants TR in any way is enough'),
    },
    { when: (f) => f.trRaisedBy === 'card', answer: 'yes', because: cite('unmi#tr-only', 'A card that raises only TR, and no global parameter') },
  ],
  otherwise: { answer: 'yes', because: cite('unmi#answer', 'Only in a generation in which you raised your TR') },
  examples: [
    {
      from: 'unmi-prelude#other-actions',
      tells: 'UNMI after a Prelude with TR, before any other action',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'prelude', rulingParty: 'other' },
      expect: yes('unmi-prelude#answer'),
    },
    {
      from: 'unmi#tr-only',
      tells: 'A card raised only TR',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'card', rulingParty: 'other' },
      expect: yes('unmi#tr-only'),
    },
    {
      from: 'unmi#stalling',
      tells: 'TR has not risen, and I want to stall',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'nothing' },
      expect: no('unmi#answer', 'unmi#prerequisite'),
    },
    {
      from: 'unmi-reds#answer',
      tells: 'The Reds rule, and only 2 MC would be left',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', rulingParty: 'reds', mcBeyondAction: 2 },
      expect: no('unmi-reds#raising-tr'),
    },
    {
      from: 'ours',
      tells: 'The Reds rule, and 3 MC would be left',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', rulingParty: 'reds', mcBeyondAction: 3 },
      expect: yes('unmi#answer'),
    },
    {
      from: 'ours',
      tells: 'UNMI for a second time',
      given: { corporationAction: 'unmi', actionUse: 'again', trRaisedBy: 'parameter' },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'factorum#answer',
      tells: 'Factorum with 1 energy',
      given: { corporationAction: 'factorum-energy', actionUse: 'first', ownEnergy: 1 },
      expect: no('factorum#answer'),
    },
    {
      from: 'factorum#prerequisite',
      tells: 'Factorum without energy',
      given: { corporationAction: 'factorum-energy', actionUse: 'first', ownEnergy: 0 },
      expect: yes('factorum#prerequisite'),
    },
    {
      from: 'factorum-search#answer',
      tells: 'Factorum searches, though it has energy',
      given: { corporationAction: 'factorum-search', actionUse: 'first', ownEnergy: 4 },
      expect: yes('factorum-search#answer'),
    },
    {
      from: 'factorum-no-building-tag#again',
      tells: 'The whole deck had no building tag, and Factorum searches again',
      given: { corporationAction: 'factorum-search', actionUse: 'again', wasCancelled: true },
      expect: yes('factorum-no-building-tag#again'),
    },
    {
      from: 'ours',
      tells: 'Factorum found a card and wants another',
      given: { corporationAction: 'factorum-search', actionUse: 'again', wasCancelled: false },
      expect: no('corporation-actions#answer'),
    },
    {
      from: 'project-inspection-corporation#corporation-card',
      tells: 'Project Inspection repeats the action of UNMI',
      given: { corporationAction: 'unmi', actionUse: 'inspection', trRaisedBy: 'parameter', rulingParty: 'other' },
      expect: yes('unmi#answer'),
    },
    { from: 'ours', tells: 'Factorum for energy', given: { corporationAction: 'factorum-energy', actionUse: 'first' }, expect: needs('ownEnergy') },
    { from: 'ours', tells: 'Factorum searched once', given: { corporationAction: 'factorum-search', actionUse: 'again' }, expect: needs('wasCancelled') },
    { from: 'ours', tells: 'UNMI', given: { corporationAction: 'unmi', actionUse: 'first', rulingParty: 'other' }, expect: needs('trRaisedBy') },
    {
      from: 'ours',
      tells: 'UNMI under the Reds',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', rulingParty: 'reds' },
      expect: needs('mcBeyondAction'),
    },
    {
      from: 'ours',
      tells: 'UNMI with no MC to spare',
      given: { corporationAction: 'unmi', trRaisedBy: 'parameter', mcBeyondAction: 0 },
      expect: needs('rulingParty', 'actionUse'),
    },
    {
      from: 'ours',
      tells: 'An action, with energy and without TR',
      given: { actionUse: 'first', ownEnergy: 2, trRaisedBy: 'nothing' },
      expect: needs('corporationAction'),
    },
  ],
})
