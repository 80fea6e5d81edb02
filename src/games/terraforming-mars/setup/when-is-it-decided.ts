import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const setupStep = choice(
  'What is it about?',
  {
    colonies: 'which colony tiles are in play',
    beginner: 'whether you take a Beginner corporation',
    keeping: 'which Preludes and project cards you keep',
    reveal: "seeing the others' corporations and Preludes",
    discard: 'discarding what you did not choose',
    paying: 'paying for the project cards',
  },
  {
    says: {
      colonies: ['colony tiles', 'colonies', 'moons'],
      beginner: ['beginner corporation', 'beginner corp'],
      keeping: ['choose my preludes', 'choose preludes', 'pick preludes', 'which project cards', 'starting hand', 'keep project cards'],
      reveal: ["others' corporations", 'other corporations', 'their corporations', "opponents' corporations"],
      discard: ['discard', 'discarded', 'unchosen'],
      paying: ['pay for my cards', 'paying for the cards', 'pay for cards', 'pay for the cards'],
    },
  },
)

export const whenIsItDecided = defineChoice({
  id: 'when-is-it-decided',
  question: 'Does this come before, with or after choosing my corporation?',
  facts: { setupStep, isSolo },
  answers: { before: 'Before you choose', with: 'At the same time', after: 'After you have chosen' },
  clauses: [
    {
      when: [(f) => f.setupStep === 'colonies', (f) => f.isSolo],
      answer: 'with',
      because: [
        cite('solo-colony-choice#answer', 'At the same time as your project cards, corporation and Preludes'),
        cite('colony-tiles-setup#solo', 'at the same time as you choose corporation, Prelude cards and project cards'),
      ],
    },
    {
      when: (f) => f.setupStep === 'colonies',
      answer: 'before',
      because: cite('colony-tiles-setup#multiplayer', 'drawn at random and put into play before those cards are chosen'),
    },
    {
      when: (f) => f.setupStep === 'beginner',
      answer: 'before',
      because: cite('beginner-corporation#answer', 'Before you see your starting project cards, your two corporations or your Prelude cards'),
    },
    {
      when: (f) => f.setupStep === 'keeping',
      answer: 'with',
      because: cite('choosing-starting-cards#answer', 'All at the same time, after seeing all your cards'),
    },
    {
      when: (f) => f.setupStep === 'reveal',
      answer: 'after',
      because: cite('choosing-starting-cards#everybody-first', 'project cards before corporations and Preludes are revealed'),
    },
    { when: (f) => f.setupStep === 'discard', answer: 'after', because: cite('unchosen-cards#answer', 'Before corporations are revealed, facedown') },
  ],
  otherwise: { answer: 'after', because: cite('revealing-corporations#pay', 'Then pay for your starting cards') },
  examples: [
    {
      from: 'colony-tiles-setup#multiplayer',
      tells: 'Not solo: do I know the colony tiles before I choose my corporation?',
      given: { setupStep: 'colonies', isSolo: false },
      expect: answers('before', 'colony-tiles-setup#multiplayer'),
    },
    {
      from: 'colony-tiles-setup#solo',
      tells: 'Solo: do I choose the colony tiles before my corporation?',
      given: { setupStep: 'colonies', isSolo: true },
      expect: answers('with', 'solo-colony-choice#answer', 'colony-tiles-setup#solo'),
    },
    {
      from: 'beginner-corporation#answer',
      tells: 'When must I decide for a beginner corporation?',
      given: { setupStep: 'beginner' },
      expect: answers('before', 'beginner-corporation#answer'),
    },
    {
      from: 'choosing-starting-cards#cards-seen',
      tells: 'Do I choose my preludes before my corporation?',
      given: { setupStep: 'keeping' },
      expect: answers('with', 'choosing-starting-cards#answer'),
    },
    {
      from: 'choosing-starting-cards#everybody-first',
      tells: "Do I see the others' corporations before I choose mine?",
      given: { setupStep: 'reveal' },
      expect: answers('after', 'choosing-starting-cards#everybody-first'),
    },
    {
      from: 'unchosen-cards#which-cards',
      tells: 'When do I discard the corporation that I did not choose?',
      given: { setupStep: 'discard' },
      expect: answers('after', 'unchosen-cards#answer'),
    },
    {
      from: 'paying-for-starting-cards#when',
      tells: 'Do I pay for my cards before or after I choose the corporation?',
      given: { setupStep: 'paying' },
      expect: answers('after', 'revealing-corporations#pay'),
    },
    {
      from: 'ours',
      tells: 'Solo: may I look at a beginner corporation once I have seen my cards?',
      given: { setupStep: 'beginner', isSolo: true },
      expect: answers('before', 'beginner-corporation#answer'),
    },
    { from: 'ours', tells: 'When are the colony tiles put into play?', given: { setupStep: 'colonies' }, expect: needs('isSolo') },
    { from: 'ours', tells: 'In a solo game, what comes before choosing my corporation?', given: { isSolo: true }, expect: needs('setupStep') },
  ],
})
