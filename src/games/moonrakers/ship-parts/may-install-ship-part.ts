import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { gotAs, partsInstalled } from '../facts.ts'

const removedForIt = choice(
  'What do you remove for it?',
  { nothing: 'nothing', installed: 'one that is installed', itself: 'the new one itself' },
  {
    says: {
      nothing: [
        'remove nothing',
        'removing nothing',
        'nothing removed',
        'without removing',
        'without removing one',
        'without removing any',
        'keep all',
        'keep all of them',
        'keep them all',
      ],
      installed: [
        'remove one of mine',
        'throw out an old',
        'replace an old',
        'replacing an old',
        'replace one',
        'swap out',
        'remove one first',
        'an old one',
        'one of mine',
        'remove one',
        'remove an old',
        'remove an existing',
        'existing',
      ],
      itself: ['remove the new one', 'the new one itself', 'discard the new one'],
    },
  },
)

export const mayInstallShipPart = defineRule({
  id: 'may-install-ship-part',
  question: 'May I install this Ship Part?',
  facts: { partsInstalled, gotAs, removedForIt },
  clauses: [
    { when: (f) => f.partsInstalled < 4, answer: 'yes', because: cite('ship-part-limit#answer', '4 at most on your Command Terminal board at any one time') },
    {
      when: [(f) => f.gotAs === 'bonus', (f) => f.removedForIt === 'installed'],
      unsettled: [{ answer: null, because: cite('conflict:bonus-ship-part-limit#why', 'is not said; an unwanted Bonus card may be discarded') }],
    },
    { when: (f) => f.gotAs === 'bonus', answer: 'no', because: cite('bonus-cards#full-board', 'The limit of 4 Ship Parts holds here too') },
    { when: (f) => f.removedForIt === 'nothing', answer: 'no', because: cite('buy-ship-part#full-board', 'With 4 installed, you must first remove one') },
    {
      when: (f) => f.removedForIt === 'itself',
      answer: 'no',
      because: cite('remove-ship-part#which', 'It is one of the existing Ship Parts cards, not the new one'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('remove-ship-part#when', 'to make room when you buy one above the limit of 4') },
  examples: [
    { from: 'ours', tells: 'A fourth Ship Part', given: { partsInstalled: 3 }, expect: yes('ship-part-limit#answer') },
    {
      from: 'ours',
      tells: 'A fifth is bought and an old one removed',
      given: { partsInstalled: 4, gotAs: 'bought', removedForIt: 'installed' },
      expect: yes('remove-ship-part#when'),
    },
    {
      from: 'ours',
      tells: 'A fifth is bought, and all are to stay',
      given: { partsInstalled: 4, gotAs: 'bought', removedForIt: 'nothing' },
      expect: no('buy-ship-part#full-board'),
    },
    {
      from: 'ours',
      tells: 'A fifth is bought and itself removed, for its Action cards',
      given: { partsInstalled: 4, gotAs: 'bought', removedForIt: 'itself' },
      expect: no('remove-ship-part#which'),
    },
    {
      from: 'ours',
      tells: 'A fifth as a Bonus card, and all are to stay',
      given: { partsInstalled: 4, gotAs: 'bonus', removedForIt: 'nothing' },
      expect: no('bonus-cards#full-board'),
    },
    {
      from: 'ours',
      tells: 'A fifth as a Bonus card, in place of an old one',
      given: { partsInstalled: 4, gotAs: 'bonus', removedForIt: 'installed' },
      expect: unsettled('conflict:bonus-ship-part-limit#why'),
    },
    { from: 'ours', tells: 'Four are installed, and one is to be removed', given: { partsInstalled: 4, removedForIt: 'installed' }, expect: needs('gotAs') },
    { from: 'ours', tells: 'Four are installed, and a fifth is bought', given: { partsInstalled: 4, gotAs: 'bought' }, expect: needs('removedForIt') },
    { from: 'ours', tells: 'A Ship Part is bought, and nothing removed', given: { gotAs: 'bought', removedForIt: 'nothing' }, expect: needs('partsInstalled') },
    { from: 'ours', tells: 'A fifth as a Bonus card, nothing said of the others', given: { partsInstalled: 4, gotAs: 'bonus' }, expect: needs('removedForIt') },
    {
      from: 'ours',
      tells: 'A fifth as a Bonus card, installed and removed at once for its Action cards',
      given: { partsInstalled: 4, gotAs: 'bonus', removedForIt: 'itself' },
      expect: no('bonus-cards#full-board'),
    },
  ],
})
