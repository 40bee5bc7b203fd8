import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { isQuotaExceeded } from '../device-store/write-durably.ts'
import { readJobs, writeJobs, type DownloadJob } from './download-job.ts'

type Change = (jobs: DownloadJob[]) => DownloadJob[]

/** What one person wants on this device, noted there as far as there is room. */
export interface JobList {
  read: () => Promise<DownloadJob[]>
  change: (how: Change) => Promise<void>
  /** On a device too full to note it, the job of this course stands as long as the page is open. */
  want: (course: string, how: Change) => Promise<'noted' | 'no-room'>
  forget: (course: string) => Promise<void>
}

export function openJobList(userId: string): JobList {
  const unnoted = new Map<string, DownloadJob>()
  const withDatabase = <Value>(work: (database: LearnerDatabase) => Promise<Value>) =>
    withLearnerDatabase(userId, work)

  async function list(database: LearnerDatabase): Promise<DownloadJob[]> {
    const noted = (await readJobs(database)).filter(({ course }) => !unnoted.has(course))
    return [...noted, ...unnoted.values()]
  }
  const read = () => withDatabase(list)
  const change = (how: Change) =>
    withDatabase(async (database) => {
      await writeJobs(database, how(await list(database)))
      unnoted.clear()
    })

  return {
    read,
    change,
    async want(course, how) {
      try {
        await change(how)
        return 'noted'
      } catch (error) {
        if (!isQuotaExceeded(error)) throw error
        const wanted = how(await read()).find((job) => job.course === course)
        if (wanted !== undefined) unnoted.set(course, wanted)
        return 'no-room'
      }
    },
    async forget(course) {
      unnoted.delete(course)
      const noted = await withDatabase(readJobs)
      if (!noted.some((job) => job.course === course)) return
      await change((jobs) => jobs.filter((job) => job.course !== course))
    },
  }
}
