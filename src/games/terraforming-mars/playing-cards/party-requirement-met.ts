import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { requiredParty } from '../facts/cards.ts'
import { phase } from '../facts/phase.ts'

const isRequiredPartyRuling = yesNo(
  'Is the party on the card the ruling party?',
  // Only what cannot be said of another party than the one on the card: "the Reds rule" may be just that.
  [
    'they are ruling',
    'they rule',
    'they are in power',
    'while they rule',
    'it is ruling',
    'it rules',
    'which is ruling',
    'who are ruling',
    'that party is ruling',
    'that party rules',
    'that party is in power',
    'required party is ruling',
    'party on the card is ruling',
    'party on the card is in power',
    'greens are ruling',
    'greens rule',
    'greens are in power',
  ],
  {
    no: [
      "they don't rule",
      'they do not rule',
      "it doesn't rule",
      'does not rule',
      "doesn't rule",
      "don't rule",
      "aren't ruling",
      "aren't in power",
      'they are not ruling',
      'they are not in power',
      'not ruling',
      'not in power',
      'isnt ruling',
      'isnt in power',
      'is not the ruling party',
      'another party rules',
      'another party is ruling',
      'other party rules',
      'someone else rules',
    ],
  },
)
const delegatesInParty = number(
  'How many of your delegates are in that party, a Party Leader of yours included?',
  { min: 0, max: 7 },
  {
    units: [
      'delegates',
      'delegate',
      'delegates there',
      'delegates in it',
      'delegates sitting there',
      'of my delegates',
      'my delegates',
      'people there',
      'delegates of mine',
    ],
    before: ['i have', 'with', "i've", "i've got", 'i only have'],
  },
)

export const partyRequirementMet = defineRule({
  id: 'party-requirement-met',
  question: 'May I play this card that asks for a party: wants it ruling, in power, or my delegates there?',
  facts: { requiredParty, phase, isRequiredPartyRuling, delegatesInParty },
  never: [{ when: (f) => f.phase === 'prelude' && f.requiredParty === 'other' && f.isRequiredPartyRuling, because: 'In the Prelude phase the Greens rule.' }],
  clauses: [
    {
      when: [(f) => f.phase === 'prelude', (f) => f.requiredParty === 'greens'],
      answer: 'yes',
      because: [
        cite('prelude-card-party-requirement#answer', 'Only if that party is the Greens, who are ruling in the Prelude phase'),
        cite('gmo-contract-prelude-phase#answer', 'the Greens are the ruling party in the Prelude phase'),
        cite('wildlife-dome#answer', 'as the Greens are ruling in the Prelude phase'),
      ],
    },
    {
      when: [(f) => f.phase === 'prelude', (f) => !f.isRequiredPartyRuling, (f) => f.delegatesInParty >= 2],
      unsettled: [
        {
          answer: 'no',
          because: cite('conflict:prelude-phase-party-requirement#ruling-only', 'a card that requires a party other than the Greens to rule cannot be played'),
        },
        { answer: 'yes', because: cite('conflict:prelude-phase-party-requirement#two-delegates', 'also met by 2 or more delegates in that party') },
      ],
    },
    {
      when: [(f) => f.phase === 'prelude', (f) => !f.isRequiredPartyRuling],
      answer: 'no',
      because: cite('prelude-card-party-requirement#other-party', 'a card that requires a ruling party other than the Greens cannot be played'),
    },
    { when: (f) => f.isRequiredPartyRuling, answer: 'yes', because: cite('party-requirements#ruling-party', 'if the party noted on it is ruling') },
    { when: (f) => f.delegatesInParty >= 2, answer: 'yes', because: cite('party-requirements#delegates', 'if at least 2 of your delegates are in that party') },
  ],
  otherwise: { answer: 'no', because: cite('party-requirements#answer', 'the ruling party, or if you have 2 or more delegates in it') },
  examples: [
    {
      from: 'gmo-contract-prelude-phase#ecology-experts',
      tells: 'GMO Contract with Ecology Experts in the Prelude phase',
      given: { card: 'gmo-contract', phase: 'prelude' },
      expect: yes('prelude-card-party-requirement#answer', 'gmo-contract-prelude-phase#answer', 'wildlife-dome#answer'),
    },
    {
      from: 'prelude-card-party-requirement#greens',
      tells: 'Wildlife Dome with Excentric Sponsor in the Prelude phase',
      given: { card: 'wildlife-dome', phase: 'prelude' },
      expect: yes('prelude-card-party-requirement#answer', 'gmo-contract-prelude-phase#answer', 'wildlife-dome#answer'),
    },
    {
      from: 'prelude-card-party-requirement#other-party',
      tells: 'A card that needs the Scientists with Ecology Experts in the Prelude phase, with no delegates there',
      given: { requiredParty: 'other', phase: 'prelude', delegatesInParty: 0 },
      expect: no('prelude-card-party-requirement#other-party'),
    },
    {
      from: 'ours',
      tells: 'In the Prelude phase the card needs Unity, where I have 2 delegates',
      given: { requiredParty: 'other', phase: 'prelude', delegatesInParty: 2 },
      expect: unsettled('conflict:prelude-phase-party-requirement#ruling-only', 'conflict:prelude-phase-party-requirement#two-delegates'),
    },
    {
      from: 'ours',
      tells: 'GMO Contract on my turn while the Greens are ruling',
      given: { card: 'gmo-contract', phase: 'action', isRequiredPartyRuling: true },
      expect: yes('party-requirements#ruling-party'),
    },
    {
      from: 'ours',
      tells: 'On my turn, the Scientists are not in power but I have 2 delegates there',
      given: { requiredParty: 'other', phase: 'action', isRequiredPartyRuling: false, delegatesInParty: 2 },
      expect: yes('party-requirements#delegates'),
    },
    {
      from: 'ours',
      tells: 'On my turn, the Greens are not ruling and I have 1 delegate there',
      given: { requiredParty: 'greens', phase: 'action', isRequiredPartyRuling: false, delegatesInParty: 1 },
      expect: no('party-requirements#answer'),
    },
    {
      from: 'ours',
      tells: 'My turn, the card needs the Greens and they are not ruling',
      given: { requiredParty: 'greens', phase: 'action', isRequiredPartyRuling: false },
      expect: needs('delegatesInParty'),
    },
    {
      from: 'ours',
      tells: 'On my turn I have 1 delegate in the party the card asks for',
      given: { phase: 'action', delegatesInParty: 1 },
      expect: needs('isRequiredPartyRuling'),
    },
    {
      from: 'ours',
      tells: 'In the Prelude phase, the party on the card is not in power and I have no delegates there',
      given: { phase: 'prelude', isRequiredPartyRuling: false, delegatesInParty: 0 },
      expect: needs('requiredParty'),
    },
    {
      from: 'ours',
      tells: 'Unity is not in power but I have 2 delegates there',
      given: { requiredParty: 'other', isRequiredPartyRuling: false, delegatesInParty: 2 },
      expect: needs('phase'),
    },
    {
      from: 'ours',
      tells: 'The party on the card is in power',
      given: { isRequiredPartyRuling: true },
      expect: yes('party-requirements#ruling-party'),
    },
    {
      from: 'ours',
      tells: 'I am the leader of Mars First with my 1 delegate, and Mars First is not ruling',
      given: { requiredParty: 'other', isRequiredPartyRuling: false, delegatesInParty: 1 },
      expect: no('party-requirements#answer'),
    },
  ],
})
