import type { Topic } from '../../../rules/catalogue.ts'
import { amINextLeader } from './am-i-next-leader.ts'
import { contractsIMayReplace } from './contracts-i-may-replace.ts'
import { maySwapContract } from './may-swap-contract.ts'

export const turns: Topic = { id: 'turns', title: 'Turns', rules: [maySwapContract, contractsIMayReplace, amINextLeader] }
