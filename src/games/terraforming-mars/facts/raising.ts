import { choice, number } from '../../../rules/fact.ts'

/** Raising a global parameter; facts/parameters.ts has where they stand. */

export const stepsRaised = number(
  'By how many steps is it to be raised?',
  { min: 1, max: 20 },
  {
    units: ['steps', 'step', 'times'],
    before: ['raise it', 'raises it', 'by', 'raised', 'raising', 'pushes it', 'bumps it', 'lifts it', 'climbs', 'goes up', 'jumps'],
  },
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
      temperature: ['temperature', 'heat', 'degrees', 'temp'],
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
      you: ['i raise', 'i raised', 'on my turn', 'my turn', 'my greenery', 'my asteroid', 'my card', 'i push', 'i lift', 'i bump'],
      other: [
        'another player raises',
        'another player raised',
        'someone else raises',
        'someone else raised',
        'opponent raises',
        'opponent raised',
        'she raised',
        'he raised',
        'she raises',
        'he raises',
        'they raise',
        'opponent pushes',
        'opponent lifts',
        'opponent bumps',
        'somebody else raised',
        'somebody else raises',
        'someone raises',
        'someone raised',
        'another player pushes',
        "on someone else's turn",
        "on an opponent's turn",
      ],
      government: ['world government', 'world government terraforming', 'wgt', 'solar phase'],
      event: ['volcanic eruptions', 'event raises', 'global event raises'],
      lowered: ['snow cover', 'lowered', 'lowers', 'goes down', 'drops it', 'falls to', 'dropped to', 'takes us down', 'down to'],
    },
    usual: 'you',
  },
)

// That one may do it, and that its step still comes, are two answers: who asks for TR must not hear a yes.
export const maxedGain = choice(
  'Do you ask whether you may do it, or whether its step or TR still comes?',
  { deed: 'whether I may do it', step: 'whether its step or TR still comes' },
  {
    says: {
      step: [
        'get tr',
        'get a tr',
        'get the tr',
        'get any tr',
        'gain tr',
        'gain a tr',
        'raise my tr',
        'still tr',
        'tr for',
        'a tr for',
        'tr from',
        'tr step',
        'terraform rating',
        'my rating',
        'oxygen still rise',
        'oxygen go up',
        'oxygen rise',
        'oxygen still go up',
        'raise oxygen further',
        'raise it further',
        'temperature still rise',
        'temperature rise',
        'temperature go up',
        'go beyond',
        'beyond the maximum',
        'get oxygen',
      ],
    },
    usual: 'deed',
  },
)
