import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'

const swapStep = choice(
  'What do you want to do?',
  {
    look: 'look at the card that you draw',
    reward: 'take the Assimilation reward of the card that you discard',
    stack: 'draw from a stack other than that of the current Era',
  },
  {
    says: {
      look: ['look', 'see the new card', 'see it first', 'peek', 'draw first'],
      reward: ['the reward of', 'its reward', 'the reward for', 'assimilation reward', 'resources for it', 'assimilate it'],
      stack: ['other stack', 'another era', 'previous era', 'next era'],
    },
  },
)
const hasDiscarded = yesNo('Have you discarded a card from your hand for it?', ['discarded', 'have discarded', 'after discarding'], {
  no: ['before i discard', 'not discarded', 'before discarding', 'draw first', 'see it first'],
})

export const mayDoWithFirstExpedition = defineRule({
  id: 'may-do-with-first-expedition',
  question: 'May I do this with the First Expedition for 2–3 players?',
  facts: { swapStep, hasDiscarded },
  clauses: [
    {
      when: (f) => f.swapStep === 'reward',
      answer: 'no',
      because: [
        cite('first-expedition-2-3#reward', 'Nothing is said of an Assimilation reward for the discarded card; there is none'),
        cite('conflict:first-expedition-discard-reward#answer', 'No, discarding is not Assimilating'),
      ],
    },
    { when: (f) => f.swapStep === 'stack', answer: 'no', because: cite('first-expedition-2-3#draw', 'the new card comes from the stack of the current Era') },
    { when: (f) => !f.hasDiscarded, answer: 'no', because: cite('first-expedition-2-3#answer', 'you must discard the card from your hand before you look') },
  ],
  otherwise: { answer: 'yes', because: cite('first-expedition-2-3#answer', 'before you look at the one you draw') },
  examples: [
    {
      from: 'ours',
      tells: 'Look at the new card first, then decide what goes',
      given: { swapStep: 'look', hasDiscarded: false },
      expect: no('first-expedition-2-3#answer'),
    },
    { from: 'ours', tells: 'Discard, then look', given: { swapStep: 'look', hasDiscarded: true }, expect: yes('first-expedition-2-3#answer') },
    {
      from: 'ours',
      tells: 'Take the reward next to the trash can',
      given: { swapStep: 'reward' },
      expect: no('first-expedition-2-3#reward', 'conflict:first-expedition-discard-reward#answer'),
    },
    { from: 'ours', tells: 'Draw from the Era I stack in Era II', given: { swapStep: 'stack', hasDiscarded: true }, expect: no('first-expedition-2-3#draw') },
    { from: 'ours', tells: 'I have discarded nothing yet, whatever I want', given: { hasDiscarded: false }, expect: no('first-expedition-2-3#answer') },
    {
      from: 'ours',
      tells: 'I discarded an Obelisk for it: do I get X Hearts?',
      given: { swapStep: 'reward', hasDiscarded: true },
      expect: no('first-expedition-2-3#reward', 'conflict:first-expedition-discard-reward#answer'),
    },
    { from: 'ours', tells: 'I want to look at the card', given: { swapStep: 'look' }, expect: needs('hasDiscarded') },
    { from: 'ours', tells: 'I have discarded one', given: { hasDiscarded: true }, expect: needs('swapStep') },
  ],
})
