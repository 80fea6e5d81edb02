import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { isWild } from '../facts/tags.ts'

const revealedTagOn = choice(
  'On which card is the Jovian tag (for Saturn Systems) or microbe tag (for Splice)?',
  {
    own: 'on that corporation itself',
    corporation: "on another player's corporation",
    prelude: 'on a Prelude',
    card: 'on a card played with Ecology Experts or Excentric Sponsor',
  },
  {
    says: {
      own: ['its own tag', 'own tag', 'own microbe tag', 'own jovian tag'],
      corporation: ['viron', 'recyclon', 'another corporation', "another player's corporation", 'septem tribus'],
      prelude: ['on a prelude', 'prelude card', 'research network'],
      card: ['ecology experts', 'excentric sponsor', 'eccentric sponsor', 'card played with a prelude'],
    },
  },
)
const revealOrder = choice(
  'When is the other corporation revealed?',
  { before: 'before the one with the effect', after: 'after the one with the effect' },
  {
    says: {
      before: [
        'reveals it before',
        'was revealed before',
        'reveals recyclon before',
        'reveals viron before',
        'played before',
        'before my corporation',
        'before splice',
        'before saturn systems',
        'before my splice',
        'revealed before',
        'revealed first',
        'reveals before',
        'earlier in turn order',
      ],
      after: [
        'was revealed after',
        'after my corporation',
        'after splice',
        'after saturn systems',
        'after my splice',
        'after mine',
        'revealed after',
        'revealed later',
        'reveals after',
        'later in turn order',
      ],
    },
  },
)

export const doesRevealedTagTrigger = defineRule({
  id: 'does-revealed-tag-trigger',
  question: 'Does a tag that comes into play in setup trigger Saturn Systems or Splice?',
  facts: { revealedTagOn, revealOrder, isWild },
  never: [{ when: (f) => f.revealedTagOn === 'own' && f.isWild, because: 'Saturn Systems has a Jovian tag and Splice a microbe tag, and no wild tag.' }],
  clauses: [
    {
      when: (f) => f.revealedTagOn === 'own',
      answer: 'yes',
      because: [
        cite('saturn-systems#own-tag', 'The Jovian tag on the corporation triggers its own effect'),
        cite('splice#own-tag', 'The microbe tag on the corporation triggers its own effect'),
      ],
    },
    {
      when: (f) => f.isWild,
      answer: 'no',
      because: cite('wild-tag-when-played#trigger', 'does not activate other project cards or corporations that go by specific tags'),
    },
    {
      when: (f) => f.revealedTagOn === 'prelude',
      answer: 'yes',
      because: [
        cite('saturn-systems#preludes', 'Prelude cards that have a Jovian tag trigger the effect'),
        cite('splice#preludes', 'Prelude cards that have a microbe tag trigger the effect'),
        cite('corporation-tags-in-setup#preludes', 'Tags on Prelude cards trigger corporation effects too'),
      ],
    },
    { when: (f) => f.revealedTagOn === 'card', answer: 'yes', because: cite('prelude-card-triggers#answer', 'triggers any corporation effects as normal') },
    {
      when: (f) => f.revealOrder === 'before',
      answer: 'no',
      because: cite('corporation-tags-in-setup#answer', 'a tag revealed early may miss an effect that is revealed later'),
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('saturn-systems#corporations', 'only if they are played after this corporation in turn order'),
      cite('splice#corporations', 'only if they are played after this corporation in turn order'),
    ],
  },
  examples: [
    {
      from: 'corporation-tags-in-setup#effect-revealed-later',
      tells: 'Viron with its microbe tag, no wild tag, is revealed before Splice',
      given: { revealedTagOn: 'corporation', revealOrder: 'before', isWild: false },
      expect: no('corporation-tags-in-setup#answer'),
    },
    {
      from: 'corporation-tags-in-setup#effect-revealed-earlier',
      tells: 'Recyclon with its microbe tag, no wild tag, is revealed after Splice',
      given: { revealedTagOn: 'corporation', revealOrder: 'after', isWild: false },
      expect: yes('saturn-systems#corporations', 'splice#corporations'),
    },
    {
      from: 'splice#own-tag',
      tells: "Does Splice's own microbe tag pay Splice?",
      given: { revealedTagOn: 'own' },
      expect: yes('saturn-systems#own-tag', 'splice#own-tag'),
    },
    {
      from: 'splice#preludes',
      tells: 'A microbe tag on a Prelude, no wild tag, with Splice at the table',
      given: { revealedTagOn: 'prelude', isWild: false },
      expect: yes('corporation-tags-in-setup#preludes', 'saturn-systems#preludes', 'splice#preludes'),
    },
    {
      from: 'ours',
      tells: 'Does the wild tag of Research Network trigger Splice?',
      given: { revealedTagOn: 'prelude', isWild: true },
      expect: no('wild-tag-when-played#trigger'),
    },
    {
      from: 'corporation-tags-in-setup#effect-revealed-earlier',
      tells: 'Viron with its microbe tag, no wild tag, is revealed after Splice',
      given: { revealedTagOn: 'corporation', revealOrder: 'after', isWild: false },
      expect: yes('saturn-systems#corporations', 'splice#corporations'),
    },
    {
      from: 'saturn-systems#own-tag',
      tells: 'Does the own Jovian tag of Saturn Systems raise its MC production?',
      given: { revealedTagOn: 'own' },
      expect: yes('saturn-systems#own-tag', 'splice#own-tag'),
    },
    {
      from: 'ours',
      tells: 'Another corporation with the tag, wild or not, is revealed before mine',
      given: { revealedTagOn: 'corporation', revealOrder: 'before' },
      expect: no('corporation-tags-in-setup#answer'),
    },
    {
      from: 'ours',
      tells: 'The wild tag of Septem Tribus, revealed after Splice',
      given: { revealedTagOn: 'corporation', revealOrder: 'after', isWild: true },
      expect: no('wild-tag-when-played#trigger'),
    },
    {
      from: 'prelude-card-triggers#tag',
      tells: 'A card with a microbe tag, no wild tag, played with Excentric Sponsor',
      given: { revealedTagOn: 'card', isWild: false },
      expect: yes('prelude-card-triggers#answer'),
    },
    {
      from: 'ours',
      tells: 'Viron with its microbe tag, no wild tag, and Splice',
      given: { revealedTagOn: 'corporation', isWild: false },
      expect: needs('revealOrder'),
    },
    { from: 'ours', tells: 'Does a tag on a Prelude trigger Saturn Systems?', given: { revealedTagOn: 'prelude' }, expect: needs('isWild') },
    { from: 'ours', tells: 'The tag was revealed before, it is no wild tag', given: { revealOrder: 'before', isWild: false }, expect: needs('revealedTagOn') },
  ],
})
