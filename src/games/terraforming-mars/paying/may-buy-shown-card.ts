import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { buyer, helion } from '../facts/corporations.ts'
import { heat, mc } from '../facts/resources.ts'

const PRICE = { polyphemos: 5, terralabs: 1, beginner: 3, other: 3 }

export const mayBuyShownCard = defineRule({
  id: 'may-buy-shown-card',
  question: "May I keep the card that Business Network or Inventor's Guild shows me?",
  facts: { buyer, mc, helion, heat },
  clauses: [
    {
      when: [(f) => f.buyer === 'polyphemos', (f) => f.mc >= 5],
      answer: 'yes',
      because: [
        cite('business-network#polyphemos', 'you must pay 5 MC rather than 3 MC if you choose'),
        cite('inventors-guild#polyphemos', 'you must pay 5 MC rather than 3 MC if you choose'),
      ],
    },
    {
      when: [(f) => f.buyer === 'terralabs', (f) => f.mc >= 1],
      answer: 'yes',
      because: [
        cite('business-network#terralabs', 'you must pay 1 MC rather than 3 MC if you choose'),
        cite('inventors-guild#terralabs', 'you must pay 1 MC rather than 3 MC if you choose'),
      ],
    },
    {
      when: (f) => f.mc >= PRICE[f.buyer],
      answer: 'yes',
      because: [
        cite('business-network#price', 'To buy the card that you draw takes 3 MC'),
        cite('inventors-guild#price', 'To buy the card that you draw takes 3 MC'),
      ],
    },
    {
      when: [(f) => f.helion, (f) => f.mc + f.heat >= PRICE[f.buyer]],
      answer: 'yes',
      because: cite('helion#any-cost', 'Whatever the cost, heat can be used as MC to pay it'),
    },
  ],
  otherwise: {
    answer: 'no',
    because: [
      cite('business-network#discard', 'you must discard the card after drawing it and looking at it'),
      cite('inventors-guild#discard', 'you must discard the card after drawing it and looking at it'),
    ],
  },
  examples: [
    {
      from: 'business-network#too-little-money',
      tells: 'Business Network with 2 MC',
      given: { buyer: 'other', mc: 2, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    { from: 'business-network#price', tells: 'With 3 MC', given: { buyer: 'other', mc: 3 }, expect: yes('business-network#price', 'inventors-guild#price') },
    {
      from: 'business-network#polyphemos',
      tells: 'Polyphemos with 4 MC',
      given: { buyer: 'polyphemos', mc: 4, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    {
      from: 'inventors-guild#polyphemos',
      tells: 'Polyphemos with 5 MC',
      given: { buyer: 'polyphemos', mc: 5 },
      expect: yes('business-network#polyphemos', 'inventors-guild#polyphemos'),
    },
    {
      from: 'inventors-guild#terralabs',
      tells: 'Terralabs with 1 MC',
      given: { buyer: 'terralabs', mc: 1 },
      expect: yes('business-network#terralabs', 'inventors-guild#terralabs'),
    },
    { from: 'ours', tells: 'Helion with 1 MC and 2 heat', given: { buyer: 'other', mc: 1, helion: true, heat: 2 }, expect: yes('helion#any-cost') },
    { from: 'ours', tells: 'With 4 MC', given: { mc: 4, helion: false }, expect: needs('buyer') },
    { from: 'ours', tells: 'Helion with Polyphemos, through Merger, and no MC', given: { buyer: 'polyphemos', mc: 0, helion: true }, expect: needs('heat') },
    { from: 'ours', tells: 'With 1 MC and 5 heat', given: { buyer: 'other', mc: 1, heat: 5 }, expect: needs('helion') },
    { from: 'ours', tells: 'Nobody counted the money', given: { buyer: 'other', helion: false }, expect: needs('mc') },
  ],
})
