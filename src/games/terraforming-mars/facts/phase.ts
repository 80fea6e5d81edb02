import { choice } from '../../../rules/fact.ts'

export const phase = choice(
  'Which phase is it?',
  {
    prelude: 'the Prelude phase',
    research: 'the Research phase',
    action: 'the Action phase',
    production: 'the Production phase',
    solar: 'the Solar phase',
    final: 'the final greeneries',
  },
  {
    says: {
      prelude: [
        'a prelude places',
        'a prelude gives',
        'a prelude raises',
        'by a prelude',
        'through a prelude',
        'from a prelude',
        'prelude phase',
        'during preludes',
        'playing preludes',
        'with a prelude',
        'setup',
      ],
      research: ['research phase', 'during research', 'in research'],
      action: ['action phase', 'my turn', 'on my turn'],
      production: ['production phase'],
      solar: [
        'world government raises',
        'world government places',
        'by world government',
        'by the world government',
        'by a global event',
        'through a global event',
        'solar phase',
        'world government phase',
        'turmoil phase',
      ],
      final: ['final greeneries', 'final greenery phase', 'after the last production'],
    },
    usual: 'action',
  },
)
