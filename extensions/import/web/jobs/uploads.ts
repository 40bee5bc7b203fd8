import { api, importPieceBytes, type ImportJob } from '@mboa/contract'
import { useSyncExternalStore } from 'react'
import {
  deskOptions,
  type DeskOf,
} from '../../../../web/src/features/language-desk/desk-options.ts'
import { call, type ClientErrorCode } from '../../../../web/src/platform/network/api-client.ts'
import { reportProblem } from '../../../../web/src/platform/report-problem.ts'

/** A file that this tab sends, wherever in the app somebody is meanwhile. */
export interface Upload {
  /** As the server answered to the last piece. */
  readonly job: ImportJob
  /** The network is away; it goes on by itself. */
  readonly isWaiting: boolean
  /** It ended so. */
  readonly failure: ClientErrorCode | undefined
}

const retryMs = 5_000
const uploads = new Map<string, Upload>()
const listeners = new Set<() => void>()

function note(id: string, upload: Upload): void {
  uploads.set(id, upload)
  for (const tell of listeners) tell()
}

export function useUpload(id: string): Upload | undefined {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    () => uploads.get(id),
  )
}

/** Sends what the server does not have of a file, piece by piece. */
export function startUpload(of: DeskOf, job: ImportJob, file: Blob): void {
  const before = uploads.get(job.id)
  if (before !== undefined && before.failure === undefined && before.job.state === 'sending') return
  note(job.id, { job, isWaiting: false, failure: undefined })
  send(of, job, file).catch((error: unknown) => {
    reportProblem('sending a file to the desk', error)
    note(job.id, { job: uploads.get(job.id)?.job ?? job, isWaiting: false, failure: 'general' })
  })
}

async function send(of: DeskOf, first: ImportJob, file: Blob): Promise<void> {
  let job = first
  // All pieces but the last have the same size, and they come in order.
  let place = Math.floor(job.done / importPieceBytes)
  while (job.state === 'sending') {
    const from = place * importPieceBytes
    const body = file.slice(from, from + importPieceBytes)
    const options = deskOptions(of, { id: job.id, place: String(place) })
    const sent = await call(api.sendImportPiece, { ...options, body })
    if (sent.ok) {
      job = sent.value
      place += 1
      note(job.id, { job, isWaiting: false, failure: undefined })
    } else if (sent.failure.code === 'network-error' || sent.failure.code === 'unavailable') {
      note(job.id, { job, isWaiting: true, failure: undefined })
      await untilRetry()
    } else {
      note(job.id, { job, isWaiting: false, failure: sent.failure.code })
      return
    }
  }
}

function untilRetry(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resume, retryMs)
    function resume() {
      clearTimeout(timer)
      window.removeEventListener('online', resume)
      resolve()
    }
    window.addEventListener('online', resume)
  })
}
