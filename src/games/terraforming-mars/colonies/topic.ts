import type { Topic } from '../../../rules/catalogue.ts'
import { canIPayTrade } from './can-i-pay-trade.ts'
import { cardsForColonyResources } from './cards-for-colony-resources.ts'
import { colonyMarkerSpace } from './colony-marker-space.ts'
import { doIGetColonyBonus } from './do-i-get-colony-bonus.ts'
import { howToResolvePluto } from './how-to-resolve-pluto.ts'
import { mayBuildColony } from './may-build-colony.ts'
import { mayPlayMarketManipulation } from './may-play-market-manipulation.ts'
import { mayTakeEuropaProduction } from './may-take-europa-production.ts'
import { mayTradeWithTile } from './may-trade-with-tile.ts'
import { mayUseColonyTile } from './may-use-colony-tile.ts'
import { priceOfTrade } from './price-of-trade.ts'
import { tradesICanPay } from './trades-i-can-pay.ts'
import { whatNewColonyBrings } from './what-new-colony-brings.ts'

export const colonies: Topic = {
  id: 'colonies',
  title: 'Colonies and trading',
  rules: [
    mayBuildColony,
    mayUseColonyTile,
    mayTradeWithTile,
    priceOfTrade,
    canIPayTrade,
    tradesICanPay,
    colonyMarkerSpace,
    doIGetColonyBonus,
    cardsForColonyResources,
    whatNewColonyBrings,
    mayTakeEuropaProduction,
    howToResolvePluto,
    mayPlayMarketManipulation,
  ],
}
