import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const infoAbout = choice(
  'What does somebody want to know?',
  {
    hand: 'which cards are in a hand',
    'hand-size': 'how many cards are in a hand',
    drawn: 'which card is being drawn by an effect',
    research: 'which cards are considered in the Research phase',
    deck: 'which cards are in the deck',
    discards: 'which cards are in the discard pile',
    events: 'how many events were played, and which ones',
    tags: 'how many tags or cards of a kind somebody has in play',
    cubes: 'how many resources somebody has',
  },
  {
    says: {
      hand: [
        'which cards in hand',
        'hand cards',
        'what is in her hand',
        'what is in my hand',
        'show my hand',
        'show her hand',
        'cards in her hand',
        'cards in his hand',
        'look at her hand',
        'look at his hand',
        'see her hand',
        'see his hand',
        'which cards i hold',
      ],
      'hand-size': [
        'how many cards are in her hand',
        'how many cards are in his hand',
        'number of cards in her hand',
        'how many cards in her hand',
        'how many cards in his hand',
        'number of cards in hand',
        'how many cards i have in hand',
        'how many cards she has in hand',
        'how many cards are in my hand',
        'how many cards in hand',
        'hand size',
        'how many cards i hold',
        'how many cards she holds',
      ],
      drawn: ['drawn card', 'card drawn', 'drawn', 'draws a card'],
      research: ['research phase', 'cards in research', 'considering'],
      deck: ['left in the deck', 'draw pile', 'top of the deck', 'top card of the deck'],
      discards: ['discard pile', 'discards', 'discarded cards'],
      events: ['events', 'played events', 'event pile', 'face-down events'],
      tags: ['tags', 'green cards', 'how many tags', 'cards over 20 mc'],
      cubes: ['resources', 'cubes', 'how much money', 'how many resources', 'megacredits'],
    },
  },
)
const saysReveal = yesNo(
  'Does the effect say "reveal" or "draw and reveal"?',
  ['reveal', 'draw and reveal', 'says reveal', 'celestic', 'factorum', 'acquired space agency', 'search for life'],
  { no: ['just draw', 'no reveal', 'does not say reveal', 'only draw'] },
)

export const isItOpenInformation = defineRule({
  id: 'is-it-open-information',
  question: 'Must this be told or shown to a player who asks?',
  facts: { infoAbout, saysReveal },
  clauses: [
    { when: (f) => f.infoAbout === 'hand', answer: 'no', because: cite('open-information#hand', 'Secret is which unplayed cards a player holds') },
    {
      when: (f) => f.infoAbout === 'research',
      answer: 'no',
      because: cite('open-information#research-phase', 'Secret are the cards being considered before they are purchased or discarded'),
    },
    { when: (f) => f.infoAbout === 'deck', answer: 'no', because: cite('open-information#deck', 'Secret are the cards in it that have not been drawn yet') },
    {
      when: [(f) => f.infoAbout === 'drawn', (f) => f.saysReveal],
      answer: 'yes',
      because: [
        cite('revealed-cards-visible#answer', 'every card drawn for it is visible, including those taken into hand'),
        cite('acquired-space-agency#visible', 'All players should see every card'),
        cite('experimental-forest-cards#visible', 'All players should see every card'),
        cite('factorum-search#visible', 'All players should see every card'),
      ],
    },
    { when: (f) => f.infoAbout === 'drawn', answer: 'no', because: cite('open-information#hand', 'Secret is which unplayed cards a player holds') },
    {
      when: (f) => f.infoAbout === 'discards',
      unsettled: [
        { answer: 'yes', because: cite('conflict:discard-pile-open#open-to-all', 'the discard pile is none of these') },
        { answer: 'no', because: cite('conflict:discard-pile-open#facedown', 'that were not chosen at the start are discarded facedown') },
      ],
    },
    { when: (f) => f.infoAbout === 'hand-size', answer: 'yes', because: cite('open-information#number-of-cards', 'How many cards a player has in hand') },
  ],
  otherwise: { answer: 'yes', because: cite('open-information#on-request', 'Open information should be given to a player who asks') },
  examples: [
    { from: 'open-information#hand', tells: 'Must I tell which cards I hold?', given: { infoAbout: 'hand' }, expect: no('open-information#hand') },
    {
      from: 'open-information#number-of-cards',
      tells: 'Must I tell how many cards I hold?',
      given: { infoAbout: 'hand-size' },
      expect: yes('open-information#number-of-cards'),
    },
    {
      from: 'open-information#events',
      tells: 'Must she tell which played events lie face down?',
      given: { infoAbout: 'events' },
      expect: yes('open-information#on-request'),
    },
    {
      from: 'open-information#tags-and-card-types',
      tells: 'Must he tell how many green cards he has?',
      given: { infoAbout: 'tags' },
      expect: yes('open-information#on-request'),
    },
    { from: 'open-information#cubes', tells: 'Must I tell how much money I have?', given: { infoAbout: 'cubes' }, expect: yes('open-information#on-request') },
    {
      from: 'open-information#research-phase',
      tells: 'May they see the cards I am considering in the research phase?',
      given: { infoAbout: 'research' },
      expect: no('open-information#research-phase'),
    },
    { from: 'open-information#deck', tells: 'May I look at the top card of the deck?', given: { infoAbout: 'deck' }, expect: no('open-information#deck') },
    {
      from: 'revealed-cards-visible#prelude',
      tells: 'Acquired Space Agency says reveal: do the others see a drawn card that I keep?',
      given: { infoAbout: 'drawn', saysReveal: true },
      expect: yes('revealed-cards-visible#answer', 'acquired-space-agency#visible', 'experimental-forest-cards#visible', 'factorum-search#visible'),
    },
    {
      from: 'ours',
      tells: 'Must I show a card drawn by an effect that does not say reveal?',
      given: { infoAbout: 'drawn', saysReveal: false },
      expect: no('open-information#hand'),
    },
    {
      from: 'ours',
      tells: 'May I look through the discard pile?',
      given: { infoAbout: 'discards' },
      expect: unsettled('conflict:discard-pile-open#open-to-all', 'conflict:discard-pile-open#facedown'),
    },
    {
      from: 'revealed-cards-visible#project-card',
      tells: 'Search for Life: must the drawn card be shown?',
      given: { infoAbout: 'drawn', saysReveal: true },
      expect: yes('revealed-cards-visible#answer', 'acquired-space-agency#visible', 'experimental-forest-cards#visible', 'factorum-search#visible'),
    },
    {
      from: 'ours',
      tells: 'A card said draw and reveal some turns ago; must I now tell what is in my hand?',
      given: { infoAbout: 'hand', saysReveal: true },
      expect: no('open-information#hand'),
    },
    { from: 'ours', tells: 'Must I show a card drawn by an effect?', given: { infoAbout: 'drawn' }, expect: needs('saysReveal') },
    { from: 'ours', tells: 'The effect does not say reveal: must it be shown?', given: { saysReveal: false }, expect: needs('infoAbout') },
  ],
})
