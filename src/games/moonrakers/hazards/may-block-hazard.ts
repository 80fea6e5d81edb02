import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { abilityHelpsAllies, hasAction, isMercenary } from '../facts.ts'

const whoseHazard = choice(
  'Whose Hazard is it?',
  { yours: 'yours', ally: "another player's" },
  {
    usual: 'yours',
    says: {
      yours: ['my hazard', 'my own hazard', 'i rolled', 'hazard i rolled', 'hazards i rolled'],
      ally: [
        "ally's hazard",
        "my ally's hazard",
        "leader's hazard",
        "partner's hazard",
        "another player's hazard",
        "someone else's hazard",
        'her hazard',
        'his hazard',
        'hazard of my ally',
        'hazard my ally rolled',
        'hazard an ally rolled',
        'hazard the leader rolled',
        'for my ally',
        'for an ally',
        'for my partner',
        'for the leader',
        "ally's shield",
        "my ally's shield",
        "leader's shield",
        "partner's shield",
        'her shield',
        'his shield',
        'ally block my hazard',
        'ally blocks my hazard',
        'partner block my hazard',
        'leader block my hazard',
        'protect my ally',
        'protect an ally',
        'protect the leader',
        'protects my ally',
        'ally rolled',
        'my ally rolled',
        'leader rolled',
        'partner rolled',
        'she rolled',
        'he rolled',
      ],
    },
  },
)
const shieldMoment = choice(
  'When is the Shield played?',
  {
    played: 'it has been played already, with the other cards',
    withCards: 'you would play it now, while cards are being played',
    end: 'at the end of the phase, when everybody has finished playing',
  },
  {
    usual: 'withCards',
    says: {
      // Of the Shield itself: other cards are said to be played, too.
      played: [
        'shield is already played',
        'already played a shield',
        'already played the shield',
        'i have played a shield',
        'shield i played',
        'shield was played',
      ],
      withCards: ['with the other cards', 'while playing cards', 'while cards are played'],
      end: ['end of the phase', 'after everybody finished', 'in the final steps', 'final steps'],
    },
  },
)
const blocksAnother = yesNo(
  'Does this Shield block another Hazard already?',
  [
    'blocks another',
    'already blocked one',
    'already blocks one',
    'already blocks another hazard',
    'one shield against two',
    'one shield for two',
    'one shield for both',
    'one shield block two',
    'one shield block both',
    'one shield stop two',
    'shield block two hazards',
    'shield blocks two hazards',
    'both my hazards',
    'block both hazards',
    'block two hazards with one',
  ],
  { usual: false },
)

export const mayBlockHazard = defineRule({
  id: 'may-block-hazard',
  question: 'May I block this Hazard with this Shield?',
  facts: { isMercenary, blocksAnother, whoseHazard, abilityHelpsAllies, shieldMoment, hasAction },
  clauses: [
    { when: (f) => f.isMercenary, answer: 'no', because: cite('mercenary-benefit#shield', 'A Mercenary Shield protects from no Hazard') },
    {
      when: [(f) => f.whoseHazard === 'ally', (f) => !f.abilityHelpsAllies],
      answer: 'no',
      because: cite('shield-for-allies#answer', "you may not block an ally's Hazard with a Shield, unless a special ability"),
    },
    { when: (f) => f.blocksAnother, answer: 'no', because: cite('block-hazard#shield', 'Each Shield protects you from a single Hazard') },
    {
      when: [(f) => f.shieldMoment !== 'played', (f) => !f.hasAction],
      answer: 'no',
      because: cite('block-hazard#action', 'it takes one action to play'),
    },
    {
      when: (f) => f.shieldMoment === 'end',
      unsettled: [
        { answer: 'yes', because: cite('conflict:shield-when#end-of-the-phase', "play a Shield to negate a Hazard at the phase's end") },
        { answer: 'no', because: cite('conflict:shield-when#with-the-cards', 'the Final Steps have no step for playing cards') },
      ],
    },
    {
      when: (f) => f.whoseHazard === 'ally',
      answer: 'yes',
      because: cite('own-benefits#special-ability', 'Only an ability that states it explicitly lets a benefit reach allies'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('block-hazard#answer', 'By playing a Shield, which protects you from a single Hazard') },
  examples: [
    {
      from: 'ours',
      tells: 'A Shield of your hand against your own Hazard',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', hasAction: true, shieldMoment: 'withCards' },
      expect: yes('block-hazard#answer'),
    },
    { from: 'ours', tells: 'A Shield of the Mercenary row', given: { isMercenary: true, whoseHazard: 'yours' }, expect: no('mercenary-benefit#shield') },
    {
      from: 'ours',
      tells: 'For an ally',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'ally', abilityHelpsAllies: false },
      expect: no('shield-for-allies#answer'),
    },
    {
      from: 'ours',
      tells: 'For an ally, with an ability that says so',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'ally', abilityHelpsAllies: true, hasAction: true, shieldMoment: 'withCards' },
      expect: yes('own-benefits#special-ability'),
    },
    {
      from: 'ours',
      tells: 'No action left',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', hasAction: false, shieldMoment: 'withCards' },
      expect: no('block-hazard#action'),
    },
    {
      from: 'ours',
      tells: 'One action was saved up, and everybody has finished playing',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', hasAction: true, shieldMoment: 'end' },
      expect: unsettled('conflict:shield-when#end-of-the-phase', 'conflict:shield-when#with-the-cards'),
    },
    {
      from: 'ours',
      tells: 'A Shield of your hand, one action left',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', hasAction: true },
      expect: needs('shieldMoment'),
    },
    {
      from: 'ours',
      tells: 'A Shield played for the Contract, and no action left: it blocks all the same',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', shieldMoment: 'played', hasAction: false },
      expect: yes('block-hazard#answer'),
    },
    {
      from: 'ours',
      tells: 'One Shield against two Hazards',
      given: { isMercenary: false, blocksAnother: true, whoseHazard: 'yours', shieldMoment: 'played' },
      expect: no('block-hazard#shield'),
    },
    {
      from: 'ours',
      tells: 'Your Shield against your Hazard, played already',
      given: { isMercenary: false, whoseHazard: 'yours', shieldMoment: 'played' },
      expect: needs('blocksAnother'),
    },
    {
      from: 'ours',
      tells: 'For an ally, with the other cards',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'ally', shieldMoment: 'withCards', hasAction: true },
      expect: needs('abilityHelpsAllies'),
    },
    {
      from: 'ours',
      tells: 'I rolled two Hazards and have one Shield: may it block one of them?',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', shieldMoment: 'withCards', hasAction: true },
      expect: yes('block-hazard#answer'),
    },
    {
      from: 'ours',
      tells: 'No action left, my own Hazard, my own Shield: is it played already?',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'yours', hasAction: false },
      expect: needs('shieldMoment'),
    },
    {
      from: 'ours',
      tells: 'An ability lets my Shield protect my ally, at the end of the phase',
      given: { isMercenary: false, blocksAnother: false, whoseHazard: 'ally', abilityHelpsAllies: true, shieldMoment: 'end', hasAction: true },
      expect: unsettled('conflict:shield-when#end-of-the-phase', 'conflict:shield-when#with-the-cards'),
    },
  ],
})
