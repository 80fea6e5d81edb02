import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isWild } from '../facts/tags.ts'

const tagComes = choice(
  'How does the tag come up?',
  {
    project: 'on a blue or green card that is played',
    event: 'on an event that is played',
    corporation: 'on a corporation that is played',
    prelude: 'on a Prelude that is played',
    action: 'on a card in play whose action is used',
    robots: 'on a card that is put onto Self-Replicating Robots',
    drawn: 'on a card that is drawn or revealed',
  },
  {
    says: {
      project: ['green card', 'blue card', 'project card', 'research coordination'],
      event: [
        'microbe event',
        'earth event',
        'on an event',
        'plant event',
        'tag on an event',
        'an event',
        'event card',
        'red card',
        'space event',
        'science event',
      ],
      corporation: ['corporation tag', 'corporation card', 'on a corporation', 'on the corporation', 'septem tribus'],
      prelude: ['on a prelude', 'prelude card', 'tags of ecology experts', 'research network'],
      action: [
        'use the action',
        'using the action',
        'using its action',
        'use its action',
        'action of a blue card',
        'action of my blue card',
        'the action of my blue card',
      ],
      robots: ['onto self-replicating robots', 'on self-replicating robots', 'on robots', 'onto robots', 'onto srr', 'on srr'],
      drawn: [
        'drawing a card',
        'i draw a card',
        'draw a card with',
        'card i just drew',
        'i drew',
        'i draw a card with',
        'is drawn',
        'card i drew',
        'is revealed',
        'i reveal',
      ],
    },
  },
)
const tagEffect = choice(
  'Which tags does the effect go by?',
  { own: 'tags that you play (but it is not Aridor)', any: 'tags that any player plays, like Splice or Saturn Systems' },
  {
    says: {
      own: ['when you play a tag', 'mars university', 'olympus conference', 'viral enhancers', 'martian zoo', 'point luna', 'decomposers'],
      any: ['any player plays', 'splice', 'saturn systems', 'anyone plays'],
    },
    fixed: true,
  },
)
const tagPlayer = choice(
  'Who plays the card with the tag?',
  { you: 'you, whose effect it is', other: 'another player' },
  {
    says: {
      you: ['i play', 'i played', 'i put'],
      other: [
        'someone plays',
        'somebody plays',
        'someone else plays',
        'somebody played',
        'someone played',
        'they play',
        'she played',
        'he played',
        'another player played',
        'played by an opponent',
        'played by another player',
        'opponent plays',
        'another player plays',
        'somebody else plays',
        'she plays',
        'he plays',
        'opponent played',
      ],
    },
    usual: 'you',
  },
)
const effectInPlay = choice(
  'Is the effect in play?',
  {
    before: 'yes, from before',
    itself: 'it is on the same card, which says "including this"',
    experts: 'it is on the card that you play with Ecology Experts, and the tag is on that Prelude',
    not: 'no: it comes later, or is gone',
  },
  {
    says: {
      before: ['already have', 'already played', 'in play before', 'from before'],
      itself: ['including this', 'its own tag', 'own tag'],
      experts: ['played with ecology experts', 'play with ecology experts', 'by ecology experts'],
      not: ['not in play yet', 'comes later', 'played later', 'afterwards'],
    },
    usual: 'before',
  },
)

