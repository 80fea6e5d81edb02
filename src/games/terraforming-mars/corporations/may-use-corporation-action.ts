import { choice, number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { energy } from '../facts/resources.ts'

const corporationAction = choice(
  'Which action is it?',
  {
    unmi: 'that of UNMI: raise TR',
    'factorum-energy': 'the first of Factorum: energy production',
    'factorum-search': 'the second of Factorum: 3 MC for a building card',
  },
  {
    says: {
      unmi: ['unmi', 'united nations mars initiative'],
      'factorum-energy': [
        'factorum energy',
        'take energy production',
        'raise energy production',
        'raise my energy production',
        'increase energy production',
        'gain energy production',
        'energy production as factorum',
        'first action of factorum',
        "factorum's first action",
        "factorum's first ability",
        'first ability of factorum',
        'factorum for energy',
        'energy production ability',
        'energy ability',
        'the first ability',
        'raise energy production with factorum',
      ],
      'factorum-search': [
        'factorum search',
        'search for a building card',
        'look for a building card',
        'draw a building card',
        'find a building card',
        'second action of factorum',
        "factorum's second action",
        'the second ability',
        'factorum searches',
        "factorum's second ability",
        'second ability of factorum',
        'search for a building tag',
      ],
    },
  },
)
const trRaisedBy = choice(
  'What has raised your TR in this generation?',
  {
    parameter: 'a global parameter, or something else since the generation began',
    card: 'a card that raises only TR',
    prelude: 'a Prelude, in generation 1',
    nothing: 'nothing, or only the Solar phase of the last generation',
  },
  {
    says: {
      parameter: [
        'raised the temperature',
        'raised venus',
        'placed a greenery',
        'gained tr',
        'gained a tr',
        'tr went up',
        'tr rose',
        'raised temperature',
        'raised oxygen',
        'placed an ocean',
        'raised a parameter',
        'raised my tr',
        'raised tr',
      ],
      card: ['card that raises only tr', 'only tr', 'tr card'],
      prelude: ['by a prelude', 'with a prelude', 'prelude gave tr', 'prelude gave me tr', 'prelude raised', 'prelude raises', 'prelude that grants tr'],
      nothing: [
        'no tr',
        'nothing raised',
        'without any tr',
        'without raising tr',
        'did not raise tr',
        'did not raise my tr',
        'tr did not go up',
        'tr stayed the same',
        'tr unchanged',
        'not raised any tr',
        'did not gain tr',
        'without gaining tr',
        'no tr gained',
        'have not raised tr',
        'not raised tr',
        'not raised my tr',
        'tr was not raised',
        'tr not raised',
        'not gained tr',
        'no tr raised',
        'my tr has not gone up',
      ],
    },
  },
)
const actionUse = choice(
  'How do you use the corporation in this generation?',
  {
    first: 'for the first time',
    again: 'again, in the ordinary way',
    inspection: 'again, by Project Inspection',
    viron: 'again, by the action of Viron, your second corporation',
  },
  {
    says: {
      first: ['first time', 'not used yet', 'once'],
      again: ['used it already', 'already used', 'second time', 'twice', 'again'],
      inspection: ['project inspection'],
      viron: ['viron'],
    },
    usual: 'first',
  },
)
const wasCancelled = yesNo(
  'Was that search cancelled, because no building tag was in the whole deck?',
  ['cancelled', 'no building tag in the deck', 'whole deck'],
  { usual: false },
)
const isRedsRuling = yesNo('Are the Reds ruling?', ['reds', 'reds are ruling', 'reds rule', 'reds ruling', 'under the reds'], {
  no: ['not the reds', 'another party rules', 'without turmoil', 'no turmoil', 'greens rule', 'unity rules', 'scientists rule', 'kelvinists rule'],
  usual: false,
})
const mcBeyondAction = number(
  'How many MC do you have beyond what the action itself costs?',
  { min: 0, unit: 'MC', usual: 10 },
  { units: ['mc', 'm€', 'megacredits'], after: ['mc left', 'mc left over', 'more mc'], before: ['left with'] },
)

export const mayUseCorporationAction = defineRule({
  id: 'may-use-corporation-action',
  question: 'May I use the action of UNMI or Factorum, if I can pay what stands on it?',
  facts: { corporationAction, actionUse, trRaisedBy, isRedsRuling, mcBeyondAction, energy, wasCancelled },
  clauses: [
    {
      when: [(f) => f.corporationAction === 'factorum-search', (f) => f.actionUse === 'again', (f) => f.wasCancelled],
      answer: 'yes',
      because: cite('factorum-no-building-tag#again', 'The action can then be repeated indefinitely without being exhausted'),
    },
    {
      when: (f) => f.actionUse === 'again',
      answer: 'no',
      because: [
        cite('corporation-actions#answer', 'Once per generation, like the action of a blue card'),
        cite('card-with-two-actions#answer', 'you must choose one of them: the card is used once per generation'),
      ],
    },
    {
      when: [(f) => f.corporationAction === 'factorum-energy', (f) => f.energy > 0],
      answer: 'no',
      because: cite('factorum#answer', 'with any energy resources of yours at all, it cannot be used'),
    },
    {
      when: [(f) => f.corporationAction === 'unmi', (f) => f.trRaisedBy === 'nothing'],
      answer: 'no',
      because: [
        cite('unmi#answer', 'Only in a generation in which you raised your TR'),
        cite('unmi#prerequisite', 'is not available unless that prerequisite is met'),
      ],
    },
    {
      when: [(f) => f.corporationAction === 'unmi', (f) => f.isRedsRuling, (f) => f.mcBeyondAction < 3],
      answer: 'no',
      because: cite('unmi-reds#raising-tr', 'UNMI must pay it whenever it raises TR'),
    },
    {
      when: (f) => f.actionUse === 'viron',
      unsettled: [
        { answer: 'no', because: cite('conflict:viron-corporation-action#blue-cards', 'has a blue action card used a second time, and no corporation') },
        { answer: 'yes', because: cite('conflict:viron-corporation-action#alike', 'Project Inspection works exactly like Viron') },
      ],
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
      tells: 'UNMI: a Prelude gave TR, I use the action for the first time before any other, without Turmoil',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'prelude', isRedsRuling: false },
      expect: yes('unmi-prelude#answer'),
    },
    {
      from: 'unmi#tr-only',
      tells: 'UNMI, first time this generation, without Turmoil: a card that raises only TR, no parameter',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'card', isRedsRuling: false },
      expect: yes('unmi#tr-only'),
    },
    {
      from: 'unmi#stalling',
      tells: 'I have not raised TR this generation: may I use UNMI for the first time, just to stall?',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'nothing' },
      expect: no('unmi#answer', 'unmi#prerequisite'),
    },
    {
      from: 'unmi-reds#answer',
      tells: 'UNMI, first time, I raised oxygen, the Reds rule, and only 2 MC would be left',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', isRedsRuling: true, mcBeyondAction: 2 },
      expect: no('unmi-reds#raising-tr'),
    },
    {
      from: 'ours',
      tells: 'UNMI, first time, I raised oxygen, the Reds rule, and 3 MC would be left',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', isRedsRuling: true, mcBeyondAction: 3 },
      expect: yes('unmi#answer'),
    },
    {
      from: 'ours',
      tells: 'I already used UNMI; may I use it a second time after I raised the temperature?',
      given: { corporationAction: 'unmi', actionUse: 'again', trRaisedBy: 'parameter' },
      expect: no('corporation-actions#answer', 'card-with-two-actions#answer'),
    },
    {
      from: 'factorum#answer',
      tells: "Factorum's first ability for the first time, with 1 energy",
      given: { corporationAction: 'factorum-energy', actionUse: 'first', energy: 1 },
      expect: no('factorum#answer'),
    },
    {
      from: 'factorum#prerequisite',
      tells: "Factorum's first ability for the first time, with 0 energy",
      given: { corporationAction: 'factorum-energy', actionUse: 'first', energy: 0 },
      expect: yes('factorum#prerequisite'),
    },
    {
      from: 'factorum-search#answer',
      tells: 'Factorum searches for the first time, though I have 4 energy',
      given: { corporationAction: 'factorum-search', actionUse: 'first', energy: 4 },
      expect: yes('factorum-search#answer'),
    },
    {
      from: 'factorum-no-building-tag#again',
      tells: 'The search was cancelled, no building tag in the deck, and Factorum searches again',
      given: { corporationAction: 'factorum-search', actionUse: 'again', wasCancelled: true },
      expect: yes('factorum-no-building-tag#again'),
    },
    {
      from: 'ours',
      tells: 'Factorum searches a second time, though the first search found a card and was not cancelled',
      given: { corporationAction: 'factorum-search', actionUse: 'again', wasCancelled: false },
      expect: no('corporation-actions#answer', 'card-with-two-actions#answer'),
    },
    {
      from: 'ours',
      tells: "Factorum searched and I have 0 energy: may I use Factorum's first ability again in the same generation?",
      given: { corporationAction: 'factorum-energy', actionUse: 'again', energy: 0 },
      expect: no('corporation-actions#answer', 'card-with-two-actions#answer'),
    },
    {
      from: 'project-inspection-corporation#corporation-card',
      tells: 'Project Inspection for UNMI, after I raised the temperature, without Turmoil',
      given: { corporationAction: 'unmi', actionUse: 'inspection', trRaisedBy: 'parameter', isRedsRuling: false },
      expect: yes('unmi#answer'),
    },
    {
      from: 'ours',
      tells: 'With Merger I have UNMI and Viron, I raised the temperature, no Turmoil: may Viron repeat UNMI?',
      given: { corporationAction: 'unmi', actionUse: 'viron', trRaisedBy: 'parameter', isRedsRuling: false },
      expect: unsettled('conflict:viron-corporation-action#blue-cards', 'conflict:viron-corporation-action#alike'),
    },
    {
      from: 'ours',
      tells: "Factorum's first ability for the first time: may I?",
      given: { corporationAction: 'factorum-energy', actionUse: 'first' },
      expect: needs('energy'),
    },
    {
      from: 'ours',
      tells: 'Factorum searches again this generation',
      given: { corporationAction: 'factorum-search', actionUse: 'again' },
      expect: needs('wasCancelled'),
    },
    {
      from: 'ours',
      tells: 'UNMI for the first time, without Turmoil',
      given: { corporationAction: 'unmi', actionUse: 'first', isRedsRuling: false },
      expect: needs('trRaisedBy'),
    },
    {
      from: 'ours',
      tells: 'UNMI for the first time under the Reds, after I raised the temperature',
      given: { corporationAction: 'unmi', actionUse: 'first', trRaisedBy: 'parameter', isRedsRuling: true },
      expect: needs('mcBeyondAction'),
    },
    {
      from: 'ours',
      tells: 'UNMI after I placed an ocean, with 0 MC left',
      given: { corporationAction: 'unmi', trRaisedBy: 'parameter', mcBeyondAction: 0 },
      expect: needs('actionUse', 'isRedsRuling'),
    },
    {
      from: 'ours',
      tells: 'A corporation action for the first time, with 2 energy and no TR this generation',
      given: { actionUse: 'first', energy: 2, trRaisedBy: 'nothing' },
      expect: needs('corporationAction'),
    },
  ],
})
