import type { CourseSummary } from '@mboa/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { retryDelayMs } from '../network/retry-delay.ts'
import { listCourseSounds } from '../course-store/course-sounds.ts'
import { onDataChange } from '../data-use/data-choices.ts'
import { holdOf, measureJob, type DownloadJob } from './download-job.ts'
import { createDownloadWorker, type WantedCourse } from './download-worker.ts'
import { openJobList } from './job-list.ts'
import { listStoredPaths, lookAtCourse, type StoredUnit } from '../course-store/stored-course.ts'
import { clearEvictedSound } from '../device-store/evicted-sound.ts'
import { removeUnits } from './remove-units.ts'
import type { JobOutcome } from './run-job.ts'
import { createListeners } from '../listeners.ts'

/** What keeps a download from going on. */
export type Hold = 'paused' | 'network' | 'wifi' | 'room' | 'server'

export interface CourseDownload {
  units: readonly StoredUnit[]
  /** What was asked for and is not complete; absent where nothing is wanted. */
  job?: { units: readonly string[]; doneBytes: number; totalBytes: number; hold: Hold | undefined }
}

export interface Downloads {
  getSnapshot: () => ReadonlyMap<string, CourseDownload>
  subscribe: (listener: () => void) => () => void
  /** Looks at these courses and takes up what was left; again whenever the list changes. */
  follow: (courses: readonly CourseSummary[]) => void
  start: (job: Pick<DownloadJob, 'course' | 'units' | 'withSound' | 'anyNetwork'>) => void
  /** Takes up a download that was stopped or is held up. */
  resume: (course: string, anyNetwork: boolean) => void
  /** What has come stays. */
  pause: (course: string) => void
  /** Wants the rest no more. What has come stays. */
  giveUp: (course: string) => void
  /** Takes texts, pictures and sound off the device; all units when none are named. */
  remove: (course: string, units?: readonly string[]) => void
}

const opened = new Map<string, Downloads>()

/** The downloads of one person, the same for all of the page. */
export function downloadsOf(userId: string): Downloads {
  const known = opened.get(userId) ?? openDownloads(userId)
  opened.set(userId, known)
  return known
}

/** What of these courses is on this device, on its way, or wanted. */
export function useDownloads(
  userId: string,
  courses: readonly CourseSummary[],
): { downloads: Downloads; of: (course: string) => CourseDownload | undefined } {
  const downloads = downloadsOf(userId)
  const snapshot = useSyncExternalStore(downloads.subscribe, downloads.getSnapshot)
  useEffect(() => downloads.follow(courses), [downloads, courses])
  return { downloads, of: (course) => snapshot.get(course) }
}

