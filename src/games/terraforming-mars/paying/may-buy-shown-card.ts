import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { buyer, helion } from '../facts/corporations.ts'
import { heatToPay, mc } from '../facts/resources.ts'

const PRICE = { polyphemos: 5, terralabs: 1, beginner: 3, other: 3 }

export const mayBuyShownCard = defineRule({
  id: 'may-buy-shown-card',
  question: "May I keep the card that Business Network or Inventor's Guild shows me?",
  facts: { buyer, mc, helion, heat: heatToPay },
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
      tells: 'Business Network shows me a card and I have only 2 MC. Any other corporation, not Helion.',
      given: { buyer: 'other', mc: 2, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    {
      from: 'business-network#price',
      tells: "Inventor's Guild shows a card, I have 3 MC with any other corporation.",
      given: { buyer: 'other', mc: 3 },
      expect: yes('business-network#price', 'inventors-guild#price'),
    },
    {
      from: 'business-network#polyphemos',
      tells: 'Polyphemos with 4 MC, not Helion: may I keep the card of Business Network?',
      given: { buyer: 'polyphemos', mc: 4, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    {
      from: 'inventors-guild#polyphemos',
      tells: "Polyphemos with 5 MC: may I keep the card of Inventor's Guild?",
      given: { buyer: 'polyphemos', mc: 5 },
      expect: yes('business-network#polyphemos', 'inventors-guild#polyphemos'),
    },
    {
      from: 'inventors-guild#terralabs',
      tells: 'Terralabs with 1 MC uses Business Network: may I keep the card?',
      given: { buyer: 'terralabs', mc: 1 },
      expect: yes('business-network#terralabs', 'inventors-guild#terralabs'),
    },
    {
      from: 'ours',
      tells: 'I have 5 MC: may I keep the card that Business Network shows me?',
      given: { mc: 5 },
      expect: yes('business-network#price', 'inventors-guild#price'),
    },
    {
      from: 'ours',
      tells: 'Helion with 1 MC and 2 heat, none of the special corporations besides.',
      given: { buyer: 'other', mc: 1, helion: true, heat: 2 },
      expect: yes('helion#any-cost'),
    },
    { from: 'ours', tells: 'I have 4 MC and am not Helion. May I keep the card?', given: { mc: 4, helion: false }, expect: needs('buyer') },
    {
      from: 'ours',
      tells: 'With Merger I am Helion and Polyphemos and have 0 MC. May I keep the card of Business Network?',
      given: { buyer: 'polyphemos', mc: 0, helion: true },
      expect: needs('heat'),
    },
    {
      from: 'ours',
      tells: 'I have 1 MC and 5 heat, any other corporation. May I keep the card?',
      given: { buyer: 'other', mc: 1, heat: 5 },
      expect: needs('helion'),
    },
    { from: 'ours', tells: 'Any other corporation, not Helion: may I keep the card shown?', given: { buyer: 'other', helion: false }, expect: needs('mc') },
  ],
})
