import {
  deskUnitsSchema,
  recorderApiPaths,
  type ChangeUnit,
  type OrderUnits,
  type SetPublishing,
} from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'
import { nothing, pathOf, type DeskOf } from '../desk-api.ts'

export function askUnits(of: DeskOf) {
  const path = pathOf(recorderApiPaths.deskUnits, of)
  return callApi(path, { answer: deskUnitsSchema, account: of.account })
}

export function orderUnits(of: DeskOf, body: OrderUnits) {
  const path = pathOf(recorderApiPaths.deskUnits, of)
  return callApi(path, { method: 'PUT', body, answer: nothing, account: of.account })
}

export function changeUnit(of: DeskOf, theme: string, body: ChangeUnit) {
  const path = pathOf(recorderApiPaths.deskUnit, of, theme)
  return callApi(path, { method: 'PUT', body, answer: nothing, account: of.account })
}

export function setPublishing(of: DeskOf, body: SetPublishing) {
  const path = pathOf(recorderApiPaths.deskPublishing, of)
  return callApi(path, { method: 'PUT', body, answer: nothing, account: of.account })
}
