import {
  importedVoicesVersion,
  importJobSchema,
  importJobsSchema,
  recorderApiPaths,
  type ChangeImportJob,
  type KeepImportJob,
  type OpenImportJob,
} from '@mboa/contract'
import { callApi } from '../../../../platform/network/api-client.ts'
import { nothing, pathOf, type DeskOf } from '../../desk-api.ts'

export function askJobs(of: DeskOf, before: string | undefined) {
  const page = before === undefined ? '' : `?before=${encodeURIComponent(before)}`
  const path = `${pathOf(recorderApiPaths.deskImportJobs, of)}${page}`
  return callApi(path, { answer: importJobsSchema, account: of.account })
}

export function openJob(of: DeskOf, body: OpenImportJob) {
  const path = pathOf(recorderApiPaths.deskImportJobs, of)
  return callApi(path, { method: 'POST', body, answer: importJobSchema, account: of.account })
}

export function sendPiece(of: DeskOf, id: string, { place, body }: { place: number; body: Blob }) {
  const path = pathOf(recorderApiPaths.deskImportPiece, of, id).replace(':place', String(place))
  return callApi(path, { method: 'PUT', body, answer: importJobSchema, account: of.account })
}

export function askJob(of: DeskOf, id: string, signal?: AbortSignal) {
  const path = pathOf(recorderApiPaths.deskImportJob, of, id)
  const asked = { answer: importJobSchema, account: of.account }
  return callApi(path, signal === undefined ? asked : { ...asked, signal })
}

export function changeJob(of: DeskOf, id: string, body: ChangeImportJob) {
  const path = pathOf(recorderApiPaths.deskImportJob, of, id)
  return callApi(path, { method: 'PUT', body, answer: importJobSchema, account: of.account })
}

export function keepJob(of: DeskOf, id: string, mayBeHeard: boolean) {
  const path = pathOf(recorderApiPaths.deskImportKeep, of, id)
  const body: KeepImportJob = { mayBeHeard, textVersion: importedVoicesVersion }
  return callApi(path, { method: 'POST', body, answer: importJobSchema, account: of.account })
}

export function discardJob(of: DeskOf, id: string) {
  const path = pathOf(recorderApiPaths.deskImportJob, of, id)
  return callApi(path, { method: 'DELETE', answer: nothing, account: of.account })
}
