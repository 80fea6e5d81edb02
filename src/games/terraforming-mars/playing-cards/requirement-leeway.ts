import { answers, cite, defineAmount, needs, unsettled } from '../../../rules/rule.ts'
import { adaptationTechnology, byEcologyExperts, requiredParameter, specialDesignNext } from '../facts/cards.ts'
import { inventrix, morningStar } from '../facts/corporations.ts'

interface Effects {
  readonly adaptationTechnology: boolean
  readonly specialDesignNext: boolean
}

/** Steps by the two cards that every player can have: 2 each. */
const stepsByCards = (f: Effects): number => (f.adaptationTechnology ? 2 : 0) + (f.specialDesignNext ? 2 : 0)

export const requirementLeeway = defineAmount({
  id: 'requirement-leeway',
  question: 'By how many steps may I miss a global requirement, be off or short of it, before I play the card?',
  unit: 'steps',
  facts: { requiredParameter, inventrix, morningStar, adaptationTechnology, specialDesignNext, byEcologyExperts },
  refusals: { ignored: 'it is ignored altogether' },
  clauses: [
    {
      when: [
        (f) => !f.byEcologyExperts,
        (f) => !f.inventrix,
        (f) => !f.adaptationTechnology,
        (f) => !f.specialDesignNext,
        (f) => !(f.morningStar && f.requiredParameter === 'venus'),
      ],
      answer: 0,
      because: cite('card-requirements#mandatory', 'Any requirement must be met, or the card cannot be played'),
    },
    { when: (f) => f.byEcologyExperts, answer: 'ignored', because: cite('ecology-experts#answer', 'Only global requirements, but all 4 of them') },
    {
      when: [(f) => f.inventrix, (f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => stepsByCards(f) === 0],
      unsettled: [
        { answer: 4, because: cite('conflict:inventrix-with-morning-star#added-up', 'both corporations could make it 4 steps of Venus') },
        { answer: 2, because: cite('conflict:inventrix-with-morning-star#not-listed', 'stacks only with Adaptation Technology and Special Design') },
      ],
    },
    {
      when: [(f) => f.inventrix, (f) => f.morningStar, (f) => f.requiredParameter === 'venus', (f) => stepsByCards(f) === 2],
      unsettled: [
        { answer: 6, because: cite('conflict:inventrix-with-morning-star#added-up', 'both corporations could make it 4 steps of Venus') },
        { answer: 4, because: cite('conflict:inventrix-with-morning-star#not-listed', 'stacks only with Adaptation Technology and Special Design') },
      ],
    },
    {
      when: [(f) => f.inventrix, (f) => f.morningStar, (f) => f.requiredParameter === 'venus'],
      unsettled: [
        { answer: 8, because: cite('conflict:inventrix-with-morning-star#added-up', 'up to 8 with Adaptation Technology and Special Design') },
        { answer: 6, because: cite('conflict:inventrix-with-morning-star#not-listed', 'stacks only with Adaptation Technology and Special Design') },
      ],
    },
  ],
  sum: [
    { add: (f) => (f.inventrix ? 2 : 0), because: cite('inventrix#leeway', 'requirements for ocean tiles, temperature, oxygen and Venus are +2 or −2 steps') },
    {
      add: (f) => (f.morningStar && f.requiredParameter === 'venus' ? 2 : 0),
      because: cite('morning-star-inc#leeway', 'Your Venus requirements are +2 or −2 steps'),
    },
    { add: (f) => (f.adaptationTechnology ? 2 : 0), because: cite('adaptation-technology#answer', 'By 2 steps above or below, for every global parameter') },
    {
      add: (f) => (f.specialDesignNext ? 2 : 0),
      because: cite('special-design#answer', 'for every global parameter, but only for your next card in this generation'),
    },
  ],
  examples: [
    {
      from: 'cumulative-effects#global-requirements',
      tells: 'How many steps may I miss a requirement by as Inventrix with Adaptation Technology and nothing else of the kind?',
      given: { inventrix: true, morningStar: false, adaptationTechnology: true, specialDesignNext: false, byEcologyExperts: false },
      expect: answers(4, 'inventrix#leeway', 'adaptation-technology#answer'),
    },
    {
      from: 'inventrix#both-effects',
      tells: 'How many steps of leeway for oceans: Inventrix with Adaptation Technology, and Special Design just played?',
      given: { requiredParameter: 'oceans', inventrix: true, adaptationTechnology: true, specialDesignNext: true, byEcologyExperts: false },
      expect: answers(6, 'inventrix#leeway', 'adaptation-technology#answer', 'special-design#answer'),
    },
    {
      from: 'morning-star-inc#both-effects',
      tells: 'I am Morning Star Inc. with Adaptation Technology, Special Design just played, and want Maxwell Base',
      given: { card: 'maxwell-base', inventrix: false, morningStar: true, adaptationTechnology: true, specialDesignNext: true, byEcologyExperts: false },
      expect: answers(6, 'morning-star-inc#leeway', 'adaptation-technology#answer', 'special-design#answer'),
    },
    {
      from: 'ours',
      tells: 'How many steps too early may Morning Star Inc. play Ants, with no other effect?',
      given: { card: 'ants', inventrix: false, morningStar: true, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: answers(0, 'card-requirements#mandatory'),
    },
    {
      from: 'ours',
      tells: 'By Merger I am Inventrix and Morning Star Inc.; the card asks for Venus and I have nothing else',
      given: { requiredParameter: 'venus', inventrix: true, morningStar: true, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: unsettled('conflict:inventrix-with-morning-star#added-up', 'conflict:inventrix-with-morning-star#not-listed'),
    },
    {
      from: 'ours',
      tells: 'Inventrix and Morning Star Inc. with Special Design just played, for a Venus requirement',
      given: { requiredParameter: 'venus', inventrix: true, morningStar: true, adaptationTechnology: false, specialDesignNext: true, byEcologyExperts: false },
      expect: unsettled('conflict:inventrix-with-morning-star#added-up', 'conflict:inventrix-with-morning-star#not-listed'),
    },
    {
      from: 'ours',
      tells: 'Inventrix and Morning Star Inc. with Adaptation Technology and Special Design, for a Venus requirement',
      given: { requiredParameter: 'venus', inventrix: true, morningStar: true, adaptationTechnology: true, specialDesignNext: true, byEcologyExperts: false },
      expect: unsettled('conflict:inventrix-with-morning-star#added-up', 'conflict:inventrix-with-morning-star#not-listed'),
    },
    {
      from: 'ecology-experts#global',
      tells: 'How far may I miss the requirement when I play the card with Ecology Experts?',
      given: { byEcologyExperts: true },
      expect: answers('ignored', 'ecology-experts#answer'),
    },
    {
      from: 'ours',
      tells: 'By Merger I am Inventrix and Morning Star Inc., without any card that helps',
      given: { inventrix: true, morningStar: true, adaptationTechnology: false, specialDesignNext: false, byEcologyExperts: false },
      expect: needs('requiredParameter'),
    },
    {
      from: 'ours',
      tells: 'Inventrix and Morning Star Inc. in one hand, Adaptation Technology out, and the card asks for oxygen: not 8 steps but 4',
      given: { requiredParameter: 'oxygen', inventrix: true, morningStar: true, adaptationTechnology: true, specialDesignNext: false, byEcologyExperts: false },
      expect: answers(4, 'inventrix#leeway', 'adaptation-technology#answer'),
    },
    {
      from: 'special-design#temperature',
      tells: 'How many steps does Special Design alone give me for temperature?',
      given: { requiredParameter: 'temperature', inventrix: false, adaptationTechnology: false, specialDesignNext: true, byEcologyExperts: false },
      expect: answers(2, 'special-design#answer'),
    },
  ],
})
