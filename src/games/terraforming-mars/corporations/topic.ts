import type { Topic } from '../../../rules/catalogue.ts'
import { aphroditeMc } from './aphrodite-mc.ts'
import { doIGetPristarsBenefit } from './do-i-get-pristars-benefit.ts'
import { doIHaveCorporationCards } from './do-i-have-corporation-cards.ts'
import { doesSeatCountForSeptemTribus } from './does-seat-count-for-septem-tribus.ts'
import { floatersForHeat } from './floaters-for-heat.ts'
import { gainFromCorporationInSetup } from './gain-from-corporation-in-setup.ts'
import { manutechGain } from './manutech-gain.ts'
import { mayAridorAddTile } from './may-aridor-add-tile.ts'
import { mayAvoidMonsPayment } from './may-avoid-mons-payment.ts'
import { mayCorporationChangeProduction } from './may-corporation-change-production.ts'
import { mayMonsPayNow } from './may-mons-pay-now.ts'
import { mayPharmacyUnionPlayScience } from './may-pharmacy-union-play-science.ts'
import { mayUseCorporationAction } from './may-use-corporation-action.ts'
import { monsInsurancePayment } from './mons-insurance-payment.ts'
import { pharmacyUnionDiseases } from './pharmacy-union-diseases.ts'
import { pharmacyUnionLoss } from './pharmacy-union-loss.ts'
import { spliceMc } from './splice-mc.ts'
import { whatScienceTagDoesForPharmacyUnion } from './what-science-tag-does-for-pharmacy-union.ts'

export const corporations: Topic = {
  id: 'corporations',
  title: 'Corporations',
  rules: [
    mayUseCorporationAction,
    mayCorporationChangeProduction,
    doIHaveCorporationCards,
    gainFromCorporationInSetup,
    manutechGain,
    spliceMc,
    aphroditeMc,
    doIGetPristarsBenefit,
    floatersForHeat,
    doesSeatCountForSeptemTribus,
    mayAridorAddTile,
    monsInsurancePayment,
    mayMonsPayNow,
    mayAvoidMonsPayment,
    pharmacyUnionLoss,
    pharmacyUnionDiseases,
    whatScienceTagDoesForPharmacyUnion,
    mayPharmacyUnionPlayScience,
  ],
}
