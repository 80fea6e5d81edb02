import { choice, number, yesNo } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs, unsettled } from '../../../rules/rule.ts'
import { helion } from '../facts/corporations.ts'
import { isColoniesInUse } from '../facts/parts.ts'
import { heat, mc } from '../facts/resources.ts'

const PRICE = { aquifer: 18, asteroid: 14, greenery: 23, city: 25, 'air-scrapping': 15, 'power-plant': 0, 'build-colony': 0, 'sell-patents': 0 } as const

const wantedProject = choice(
  'Which standard project do you want to use?',
  {
    'sell-patents': 'Sell Patents',
    'power-plant': 'Power Plant',
    asteroid: 'Asteroid',
    aquifer: 'Aquifer',
    greenery: 'Greenery',
    city: 'City',
    'air-scrapping': 'Air Scrapping',
    'build-colony': 'Build Colony',
  },
  {
    says: {
      'sell-patents': ['sell patents', 'selling patents', 'sell cards'],
      'power-plant': ['power plant', 'power plant standard project', 'power plant project'],
      asteroid: ['asteroid', 'asteroid standard project', 'asteroid project', 'standard project asteroid'],
      aquifer: ['aquifer', 'ocean standard project', 'aquifer project', 'aquifer standard project', 'standard project aquifer'],
      greenery: ['greenery', 'greenery standard project', 'greenery project', 'standard project greenery'],
      city: ['city', 'city standard project', 'standard project city', 'city project'],
      'air-scrapping': ['air scrapping'],
      'build-colony': ['build colony', 'build a colony'],
    },
  },
)
const hasTilePlace = yesNo(
  'Is there a legal place for its city or greenery?',
  ['legal place', 'a legal place', 'legal spot', 'free spot', 'there is a place'],
  {
    no: ['no legal place', 'no legal spot', 'nowhere to place', 'board is full'],
    usual: true,
  },
)
const isProjectMaxed = yesNo(
  'Is its parameter at its maximum, or are no oceans left?',
  [
    'maxed',
    'at maximum',
    'no oceans left',
    'is maxed',
    'maxed out',
    'is full',
    'at the top',
    'all oceans are out',
    'all oceans are placed',
    'all 9 oceans',
    'all 9 oceans are out',
    'all 9 oceans are placed',
    'no ocean tiles left',
    'no more oceans',
  ],
  {
    no: ['not maxed', 'oceans left'],
    usual: false,
  },
)
const cardsInHand = number('How many cards do you have in hand?', { min: 0 }, { units: ['cards in hand', 'cards', 'card'], before: ['i have', 'hand of'] })

// Who asks for Air Scrapping nearly always has the board in front of them.
const hasVenusBoard = yesNo('Is the Venus board on the table?', ['with venus', 'with venus next', 'venus board'], {
  no: ['without venus', 'without venus next', 'no venus board', 'not playing venus'],
  usual: true,
})

interface Purse {
  readonly wantedProject: keyof typeof PRICE
  readonly mc: number
  readonly heat: number
}

const isShort = (f: Pick<Purse, 'wantedProject' | 'mc'>): boolean => f.mc < PRICE[f.wantedProject]
const isShortWithHeat = (f: Purse): boolean => f.mc + f.heat < PRICE[f.wantedProject]

