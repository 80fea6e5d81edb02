import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'

const insuredLoss = choice(
  'What is the loss?',
  {
    attack: 'a player removes or steals resources of somebody other than Mons Insurance, or lowers their production',
    prelude: 'the same, by a card in the Prelude phase',
    neutral: 'the neutral opponent of a solo game loses it by a card of yours',
    mons: 'the same, but Mons Insurance itself is the victim',
    own: 'the player who plays the card lowers their own production',
    nothing: 'nothing: the player chose to remove no resources',
    'global-event': 'a Global Event takes resources or production',
    'pharmacy-union': 'Pharmacy Union loses MC for a microbe tag',
  },
  {
    says: {
      attack: [
        'attack',
        'attacked',
        'attacked someone',
        'attacks someone',
        'attacks me',
        'attacked me',
        'attacks her',
        'plays hired raiders',
        'plays hired raiders against me',
        'asteroid',
        'removes my plants',
        'takes my plants',
        'air raid',
        'virus',
        'lowers my production',
        'lowered my production',
        'steals from me',
        'stole',
        'attacks',
        'removes plants',
        'steals',
        'lowers production',
        'removed my plants',
        'stole from me',
        'reduced my production',
        'hired raiders',
      ],
      prelude: ['in the prelude phase', 'with ecology experts', 'with excentric sponsor'],
      neutral: ['neutral opponent', 'neutral player', 'solo'],
      mons: ['attacks mons', 'mons is the victim', 'victim is mons', 'removes from mons', 'attacked me as mons'],
      own: ['own production', 'my own production', 'their own production', 'her own production', 'his own production'],
      nothing: ['removed nothing', 'removes nothing', 'steals nothing', 'chose not to remove', 'without removing'],
      'global-event': ['global event', 'turmoil event', 'global event takes', 'global event takes my plants', 'global event removes', 'global event lowers'],
      'pharmacy-union': [
        'pharmacy union loses',
        'pay pharmacy union',
        'pays pharmacy union',
        'compensate pharmacy union',
        "pharmacy union's loss",
        'pharmacy union lost',
      ],
    },
  },
)
const attacks = number(
  'How many such attacks were there, each counted once?',
  { min: 1, max: 6, usual: 1 },
  { units: ['attacks', 'attack', 'times', 'instances'], before: ['both'], after: ['such attacks', 'attacks in one turn', 'separate attacks'] },
)
const monsMc = number(
  'How many MC has Mons Insurance when it is to pay?',
  { min: 0, unit: 'MC', usual: 20 },
  { before: ['mons has', 'mons insurance has', 'mons has only', 'insurance has only', 'mons with', 'insurance with', 'mons only has', 'insurance only has'] },
)

