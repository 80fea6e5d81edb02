import { choice } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { hasDisease, pharmacyState } from '../facts/pharmacy-union.ts'

const sciencePlayer = choice(
  'Who plays the science tag?',
  { me: 'you, as Pharmacy Union', other: 'another player' },
  { says: { me: ['i play', 'my science tag', 'my own science tag'], other: ['another player plays', 'opponent plays', 'she plays', 'he plays'] }, usual: 'me' },
)

export const whatScienceTagDoesForPharmacyUnion = defineChoice({
  id: 'what-science-tag-does-for-pharmacy-union',
  question: 'What does this science tag do for Pharmacy Union?',
  facts: { sciencePlayer, pharmacyState, hasDisease },
  never: [{ when: (f) => f.pharmacyState !== 'up' && f.hasDisease, because: 'The corporation can be flipped only without a disease.' }],
  answers: { tr: 'Your TR rises; that is mandatory', flip: 'You may flip the corporation for 3 TR, and need not', nothing: 'Nothing' },
  clauses: [
    {
      when: (f) => f.sciencePlayer === 'other',
      answer: 'nothing',
      because: cite('pharmacy-union#science-tag', 'Your own science tags trigger the second effect'),
    },
    {
      when: (f) => f.pharmacyState === 'flipped',
      answer: 'nothing',
      because: cite('pharmacy-union-flipped#ability', 'Its passive ability is no longer active'),
    },
    {
      when: (f) => f.pharmacyState === 'now',
      answer: 'nothing',
      because: cite('pharmacy-union-research#second-tag', 'It is impossible to flip the corporation a second time'),
    },
    { when: (f) => f.hasDisease, answer: 'tr', because: cite('pharmacy-union#science-tag', 'which raises your TR while there is a disease') },
  ],
  otherwise: {
    answer: 'flip',
    because: [cite('pharmacy-union#flip', 'you may flip it facedown for 3 TR'), cite('pharmacy-union-both-tags#science-first', 'flip the card and gain 3 TR')],
  },
  examples: [
    {
      from: 'pharmacy-union#science-tag',
      tells: 'I play a science tag as Pharmacy Union, face up, which has a disease',
      given: { sciencePlayer: 'me', pharmacyState: 'up', hasDisease: true },
      expect: answers('tr', 'pharmacy-union#science-tag'),
    },
    {
      from: 'pharmacy-union-both-tags#science-first',
      tells: 'I play a card with both tags; Pharmacy Union is face up with no disease, and I begin with the science tag',
      given: { sciencePlayer: 'me', pharmacyState: 'up', hasDisease: false },
      expect: answers('flip', 'pharmacy-union#flip', 'pharmacy-union-both-tags#science-first'),
    },
    {
      from: 'pharmacy-union-research#answer',
      tells: 'I play Research: the first tag flipped Pharmacy Union, what does the second science tag do now that it is flipped by this card?',
      given: { sciencePlayer: 'me', pharmacyState: 'now' },
      expect: answers('nothing', 'pharmacy-union-research#second-tag'),
    },
    {
      from: 'ours',
      tells: 'I play a science tag, but Pharmacy Union is already flipped',
      given: { sciencePlayer: 'me', pharmacyState: 'flipped' },
      expect: answers('nothing', 'pharmacy-union-flipped#ability'),
    },
    {
      from: 'ours',
      tells: 'Another player plays a science tag while Pharmacy Union is face up and has a disease',
      given: { sciencePlayer: 'other', pharmacyState: 'up', hasDisease: true },
      expect: answers('nothing', 'pharmacy-union#science-tag'),
    },
    {
      from: 'ours',
      tells: 'I play a science tag, and Pharmacy Union is face up',
      given: { sciencePlayer: 'me', pharmacyState: 'up' },
      expect: needs('hasDisease'),
    },
    {
      from: 'ours',
      tells: 'I play a science tag as Pharmacy Union with no disease',
      given: { sciencePlayer: 'me', hasDisease: false },
      expect: needs('pharmacyState'),
    },
    {
      from: 'ours',
      tells: 'I play a science tag and Pharmacy Union has a disease: may I flip it in place of that?',
      given: { sciencePlayer: 'me', hasDisease: true },
      expect: answers('tr', 'pharmacy-union#science-tag'),
    },
    {
      from: 'ours',
      tells: 'A science tag is played; Pharmacy Union is face up and has a disease',
      given: { pharmacyState: 'up', hasDisease: true },
      expect: needs('sciencePlayer'),
    },
  ],
})
