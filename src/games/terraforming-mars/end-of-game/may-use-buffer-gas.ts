import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { heat, mc } from '../facts/resources.ts'

const bufferGasGame = choice(
  'Which game do you play?',
  { tr: 'TR Solo', standard: 'the standard solo game', multiplayer: 'a game of several players' },
  {
    says: {
      tr: ['tr solo', 'tr63', '63 tr', 'tr variant', 'tr 63', 'solo tr'],
      standard: ['standard solo', 'venus solo', 'normal solo'],
      multiplayer: [
        'multiplayer',
        'several players',
        'two players',
        '3 players',
        '4 players',
        '5 players',
        '2 player game',
        '3 player game',
        '4 player game',
        'with friends',
        'against others',
      ],
    },
  },
)

const areRedsRuling = yesNo('Are the Reds ruling?', ['reds rule', 'reds are ruling', 'under the reds', 'reds in power'], {
  no: ['reds do not rule', 'without turmoil', 'no turmoil', 'no reds'],
  usual: false,
})

/** Whether an amount pays the 16 MC, and what the Reds take for a TR as well where they rule. */
const suffices = (amount: number, f: { readonly areRedsRuling: boolean }): boolean => amount >= 19 || (amount >= 16 && !f.areRedsRuling)

export const mayUseBufferGas = defineRule({
  id: 'may-use-buffer-gas',
  question: 'May I use Buffer Gas?',
  facts: { bufferGasGame, mc, areRedsRuling, helion, heat },
  clauses: [
    { when: (f) => f.bufferGasGame === 'multiplayer', answer: 'no', because: cite('buffer-gas#answer', 'A standard project of TR Solo') },
    { when: (f) => f.bufferGasGame === 'standard', answer: 'no', because: cite('tr-solo-variant#buffer-gas', 'There is one more standard project') },
    { when: (f) => suffices(f.mc, f), answer: 'yes', because: cite('buffer-gas#answer', 'pay 16 MC to raise your TR by 1') },
    {
      when: [(f) => f.helion, (f) => suffices(f.mc + f.heat, f)],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
    // The documents have the Reds take 3 MC for the TR of cards and of UNMI's action, and do not speak of standard projects.
    {
      when: [(f) => f.mc >= 16 || (f.helion && f.mc + f.heat >= 16), (f) => f.areRedsRuling],
      unsettled: [
        { answer: 'no', because: cite('unmi-reds#raising-tr', 'must pay it whenever it raises TR with the corporation action') },
        { answer: 'yes', because: cite('buffer-gas#answer', 'pay 16 MC to raise your TR by 1') },
      ],
    },
  ],
  otherwise: { answer: 'no', because: cite('buffer-gas#answer', 'pay 16 MC to raise your TR by 1') },
  examples: [
    {
      from: 'ours',
      tells: 'May we use Buffer Gas with several players? I have 30 MC',
      given: { bufferGasGame: 'multiplayer', mc: 30 },
      expect: no('buffer-gas#answer'),
    },
    {
      from: 'ours',
      tells: 'Standard solo with 30 MC: may I use Buffer Gas?',
      given: { bufferGasGame: 'standard', mc: 30 },
      expect: no('tr-solo-variant#buffer-gas'),
    },
    { from: 'ours', tells: 'TR Solo with 16 MC, no Turmoil', given: { bufferGasGame: 'tr', mc: 16, areRedsRuling: false }, expect: yes('buffer-gas#answer') },
    { from: 'ours', tells: 'TR Solo with 15 MC, and I am not Helion', given: { bufferGasGame: 'tr', mc: 15, helion: false }, expect: no('buffer-gas#answer') },
    {
      from: 'ours',
      tells: 'TR Solo as Helion with 10 MC and 6 heat, no Turmoil',
      given: { bufferGasGame: 'tr', mc: 10, helion: true, heat: 6, areRedsRuling: false },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'TR Solo while the Reds are ruling: I have 18 MC and am not Helion',
      given: { bufferGasGame: 'tr', mc: 18, areRedsRuling: true, helion: false },
      expect: unsettled('buffer-gas#answer', 'unmi-reds#raising-tr'),
    },
    {
      from: 'ours',
      tells: 'TR Solo while the Reds are ruling: I have 19 MC',
      given: { bufferGasGame: 'tr', mc: 19, areRedsRuling: true },
      expect: yes('buffer-gas#answer'),
    },
    { from: 'ours', tells: 'TR Solo with 16 MC, and I am not Helion', given: { bufferGasGame: 'tr', mc: 16, helion: false }, expect: needs('areRedsRuling') },
    { from: 'ours', tells: 'I have 20 MC for Buffer Gas', given: { mc: 20 }, expect: needs('bufferGasGame') },
    {
      from: 'ours',
      tells: 'TR Solo with 5 MC: may I use Buffer Gas?',
      given: { bufferGasGame: 'tr', mc: 5 },
      expect: needs('heat', 'helion', 'areRedsRuling'),
    },
    {
      from: 'ours',
      tells: 'TR Solo, and I am not Helion: may I use Buffer Gas?',
      given: { bufferGasGame: 'tr', helion: false },
      expect: needs('mc', 'areRedsRuling'),
    },
  ],
})
