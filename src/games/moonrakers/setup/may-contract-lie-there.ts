import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { diceOnContract } from '../facts.ts'

const contractDrawn = choice(
  'When was the Contract laid out?',
  { first: 'among the first 8, at setup', later: 'later, in place of another' },
  {
    says: {
      first: ['at setup', 'at the start', 'first eight', 'first 8', 'during setup'],
      later: ['later', 'during the game', 'replacement', 'in place of another'],
    },
  },
)

export const mayContractLieThere = defineRule({
  id: 'may-contract-lie-there',
  question: 'May this Contract lie among the available ones?',
  facts: { diceOnContract, contractDrawn },
  clauses: [
    {
      when: [(f) => f.contractDrawn === 'first', (f) => f.diceOnContract >= 3],
      answer: 'no',
      because: cite('contracts-at-start#answer', 'go into the deck only after the first 8 have been laid out'),
    },
    {
      when: (f) => f.diceOnContract >= 3,
      answer: 'yes',
      because: cite('contracts-at-start#back-in', 'Then the ones with 3 and 4 dice are shuffled into the Contract deck'),
    },
    { when: (f) => f.contractDrawn === 'later', answer: 'yes', because: cite('contract-replaced#new-card', 'It is drawn and added to the rows') },
  ],
  otherwise: { answer: 'yes', because: cite('contracts-at-start#first-eight', 'Shuffle the others face down and draw 8') },
  examples: [
    {
      from: 'ours',
      tells: 'Three red bars among the first eight',
      given: { diceOnContract: 3, contractDrawn: 'first' },
      expect: no('contracts-at-start#answer'),
    },
    {
      from: 'ours',
      tells: 'Two red bars among the first eight',
      given: { diceOnContract: 2, contractDrawn: 'first' },
      expect: yes('contracts-at-start#first-eight'),
    },
    {
      from: 'ours',
      tells: 'Four red bars, drawn after the first turn',
      given: { diceOnContract: 4, contractDrawn: 'later' },
      expect: yes('contracts-at-start#back-in'),
    },
    { from: 'ours', tells: 'Four red bars', given: { diceOnContract: 4 }, expect: needs('contractDrawn') },
    { from: 'ours', tells: 'Among the first eight', given: { contractDrawn: 'first' }, expect: needs('diceOnContract') },
    {
      from: 'ours',
      tells: 'One red bar, drawn to replace a Contract',
      given: { diceOnContract: 1, contractDrawn: 'later' },
      expect: yes('contract-replaced#new-card'),
    },
    { from: 'ours', tells: 'It came later, whatever it shows', given: { contractDrawn: 'later' }, expect: yes('contract-replaced#new-card') },
  ],
})