function openDownloads(userId: string): Downloads {
  let snapshot: ReadonlyMap<string, CourseDownload> = new Map()
  let courses: readonly CourseSummary[] = []
  const listeners = createListeners()
  /** Asked to stop, before the device has stored that. */
  const stopping = new Set<string>()
  /** Why the last try ended, until it is tried again. */
  const failed = new Map<string, 'room' | 'server'>()
  /** Tries in a row that did not reach the server, and the next one. */
  let retry: { count: number; timer: ReturnType<typeof setTimeout> | undefined } | undefined
  const jobs = openJobList(userId)
  const worker = createDownloadWorker({
    userId,
    next: nextWanted,
    onProgress: ({ summary }) => look(summary),
    async onEnd({ job, summary }, outcome) {
      await settle(job, outcome)
      await look(summary)
    },
  })

  async function look(summary: CourseSummary): Promise<void> {
    const units = await withLearnerDatabase(userId, async (database) => {
      const sounds = await listCourseSounds(database, summary)
      return lookAtCourse(database, summary, { storedPaths: await listStoredPaths(), sounds })
    })
    const job = (await jobs.read()).find(({ course }) => course === summary.course)
    const download = job === undefined ? { units } : { units, job: describe(job, units) }
    snapshot = new Map(snapshot).set(summary.course, download)
    listeners.notify()
  }

  async function lookAtAll(): Promise<void> {
    for (const summary of courses) await look(summary)
  }

  function describe(job: DownloadJob, units: readonly StoredUnit[]) {
    const hold: Hold | undefined = job.isPaused ? 'paused' : (holdOf(job) ?? failed.get(job.course))
    return { ...measureJob(job, units), hold }
  }

  /** Looks again and continues, once what is wanted has been noted. */
  function want(course: string, how: (jobs: DownloadJob[]) => DownloadJob[]): void {
    failed.delete(course)
    attempt(async () => {
      if ((await jobs.want(course, how)) === 'no-room') failed.set(course, 'room')
      await lookAtAll()
      await worker.run()
    })
  }

  async function forget(course: string): Promise<void> {
    await jobs.forget(course)
    stopping.delete(course)
  }

  function stop(course: string): void {
    stopping.add(course)
    worker.stopWhere((job) => job.course === course)
  }

  async function nextWanted(): Promise<WantedCourse | undefined> {
    for (const job of await jobs.read()) {
      const summary = courses.find(({ course }) => course === job.course)
      const isHeld =
        job.isPaused ||
        stopping.has(job.course) ||
        holdOf(job) !== undefined ||
        failed.has(job.course)
      if (summary !== undefined && !isHeld) return { job, summary }
    }
    return undefined
  }

  async function settle({ course, withSound }: DownloadJob, outcome: JobOutcome): Promise<void> {
    if (outcome === 'stopped') return
    if (outcome === 'done' && withSound) clearEvictedSound()
    if (outcome === 'done') await jobs.change((all) => all.filter((job) => job.course !== course))
    else failed.set(course, outcome)
    clearTimeout(retry?.timer)
    retry = outcome === 'server' ? retryLater((retry?.count ?? 0) + 1) : undefined
  }

  /** A connection that comes and goes often comes back without an event. */
  const retryLater = (count: number) => ({
    count,
    timer: setTimeout(goOn, retryDelayMs(count, Math.random())),
  })

  function goOn(): void {
    // Another network is another chance; a full device stays full.
    for (const [course, why] of failed) if (why === 'server') failed.delete(course)
    // What is on its way stops as well where Wi-Fi is left.
    worker.stopWhere((job) => holdOf(job) !== undefined)
    attempt(async () => {
      await lookAtAll()
      await worker.run()
    })
  }

  // For as long as the page lives: what is on its way continues while nobody looks at it.
  onDataChange(goOn)

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    follow(list) {
      courses = list
      goOn()
    },
    start(job) {
      want(job.course, (all) => [
        ...all.filter(({ course }) => course !== job.course),
        { ...job, isPaused: false },
      ])
    },
    resume(course, anyNetwork) {
      want(course, (all) =>
        all.map((job) =>
          job.course === course
            ? { ...job, isPaused: false, anyNetwork: anyNetwork || job.anyNetwork }
            : job,
        ),
      )
    },
    pause(course) {
      stop(course)
      attempt(async () => {
        await jobs.change((all) =>
          all.map((job) => (job.course === course ? { ...job, isPaused: true } : job)),
        )
        stopping.delete(course)
        await lookAtAll()
      })
    },
    giveUp(course) {
      stop(course)
      attempt(async () => {
        await forget(course)
        await lookAtAll()
      })
    },
    remove(course, units) {
      stop(course)
      attempt(async () => {
        const summary = courses.find((each) => each.course === course)
        // First: on a full device nothing can be noted before there is room.
        if (summary !== undefined)
          await withLearnerDatabase(userId, (database) => removeUnits(database, summary, units))
        await forget(course)
        await lookAtAll()
      })
    },
  }
}

function attempt(work: () => Promise<void>): void {
  work().catch((error: unknown) => reportProblem('downloading', error))
}
