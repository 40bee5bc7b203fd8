import type { CourseSummary } from '@mboa/contract'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { isWantOfRoom } from '../device-store/want-of-room.ts'
import { reportProblem } from '../report-problem.ts'
import { retryDelayMs } from '../sync/retry-delay.ts'
import { listCourseSounds } from './list-course-sounds.ts'
import { onDataChange, whyWaiting } from './data-choices.ts'
import { readJobs, writeJobs, type DownloadJob } from './download-job.ts'
import { listKeptPaths, lookAtCourse, type KeptUnit } from './kept-course.ts'
import { runJob, type JobOutcome } from './run-job.ts'
import { removeUnits } from './remove-units.ts'

/** What keeps a download from going on. */
export type Hold = 'paused' | 'network' | 'wifi' | 'room' | 'server'

export interface CourseDownload {
  units: readonly KeptUnit[]
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

function openDownloads(userId: string): Downloads {
  let snapshot: ReadonlyMap<string, CourseDownload> = new Map()
  let courses: readonly CourseSummary[] = []
  const listeners = new Set<() => void>()
  let running: { job: DownloadJob; stop: AbortController } | undefined
  let isAtWork = false
  /** Another job may be waiting than when the one at work looked last. */
  let isAskedAgain = false
  /** Told to stop, before the device has noted it. */
  const stopping = new Set<string>()
  /** Why the last try ended, until it is tried again. */
  const failed = new Map<string, 'room' | 'server'>()
  /** Asked for on a device that is too full to note it: told as long as the page is open. */
  const unnoted = new Map<string, DownloadJob>()
  /** Tries in a row that did not reach the server, and the next one. */
  let retry: { count: number; timer: ReturnType<typeof setTimeout> | undefined } | undefined

  function show(course: string, download: CourseDownload) {
    snapshot = new Map(snapshot).set(course, download)
    for (const listener of listeners) listener()
  }

  const withDatabase = <Value>(work: (database: LearnerDatabase) => Promise<Value>) =>
    withLearnerDatabase(userId, work)

  const look = (summary: CourseSummary) =>
    withDatabase(async (database) => {
      const sounds = await listCourseSounds(database, summary)
      const keptPaths = await listKeptPaths()
      const units = await lookAtCourse(database, summary, { keptPaths, sounds })
      const job = (await listJobs(database)).find(({ course }) => course === summary.course)
      show(summary.course, { units, ...(job !== undefined && { job: describe(job, units) }) })
    })

  function describe(job: DownloadJob, units: readonly KeptUnit[]) {
    const wanted = units.filter(({ unit }) => job.units?.includes(unit) ?? true)
    const bytesOf = ({ keptBytes, missingBytes, soundBytes }: KeptUnit) =>
      keptBytes + missingBytes + (job.withSound ? soundBytes : 0)
    const totalBytes = wanted.reduce((total, unit) => total + bytesOf(unit), 0)
    const missing = wanted.reduce(
      (total, unit) => total + unit.missingBytes + (job.withSound ? unit.missingSoundBytes : 0),
      0,
    )
    const hold: Hold | undefined = job.isPaused ? 'paused' : (holdOf(job) ?? failed.get(job.course))
    return {
      units: wanted.map(({ unit }) => unit),
      doneBytes: totalBytes - missing,
      totalBytes,
      hold,
    }
  }

  function holdOf(job: DownloadJob): 'network' | 'wifi' | undefined {
    const why = whyWaiting()
    return why === 'wifi' && job.anyNetwork === true ? undefined : why
  }

  async function listJobs(database: LearnerDatabase): Promise<DownloadJob[]> {
    const noted = (await readJobs(database)).filter(({ course }) => !unnoted.has(course))
    return [...noted, ...unnoted.values()]
  }

  const change = (work: (jobs: DownloadJob[]) => DownloadJob[]) =>
    withDatabase(async (database) => {
      await writeJobs(database, work(await listJobs(database)))
      unnoted.clear()
    })

  /** Looks again and goes on, once what is wanted has been noted. */
  function want(course: string, work: (jobs: DownloadJob[]) => DownloadJob[]): void {
    failed.delete(course)
    attempt(async () => {
      try {
        await change(work)
      } catch (error) {
        if (!isWantOfRoom(error)) throw error
        const wanted = work(await withDatabase(listJobs)).find((job) => job.course === course)
        if (wanted !== undefined) unnoted.set(course, wanted)
        failed.set(course, 'room')
      }
      await lookAtAll()
      await run()
    })
  }

  async function forget(course: string) {
    unnoted.delete(course)
    const noted = await withDatabase(readJobs)
    if (noted.some((job) => job.course === course))
      await change((jobs) => jobs.filter((job) => job.course !== course))
    stopping.delete(course)
  }

  async function lookAtAll() {
    for (const summary of courses) await look(summary)
  }

  async function run(): Promise<void> {
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
  }

  /** One course after the other, and one tab at a time. */
  async function runAll(): Promise<void> {
    for (let next = await nextJob(); next !== undefined; next = await nextJob()) {
      const { job, summary } = next
      const stop = new AbortController()
      running = { job, stop }
      try {
        const outcome = await navigator.locks.request(`mboa-downloads-${userId}`, () =>
          withDatabase((database) =>
            runJob({
              database,
              summary,
              job,
              signal: stop.signal,
              onProgress: () => look(summary),
            }),
          ),
        )
        await settle(job, outcome)
      } finally {
        running = undefined
      }
      await look(summary)
    }
  }

  /** At once: what is on its way when somebody stops it does not count as come. */
  function stop(course: string) {
    stopping.add(course)
    if (running?.job.course === course) running.stop.abort()
  }

  async function nextJob() {
    const jobs = await withDatabase(listJobs)
    for (const job of jobs) {
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

  async function settle({ course }: DownloadJob, outcome: JobOutcome) {
    if (outcome === 'stopped') return
    if (outcome === 'done') await change((jobs) => jobs.filter((job) => job.course !== course))
    else failed.set(course, outcome)
    clearTimeout(retry?.timer)
    retry = outcome === 'server' ? retryLater((retry?.count ?? 0) + 1) : undefined
  }

  /** A line that comes and goes seldom tells that it is back. */
  const retryLater = (count: number) => ({ count, timer: setTimeout(goOn, retryDelayMs(count)) })

  function attempt(work: () => Promise<void>): void {
    work().catch((error: unknown) => reportProblem('downloading', error))
  }

  const goOn = () => {
    // Another network is another chance; a full device stays full.
    for (const [course, why] of failed) if (why === 'server') failed.delete(course)
    // What is on its way stops as well where Wi-Fi is left.
    if (running !== undefined && holdOf(running.job) !== undefined) running.stop.abort()
    attempt(async () => {
      await lookAtAll()
      await run()
    })
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      const stopHearing = listeners.size === 0 ? onDataChange(goOn) : undefined
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        stopHearing?.()
      }
    },
    follow(list) {
      courses = list
      goOn()
    },
    start(job) {
      want(job.course, (jobs) => [
        ...jobs.filter(({ course }) => course !== job.course),
        { ...job, isPaused: false },
      ])
    },
    resume(course, anyNetwork) {
      want(course, (jobs) =>
        jobs.map((job) =>
          job.course === course
            ? { ...job, isPaused: false, anyNetwork: anyNetwork || job.anyNetwork }
            : job,
        ),
      )
    },
    pause(course) {
      stop(course)
      attempt(async () => {
        await change((jobs) =>
          jobs.map((job) => (job.course === course ? { ...job, isPaused: true } : job)),
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
          await withDatabase((database) => removeUnits(database, summary, units))
        await forget(course)
        await lookAtAll()
      })
    },
  }
}
