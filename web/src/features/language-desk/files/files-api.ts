import { deskImportsSchema, recorderApiPaths } from '@mboa/contract'
import { callApi } from '../../../platform/network/api-client.ts'
import { nothing, pathOf, type DeskOf } from '../desk-api.ts'

export function askImports(of: DeskOf) {
  const path = pathOf(recorderApiPaths.deskImports, of)
  return callApi(path, { answer: deskImportsSchema, account: of.account })
}

export function undoImport(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskImport, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}

/** Where the browser downloads the language's words from. */
export const exportAddress = (of: DeskOf): string => pathOf(recorderApiPaths.deskExport, of)
