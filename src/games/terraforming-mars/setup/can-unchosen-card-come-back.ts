import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const setAside = choice(
  'What kind of card is it?',
  { project: 'a project card', corporation: 'a corporation, in a game without Merger', prelude: 'a Prelude' },
  {
    says: {
      project: [
        'project card',
        'project cards',
        'discarded card',
        'discarded cards',
        'discards',
        'card i discarded',
        'card i threw away',
        'cards i threw away',
        'card i did not buy',
        'card i did not keep',
        'card thrown away',
      ],
      corporation: [
        'corporation',
        'corporations',
        'corp',
        'corporation i did not choose',
        'corporation that i did not choose',
        'corporation nobody picked',
        'corporation nobody chose',
        'unused corporation',
        'corporation i turned down',
        'corporation i passed on',
        'corporation i did not pick',
        "corporation i didn't choose",
        'corporation not chosen',
      ],
      prelude: [
        'prelude',
        'preludes',
        'valley trust',
        'prelude i passed on',
        'prelude i turned down',
        'prelude i did not keep',
        'unused prelude',
        'prelude i did not choose',
        'preludes i did not choose',
        'preludes not chosen',
      ],
    },
  },
)
const isDeckThrough = yesNo(
  'Has the draw pile run out since, so that the discards were shuffled again?',
  [
    'deck was reshuffled',
    'discards were shuffled',
    'shuffled the discards',
    'draw pile ran out',
    'deck ran out',
    'deck is empty',
    'draw pile is empty',
    'reshuffled',
    'shuffled again',
    'run out of cards',
  ],
  { no: ['deck has not run out', 'still cards in the deck', 'not reshuffled', 'first time through the deck'] },
)
const isSearchCancelled = yesNo(
  'Are you in the middle of the search of Factorum that found no building tag in the deck?',
  ['factorum is searching', 'search of factorum', 'factorum search'],
  { usual: false },
)

export const canUnchosenCardComeBack = defineRule({
  id: 'can-unchosen-card-come-back',
  question: 'Can a card that was discarded or not chosen at the start come back and be drawn again later in the game?',
  facts: { setAside, isDeckThrough, isSearchCancelled },
  clauses: [
    {
      when: (f) => f.setAside === 'corporation',
      answer: 'no',
      because: cite('unchosen-cards#where', 'corporations and Preludes back in the box'),
    },
    {
      when: (f) => f.setAside === 'prelude',
      answer: 'no',
      because: [
        cite('valley-trust-prelude-pile#answer', 'discarded Preludes are not returned to the Prelude pile and cannot be drawn again'),
        cite('unchosen-cards#where', 'corporations and Preludes back in the box'),
      ],
    },
    {
      when: (f) => f.isSearchCancelled,
      answer: 'no',
      because: [
        cite('factorum-no-building-tag#answer', 'The action is cancelled and you get no card'),
        cite('conflict:factorum-reshuffle#cancelled', 'the reshuffling comes after that'),
      ],
    },
    {
      when: (f) => f.isDeckThrough,
      answer: 'yes',
      because: cite('draw-pile-empty#answer', 'The shared discard pile is shuffled again and becomes the new draw deck'),
    },
  ],
  otherwise: { answer: 'no', because: cite('unchosen-cards#where', 'Project cards go facedown on the discard pile') },
  examples: [
    {
      from: 'valley-trust-prelude-pile#discards',
      tells: 'May Valley Trust draw a Prelude that another player discarded?',
      given: { setAside: 'prelude' },
      expect: no('valley-trust-prelude-pile#answer', 'unchosen-cards#where'),
    },
    {
      from: 'unchosen-cards#where',
      tells: 'Can the corporation that I did not choose come up later?',
      given: { setAside: 'corporation' },
      expect: no('unchosen-cards#where'),
    },
    {
      from: 'draw-pile-empty#answer',
      tells: 'The draw pile ran out and nobody is in a search of Factorum: can the project cards that were discarded be drawn again?',
      given: { setAside: 'project', isDeckThrough: true, isSearchCancelled: false },
      expect: yes('draw-pile-empty#answer'),
    },
    {
      from: 'factorum-no-building-tag#whole-deck',
      tells: 'Factorum search: the deck ran out without a building tag, may it go on into the discarded project cards?',
      given: { setAside: 'project', isDeckThrough: true, isSearchCancelled: true },
      expect: no('factorum-no-building-tag#answer', 'conflict:factorum-reshuffle#cancelled'),
    },
    {
      from: 'ours',
      tells: 'There are still cards in the deck: can somebody draw a project card that I discarded at the start?',
      given: { setAside: 'project', isDeckThrough: false },
      expect: no('unchosen-cards#where'),
    },
    {
      from: 'ours',
      tells: 'The draw pile ran out: are the preludes shuffled again with it, so that Valley Trust may get one?',
      given: { setAside: 'prelude', isDeckThrough: true },
      expect: no('valley-trust-prelude-pile#answer', 'unchosen-cards#where'),
    },
    {
      from: 'ours',
      tells: 'Can a discarded project card come back?',
      given: { setAside: 'project', isSearchCancelled: false },
      expect: needs('isDeckThrough'),
    },
    { from: 'ours', tells: 'The deck ran out: can it be drawn again?', given: { isDeckThrough: true, isSearchCancelled: false }, expect: needs('setAside') },
    {
      from: 'ours',
      tells: 'The deck ran out: do the discarded project cards come back?',
      given: { setAside: 'project', isDeckThrough: true },
      expect: needs('isSearchCancelled'),
    },
  ],
})
