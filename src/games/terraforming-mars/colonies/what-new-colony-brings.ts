import { choice, derived } from '../../../rules/fact.ts'
import { answers, cite, defineChoice, needs } from '../../../rules/rule.ts'
import { canHoldGoods, colonyTile } from '../facts/colonies.ts'
import { oceanTilesLeft } from '../facts/tiles.ts'

const BUILT: Readonly<Record<string, 'europa' | 'resources'>> = { europa: 'europa', titan: 'resources', enceladus: 'resources', miranda: 'resources' }

const builtOn = derived(
  choice(
    'Is it Europa, or a tile that gives resources for cards?',
    { europa: 'Europa', resources: 'Titan, Enceladus or Miranda: floaters, microbes or animals' },
    { says: { europa: ['europa'], resources: ['titan', 'enceladus', 'miranda', 'floaters', 'microbes', 'animals'] }, fixed: true },
  ),
  { colonyTile },
  (f) => BUILT[f.colonyTile.id],
)

export const whatNewColonyBrings = defineChoice({
  id: 'what-new-colony-brings',
  question: 'What do I get (gain) for building a new colony on Europa, Titan, Enceladus or Miranda?',
  facts: { builtOn, oceanTilesLeft: { ...oceanTilesLeft, usual: true }, canHoldGoods },
  answers: {
    ocean: 'You place an ocean tile and get the TR for it',
    'no-ocean': 'The colony alone: no ocean is left, but you may build',
    'one-card': 'The resources of its placement bonus, all of them on one card',
    lost: 'The colony; the resources that no card of yours can hold are left out',
  },
  clauses: [
    {
      when: [(f) => f.builtOn === 'europa', (f) => f.oceanTilesLeft],
      answer: 'ocean',
      because: cite('europa-ocean#answer', 'You place an ocean tile and get the TR for it'),
    },
    {
      when: (f) => f.builtOn === 'europa',
      answer: 'no-ocean',
      because: cite('europa-ocean#no-oceans-left', 'there are no ocean tiles left, a colony can still be placed here'),
    },
    {
      when: (f) => f.canHoldGoods,
      answer: 'one-card',
      because: cite('colony-resources-split#building', 'The placement bonus for building a colony must all go on one card'),
    },
  ],
  otherwise: { answer: 'lost', because: cite('adding-resources#answer', 'if not, you leave them out and may still play the card') },
  examples: [
    {
      from: 'europa-ocean#answer',
      tells: 'I build on Europa, and ocean tiles are left',
      given: { colonyTile: 'europa', oceanTilesLeft: true },
      expect: answers('ocean', 'europa-ocean#answer'),
    },
    {
      from: 'europa-ocean#no-oceans-left',
      tells: 'May I build on Europa when no ocean tiles are left, and what do I get?',
      given: { colonyTile: 'europa', oceanTilesLeft: false },
      expect: answers('no-ocean', 'europa-ocean#no-oceans-left'),
    },
    {
      from: 'colony-resources-split#building-on-titan',
      tells: 'I build on Titan and have a floater card, even two: where do the 3 floaters go?',
      given: { colonyTile: 'titan', canHoldGoods: true },
      expect: answers('one-card', 'colony-resources-split#building'),
    },
    {
      from: 'ours',
      tells: 'Another player opened Miranda; I build there and have no animal card',
      given: { colonyTile: 'miranda', canHoldGoods: false },
      expect: answers('lost', 'adding-resources#answer'),
    },
    {
      from: 'ours',
      tells: 'I build on Enceladus and can store microbes: may they go on different cards?',
      given: { colonyTile: 'enceladus', canHoldGoods: true, oceanTilesLeft: false },
      expect: answers('one-card', 'colony-resources-split#building'),
    },
    { from: 'ours', tells: 'I build a colony on Europa: what do I get?', given: { colonyTile: 'europa' }, expect: needs('oceanTilesLeft') },
    { from: 'ours', tells: 'I build a colony on Enceladus: what do I get?', given: { colonyTile: 'enceladus' }, expect: needs('canHoldGoods') },
    {
      from: 'ours',
      tells: 'I build a colony; no ocean is left, and I cannot store any resources',
      given: { oceanTilesLeft: false, canHoldGoods: false },
      expect: needs('builtOn'),
    },
  ],
})
