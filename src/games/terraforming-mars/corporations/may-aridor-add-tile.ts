import { choice, yesNo } from '../../../rules/fact.ts'
import { cite, defineRule, needs, no, unsettled, yes } from '../../../rules/rule.ts'
import { isSolo } from '../facts/parts.ts'

const aridorTile = choice(
  'Where is that Colony Tile now?',
  { play: 'in play already', discarded: 'drawn at the start and discarded', unused: 'left in the box, never drawn' },
  {
    says: {
      play: ['on the table already', 'one of the tiles in play', 'that is in play', 'in play already', 'already in play', 'already on the table'],
      discarded: ['discarded tile', 'tile i discarded', 'i discarded', 'discarded before'],
      unused: ['not in play', 'tile from the box', 'left over', 'not used', 'unused', 'never drawn', 'left in the box', 'not drawn', 'from the box'],
    },
  },
)
const isChosenTile = yesNo('Do you choose the tile, rather than draw it at random?', ['of my choice', 'i choose', 'i pick', 'may i choose'], {
  no: ['at random', 'randomly', 'drawn at random'],
  usual: true,
})
const hasAddedTile = yesNo('Have you added a tile with Aridor before in this game?', ['added one already', 'already added', 'a second tile'], { usual: false })

export const mayAridorAddTile = defineRule({
  id: 'may-aridor-add-tile',
  question: 'May Aridor put this Colony Tile into play?',
  facts: { aridorTile, isSolo, isChosenTile, hasAddedTile },
  clauses: [
    {
      when: (f) => f.aridorTile === 'play',
      answer: 'no',
      because: cite('aridor-first-action#answer', 'To put an additional Colony Tile in play'),
    },
    { when: (f) => f.hasAddedTile, answer: 'no', because: cite('aridor-first-action#first-action', "The corporation's first action must be this one") },
    {
      when: [(f) => f.isSolo, (f) => f.aridorTile === 'discarded'],
      answer: 'yes',
      because: cite('aridor-solo#discarded-tile', 'That includes the one that you discarded before'),
    },
    { when: (f) => f.isSolo, answer: 'yes', because: cite('aridor-solo#first-action', 'may then bring in whichever unused Colony Tile you like') },
    // That the tile is chosen is said of the solo game only.
    {
      when: (f) => f.isChosenTile,
      unsettled: [{ answer: null, because: cite('aridor-first-action#answer', 'To put an additional Colony Tile in play') }],
    },
  ],
  otherwise: { answer: 'yes', because: cite('aridor-first-action#answer', 'To put an additional Colony Tile in play') },
  examples: [
    {
      from: 'aridor-solo#discarded-tile',
      tells: 'Solo as Aridor, first tile I add: may I bring in the tile I discarded?',
      given: { isSolo: true, aridorTile: 'discarded', hasAddedTile: false },
      expect: yes('aridor-solo#discarded-tile'),
    },
    {
      from: 'aridor-solo#first-action',
      tells: 'Solo as Aridor, first tile I add: may it be one that was never drawn?',
      given: { isSolo: true, aridorTile: 'unused', hasAddedTile: false },
      expect: yes('aridor-solo#first-action'),
    },
    {
      from: 'ours',
      tells: 'May Aridor add a second copy of a moon that is already in play?',
      given: { aridorTile: 'play' },
      expect: no('aridor-first-action#answer'),
    },
    {
      from: 'ours',
      tells: 'Solo as Aridor I added one already: may a tile that was never drawn follow next generation?',
      given: { isSolo: true, aridorTile: 'unused', hasAddedTile: true },
      expect: no('aridor-first-action#first-action'),
    },
    {
      from: 'ours',
      tells: 'Not solo: as Aridor I add my first tile, one from the box of my choice',
      given: { isSolo: false, aridorTile: 'unused', isChosenTile: true, hasAddedTile: false },
      expect: unsettled('aridor-first-action#answer'),
    },
    {
      from: 'ours',
      tells: 'Not solo: as Aridor I add my first tile, drawn at random from the box',
      given: { isSolo: false, aridorTile: 'unused', isChosenTile: false, hasAddedTile: false },
      expect: yes('aridor-first-action#answer'),
    },
    {
      from: 'ours',
      tells: 'Aridor with its first tile, one that was never drawn, of my choice',
      given: { aridorTile: 'unused', isChosenTile: true, hasAddedTile: false },
      expect: needs('isSolo'),
    },
    { from: 'ours', tells: 'Solo: which tile may Aridor add first?', given: { isSolo: true, hasAddedTile: false }, expect: needs('aridorTile') },
    {
      from: 'ours',
      tells: 'Not solo: Aridor adds its first tile, one that was never drawn',
      given: { isSolo: false, aridorTile: 'unused', hasAddedTile: false },
      expect: needs('isChosenTile'),
    },
    { from: 'ours', tells: 'Solo as Aridor: the tile I discarded', given: { isSolo: true, aridorTile: 'discarded' }, expect: needs('hasAddedTile') },
  ],
})
