import { choice } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { lowestOfSix, ownProduction, producedResource } from '../facts/production.ts'

const productionCorporation = choice(
  'Which corporation is yours?',
  { 'robinson-industries': 'Robinson Industries (raise a production)', 'utopia-invest': 'Utopia Invest (lower a production)' },
  { says: { 'robinson-industries': ['robinson industries', 'robinson'], 'utopia-invest': ['utopia invest', 'utopia'] } },
)
/** "Her heat production", with each of the productions. */
const ofOthers = ['mc', 'steel', 'titanium', 'plant', 'energy', 'heat'].flatMap((resource) =>
  ["opponent's", "another player's", 'her', 'his'].map((whose) => `${whose} ${resource} production`),
)

const productionOwner = choice(
  'Whose production?',
  { mine: 'your own', other: "another player's" },
  {
    says: {
      mine: ['my production', 'my own', 'mine'],
      other: [
        ...ofOthers,
        "opponent's production",
        "somebody else's production",
        "someone else's production",
        "another player's production",
        'her production',
        'his production',
      ],
    },
    usual: 'mine',
  },
)

export const mayCorporationChangeProduction = defineRule({
  id: 'may-corporation-change-production',
  question: 'May I choose this production for the action of Robinson Industries or Utopia Invest?',
  facts: { productionCorporation, productionOwner, producedResource, ownProduction, lowestOfSix },
  never: [
    { when: (f) => f.ownProduction < f.lowestOfSix, because: 'No production is lower than the lowest.' },
    { when: (f) => f.producedResource !== 'mc' && f.ownProduction < 0, because: 'Only MC production goes below 0.' },
    { when: (f) => f.producedResource === 'mc' && f.lowestOfSix < 0 && f.ownProduction !== f.lowestOfSix, because: 'Only MC production goes below 0.' },
  ],
  clauses: [
    {
      when: (f) => f.productionOwner === 'other',
      answer: 'no',
      because: [
        cite('utopia-invest#answer', "Your own production of any one standard resource, not an opponent's"),
        cite('robinson-industries#lowest', 'raises one production by one step, and that must be your lowest'),
      ],
    },
    {
      when: [(f) => f.productionCorporation === 'utopia-invest', (f) => f.producedResource === 'mc'],
      answer: (f) => (f.ownProduction > -5 ? 'yes' : 'no'),
      because: cite('utopia-invest#mc', 'your MC production can go below 0, but no lower than −5'),
    },
    {
      when: (f) => f.productionCorporation === 'utopia-invest',
      answer: (f) => (f.ownProduction >= 1 ? 'yes' : 'no'),
      because: cite('utopia-invest#other-resources', 'you must have at least 1 production of that resource to reduce it'),
    },
    {
      when: [(f) => f.lowestOfSix < 0, (f) => f.producedResource !== 'mc'],
      answer: 'no',
      because: cite('robinson-industries#negative-mc', 'If your MC production is negative, you must raise it rather than another'),
    },
    {
      when: (f) => f.ownProduction > f.lowestOfSix,
      answer: 'no',
      because: cite('robinson-industries#lowest', 'raises one production by one step, and that must be your lowest'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('robinson-industries#answer', 'Your lowest; if several are tied for lowest, any of those') },
  examples: [
    {
      from: 'robinson-industries#tied',
      tells: 'As Robinson I want to raise my own titanium production; it is at 0, tied with plants, and the lowest is 0',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'titanium', ownProduction: 0, lowestOfSix: 0 },
      expect: yes('robinson-industries#answer'),
    },
    {
      from: 'robinson-industries#lowest',
      tells: 'As Robinson may I raise my own steel production, which is at 1, when the lowest is 0?',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'steel', ownProduction: 1, lowestOfSix: 0 },
      expect: no('robinson-industries#lowest'),
    },
    {
      from: 'robinson-industries#negative-mc',
      tells: 'Robinson: my own plant production is at 0, but the lowest is MC at −2',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'plants', ownProduction: 0, lowestOfSix: -2 },
      expect: no('robinson-industries#negative-mc'),
    },
    {
      from: 'ours',
      tells: 'Robinson: my own MC production is at −2, and that is the lowest, −2',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'mc', ownProduction: -2, lowestOfSix: -2 },
      expect: yes('robinson-industries#answer'),
    },
    {
      from: 'utopia-invest#mc',
      tells: 'Utopia Invest: may I lower my own MC production, now at −4?',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', producedResource: 'mc', ownProduction: -4 },
      expect: yes('utopia-invest#mc'),
    },
    {
      from: 'ours',
      tells: 'Utopia Invest: my own MC production is at −5',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', producedResource: 'mc', ownProduction: -5 },
      expect: no('utopia-invest#mc'),
    },
    {
      from: 'utopia-invest#other-resources',
      tells: 'Utopia Invest: my own heat production is at 0',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', producedResource: 'heat', ownProduction: 0 },
      expect: no('utopia-invest#other-resources'),
    },
    {
      from: 'ours',
      tells: 'Utopia Invest: my own heat production is at 1',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', producedResource: 'heat', ownProduction: 1 },
      expect: yes('utopia-invest#other-resources'),
    },
    {
      from: 'utopia-invest#answer',
      tells: "May Utopia Invest lower an opponent's production?",
      given: { productionCorporation: 'utopia-invest', productionOwner: 'other' },
      expect: no('utopia-invest#answer', 'robinson-industries#lowest'),
    },
    {
      from: 'ours',
      tells: 'Robinson: my own MC production is at 0, tied with four others, and the lowest is 0',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'mc', ownProduction: 0, lowestOfSix: 0 },
      expect: yes('robinson-industries#answer'),
    },
    {
      from: 'ours',
      tells: 'Robinson wants to raise heat while the lowest is −1',
      given: { productionCorporation: 'robinson-industries', producedResource: 'heat', lowestOfSix: -1, productionOwner: 'mine' },
      expect: no('robinson-industries#negative-mc'),
    },
    {
      from: 'ours',
      tells: 'Utopia Invest: a production of my own is at 0',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', ownProduction: 0 },
      expect: needs('producedResource'),
    },
    {
      from: 'ours',
      tells: 'Robinson and my own steel production at 0',
      given: { productionCorporation: 'robinson-industries', productionOwner: 'mine', producedResource: 'steel', ownProduction: 0 },
      expect: needs('lowestOfSix'),
    },
    {
      from: 'ours',
      tells: 'Utopia Invest lowers my own heat production',
      given: { productionCorporation: 'utopia-invest', productionOwner: 'mine', producedResource: 'heat' },
      expect: needs('ownProduction'),
    },
    {
      from: 'ours',
      tells: 'Utopia Invest lowers heat production that is at 1',
      given: { productionCorporation: 'utopia-invest', producedResource: 'heat', ownProduction: 1 },
      expect: needs('productionOwner'),
    },
    {
      from: 'ours',
      tells: 'My own heat production is at 0 and the lowest is 0',
      given: { productionOwner: 'mine', producedResource: 'heat', ownProduction: 0, lowestOfSix: 0 },
      expect: needs('productionCorporation'),
    },
  ],
})
