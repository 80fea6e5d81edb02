import { number, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, yes } from '../../../rules/rule.ts'
import { hasBuildingTag } from '../facts/cards.ts'

const recyclonMicrobes = number(
  'How many microbes are on Recyclon?',
  { min: 0 },
  { units: ['microbes', 'microbe', 'microbes on recyclon'], before: ['recyclon has', 'it has'] },
)
const isMicrobeAdded = yesNo(
  'Have you added a microbe for this building tag?',
  ['put a microbe on it', 'took a microbe', 'added one', 'added a microbe', 'after adding one', 'microbe for this tag'],
  {
    no: ['not added', 'instead of a microbe'],
    usual: false,
  },
)

export const mayRecyclonConvert = defineRule({
  id: 'may-recyclon-convert',
  question: 'May Recyclon convert (turn) 2 microbes into 1 plant production with the building card I play?',
  facts: { hasBuildingTag, recyclonMicrobes, isMicrobeAdded },
  clauses: [
    { when: (f) => !f.hasBuildingTag, answer: 'no', because: cite('recyclon#other-ways', 'You cannot make the conversion without playing a building tag') },
    { when: (f) => f.isMicrobeAdded, answer: 'no', because: cite('recyclon#your-choice', 'You may choose to add more microbes instead') },
    {
      when: (f) => f.recyclonMicrobes < 2,
      answer: 'no',
      because: cite('recyclon#answer', 'there is no other way to make 1 plant production out of 2 microbes'),
    },
  ],
  otherwise: { answer: 'yes', because: cite('recyclon#answer', 'By playing a building tag') },
  examples: [
    {
      from: 'ours',
      tells: 'I play Medical Lab with 2 microbes on Recyclon, instead of a microbe',
      given: { card: 'medical-lab', recyclonMicrobes: 2, isMicrobeAdded: false },
      expect: yes('recyclon#answer'),
    },
    {
      from: 'recyclon#three-tags',
      tells: 'My second building tag, with 1 microbe on Recyclon, instead of a microbe',
      given: { hasBuildingTag: true, recyclonMicrobes: 1, isMicrobeAdded: false },
      expect: no('recyclon#answer'),
    },
    {
      from: 'recyclon#other-ways',
      tells: 'A card with no building tag and 4 microbes on Recyclon',
      given: { hasBuildingTag: false, recyclonMicrobes: 4 },
      expect: no('recyclon#other-ways'),
    },
    {
      from: 'ours',
      tells: 'A building tag with 2 microbes on Recyclon: I have added a microbe for this tag, may I convert as well?',
      given: { hasBuildingTag: true, recyclonMicrobes: 2, isMicrobeAdded: true },
      expect: no('recyclon#your-choice'),
    },
    {
      from: 'ours',
      tells: 'Only 1 microbe on Recyclon, but the building tag has added a microbe that makes it 2: the tag is spent',
      given: { hasBuildingTag: true, recyclonMicrobes: 2, isMicrobeAdded: true },
      expect: no('recyclon#your-choice'),
    },
    {
      from: 'ours',
      tells: 'Recyclon plays a building card, instead of a microbe',
      given: { hasBuildingTag: true, isMicrobeAdded: false },
      expect: needs('recyclonMicrobes'),
    },
    {
      from: 'ours',
      tells: 'Recyclon has 3 microbes, instead of a microbe I want to convert',
      given: { recyclonMicrobes: 3, isMicrobeAdded: false },
      expect: needs('hasBuildingTag'),
    },
    {
      from: 'ours',
      tells: 'A building card, and Recyclon has 2 microbes',
      given: { hasBuildingTag: true, recyclonMicrobes: 2 },
      expect: needs('isMicrobeAdded'),
    },
  ],
})