export const mayUseStandardProject = defineChoice({
  id: 'may-use-standard-project',
  question: 'May I use (do, pay for) this standard project as an action, perhaps to stall, while the Reds do not rule?',
  facts: { wantedProject, mc, helion, heat, hasTilePlace, isProjectMaxed, cardsInHand, hasVenusBoard, isColoniesInUse },
  answers: { yes: 'Yes', idle: 'Yes, but you get nothing for it', no: 'No' },
  clauses: [
    {
      when: [(f) => f.wantedProject === 'air-scrapping', (f) => !f.hasVenusBoard],
      answer: 'no',
      because: cite('standard-projects#air-scrapping', 'Air Scrapping is on the Venus board'),
    },
    {
      when: [(f) => f.wantedProject === 'build-colony', (f) => !f.isColoniesInUse],
      answer: 'no',
      because: cite('standard-projects#build-colony', 'Build Colony comes with Colonies'),
    },
    {
      when: [(f) => f.wantedProject === 'sell-patents', (f) => f.cardsInHand === 0],
      answer: 'no',
      because: cite('sell-patents#answer', 'You sell 1 or more cards for 1 MC each'),
    },
    { when: (f) => f.wantedProject === 'sell-patents', answer: 'yes', because: cite('sell-patents#number', 'Any number of cards can be sold in one action') },
    {
      when: (f) => f.wantedProject === 'power-plant' || f.wantedProject === 'build-colony',
      unsettled: [{ answer: null, because: cite('conflict:standard-project-prices#no-price', 'Power Plant and Build Colony appear by name only') }],
    },
    {
      when: [(f) => f.wantedProject === 'city', (f) => !f.hasTilePlace],
      answer: 'no',
      because: cite('city-standard-project#place', 'You must be able to place the city'),
    },
    {
      when: [(f) => f.wantedProject === 'greenery', (f) => !f.hasTilePlace],
      answer: 'no',
      because: cite('standard-project-complete#greenery', 'the Greenery standard project cannot be performed'),
    },
    {
      when: [(f) => isShort(f), (f) => !(f.helion && !isShortWithHeat(f))],
      answer: 'no',
      because: cite('standard-project-costs#answer', 'Aquifer 18 MC, Asteroid 14 MC, Greenery 23 MC, City 25 MC'),
    },
    {
      when: [(f) => f.wantedProject === 'aquifer' || f.wantedProject === 'asteroid' || f.wantedProject === 'air-scrapping', (f) => f.isProjectMaxed],
      answer: 'idle',
      because: cite('standard-project-at-maximum#answer', 'Aquifer, Asteroid and Air Scrapping, but you get nothing for it'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('standard-project-limit#answer', 'Any player, any number of times') },
  examples: [
    {
      from: 'ours',
      tells: 'I have 25 MC and a legal place: may I use the City standard project?',
      given: { wantedProject: 'city', mc: 25, hasTilePlace: true },
      expect: answers('yes', 'standard-project-limit#answer'),
    },
    {
      from: 'ours',
      tells: 'City standard project with 24 MC and a legal place, and I am not Helion',
      given: { wantedProject: 'city', mc: 24, helion: false, hasTilePlace: true },
      expect: answers('no', 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'I have 22 MC, not Helion, and would get 3 back for the City by Standard Technology. There is a legal place: may I?',
      given: { wantedProject: 'city', mc: 22, helion: false, hasTilePlace: true },
      expect: answers('no', 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'No oceans left: may I use Aquifer with 17 MC to stall? Not Helion',
      given: { wantedProject: 'aquifer', mc: 17, helion: false, isProjectMaxed: true },
      expect: answers('no', 'standard-project-costs#answer'),
    },
    {
      from: 'standard-project-complete#city',
      tells: 'I have 40 MC but no legal place for a city: may I use the City project just for the production?',
      given: { wantedProject: 'city', mc: 40, hasTilePlace: false },
      expect: answers('no', 'city-standard-project#place'),
    },
    {
      from: 'ours',
      tells: 'Greenery standard project with 40 MC, but nowhere to place it',
      given: { wantedProject: 'greenery', mc: 40, hasTilePlace: false },
      expect: answers('no', 'standard-project-complete#greenery'),
    },
    {
      from: 'standard-project-at-maximum#aquifer',
      tells: 'May I pay for Aquifer with 18 MC when no oceans left?',
      given: { wantedProject: 'aquifer', mc: 18, isProjectMaxed: true },
      expect: answers('idle', 'standard-project-at-maximum#answer'),
    },
    {
      from: 'standard-project-at-maximum#asteroid',
      tells: 'I have 14 MC: the Asteroid project when temperature is maxed?',
      given: { wantedProject: 'asteroid', mc: 14, isProjectMaxed: true },
      expect: answers('idle', 'standard-project-at-maximum#answer'),
    },
    {
      from: 'standard-project-at-maximum#air-scrapping',
      tells: 'Air Scrapping with 15 MC when Venus is maxed; the Venus board is in play',
      given: { wantedProject: 'air-scrapping', mc: 15, isProjectMaxed: true, hasVenusBoard: true },
      expect: answers('idle', 'standard-project-at-maximum#answer'),
    },
    {
      from: 'ours',
      tells: 'Greenery project with 23 MC and a legal place, though oxygen is maxed',
      given: { wantedProject: 'greenery', mc: 23, hasTilePlace: true, isProjectMaxed: true },
      expect: answers('yes', 'standard-project-limit#answer'),
    },
    {
      from: 'helion#any-cost',
      tells: 'I am Helion with 10 MC and 8 heat: Aquifer? There are oceans left',
      given: { wantedProject: 'aquifer', mc: 10, helion: true, heat: 8, isProjectMaxed: false },
      expect: answers('yes', 'standard-project-limit#answer'),
    },
    {
      from: 'ours',
      tells: 'Not Helion: 10 MC and 20 heat for the Aquifer',
      given: { wantedProject: 'aquifer', mc: 10, helion: false, heat: 20 },
      expect: answers('no', 'standard-project-costs#answer'),
    },
    {
      from: 'ours',
      tells: 'Can I use Air Scrapping with 30 MC without Venus Next?',
      given: { wantedProject: 'air-scrapping', mc: 30, hasVenusBoard: false },
      expect: answers('no', 'standard-projects#air-scrapping'),
    },
    {
      from: 'ours',
      tells: 'Build Colony with 30 MC, without Colonies',
      given: { wantedProject: 'build-colony', mc: 30, isColoniesInUse: false },
      expect: answers('no', 'standard-projects#build-colony'),
    },
    {
      from: 'ours',
      tells: 'May I use the Power Plant project with 11 MC?',
      given: { wantedProject: 'power-plant', mc: 11 },
      expect: unsettled('conflict:standard-project-prices#no-price'),
    },
    {
      from: 'sell-patents#twelve-cards',
      tells: 'Sell Patents with 12 cards in hand',
      given: { wantedProject: 'sell-patents', cardsInHand: 12 },
      expect: answers('yes', 'sell-patents#number'),
    },
    {
      from: 'sell-patents#stalling',
      tells: 'May I sell patents with just 1 card in hand, to stall?',
      given: { wantedProject: 'sell-patents', cardsInHand: 1 },
      expect: answers('yes', 'sell-patents#number'),
    },
    {
      from: 'ours',
      tells: 'Sell patents with 0 cards in hand? All my cards are on Self-Replicating Robots',
      given: { wantedProject: 'sell-patents', cardsInHand: 0 },
      expect: answers('no', 'sell-patents#answer'),
    },
    { from: 'ours', tells: 'May I use the City project with 30 MC?', given: { wantedProject: 'city', mc: 30 }, expect: needs('hasTilePlace') },
    { from: 'ours', tells: 'Aquifer with 20 MC?', given: { wantedProject: 'aquifer', mc: 20 }, expect: needs('isProjectMaxed') },
    {
      from: 'ours',
      tells: 'Aquifer with 12 MC, oceans left',
      given: { wantedProject: 'aquifer', mc: 12, isProjectMaxed: false },
      expect: needs('heat', 'helion'),
    },
    {
      from: 'ours',
      tells: 'Asteroid project, not maxed, not Helion',
      given: { wantedProject: 'asteroid', helion: false, isProjectMaxed: false },
      expect: needs('mc'),
    },
    {
      from: 'ours',
      tells: 'Air Scrapping with 15 MC, not maxed',
      given: { wantedProject: 'air-scrapping', mc: 15, isProjectMaxed: false },
      expect: needs('hasVenusBoard'),
    },
    { from: 'ours', tells: 'May I use Build Colony?', given: { wantedProject: 'build-colony' }, expect: needs('isColoniesInUse') },
    { from: 'ours', tells: 'May I use Sell Patents?', given: { wantedProject: 'sell-patents' }, expect: needs('cardsInHand') },
    {
      from: 'ours',
      tells: 'Which project with 20 MC? Not Helion, a legal place, not maxed, 3 cards in hand, with Venus, with Colonies',
      given: { mc: 20, helion: false, hasTilePlace: true, isProjectMaxed: false, cardsInHand: 3, hasVenusBoard: true, isColoniesInUse: true },
      expect: needs('wantedProject'),
    },
  ],
})
