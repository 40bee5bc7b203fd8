import * as v from 'valibot'
import type { LearnerDatabase } from '../device-store/learner-database.ts'

/** What somebody wants of a course on this device, kept until it is there. */
export interface DownloadJob {
  course: string
  /** All when absent. */
  units?: string[] | undefined
  withSound: boolean
  isPaused: boolean
  /** Mobile data was agreed to for this one. */
  anyNetwork?: boolean | undefined
}

const jobsKey = 'download-jobs'

const jobsSchema = v.array(
  v.object({
    course: v.string(),
    units: v.optional(v.array(v.string())),
    withSound: v.boolean(),
    isPaused: v.boolean(),
    anyNetwork: v.optional(v.boolean()),
  }),
)

export async function readJobs(database: LearnerDatabase): Promise<DownloadJob[]> {
  const stored = v.safeParse(jobsSchema, await database.get('values', jobsKey))
  return stored.success ? stored.output : []
}

export async function writeJobs(
  database: LearnerDatabase,
  jobs: readonly DownloadJob[],
): Promise<void> {
  await database.put('values', jobs, jobsKey)
}
