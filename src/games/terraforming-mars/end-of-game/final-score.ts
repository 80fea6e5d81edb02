import { number } from '../../../rules/fact.ts'
import { answers, cite, defineAmount, needs } from '../../../rules/rule.ts'

const finalTr = number('What is your Terraform Rating at the end?', { min: 0 }, { units: ['tr', 'terraform rating'], before: ['tr', 'tr of', 'tr is'] })
const cardPoints = number(
  'How many points do your cards and corporation bring, negative ones included?',
  { min: -20 },
  {
    units: ['points on cards', 'card points', 'vp on cards', 'from cards', 'card vp', 'points from cards', 'on cards'],
    before: ['cards bring', 'points on cards'],
  },
)
const ownMilestones = number('How many milestones have you claimed?', { min: 0, max: 3 }, { units: ['milestones', 'milestone'], before: ['claimed'] })
const ownAwardPoints = number(
  'How many points do you get from awards?',
  { min: 0, max: 15 },
  { units: ['points from awards', 'award points', 'from awards'], before: ['awards'] },
)
const mapPoints = number(
  'How many points do you get on the map, for greeneries and cities?',
  { min: 0 },
  {
    units: ['points on the map', 'map points', 'from the map', 'points for cities and greeneries', 'on the map', 'for cities and greeneries', 'map score'],
    before: ['map'],
  },
)
const politicalPoints = number(
  'How many points do you get as Party Leader and Chairman?',
  { min: 0, max: 7, usual: 0 },
  { units: ['points for party leaders', 'points as chairman', 'from turmoil', 'political points'], before: ['turmoil'] },
)

export const finalScore = defineAmount({
  id: 'final-score',
  question: 'What is my final score, in victory points (VP) at the end of the game?',
  unit: 'points',
  facts: { finalTr, cardPoints, ownMilestones, ownAwardPoints, mapPoints, politicalPoints },
  sum: [
    { add: (f) => f.finalTr, because: cite('tr-at-game-end#answer', 'each TR is 1 VP, and your final TR is what all other points') },
    { add: (f) => f.cardPoints, because: cite('tr-and-vp#vp-from-cards', 'The points on project cards and corporations') },
    { add: (f) => 5 * f.ownMilestones, because: cite('milestones#points', 'it grants 5 victory points to the person who claimed it') },
    { add: (f) => f.ownAwardPoints, because: cite('tr-and-vp#vp-from-milestones-and-awards', 'The points that they earn you') },
    { add: (f) => f.mapPoints, because: cite('tr-and-vp#vp-from-the-map', 'Cities and greeneries, when the map is scored') },
    { add: (f) => f.politicalPoints, because: cite('tr-and-vp#vp-from-turmoil', 'Party Leader and Chairman positions held at the end of the game') },
  ],
  examples: [
    {
      from: 'ours',
      tells: 'TR 38, 9 points on cards, 2 milestones, 7 points from awards, 20 points on the map, and 2 points for party leaders and Chairman',
      given: { finalTr: 38, cardPoints: 9, ownMilestones: 2, ownAwardPoints: 7, mapPoints: 20, politicalPoints: 2 },
      expect: answers(
        86,
        'tr-at-game-end#answer',
        'tr-and-vp#vp-from-cards',
        'milestones#points',
        'tr-and-vp#vp-from-milestones-and-awards',
        'tr-and-vp#vp-from-the-map',
        'tr-and-vp#vp-from-turmoil',
      ),
    },
    {
      from: 'ours',
      tells: 'TR 30, -1 points on cards by a Law Suit, 0 milestones, 0 from awards, 0 from the map, 0 from Turmoil',
      given: { finalTr: 30, cardPoints: -1, ownMilestones: 0, ownAwardPoints: 0, mapPoints: 0, politicalPoints: 0 },
      expect: answers(29, 'tr-at-game-end#answer', 'tr-and-vp#vp-from-cards'),
    },
    {
      from: 'ours',
      tells: 'TR 20, 0 points on cards, 3 milestones, 15 points from awards, 0 on the map, 7 points for party leaders and Chairman',
      given: { finalTr: 20, cardPoints: 0, ownMilestones: 3, ownAwardPoints: 15, mapPoints: 0, politicalPoints: 7 },
      expect: answers(57, 'tr-at-game-end#answer', 'milestones#points', 'tr-and-vp#vp-from-milestones-and-awards', 'tr-and-vp#vp-from-turmoil'),
    },
    {
      from: 'ours',
      tells: 'TR 38, 9 points on cards, 2 milestones, 7 points from awards and 20 points on the map',
      given: { finalTr: 38, cardPoints: 9, ownMilestones: 2, ownAwardPoints: 7, mapPoints: 20 },
      expect: needs('politicalPoints'),
    },
    {
      from: 'ours',
      tells: '9 points on cards, 2 milestones, 7 points from awards, 20 points on the map, 0 from Turmoil',
      given: { cardPoints: 9, ownMilestones: 2, ownAwardPoints: 7, mapPoints: 20, politicalPoints: 0 },
      expect: needs('finalTr'),
    },
    {
      from: 'ours',
      tells: 'TR 38, 2 milestones, 7 points from awards, 20 points on the map, 0 from Turmoil',
      given: { finalTr: 38, ownMilestones: 2, ownAwardPoints: 7, mapPoints: 20, politicalPoints: 0 },
      expect: needs('cardPoints'),
    },
  ],
})
