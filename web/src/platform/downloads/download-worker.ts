import type { CourseSummary } from '@mboa/contract'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import type { DownloadJob } from './download-job.ts'
import { runJob, type JobOutcome } from './run-job.ts'

export interface WantedCourse {
  job: DownloadJob
  summary: CourseSummary
}

interface WorkerDeps {
  userId: string
  /** What may run now. */
  next: () => Promise<WantedCourse | undefined>
  onProgress: (wanted: WantedCourse) => Promise<void>
  onEnd: (wanted: WantedCourse, outcome: JobOutcome) => Promise<void>
}

/** Runs one job after the other, and in one tab at a time. */
export interface DownloadWorker {
  /** Resolves when nothing is left that may run, or at once while it is at work. */
  run: () => Promise<void>
  /** At once: what is on its way then does not count as come. */
  stopWhere: (isUnwanted: (job: DownloadJob) => boolean) => void
}

export function createDownloadWorker(deps: WorkerDeps): DownloadWorker {
  let running: { job: DownloadJob; stop: AbortController } | undefined
  let isAtWork = false
  /** Another job may be waiting than when it looked last. */
  let isAskedAgain = false

  async function runAll(): Promise<void> {
    for (let next = await deps.next(); next !== undefined; next = await deps.next()) {
      await runOne(next)
    }
  }

  async function runOne(wanted: WantedCourse): Promise<void> {
    const stop = new AbortController()
    running = { job: wanted.job, stop }
    try {
      const outcome = await navigator.locks.request(`mboa-downloads-${deps.userId}`, () =>
        withLearnerDatabase(deps.userId, (database) =>
          runJob({
            ...wanted,
            database,
            signal: stop.signal,
            onProgress: () => deps.onProgress(wanted),
          }),
        ),
      )
      await deps.onEnd(wanted, outcome)
    } finally {
      running = undefined
    }
  }

  return {
    async run() {
      isAskedAgain = true
      if (isAtWork) return
      isAtWork = true
      try {
        while (isAskedAgain) {
          isAskedAgain = false
          await runAll()
        }
      } finally {
        isAtWork = false
      }
    },
    stopWhere(isUnwanted) {
      if (running !== undefined && isUnwanted(running.job)) running.stop.abort()
    },
  }
}
