import type { Topic } from '../../../rules/catalogue.ts'
import { doesCityTriggerEffect } from './does-city-trigger-effect.ts'
import { doesHexCountForRedTourismWave } from './does-hex-count-for-red-tourism-wave.ts'
import { doesMyTileCount } from './does-my-tile-count.ts'
import { doesNeighbourScoreForCity } from './does-neighbour-score-for-city.ts'
import { doesOceanBring } from './does-ocean-bring.ts'
import { mayActWithoutPlace } from './may-act-without-place.ts'
import { mayBuildOnMarker } from './may-build-on-marker.ts'
import { mayMarkArea } from './may-mark-area.ts'
import { mayPlaceCardGreenery } from './may-place-card-greenery.ts'
import { mayPlaceCity } from './may-place-city.ts'
import { mayPlaceGreenery } from './may-place-greenery.ts'
import { mayPlaceMiningTile } from './may-place-mining-tile.ts'
import { mayPlaceOcean } from './may-place-ocean.ts'
import { mayPlaceSpecialTile } from './may-place-special-tile.ts'
import { mayPlaceVolcanicTile } from './may-place-volcanic-tile.ts'
import { miningGuildProduction } from './mining-guild-production.ts'
import { oceanAdjacencyMc } from './ocean-adjacency-mc.ts'
import { philaresResources } from './philares-resources.ts'
import { whatHappensOnSouthPole } from './what-happens-on-south-pole.ts'
import { whereDoesCityGo } from './where-does-city-go.ts'

export const tiles: Topic = {
  id: 'tiles',
  title: 'Placing tiles',
  rules: [
    mayPlaceGreenery,
    mayPlaceCardGreenery,
    mayPlaceCity,
    mayPlaceOcean,
    mayPlaceSpecialTile,
    mayPlaceMiningTile,
    mayPlaceVolcanicTile,
    whereDoesCityGo,
    mayActWithoutPlace,
    mayMarkArea,
    mayBuildOnMarker,
    whatHappensOnSouthPole,
    oceanAdjacencyMc,
    doesOceanBring,
    doesCityTriggerEffect,
    philaresResources,
    miningGuildProduction,
    doesHexCountForRedTourismWave,
    doesMyTileCount,
    doesNeighbourScoreForCity,
  ],
}
