import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const drawingCorporation = choice(
  'Which corporation is yours?',
  {
    'point-luna': 'Point Luna (a card for its Earth tag)',
    'pharmacy-union': 'Pharmacy Union (a science card)',
    celestic: 'Celestic (2 cards with a floater icon)',
    'morning-star': 'Morning Star Inc. (3 Venus cards)',
    splice: 'Splice (a microbe card)',
    inventrix: 'Inventrix (3 cards)',
    'valley-trust': 'Valley Trust (a Prelude)',
  },
  {
    says: {
      'point-luna': ['point luna'],
      'pharmacy-union': ['pharmacy union', 'pharmacy'],
      celestic: ['celestic'],
      'morning-star': ['morning star inc', 'morning star'],
      splice: ['splice'],
      inventrix: ['inventrix'],
      'valley-trust': ['valley trust'],
    },
  },
)
const drawMoment = choice(
  'Which moment is it?',
  {
    revealed: 'the corporation has just been revealed',
    prelude: 'the Prelude phase',
    turn: 'your first turn of the Action phase, before your first action',
    after: 'after your first action',
  },
  {
    says: {
      revealed: [
        'as soon as it is revealed',
        'right after revealing',
        'on reveal',
        'during setup',
        'just revealed',
        'when revealed',
        'corporation is played',
        'setup',
        'before the preludes',
      ],
      prelude: [
        'for my preludes',
        'when i play preludes',
        'while preludes are played',
        'when preludes are played',
        'prelude phase',
        'during preludes',
        'with ecology experts',
        'with excentric sponsor',
      ],
      turn: ['first turn', 'before my first action', 'start of my turn'],
      after: ['once my first action is done', 'first action taken', 'after the first action', 'after my first action', 'first action is done', 'second action'],
    },
  },
)

export const doIHaveCorporationCards = defineRule({
  id: 'do-i-have-corporation-cards',
  question: 'Do I already hold the 1, 2 or 3 cards that my corporation draws?',
  facts: { drawingCorporation, drawMoment },
  clauses: [
    {
      when: (f) => f.drawingCorporation === 'point-luna',
      answer: 'yes',
      because: cite('point-luna#answer', 'you draw a card as soon as the corporation is played'),
    },
    {
      when: (f) => f.drawingCorporation === 'pharmacy-union',
      answer: 'yes',
      because: cite('pharmacy-union-science-card#answer', 'When the corporation is played, not as the first action of the game'),
    },
    {
      when: (f) => f.drawMoment === 'after',
      answer: 'yes',
      because: cite('first-action-mandatory#answer', 'must be performed before any other, if you are able to'),
    },
    {
      when: (f) => f.drawingCorporation === 'celestic',
      answer: 'no',
      because: cite('celestic#reveal', 'As the first action of the game, you must reveal cards'),
    },
    {
      when: (f) => f.drawingCorporation === 'morning-star',
      answer: 'no',
      because: cite('morning-star-inc-first-action#reveal', 'As the first action of the game, you must reveal cards'),
    },
    {
      when: (f) => f.drawingCorporation === 'splice',
      answer: 'no',
      because: cite('splice-first-action#reveal', 'As the first action of the game, you must reveal cards'),
    },
    {
      when: (f) => f.drawingCorporation === 'inventrix',
      answer: 'no',
      because: cite('inventrix-first-action#first-action', "The corporation's first action must be this one"),
    },
  ],
  otherwise: {
    answer: 'no',
    because: cite('valley-trust-first-action#answer', 'As its mandatory first action, after all players have played their 2 Preludes'),
  },
  examples: [
    {
      from: 'pharmacy-union-science-card#other-corporations',
      tells: 'Can Pharmacy Union play its science card in the prelude phase, with Excentric Sponsor?',
      given: { drawingCorporation: 'pharmacy-union', drawMoment: 'prelude' },
      expect: yes('pharmacy-union-science-card#answer'),
    },
    {
      from: 'celestic#reveal',
      tells: 'I am Celestic: are the 2 floater cards in my hand during the prelude phase?',
      given: { drawingCorporation: 'celestic', drawMoment: 'prelude' },
      expect: no('celestic#reveal'),
    },
    {
      from: 'morning-star-inc-first-action#reveal',
      tells: 'Morning Star Inc. is just revealed: do I draw the Venus cards now?',
      given: { drawingCorporation: 'morning-star', drawMoment: 'revealed' },
      expect: no('morning-star-inc-first-action#reveal'),
    },
    {
      from: 'splice-first-action#reveal',
      tells: 'As Splice I want to play its microbe card with Ecology Experts in the prelude phase',
      given: { drawingCorporation: 'splice', drawMoment: 'prelude' },
      expect: no('splice-first-action#reveal'),
    },
    {
      from: 'inventrix-first-action#first-action',
      tells: 'Inventrix: it is my first turn and I have done nothing yet; are the 3 cards mine?',
      given: { drawingCorporation: 'inventrix', drawMoment: 'turn' },
      expect: no('inventrix-first-action#first-action'),
    },
    {
      from: 'valley-trust-first-action#after-setup',
      tells: 'May Valley Trust play the drawn Prelude in the prelude phase with the other two?',
      given: { drawingCorporation: 'valley-trust', drawMoment: 'prelude' },
      expect: no('valley-trust-first-action#answer'),
    },
    {
      from: 'point-luna#moment',
      tells: 'I have just revealed Point Luna and the next player has not: do I have the card already?',
      given: { drawingCorporation: 'point-luna', drawMoment: 'revealed' },
      expect: yes('point-luna#answer'),
    },
    {
      from: 'ours',
      tells: 'I am Point Luna, whatever the moment: did I get the card for its own Earth tag?',
      given: { drawingCorporation: 'point-luna' },
      expect: yes('point-luna#answer'),
    },
    {
      from: 'ours',
      tells: 'Valley Trust, after my first action',
      given: { drawingCorporation: 'valley-trust', drawMoment: 'after' },
      expect: yes('first-action-mandatory#answer'),
    },
    { from: 'ours', tells: 'Do I have the microbe card of Splice?', given: { drawingCorporation: 'splice' }, expect: needs('drawMoment') },
    {
      from: 'ours',
      tells: 'It is the prelude phase: have I drawn the cards of my corporation?',
      given: { drawMoment: 'prelude' },
      expect: needs('drawingCorporation'),
    },
  ],
})
