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
  // Texts first: with them one can begin, and all of them weigh less than some pictures.
  const units = summary.units.filter(({ unit }) => job.units?.includes(unit) ?? true)
  const texts = await fetchTexts(database, summary, units, fetching)
  signal.throwIfAborted()
  if (!texts.isCurrent) return false
  for (const { unit } of units) {
    const pack = texts.packs.get(unit)
    if (pack === undefined) return false
    const pictures = await fetchPictures(pack, fetching)
    if (!pictures.ok) return false
    if (!job.withSound) continue
    const sounds = await fetchSounds(soundsOf(pack, recordings), fetching)
    if (!sounds.ok) return false
  }
  await looking
  return true
}
