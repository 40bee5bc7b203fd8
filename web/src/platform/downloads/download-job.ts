import * as v from 'valibot'
import type { StoredUnit } from '../course-store/stored-course.ts'
import { whyWaiting } from '../data-use/data-choices.ts'
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

/** What keeps this one from going on, as the device stands. */
export function holdOf(job: DownloadJob): 'network' | 'wifi' | undefined {
  const why = whyWaiting()
  return why === 'wifi' && job.anyNetwork === true ? undefined : why
}

/** How much of what a job wants is here. */
export function measureJob(
  { units: wanted, withSound }: DownloadJob,
  units: readonly StoredUnit[],
) {
  const ofJob = units.filter(({ unit }) => wanted?.includes(unit) ?? true)
  const missingOf = (unit: StoredUnit) =>
    unit.missingBytes + (withSound ? unit.missingSoundBytes : 0)
  const totalOf = (unit: StoredUnit) =>
    unit.storedBytes + unit.missingBytes + (withSound ? unit.soundBytes : 0)
  const totalBytes = ofJob.reduce((total, unit) => total + totalOf(unit), 0)
  const missingBytes = ofJob.reduce((total, unit) => total + missingOf(unit), 0)
  return {
    units: ofJob.map(({ unit }) => unit),
    doneBytes: totalBytes - missingBytes,
    totalBytes,
  }
}
