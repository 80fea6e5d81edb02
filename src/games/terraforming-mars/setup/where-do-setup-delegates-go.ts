import { choice, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'

const setupEvent = choice(
  'For which event card is it?',
  { coming: 'the Coming Global Event', distant: 'the Distant Global Event' },
  {
    says: {
      coming: ['coming event', 'coming global event', 'coming', 'first event'],
      distant: ['distant event', 'distant global event', 'distant', 'second event'],
    },
  },
)
const isSameParty = yesNo('Do both events show the same party?', ['same party', 'both show the same party', 'both the same'], {
  no: ['different parties', 'another party', 'not the same party'],
})

export const whereDoSetupDelegatesGo = defineChoice({
  id: 'where-do-setup-delegates-go',
  question: 'Where does the neutral delegate of a coming or distant global event go at setup?',
  facts: { setupEvent, isSameParty },
  answers: {
    dominant: 'It becomes leader of the party on the card, and the Dominance Marker goes there too',
    leader: 'It becomes leader of the party on the card',
    member: 'It goes in the delegates area of the party, which has a leader already',
  },
  clauses: [
    {
      when: (f) => f.setupEvent === 'coming',
      answer: 'dominant',
      because: [
        cite('setup-global-events#coming', '1 neutral delegate becomes Party Leader in the party shown'),
        cite('setup-global-events#dominance', "The white Dominance Marker goes in the delegate area of the Coming event's party"),
      ],
    },
    { when: (f) => f.isSameParty, answer: 'member', because: cite('setup-global-events#same-party', 'the second one goes in its delegates area') },
  ],
  otherwise: { answer: 'leader', because: cite('setup-global-events#distant', 'Again 1 neutral delegate becomes Party Leader') },
  examples: [
    {
      from: 'setup-global-events#coming',
      tells: 'Setup of Turmoil: where does the neutral delegate of the coming event go?',
      given: { setupEvent: 'coming' },
      expect: answers('dominant', 'setup-global-events#coming', 'setup-global-events#dominance'),
    },
    {
      from: 'setup-global-events#same-party',
      tells: 'The distant event at setup: both show the same party, Unity',
      given: { setupEvent: 'distant', isSameParty: true },
      expect: answers('member', 'setup-global-events#same-party'),
    },
    {
      from: 'setup-global-events#distant',
      tells: 'The distant event at setup shows another party than the coming one',
      given: { setupEvent: 'distant', isSameParty: false },
      expect: answers('leader', 'setup-global-events#distant'),
    },
    {
      from: 'ours',
      tells: 'Both show the same party at setup: does the coming event still bring the dominance marker?',
      given: { setupEvent: 'coming', isSameParty: true },
      expect: answers('dominant', 'setup-global-events#coming', 'setup-global-events#dominance'),
    },
    { from: 'ours', tells: 'Where does the neutral delegate of the distant event go?', given: { setupEvent: 'distant' }, expect: needs('isSameParty') },
    { from: 'ours', tells: 'Both events at setup show the same party', given: { isSameParty: true }, expect: needs('setupEvent') },
  ],
})
