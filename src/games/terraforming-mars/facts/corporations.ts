import { card, choice, derived, yesNo } from '../../../rules/fact.ts'

/** Whose corporation has an effect here. Yes/no each: with Merger a player can have two. */

export const inventrix = yesNo('Are you Inventrix?', ['inventrix'], { usual: false })
export const morningStar = yesNo('Are you Morning Star Inc.?', ['morning star inc', 'morning star', 'morningstar'], { usual: false })
export const teractor = yesNo('Are you Teractor?', ['teractor'], { usual: false })
export const valleyTrust = yesNo('Are you Valley Trust?', ['valley trust'], { usual: false })
export const ecoline = yesNo('Are you Ecoline?', ['ecoline'], { usual: false })
export const helion = yesNo('Are you Helion?', ['helion'], { usual: false })
export const phobolog = yesNo('Are you Phobolog?', ['phobolog'], { usual: false })
export const credicor = yesNo('Are you Credicor?', ['credicor'], { usual: false })
export const vitor = yesNo('Are you Vitor?', ['vitor'], { usual: false })
export const interplanetaryCinematics = yesNo('Are you Interplanetary Cinematics?', ['interplanetary cinematics', 'cinematics'], { usual: false })
export const tharsisRepublic = yesNo('Are you Tharsis Republic?', ['tharsis republic'], { usual: false })
export const stormcraft = yesNo('Are you Stormcraft Inc.?', ['stormcraft inc', 'stormcraft'], { usual: false })

export const buyer = choice(
  'Which of these corporations is yours?',
  { polyphemos: 'Polyphemos', terralabs: 'Terralabs', beginner: 'a Beginner corporation', other: 'none of these' },
  {
    says: {
      polyphemos: ['polyphemos', 'polyphemus'],
      terralabs: ['terralabs', 'terra labs', 'terralabs research'],
      beginner: ['beginner corporation', 'beginner corp', 'beginners corporation'],
      other: [
        'another corporation',
        'any other corporation',
        'normal corporation',
        'normal corp',
        'ordinary corporation',
        'ordinary corp',
        'regular corporation',
        'regular corp',
      ],
    },
    usual: 'other',
  },
)

// Read off the corporation where it is named. Nothing follows from another one: with Merger a player can have two.
const corporation = card('Which corporation is yours?', ['corporation'])
export const isHelion = derived(helion, { corporation }, (f) => (f.corporation.id === 'helion' ? true : undefined))
export const isPhobolog = derived(phobolog, { corporation }, (f) => (f.corporation.id === 'phobolog' ? true : undefined))