export const doesTagTrigger = defineRule({
  id: 'does-tag-trigger',
  question: 'Does this tag trigger my effect?',
  facts: { tagComes, isWild, effectInPlay, tagPlayer, tagEffect },
  never: [
    {
      when: (f) => (f.effectInPlay === 'itself' || f.effectInPlay === 'experts') && f.tagPlayer === 'other',
      because: 'A card with an effect of yours is one that you play.',
    },
    { when: (f) => f.effectInPlay === 'experts' && f.tagComes !== 'prelude', because: 'Ecology Experts is a Prelude.' },
    { when: (f) => f.effectInPlay === 'experts' && f.isWild, because: 'Ecology Experts has no wild tag.' },
  ],
  clauses: [
    {
      when: (f) => f.tagComes === 'action',
      answer: 'no',
      because: cite('playing-a-tag#using-an-action', 'Using the action of a blue card that has the tag is not playing'),
    },
    { when: (f) => f.tagComes === 'robots', answer: 'no', because: cite('self-replicating-robots-triggers#answer', 'placing it there is not playing it') },
    { when: (f) => f.tagComes === 'drawn', answer: 'no', because: cite('playing-a-tag#answer', 'It means playing a card that has the tag') },
    {
      when: (f) => f.isWild,
      answer: 'no',
      because: cite('wild-tag-when-played#trigger', 'does not activate other project cards or corporations that go by specific tags'),
    },
    { when: (f) => f.effectInPlay === 'not', answer: 'no', because: cite('multiple-tags#answer', 'triggers any effects you have in play') },
    {
      when: [(f) => f.tagPlayer === 'other', (f) => f.tagEffect === 'own'],
      answer: 'no',
      because: cite('one-tag-several-effects#two-science-effects', 'any Science tag you play can set off both'),
    },
    {
      when: (f) => f.effectInPlay === 'itself',
      answer: 'yes',
      because: cite('own-tag-trigger#answer', 'many project and corporation cards do so; they usually say "including this"'),
    },
    {
      when: (f) => f.effectInPlay === 'experts',
      answer: 'yes',
      because: cite('ecology-experts-own-tags#answer', 'playing that card is an effect within the action of playing Ecology Experts'),
    },
    { when: (f) => f.tagComes === 'event', answer: 'yes', because: cite('event-tags#trigger', 'it does so when the event is played') },
  ],
  otherwise: { answer: 'yes', because: cite('tags-that-trigger#answer', 'blue, green and event cards, corporations and Prelude cards') },
  examples: [
    {
      from: 'tags-that-trigger#card-effects',
      tells: 'I play a green card with a science tag, no wild tag, and already have Mars University',
      given: { tagComes: 'project', isWild: false, tagEffect: 'own', tagPlayer: 'you', effectInPlay: 'before' },
      expect: yes('tags-that-trigger#answer'),
    },
    {
      from: 'event-tags#olympus-conference',
      tells: 'I play an event with a science tag, no wild tag, and already have Olympus Conference',
      given: { tagComes: 'event', isWild: false, tagEffect: 'own', tagPlayer: 'you', effectInPlay: 'before' },
      expect: yes('event-tags#trigger'),
    },
    {
      from: 'tags-that-trigger#corporation-effects',
      tells: 'She plays a blue card with a Jovian tag, no wild tag, and I am Saturn Systems from before',
      given: { tagComes: 'project', isWild: false, tagEffect: 'any', tagPlayer: 'other', effectInPlay: 'before' },
      expect: yes('tags-that-trigger#answer'),
    },
    {
      from: 'own-tag-trigger#point-luna',
      tells: 'I play Point Luna: does its own tag, the Earth tag on the corporation, draw a card? It is no wild tag',
      given: { tagComes: 'corporation', isWild: false, tagEffect: 'own', effectInPlay: 'itself', tagPlayer: 'you' },
      expect: yes('own-tag-trigger#answer'),
    },
    {
      from: 'one-tag-several-effects#two-science-effects',
      tells: 'I play a green card with a science tag, no wild tag: Mars University has triggered, does Olympus Conference from before trigger too?',
      given: { tagComes: 'project', isWild: false, tagEffect: 'own', tagPlayer: 'you', effectInPlay: 'before' },
      expect: yes('tags-that-trigger#answer'),
    },
    {
      from: 'ecology-experts-own-tags#decomposers',
      tells: 'I play Decomposers with Ecology Experts: do the plant and microbe tags of that Prelude trigger it? No wild tag',
      given: { tagComes: 'prelude', isWild: false, tagEffect: 'own', tagPlayer: 'you', effectInPlay: 'experts' },
      expect: yes('ecology-experts-own-tags#answer'),
    },
    { from: 'ours', tells: 'I use the action of a blue card with a science tag', given: { tagComes: 'action' }, expect: no('playing-a-tag#using-an-action') },
    {
      from: 'self-replicating-robots-triggers#immigrant-city',
      tells: 'I put a card onto Self-Replicating Robots',
      given: { tagComes: 'robots' },
      expect: no('self-replicating-robots-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'He plays an event with a microbe tag, no wild tag, and I am Splice from before',
      given: { tagComes: 'event', isWild: false, tagEffect: 'any', tagPlayer: 'other', effectInPlay: 'before' },
      expect: yes('event-tags#trigger'),
    },
    { from: 'ours', tells: 'I draw a card with a science tag', given: { tagComes: 'drawn' }, expect: no('playing-a-tag#answer') },
    {
      from: 'aridor#wild-tag',
      tells: 'Does the wild tag of Research Coordination, a green card, trigger my effect from before as it is played?',
      given: { tagComes: 'project', isWild: true, effectInPlay: 'before' },
      expect: no('wild-tag-when-played#trigger'),
    },
    {
      from: 'ours',
      tells: 'I play a green card with a science tag first and Olympus Conference afterwards; no wild tag',
      given: { tagComes: 'project', isWild: false, effectInPlay: 'not', tagEffect: 'own', tagPlayer: 'you' },
      expect: no('multiple-tags#answer'),
    },
    {
      from: 'ours',
      tells: 'She plays a green card with a science tag, no wild tag, and I already have Olympus Conference',
      given: { tagComes: 'project', isWild: false, effectInPlay: 'before', tagEffect: 'own', tagPlayer: 'other' },
      expect: no('one-tag-several-effects#two-science-effects'),
    },
    {
      from: 'ours',
      tells: 'She plays a tag on a Prelude, no wild tag, and my effect is from before',
      given: { tagComes: 'prelude', isWild: false, effectInPlay: 'before', tagPlayer: 'other' },
      expect: needs('tagEffect'),
    },
    {
      from: 'ours',
      tells: 'I play a green card and have Mars University',
      given: { tagComes: 'project', tagEffect: 'own', tagPlayer: 'you' },
      expect: needs('isWild', 'effectInPlay'),
    },
    {
      from: 'ours',
      tells: 'A green card with a science tag, no wild tag, and Mars University from before',
      given: { tagComes: 'project', isWild: false, effectInPlay: 'before', tagEffect: 'own' },
      expect: needs('tagPlayer'),
    },
    {
      from: 'ours',
      tells: 'I play a science tag, no wild tag, and have Mars University from before',
      given: { isWild: false, tagEffect: 'own', tagPlayer: 'you', effectInPlay: 'before' },
      expect: needs('tagComes'),
    },
  ],
})