export const monsInsurancePayment = defineAmount({
  id: 'mons-insurance-payment',
  question: 'How many MC must Mons Insurance pay the victim, or the supply in solo, as compensation for this loss?',
  unit: 'MC',
  facts: { insuredLoss, attacks, monsMc },
  clauses: [
    {
      when: (f) => f.insuredLoss === 'global-event',
      answer: 0,
      because: cite('mons-insurance-global-events#answer', 'it is the Global Event that causes the loss, not a player'),
    },
    {
      when: (f) => f.insuredLoss === 'pharmacy-union',
      answer: 0,
      because: [
        cite('mons-insurance-pharmacy-union#answer', "it is Pharmacy Union's own ability that causes the loss"),
        cite('pharmacy-union-attack#mons-insurance', 'Nor does it require compensation by Mons Insurance'),
      ],
    },
    {
      when: (f) => f.insuredLoss === 'nothing',
      answer: 0,
      because: cite('mons-insurance-avoid#answer', 'is optional, and without it there is nothing to compensate'),
    },
    {
      when: (f) => f.insuredLoss === 'own',
      answer: 0,
      because: cite('mons-insurance-production#your-own', 'and you do not want that, you must reduce your own'),
    },
    // Whatever it pays, it pays to itself: nothing goes to another player.
    { when: (f) => f.insuredLoss === 'mons', answer: 0, because: cite('mons-insurance#each-victim', 'Each 3 MC goes to the victim of that attack') },
    {
      when: (f) => f.monsMc === 0,
      answer: 0,
      because: cite('mons-insurance-no-money#answer', 'Then nothing needs to be paid, even if the Mons player gets money later'),
    },
    {
      when: [(f) => f.monsMc < 3 * f.attacks, (f) => f.monsMc % 3 === 0],
      answer: (f) => f.monsMc,
      because: [
        cite('mons-insurance#answer', '3 MC to the victim, for each instance'),
        cite('mons-insurance#without-money', 'no money when the effect is triggered, nothing needs to be paid'),
      ],
    },
    {
      when: (f) => f.monsMc < 3 * f.attacks,
      unsettled: [
        { answer: null, because: cite('conflict:mons-insurance-short-of-money#what-there-is', 'a player with less than 3 MC could pay what there is') },
        { answer: null, because: cite('conflict:mons-insurance-short-of-money#not-mentioned', 'no part of it is spoken of') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.insuredLoss === 'attack' ? 3 * f.attacks : 0), because: cite('mons-insurance#answer', '3 MC to the victim, for each instance') },
    {
      add: (f) => (f.insuredLoss === 'prelude' ? 3 * f.attacks : 0),
      because: cite('mons-insurance-prelude-phase#answer', 'the victim must be compensated, although this is before the action phase'),
    },
    {
      add: (f) => (f.insuredLoss === 'neutral' ? 3 * f.attacks : 0),
      because: cite('mons-insurance-solo#answer', 'for what the neutral player loses, Mons Insurance pays the general supply'),
    },
  ],
  examples: [
    {
      from: 'mons-insurance#two-attacks',
      tells: 'She makes 2 attacks in her turn, and Mons has 20 MC: how much must Mons pay?',
      given: { insuredLoss: 'attack', attacks: 2, monsMc: 20 },
      expect: answers(6, 'mons-insurance#answer'),
    },
    {
      from: 'mons-insurance#same-victim',
      tells: '2 attacks on the same victim, and Mons has 6 MC',
      given: { insuredLoss: 'attack', attacks: 2, monsMc: 6 },
      expect: answers(6, 'mons-insurance#answer'),
    },
    {
      from: 'ours',
      tells: 'He removes plants from me, 1 attack, and Mons has 3 MC',
      given: { insuredLoss: 'attack', attacks: 1, monsMc: 3 },
      expect: answers(3, 'mons-insurance#answer'),
    },
    {
      from: 'mons-insurance-no-money#later-money',
      tells: 'Mons attacks somebody while Mons has 0 MC, and gets 2 MC for an ocean later in that action',
      given: { insuredLoss: 'attack', attacks: 1, monsMc: 0 },
      expect: answers(0, 'mons-insurance-no-money#answer'),
    },
    {
      from: 'ours',
      tells: '2 attacks, and Mons has 3 MC: nothing is left for the second',
      given: { insuredLoss: 'attack', attacks: 2, monsMc: 3 },
      expect: answers(3, 'mons-insurance#answer', 'mons-insurance#without-money'),
    },
    {
      from: 'mons-insurance-no-money#some-money',
      tells: 'An attack, just 1 attack, while Mons has 2 MC',
      given: { insuredLoss: 'attack', attacks: 1, monsMc: 2 },
      expect: unsettled('conflict:mons-insurance-short-of-money#what-there-is', 'conflict:mons-insurance-short-of-money#not-mentioned'),
    },
    {
      from: 'ours',
      tells: '2 attacks while Mons has 5 MC',
      given: { insuredLoss: 'attack', attacks: 2, monsMc: 5 },
      expect: unsettled('conflict:mons-insurance-short-of-money#what-there-is', 'conflict:mons-insurance-short-of-money#not-mentioned'),
    },
    {
      from: 'mons-insurance-prelude-phase#preludes',
      tells: 'In the prelude phase a card played with Excentric Sponsor is 1 attack on me, and Mons has 30 MC',
      given: { insuredLoss: 'prelude', attacks: 1, monsMc: 30 },
      expect: answers(3, 'mons-insurance-prelude-phase#answer'),
    },
    {
      from: 'mons-insurance-solo#stealing',
      tells: 'Solo as Mons I steal from the neutral player, 1 attack, while Mons has 8 MC',
      given: { insuredLoss: 'neutral', attacks: 1, monsMc: 8 },
      expect: answers(3, 'mons-insurance-solo#answer'),
    },
    {
      from: 'mons-insurance-global-events#losses',
      tells: 'A global event costs me plants: does Mons pay?',
      given: { insuredLoss: 'global-event' },
      expect: answers(0, 'mons-insurance-global-events#answer'),
    },
    {
      from: 'mons-insurance-avoid#remove-or-steal',
      tells: 'Hired Raiders is played but steals nothing; Mons has 8 MC',
      given: { insuredLoss: 'nothing', monsMc: 8 },
      expect: answers(0, 'mons-insurance-avoid#answer'),
    },
    {
      from: 'mons-insurance-production#your-own',
      tells: 'She plays Fish and lowers her own production: does Mons pay?',
      given: { insuredLoss: 'own' },
      expect: answers(0, 'mons-insurance-production#your-own'),
    },
    {
      from: 'ours',
      tells: 'Somebody attacks Mons itself: does Mons pay 3 MC to anybody?',
      given: { insuredLoss: 'mons' },
      expect: answers(0, 'mons-insurance#each-victim'),
    },
    {
      from: 'mons-insurance-pharmacy-union#compensation',
      tells: 'Pharmacy Union loses 4 MC for a microbe tag that I play: does Mons pay?',
      given: { insuredLoss: 'pharmacy-union' },
      expect: answers(0, 'mons-insurance-pharmacy-union#answer', 'pharmacy-union-attack#mons-insurance'),
    },
    { from: 'ours', tells: '1 attack removed my plants: what does Mons pay?', given: { insuredLoss: 'attack', attacks: 1 }, expect: needs('monsMc') },
    { from: 'ours', tells: 'Mons has 9 MC for 1 loss', given: { attacks: 1, monsMc: 9 }, expect: needs('insuredLoss') },
    { from: 'ours', tells: 'An attack on me, and Mons has 9 MC', given: { insuredLoss: 'attack', monsMc: 9 }, expect: needs('attacks') },
  ],
})
