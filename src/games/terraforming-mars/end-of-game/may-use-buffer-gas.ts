import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { heat, mc } from '../facts/resources.ts'

const bufferGasGame = choice(
  'Which game do you play?',
  { tr: 'TR Solo', standard: 'the standard solo game', multiplayer: 'a game of several players' },
  { says: { tr: ['tr solo', 'tr63', '63 tr'], standard: ['standard solo', 'venus solo'], multiplayer: ['multiplayer', 'several players', 'two players'] } },
)

export const mayUseBufferGas = defineRule({
  id: 'may-use-buffer-gas',
  question: 'May I use Buffer Gas?',
  facts: { bufferGasGame, mc, helion, heat },
  clauses: [
    { when: (f) => f.bufferGasGame === 'multiplayer', answer: 'no', because: cite('buffer-gas#answer', 'A standard project of TR Solo') },
    { when: (f) => f.bufferGasGame === 'standard', answer: 'no', because: cite('tr-solo-variant#buffer-gas', 'There is one more standard project') },
    { when: (f) => f.mc >= 16, answer: 'yes', because: cite('buffer-gas#answer', 'pay 16 MC to raise your TR by 1') },
    {
      when: [(f) => f.helion, (f) => f.mc + f.heat >= 16],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: { answer: 'no', because: cite('buffer-gas#answer', 'pay 16 MC to raise your TR by 1') },
  examples: [
    { from: 'ours', tells: 'With several players', given: { bufferGasGame: 'multiplayer', mc: 30 }, expect: no('buffer-gas#answer') },
    { from: 'ours', tells: 'In the standard solo game', given: { bufferGasGame: 'standard', mc: 30 }, expect: no('tr-solo-variant#buffer-gas') },
    { from: 'ours', tells: 'TR Solo with 16 MC', given: { bufferGasGame: 'tr', mc: 16 }, expect: yes('buffer-gas#answer') },
    { from: 'ours', tells: 'TR Solo with 15 MC', given: { bufferGasGame: 'tr', mc: 15, helion: false }, expect: no('buffer-gas#answer') },
    { from: 'ours', tells: 'Helion with 10 MC and 6 heat', given: { bufferGasGame: 'tr', mc: 10, helion: true, heat: 6 }, expect: yes('helion#any-cost') },
    { from: 'ours', tells: 'I have 20 MC', given: { mc: 20 }, expect: needs('bufferGasGame') },
    { from: 'ours', tells: 'TR Solo with 5 MC, and nothing said of Helion', given: { bufferGasGame: 'tr', mc: 5 }, expect: needs('heat', 'helion') },
    { from: 'ours', tells: 'TR Solo', given: { bufferGasGame: 'tr', helion: false }, expect: needs('mc') },
  ],
})
