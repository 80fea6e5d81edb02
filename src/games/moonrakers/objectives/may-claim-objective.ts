import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'

const conditionsMet = choice(
  "When were the Objective's conditions met?",
  {
    now: 'just now',
    earlier: 'earlier, while you held the card, and you did not reveal it then',
    beforeDrawn: 'before you drew the card, and they still hold',
    never: 'not yet',
  },
  {
    says: {
      now: [
        'just now',
        'just happened',
        'just did it',
        'just did what it says',
        'fulfils my',
        'meets my',
        'completes my',
        'has just been met',
        'is met now',
        'is fulfilled now',
        'just met',
        'i just met',
        'just fulfilled',
        'met now',
        'just completed',
        'just finished',
        'met its conditions',
        'met the conditions',
        'conditions are met',
      ],
      earlier: [
        'forgot',
        'forgot to',
        'i forgot',
        'forgotten',
        'last turn',
        'a turn ago',
        'two turns ago',
        'a while ago',
        'did not notice',
        "didn't notice",
        'missed it',
        'missed the moment',
        'did not reveal',
      ],
      beforeDrawn: ['before i drew', 'already fulfilled when i drew', 'already met when i drew', 'already had when i drew', 'just drew', 'just drawn'],
      never: ['not yet', 'not yet met', 'not met', 'not fulfilled', 'almost', 'nearly', 'one short'],
    },
  },
)
const metAgain = yesNo('Have you met them anew, just now?', ['met again', 'anew', 'met them again', 'met it again', 'fulfilled it again', 'once more'], {
  usual: false,
  no: [
    'not again',
    'only once',
    'without doing it again',
    'without meeting it again',
    'without meeting them again',
    'without fulfilling it again',
    'without doing so again',
  ],
})

export const mayClaimObjective = defineRule({
  id: 'may-claim-objective',
  question: "May I claim, reveal this hidden Objective now, on my turn or another player's?",
  facts: { conditionsMet, metAgain },
  clauses: [
    { when: (f) => f.conditionsMet === 'never', answer: 'no', because: cite('claim-objective#conditions', 'It can be claimed only if they are met') },
    {
      when: [(f) => f.conditionsMet === 'earlier', (f) => !f.metAgain],
      answer: 'no',
      because: cite('forgotten-objective#answer', 'You can claim it only after meeting its conditions again'),
    },
    { when: (f) => f.conditionsMet === 'earlier', answer: 'yes', because: cite('forgotten-objective#still-yours', 'but only by meeting them anew') },
    {
      // Nobody forgot anything, and nothing has been met since: no text speaks of it.
      when: [(f) => f.conditionsMet === 'beforeDrawn', (f) => !f.metAgain],
      unsettled: [
        { answer: 'yes', because: cite('conflict:objective-met-when-drawn#claimed', 'at any time, provided that its conditions are met') },
        { answer: 'no', because: cite('conflict:objective-met-when-drawn#met-anew', 'who misses that has to meet them again') },
      ],
    },
  ],
  otherwise: {
    answer: 'yes',
    because: [
      cite('claim-objective#answer', 'by revealing it immediately when its conditions are met'),
      cite('claim-objective#whose-turn', "It can be your own turn or another player's"),
    ],
  },
  examples: [
    {
      from: 'ours',
      tells: "As an ally on another player's turn",
      given: { conditionsMet: 'now' },
      expect: yes('claim-objective#answer', 'claim-objective#whose-turn'),
    },
    { from: 'ours', tells: 'Noticed two turns later', given: { conditionsMet: 'earlier', metAgain: false }, expect: no('forgotten-objective#answer') },
    {
      from: 'ours',
      tells: 'Forgotten once, met again now',
      given: { conditionsMet: 'earlier', metAgain: true },
      expect: yes('forgotten-objective#still-yours'),
    },
    { from: 'ours', tells: 'One Ship Part short', given: { conditionsMet: 'never' }, expect: no('claim-objective#conditions') },
    { from: 'ours', tells: 'They were met last turn', given: { conditionsMet: 'earlier' }, expect: needs('metAgain') },
    { from: 'ours', tells: 'Nothing is told but that they were not met again', given: { metAgain: false }, expect: needs('conditionsMet') },
    {
      from: 'ours',
      tells: 'I just drew it at base, and my Ship Parts fulfil it already',
      given: { conditionsMet: 'beforeDrawn', metAgain: false },
      expect: unsettled('conflict:objective-met-when-drawn#claimed', 'conflict:objective-met-when-drawn#met-anew'),
    },
    {
      from: 'ours',
      tells: 'They held when I drew it, and I have just met them once more',
      given: { conditionsMet: 'beforeDrawn', metAgain: true },
      expect: yes('claim-objective#answer', 'claim-objective#whose-turn'),
    },
  ],
})
