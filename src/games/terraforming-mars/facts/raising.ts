import { choice, number } from '../../../rules/fact.ts'

/** Raising a global parameter; facts/parameters.ts has where they stand. */

export const stepsRaised = number(
  'By how many steps is it to be raised?',
  { min: 1, max: 20 },
  { units: ['steps', 'step', 'times'], before: ['raise it', 'raises it', 'by', 'raised', 'raising'] },
)

// Without a maximum: of three parameters in two units, and not worth filling in value by value.
export const raisedTo = number(
  'To which value is it raised (°C or %)?',
  { min: -28 },
  { before: ['to', 'goes to', 'up to', 'raise it to', 'raises it to', 'raised to', 'onto', 'reaches', 'reach', 'hits', 'lands on'] },
)

export const raisedParameter = choice(
  'Which parameter is raised?',
  { temperature: 'temperature', oxygen: 'oxygen', oceans: 'oceans', venus: 'Venus' },
  {
    says: {
      temperature: ['temperature', 'heat', 'degrees', '°c', 'temp'],
      oxygen: ['oxygen', 'greenery', 'o2'],
      oceans: ['ocean', 'oceans', 'ocean tile', 'ocean tiles', 'aquifer'],
      venus: ['venus', 'air scrapping'],
    },
  },
)

export const bonusCause = choice(
  'Who or what moves the parameter?',
  {
    you: 'you, on your turn',
    other: 'another player',
    government: 'World Government Terraforming',
    event: 'a Global Event that raises it (Volcanic Eruptions)',
    lowered: 'a Global Event that lowers it (Snow Cover)',
  },
  {
    says: {
      you: ['i raise', 'i raised', 'on my turn', 'my turn', 'my greenery', 'my asteroid'],
      other: [
        'another player raises',
        'another player raised',
        'someone else raises',
        'someone else raised',
        'opponent raises',
        'opponent raised',
        'she raised',
        'he raised',
      ],
      government: ['world government', 'wgt', 'solar phase'],
      event: ['volcanic eruptions', 'event raises', 'global event raises'],
      lowered: ['snow cover', 'lowered', 'lowers', 'goes down'],
    },
    usual: 'you',
  },
)
