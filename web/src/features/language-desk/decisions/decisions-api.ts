import {
  deskReportsSchema,
  deskWordsSchema,
  receivedContributionSchema,
  recorderApiPaths,
  type DeskDecision,
  type SettleReports,
} from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'
import { nothing, pathOf, type DeskOf } from '../desk-api.ts'

export function askWords(of: DeskOf, after: string) {
  const path = `${pathOf(recorderApiPaths.deskWords, of)}?after=${encodeURIComponent(after)}`
  return callApi(path, { answer: deskWordsSchema, account: of.account })
}

export function decideWord(of: DeskOf, id: string, body: DeskDecision) {
  const path = pathOf(recorderApiPaths.deskWord, of, id)
  const { account } = of
  return callApi(path, { method: 'PUT', body, answer: receivedContributionSchema, account })
}

export function undoDecision(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskWord, of, id)
  const { account } = of
  return callApi(path, { method: 'DELETE', answer: receivedContributionSchema, account })
}

export function askReports(of: DeskOf, after: string) {
  const path = `${pathOf(recorderApiPaths.deskReports, of)}?after=${encodeURIComponent(after)}`
  return callApi(path, { answer: deskReportsSchema, account: of.account })
}

export function settleReports(of: DeskOf, body: SettleReports) {
  const path = pathOf(recorderApiPaths.deskReports, of)
  return callApi(path, { method: 'POST', body, answer: nothing, account: of.account })
}
