import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'
import { hasPassed } from '../facts/turns.ts'

const attack = choice(
  'What happened to you?',
  {
    attacked: 'another player removed resources of yours or lowered your production',
    prelude: 'the same, by a card played in the Prelude phase',
    'mons-insurance': 'Mons Insurance was played, and your MC production went down',
    'pharmacy-union': 'a microbe tag made you lose MC as Pharmacy Union',
    'global-event': 'a Global Event took resources or production',
    yourself: 'you did it yourself',
    nothing: 'nothing of the kind',
  },
  {
    says: {
      attacked: [
        'removed my plants',
        'killed my plants',
        'destroyed my plants',
        'took plants from me',
        'took my animals',
        'took my microbes',
        'stole my',
        'took my',
        'took steel from me',
        'took mc from me',
        'stole mc from me',
        'killed my animals',
        'removed my animals',
        'removed my microbes',
        'hit my plants',
        'hit me',
        'raided me',
        'stole mc',
        'dropped my production',
        'decreased my production',
        'cut my plant production',
        'lowered my energy production',
        'reduced my plant production',
        'cut my production',
        'removed my resources',
        'stole from me',
        'lowered my production',
        'took my plants',
        'attacked me',
        'reduced my production',
      ],
      prelude: ['attacked me in the prelude phase', 'in the prelude phase'],
      'mons-insurance': [
        'mons insurance',
        'against mons insurance',
        "mons insurance's setup",
        'setup of mons insurance',
        'mons insurance cut',
        'mons insurance lowered',
      ],
      'pharmacy-union': ['pharmacy union', 'microbe tag'],
      'global-event': ['global event', 'a global event cost me', 'global event took', 'the event took'],
      yourself: ['against myself', 'i did it myself'],
      nothing: ['nobody attacked me', 'nothing happened'],
    },
  },
)
const isAttackThisGeneration = yesNo(
  'Did it happen in this generation?',
  ['this generation', 'this gen', 'same generation', 'just now', 'this turn', 'a moment ago'],
  {
    no: ['last generation', 'last gen', 'previous generation', 'earlier generation', 'a generation ago', 'generation before'],
  },
)
export const mayPlayLawSuit = defineRule({
  id: 'may-play-law-suit',
  question: 'May I play Law Suit against, or on, a player for this loss of resources or production?',
  facts: { attack, isAttackThisGeneration, hasPassed, isSolo },
  clauses: [
    { when: (f) => f.isSolo, answer: 'no', because: cite('law-suit-solo#answer', 'it is not playable there and does nothing') },
    { when: (f) => f.hasPassed, answer: 'no', because: cite('law-suit-after-passing#answer', 'once you have passed, you cannot do any more actions') },
    {
      when: (f) => f.attack === 'mons-insurance',
      answer: 'no',
      because: [
        cite('law-suit-mons-insurance#answer', 'the start alone does not make the Mons Insurance player a target'),
        cite('mons-insurance-start#reason', 'the Mons Insurance player does not decrease it'),
      ],
    },
    { when: (f) => f.attack === 'pharmacy-union', answer: 'no', because: cite('pharmacy-union-attack#law-suit', 'Playing a microbe tag is no valid trigger') },
    { when: (f) => f.attack === 'yourself', answer: 'no', because: cite('law-suit#yourself', 'It cannot be played against yourself') },
    {
      when: (f) => f.attack === 'global-event' || f.attack === 'nothing',
      answer: 'no',
      because: cite('law-suit#answer', 'Against a player who removed resources of yours or lowered your production'),
    },
    { when: (f) => !f.isAttackThisGeneration, answer: 'no', because: cite('law-suit#this-generation', 'needs a target who did so in the current generation') },
    {
      when: (f) => f.attack === 'prelude',
      answer: 'yes',
      because: cite('law-suit-prelude-phase#answer', 'since the Prelude phase belongs to that generation'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('law-suit#answer', 'Against a player who removed resources of yours or lowered your production') },
  examples: [
    {
      from: 'ours',
      tells: 'She removed my plants this generation, I have not passed, and it is not solo',
      given: { attack: 'attacked', isAttackThisGeneration: true, hasPassed: false, isSolo: false },
      expect: yes('law-suit#answer'),
    },
    {
      from: 'ours',
      tells: 'She removed my plants last generation; I have not passed, not solo',
      given: { attack: 'attacked', isAttackThisGeneration: false, hasPassed: false, isSolo: false },
      expect: no('law-suit#this-generation'),
    },
    {
      from: 'law-suit-prelude-phase#victim',
      tells: 'He attacked me in the prelude phase with Ecology Experts and it is the same generation; I have not passed, not solo',
      given: { attack: 'prelude', isAttackThisGeneration: true, hasPassed: false, isSolo: false },
      expect: yes('law-suit-prelude-phase#answer'),
    },
    {
      from: 'law-suit-mons-insurance#start',
      tells: 'Mons Insurance was played and my MC production went down; I have not passed, not solo',
      given: { attack: 'mons-insurance', hasPassed: false, isSolo: false },
      expect: no('law-suit-mons-insurance#answer', 'mons-insurance-start#reason'),
    },
    {
      from: 'pharmacy-union-attack#law-suit',
      tells: 'I am Pharmacy Union and a microbe tag cost me 4 MC; I have not passed, not solo',
      given: { attack: 'pharmacy-union', hasPassed: false, isSolo: false },
      expect: no('pharmacy-union-attack#law-suit'),
    },
    {
      from: 'ours',
      tells: 'A Global Event took my plants; I have not passed, not solo',
      given: { attack: 'global-event', hasPassed: false, isSolo: false },
      expect: no('law-suit#answer'),
    },
    {
      from: 'ours',
      tells: 'I did it myself, reduced my own production; I have not passed, not solo',
      given: { attack: 'yourself', hasPassed: false, isSolo: false },
      expect: no('law-suit#yourself'),
    },
    {
      from: 'law-suit-after-passing#attacked-later',
      tells: 'She removed my plants this generation after I had passed; not solo',
      given: { attack: 'attacked', isAttackThisGeneration: true, hasPassed: true, isSolo: false },
      expect: no('law-suit-after-passing#answer'),
    },
    { from: 'ours', tells: 'May I play Law Suit in a solo game?', given: { isSolo: true }, expect: no('law-suit-solo#answer') },
    {
      from: 'ours',
      tells: 'He removed my plants; I have not passed, not solo',
      given: { attack: 'attacked', hasPassed: false, isSolo: false },
      expect: needs('isAttackThisGeneration'),
    },
    {
      from: 'ours',
      tells: 'It happened this generation; I have not passed, not solo',
      given: { isAttackThisGeneration: true, hasPassed: false, isSolo: false },
      expect: needs('attack'),
    },
    {
      from: 'ours',
      tells: 'He removed my plants this generation',
      given: { attack: 'attacked', isAttackThisGeneration: true },
      expect: needs('isSolo', 'hasPassed'),
    },
    {
      from: 'ours',
      tells: 'She used Ants and took a microbe off my card this generation: she removed my resources; I have not passed, not solo',
      given: { attack: 'attacked', isAttackThisGeneration: true, hasPassed: false, isSolo: false },
      expect: yes('law-suit#answer'),
    },
  ],
})
