import { api, type ImportJob } from '@mboa/contract'
import { useEffect, useState } from 'react'
import {
  deskOptions,
  type DeskOf,
} from '../../../../web/src/features/language-desk/desk-options.ts'
import { call } from '../../../../web/src/platform/network/api-client.ts'
import { reportProblem } from '../../../../web/src/platform/report-problem.ts'
import { useUpload } from './uploads.ts'

const pollMs = 2_000
const working: ReadonlySet<ImportJob['state']> = new Set([
  'waiting',
  'reading',
  'importing',
  'sounding',
])

/** A job as it stands: asked again as long as a server works on it, and whole once it is a draft. */
export function useJob(of: DeskOf, listed: ImportJob, isOpen: boolean) {
  const [known, setKnown] = useState<{ of: ImportJob; job: ImportJob }>({ of: listed, job: listed })
  const upload = useUpload(listed.id)
  const own = known.of === listed ? known.job : listed
  const isSent = own.state === 'sending' && upload !== undefined
  const job = isSent ? upload.job : own
  const { id } = listed
  const lacksDraft = isOpen && job.state === 'draft' && job.draft === null
  const isAsked = working.has(job.state) || lacksDraft

  useEffect(() => {
    if (!isAsked) return undefined
    const giveUp = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      if (document.visibilityState === 'visible') {
        const options = { ...deskOptions(of, { id }), signal: giveUp.signal }
        const asked = await call(api.readImportJob, options)
        if (giveUp.signal.aborted) return
        if (asked.ok) setKnown({ of: listed, job: asked.value })
      }
      timer = setTimeout(askAgain, pollMs)
    }
    function askAgain() {
      ask().catch((error: unknown) => {
        if (!giveUp.signal.aborted) reportProblem('asking how far a file is', error)
      })
    }
    askAgain()
    return () => {
      giveUp.abort()
      clearTimeout(timer)
    }
  }, [of, id, listed, isAsked])

  return { job, upload, change: (changed: ImportJob) => setKnown({ of: listed, job: changed }) }
}
