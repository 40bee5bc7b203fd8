import type { CourseSummary } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { isQuotaExceeded } from '../device-store/write-durably.ts'
import { askToPersist } from '../device-store/databases.ts'
import { refreshRecordings } from '../course-store/refresh-recordings.ts'
import { listStoredRecordings } from '../course-store/stored-recordings.ts'
import { reportProblem } from '../report-problem.ts'
import type { DownloadJob } from './download-job.ts'
import { fetchPictures, fetchSounds, fetchTexts } from '../course-store/fetch-unit.ts'
import { soundsOf } from '../course-store/course-sounds.ts'

/** `room`: the device is full. `server`: it was not reached, or gave something else. */
export type JobOutcome = 'done' | 'stopped' | 'room' | 'server'

interface Running {
  database: LearnerDatabase
  summary: CourseSummary
  job: DownloadJob
  signal: AbortSignal
  /** After each file, before the next. */
  onProgress: () => Promise<void>
}

/** Brings what a job wants and the device lacks. Safe to stop anywhere and to repeat. */
export async function runJob(running: Running): Promise<JobOutcome> {
  try {
    // Browsers clear what nobody asked them to keep when the device runs short of room.
    // Some ask the person, and are not waited for: meanwhile no other tab could download.
    askToPersist().catch((error: unknown) => reportProblem('asking to keep what is stored', error))
    return (await fetchAll(running)) ? 'done' : 'server'
  } catch (error) {
    if (running.signal.aborted) return 'stopped'
    if (isQuotaExceeded(error)) return 'room'
    throw error
  }
}

async function fetchAll({ database, summary, job, signal, onProgress }: Running): Promise<boolean> {
  if (job.withSound) {
    const heard = await refreshRecordings(database, summary.course, Date.now())
    if (heard === 'unreached') return false
  }
  const recordings = await listStoredRecordings(database, summary.course)
  // Looking takes longer than a picture does to come: what comes meanwhile is seen the next time.
  let looking: Promise<void> | undefined
  const fetching = {
    signal,
    onProgress: () => {
      looking ??= onProgress().finally(() => (looking = undefined))
    },
  }
  for (const unit of summary.units) {
    if (job.units?.includes(unit.unit) === false) continue
    const texts = await fetchTexts(database, summary, unit, signal)
    if (!texts.ok) return false
    fetching.onProgress()
    const pictures = await fetchPictures(texts.pack, fetching)
    if (!pictures.ok) return false
    if (!job.withSound) continue
    const sounds = await fetchSounds(soundsOf(texts.pack, recordings), fetching)
    if (!sounds.ok) return false
  }
  await looking
  return true
}
