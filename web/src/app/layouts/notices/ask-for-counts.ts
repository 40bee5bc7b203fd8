import { api } from '@mboa/contract'
import { call } from '../../../platform/network/api-client.ts'

/** Asks for what somebody recorded, and what became of it. */
export const askForCounts = (signal: AbortSignal) => call(api.countTakes, { signal })
