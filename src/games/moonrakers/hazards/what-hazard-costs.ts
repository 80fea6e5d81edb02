import { choice, number } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { abilityHelpsAllies } from '../facts.ts'

const rolledBy = choice(
  'Who rolled this Hazard?',
  { you: 'you', other: 'another player' },
  {
    usual: 'you',
    says: {
      you: ['i rolled', 'my roll', 'my hazard', 'my own hazard'],
      other: [
        'ally rolled',
        'my ally rolled',
        'leader rolled',
        'partner rolled',
        'she rolled',
        'he rolled',
        'another player rolled',
        'someone else rolled',
        "ally's hazard",
        "leader's hazard",
      ],
    },
  },
)
const blockedBy = choice(
  'What is there to block it?',
  {
    nothing: 'nothing',
    ownShield: 'a Shield that you played from your hand and that blocks no other Hazard',
    otherShield: 'a Shield that another player played',
    mercenaryShield: 'a Shield of the Mercenary row',
    effect: 'another effect that blocks it',
  },
  {
    usual: 'nothing',
    says: {
      nothing: ['nothing blocks it', 'no shield', 'no shields', 'not blocked', 'unblocked', 'without a shield'],
      ownShield: ['my shield', 'my own shield', 'i played a shield', 'i play a shield', 'i have a shield', 'i blocked it'],
      otherShield: [
        "ally's shield",
        "leader's shield",
        "partner's shield",
        'shield of my ally',
        'ally played a shield',
        'ally plays a shield',
        'leader played a shield',
        'partner played a shield',
        'she played a shield',
        'he played a shield',
        'her shield',
        'his shield',
      ],
      mercenaryShield: ['mercenary shield', 'merc shield', 'shield of the mercenary row', 'mercenary row shield', 'shield from the mercenary row'],
      effect: ['ability blocks', 'effect blocks', 'blocked by an ability', 'blocked by my crew'],
    },
  },
)
const prestigeThen = number(
  'How much Prestige do you have left when this Hazard is taken off, the reward included?',
  { min: 0, max: 30, usual: 1 },
  { units: ['prestige left', 'prestige', 'points'], before: ['i have', 'have', 'i am at', "i'm at", 'stand at'] },
)

export const whatHazardCosts = defineChoice({
  id: 'what-hazard-costs',
  question: 'What does this Hazard cost me?',
  facts: { rolledBy, blockedBy, abilityHelpsAllies, prestigeThen },
  answers: { prestige: '1 Prestige', nothing: 'Nothing' },
  clauses: [
    { when: (f) => f.rolledBy === 'other', answer: 'nothing', because: cite('hazards-suffered#own-dice', 'Each player suffers what they rolled themselves') },
    { when: (f) => f.blockedBy === 'ownShield', answer: 'nothing', because: cite('block-hazard#shield', 'Each Shield protects you from a single Hazard') },
    {
      when: (f) => f.blockedBy === 'effect',
      answer: 'nothing',
      because: cite('block-hazard#other-effects', 'Effects other than Shields can block Hazards as well'),
    },
    {
      when: [(f) => f.blockedBy === 'otherShield', (f) => f.abilityHelpsAllies],
      answer: 'nothing',
      because: cite('own-benefits#special-ability', 'Only an ability that states it explicitly lets a benefit reach allies'),
    },
    { when: (f) => f.prestigeThen === 0, answer: 'nothing', because: cite('prestige-floor#answer', 'a player cannot go below 0 Prestige') },
    {
      when: (f) => f.blockedBy === 'otherShield',
      answer: 'prestige',
      because: cite('shield-for-allies#answer', "you may not block an ally's Hazard with a Shield, unless a special ability"),
    },
    {
      when: (f) => f.blockedBy === 'mercenaryShield',
      answer: 'prestige',
      because: cite('mercenary-benefit#shield', 'A Mercenary Shield protects from no Hazard'),
    },
  ],
  otherwise: {
    answer: 'prestige',
    because: [
      cite('lose-prestige#each', 'Every Hazard not blocked by a Shield or another effect costs 1 Prestige'),
      cite('lose-prestige#success-or-not', 'It makes no difference whether the Contract was completed'),
    ],
  },
  examples: [
    { from: 'ours', tells: 'An ally rolled it', given: { rolledBy: 'other' }, expect: answers('nothing', 'hazards-suffered#own-dice') },
    { from: 'ours', tells: 'Your own Shield', given: { rolledBy: 'you', blockedBy: 'ownShield' }, expect: answers('nothing', 'block-hazard#shield') },
    {
      from: 'ours',
      tells: 'A Crew ability blocks it',
      given: { rolledBy: 'you', blockedBy: 'effect' },
      expect: answers('nothing', 'block-hazard#other-effects'),
    },
    {
      from: 'ours',
      tells: "An ally's Shield",
      given: { rolledBy: 'you', blockedBy: 'otherShield', abilityHelpsAllies: false, prestigeThen: 3 },
      expect: answers('prestige', 'shield-for-allies#answer'),
    },
    {
      from: 'ours',
      tells: "An ally's Shield, with an ability that lets it protect allies",
      given: { rolledBy: 'you', blockedBy: 'otherShield', abilityHelpsAllies: true },
      expect: answers('nothing', 'own-benefits#special-ability'),
    },
    {
      from: 'ours',
      tells: 'A Shield of the Mercenary row',
      given: { rolledBy: 'you', blockedBy: 'mercenaryShield', prestigeThen: 1 },
      expect: answers('prestige', 'mercenary-benefit#shield'),
    },
    {
      from: 'ours',
      tells: 'Nothing blocks it, and you stand at 0',
      given: { rolledBy: 'you', blockedBy: 'nothing', prestigeThen: 0 },
      expect: answers('nothing', 'prestige-floor#answer'),
    },
    {
      from: 'ours',
      tells: 'Nothing blocks it',
      given: { rolledBy: 'you', blockedBy: 'nothing', prestigeThen: 1 },
      expect: answers('prestige', 'lose-prestige#each', 'lose-prestige#success-or-not'),
    },
    { from: 'ours', tells: 'You rolled it, nothing blocks it', given: { rolledBy: 'you', blockedBy: 'nothing' }, expect: needs('prestigeThen') },
    {
      from: 'ours',
      tells: "An ally's Shield, and you have 2 Prestige",
      given: { rolledBy: 'you', blockedBy: 'otherShield', prestigeThen: 2 },
      expect: needs('abilityHelpsAllies'),
    },
    {
      from: 'ours',
      tells: 'I had 1 Prestige, and the first Hazard has just taken it: does the second cost me, too?',
      given: { rolledBy: 'you', blockedBy: 'nothing', prestigeThen: 0 },
      expect: answers('nothing', 'prestige-floor#answer'),
    },
    {
      from: 'ours',
      tells: 'I have nothing left, and my ally played a Shield',
      given: { rolledBy: 'you', blockedBy: 'otherShield', prestigeThen: 0 },
      expect: answers('nothing', 'prestige-floor#answer'),
    },
  ],
})
