import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { isPreludeInUse, isVenusInUse } from '../facts/parts.ts'
import { soloVariant } from '../facts/scoring.ts'

const lastGeneration = (f: { readonly isPreludeInUse: boolean }): 'by-12' | 'by-14' => (f.isPreludeInUse ? 'by-12' : 'by-14')

export const soloGoal = defineChoice({
  id: 'solo-goal',
  question: 'What must I reach in a solo game, and by when?',
  facts: { soloVariant, isVenusInUse, isPreludeInUse },
  answers: {
    'three-parameters': 'Max out oxygen, temperature and ocean tiles',
    'four-parameters': 'Max out oxygen, temperature, ocean tiles and Venus',
    'tr-63': 'Reach a TR of 63',
    'by-14': 'By the end of generation 14',
    'by-12': 'By the end of generation 12',
  },
  clauses: [
    {
      when: (f) => f.soloVariant === 'tr',
      answer: (f) => ['tr-63', lastGeneration(f)],
      because: [
        cite('tr-solo-variant#answer', '14 generations (12 with Prelude cards) to reach a Terraform Rating of 63'),
        cite('solo-starting-conditions#tr-solo', 'Reach a TR of 63, with any expansions'),
      ],
    },
    {
      when: (f) => f.isVenusInUse,
      answer: (f) => ['four-parameters', lastGeneration(f)],
      because: [cite('venus-solo#answer', 'Max out the 4 global parameters, Venus among them'), cite('venus-solo#generations', '14, or 12 with Prelude')],
    },
  ],
  otherwise: {
    answer: (f) => ['three-parameters', lastGeneration(f)],
    because: cite('standard-solo#answer', 'before generation 14 is over, or generation 12 with Prelude'),
  },
  examples: [
    {
      from: 'solo-starting-conditions#standard-without-venus',
      tells: 'What is my goal in standard solo without Venus and without Prelude?',
      given: { soloVariant: 'standard', isVenusInUse: false, isPreludeInUse: false },
      expect: answers(['three-parameters', 'by-14'], 'standard-solo#answer'),
    },
    {
      from: 'solo-starting-conditions#standard-without-venus',
      tells: 'What is my goal in standard solo with Prelude and without Venus?',
      given: { soloVariant: 'standard', isVenusInUse: false, isPreludeInUse: true },
      expect: answers(['three-parameters', 'by-12'], 'standard-solo#answer'),
    },
    {
      from: 'solo-starting-conditions#standard-with-venus',
      tells: 'What is my goal in standard solo with Venus Next and without Prelude?',
      given: { soloVariant: 'standard', isVenusInUse: true, isPreludeInUse: false },
      expect: answers(['four-parameters', 'by-14'], 'venus-solo#answer', 'venus-solo#generations'),
    },
    {
      from: 'solo-starting-conditions#standard-with-venus',
      tells: 'What is my goal in standard solo with Venus Next and with Prelude?',
      given: { soloVariant: 'standard', isVenusInUse: true, isPreludeInUse: true },
      expect: answers(['four-parameters', 'by-12'], 'venus-solo#answer', 'venus-solo#generations'),
    },
    {
      from: 'solo-starting-conditions#tr-solo',
      tells: 'What is my goal in TR Solo with Venus Next and without Prelude?',
      given: { soloVariant: 'tr', isVenusInUse: true, isPreludeInUse: false },
      expect: answers(['tr-63', 'by-14'], 'solo-starting-conditions#tr-solo', 'tr-solo-variant#answer'),
    },
    {
      from: 'solo-starting-conditions#tr-solo',
      tells: 'What is my goal in TR Solo with Prelude?',
      given: { soloVariant: 'tr', isPreludeInUse: true },
      expect: answers(['tr-63', 'by-12'], 'solo-starting-conditions#tr-solo', 'tr-solo-variant#answer'),
    },
    {
      from: 'solo-starting-conditions#tr-solo',
      tells: 'What is my goal in TR Solo without Venus and without Prelude?',
      given: { soloVariant: 'tr', isVenusInUse: false, isPreludeInUse: false },
      expect: answers(['tr-63', 'by-14'], 'solo-starting-conditions#tr-solo', 'tr-solo-variant#answer'),
    },
    {
      from: 'solo-starting-conditions#tr-solo',
      tells: 'What is my goal in TR Solo with Venus Next and with Prelude?',
      given: { soloVariant: 'tr', isVenusInUse: true, isPreludeInUse: true },
      expect: answers(['tr-63', 'by-12'], 'solo-starting-conditions#tr-solo', 'tr-solo-variant#answer'),
    },
    {
      from: 'ours',
      tells: 'What is my goal in standard solo with Prelude?',
      given: { soloVariant: 'standard', isPreludeInUse: true },
      expect: needs('isVenusInUse'),
    },
    { from: 'ours', tells: 'By when must I reach 63 TR in TR Solo?', given: { soloVariant: 'tr' }, expect: needs('isPreludeInUse') },
    {
      from: 'ours',
      tells: 'What is my goal alone, without Venus and without Prelude?',
      given: { isVenusInUse: false, isPreludeInUse: false },
      expect: needs('soloVariant'),
    },
  ],
})
