import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { buyer, helion } from '../facts/corporations.ts'
import { heatToPay, mc } from '../facts/resources.ts'

const PRICE = { polyphemos: 5, terralabs: 1, beginner: 3, other: 3 }

const wishForShown = choice(
  'What do you want to do with the card?',
  { keep: 'buy and keep it', look: 'use the action and only look at it' },
  {
    says: {
      keep: ['keep', 'keep it', 'keep the card', 'buy', 'buy it', 'buy the card', 'take it into hand', 'afford it'],
      look: [
        'look at it',
        'look at the card',
        'look at the top card',
        'only look',
        'just look',
        'still look',
        'just to look',
        'look and discard',
        'throw it away',
        'discard it',
        'use the action anyway',
        'use it anyway',
        'still use the action',
        'use the action',
        'use its action',
        'still use',
        'peek',
      ],
    },
    usual: 'keep',
  },
)

export const mayBuyShownCard = defineRule({
  id: 'may-buy-shown-card',
  question: "May I keep the card that Business Network or Inventor's Guild shows me, or at least look at it, with little money?",
  facts: { wishForShown, buyer, mc, helion, heat: heatToPay },
  clauses: [
    {
      when: (f) => f.wishForShown === 'look',
      answer: 'yes',
      because: [
        cite('business-network#too-little-money', 'You may perform the action of Business Network even without the 3 MC'),
        cite('inventors-guild#too-little-money', "You may perform the action of Inventor's Guild even without the 3 MC"),
      ],
    },
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
      tells: 'I have 0 MC. May I use the action of Business Network anyway, just to look and discard?',
      given: { wishForShown: 'look', mc: 0 },
      expect: yes('business-network#too-little-money', 'inventors-guild#too-little-money'),
    },
    {
      from: 'ours',
      tells: 'I have 2 MC for the card of Business Network, any other corporation, not Helion.',
      given: { buyer: 'other', mc: 2, helion: false },
      expect: needs('wishForShown'),
    },
    {
      from: 'business-network#too-little-money',
      tells: 'Business Network shows me a card to buy and I have only 2 MC. Any other corporation, not Helion.',
      given: { wishForShown: 'keep', buyer: 'other', mc: 2, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    {
      from: 'business-network#price',
      tells: "Inventor's Guild shows a card that I want to keep, I have 3 MC with any other corporation.",
      given: { wishForShown: 'keep', buyer: 'other', mc: 3 },
      expect: yes('business-network#price', 'inventors-guild#price'),
    },
    {
      from: 'business-network#polyphemos',
      tells: 'Polyphemos with 4 MC, not Helion: may I keep the card of Business Network?',
      given: { wishForShown: 'keep', buyer: 'polyphemos', mc: 4, helion: false },
      expect: no('business-network#discard', 'inventors-guild#discard'),
    },
    {
      from: 'inventors-guild#polyphemos',
      tells: "Polyphemos with 5 MC: may I keep the card of Inventor's Guild?",
      given: { wishForShown: 'keep', buyer: 'polyphemos', mc: 5 },
      expect: yes('business-network#polyphemos', 'inventors-guild#polyphemos'),
    },
    {
      from: 'inventors-guild#terralabs',
      tells: 'Terralabs with 1 MC uses Business Network: may I keep the card?',
      given: { wishForShown: 'keep', buyer: 'terralabs', mc: 1 },
      expect: yes('business-network#terralabs', 'inventors-guild#terralabs'),
    },
    {
      from: 'ours',
      tells: 'I have 5 MC: may I keep the card that Business Network shows me?',
      given: { wishForShown: 'keep', mc: 5 },
      expect: yes('business-network#price', 'inventors-guild#price'),
    },
    {
      from: 'ours',
      tells: 'May I buy the card it shows? Helion with 1 MC and 2 heat, none of the special corporations besides.',
      given: { wishForShown: 'keep', buyer: 'other', mc: 1, helion: true, heat: 2 },
      expect: yes('helion#any-cost'),
    },
    {
      from: 'ours',
      tells: 'I have 4 MC and am not Helion. May I keep the card?',
      given: { wishForShown: 'keep', mc: 4, helion: false },
      expect: needs('buyer'),
    },
    {
      from: 'ours',
      tells: 'With Merger I am Helion and Polyphemos and have 0 MC. May I keep the card of Business Network?',
      given: { wishForShown: 'keep', buyer: 'polyphemos', mc: 0, helion: true },
      expect: needs('heat'),
    },
    {
      from: 'ours',
      tells: 'I have 1 MC and 5 heat, any other corporation. May I keep the card?',
      given: { wishForShown: 'keep', buyer: 'other', mc: 1, heat: 5 },
      expect: needs('helion'),
    },
    {
      from: 'ours',
      tells: 'Any other corporation, not Helion: may I keep the card shown?',
      given: { wishForShown: 'keep', buyer: 'other', helion: false },
      expect: needs('mc'),
    },
  ],
})
