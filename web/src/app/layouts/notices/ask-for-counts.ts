import { takeCountsSchema, recorderApiPaths } from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'

/** Asks for what somebody recorded, and what became of it. */
export const askForCounts = (signal: AbortSignal) =>
  callApi(recorderApiPaths.takeCounts, { answer: takeCountsSchema, signal })
