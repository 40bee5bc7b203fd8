import { useEffect, useRef, useState } from 'react'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { download, saveFile } from '../../platform/network/download.ts'
import { reportProblem } from '../../platform/report-problem.ts'

export interface ExportedFile {
  path: string
  /** As the server names it too. */
  fileName: string
}

export type ExportProgress =
  | { status: 'idle' | 'done' }
  | { status: 'running'; receivedBytes: number }
  | { status: 'failed'; failure: ApiFailure }

/** Fetches a file with what is kept, and puts it into the downloads. */
export function useExport({ path, fileName }: ExportedFile) {
  const [progress, setProgress] = useState<ExportProgress>({ status: 'idle' })
  const giveUp = useRef<AbortController>(null)
  useEffect(() => () => giveUp.current?.abort(), [])

  async function run() {
    const controller = new AbortController()
    giveUp.current = controller
    setProgress({ status: 'running', receivedBytes: 0 })
    try {
      const result = await download(path, {
        signal: controller.signal,
        onProgress: (receivedBytes) => setProgress({ status: 'running', receivedBytes }),
      })
      if (result.ok) saveFile(result.value, fileName)
      setProgress(result.ok ? { status: 'done' } : { status: 'failed', failure: result.failure })
    } catch (error) {
      if (controller.signal.aborted) return
      reportProblem('exporting the profile', error)
      setProgress({ status: 'failed', failure: { code: 'internal', fields: {} } })
    }
  }

  return {
    progress,
    start: () => void run(),
    cancel: () => {
      giveUp.current?.abort()
      setProgress({ status: 'idle' })
    },
  }
}
