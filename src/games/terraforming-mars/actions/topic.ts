import type { Topic } from '../../../rules/catalogue.ts'
import { actionsLeft } from './actions-left.ts'
import { conversionsPossible } from './conversions-possible.ts'
import { doesStandardTechnologyPay } from './does-standard-technology-pay.ts'
import { isFirstActionDue } from './is-first-action-due.ts'
import { mayDoItAgain } from './may-do-it-again.ts'
import { mayUseCardAction } from './may-use-card-action.ts'
import { mayUseCardForNothing } from './may-use-card-for-nothing.ts'
import { mayUseStandardProject } from './may-use-standard-project.ts'
import { whatActionGivesAtMaximum } from './what-action-gives-at-maximum.ts'

export const actions: Topic = {
  id: 'actions',
  title: 'Actions',
  rules: [
    actionsLeft,
    isFirstActionDue,
    mayUseCardAction,
    mayDoItAgain,
    conversionsPossible,
    mayUseStandardProject,
    doesStandardTechnologyPay,
    whatActionGivesAtMaximum,
    mayUseCardForNothing,
  ],
}
