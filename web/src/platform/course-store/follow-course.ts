import type { CourseSummary } from '@mboa/contract'
import type { Course } from './course-store.ts'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { recordTransfers } from '../data-use/record-transfers.ts'
import { followRecordings } from './refresh-recordings.ts'
import { reportProblem } from '../report-problem.ts'
import { mayPrefetch } from '../data-use/data-choices.ts'
import { fetchPictures, fetchTexts } from './fetch-unit.ts'
import { listStoredPaths, picturesOf } from './stored-course.ts'

// Everybody who is signed in comes by here; what the pages before it received is told as well.
recordTransfers()

const never = new AbortController().signal
const quietly = { signal: never, onProgress: () => undefined }

interface Shown {
  /** Epoch ms. */
  now: number
  /** Changes the course that is shown, as long as it is. */
  update: (change: (shown: Course) => Course) => void
}

/** All that nobody waits for of a course that is open: what is newer, pictures, what can be heard. */
export async function followOpenCourse(
  userId: string,
  opened: Course,
  { now, update }: Shown,
): Promise<void> {
  const { summary, recordings: heard } = opened
  await Promise.all([
    followCourse(userId, opened).then((fresh) => {
      if (fresh === undefined) return
      update(({ recordings }) => ({ ...fresh, ...(recordings && { recordings }) }))
    }),
    followRecordings(userId, { course: summary.course, shown: heard, now })
      .then((recordings) => {
        if (recordings !== undefined) update((course) => ({ ...course, recordings }))
      })
      .catch((error: unknown) => reportProblem('hearing of recordings', error)),
  ])
}

/**
 * Brings what a course that is open lacks and what has changed: its texts, then its pictures, about
 * a kilobyte each. On mobile data that is to be spared, nothing comes by itself.
 * @returns the course with its newer units; undefined where there are none
 */
export async function followCourse(
  userId: string,
  { summary, units }: Course,
): Promise<Course | undefined> {
  if (!mayPrefetch()) return undefined
  return withLearnerDatabase(userId, async (database) => {
    const fresh = await refreshTexts(database, summary)
    for (const pack of fresh?.units ?? units) {
      if (!mayPrefetch() || !(await fetchPictures(pack, quietly)).ok) break
    }
    return fresh
  })
}

/** The course where one of its units has come again; the others are not fetched. */
async function refreshTexts(
  database: LearnerDatabase,
  summary: CourseSummary,
): Promise<Course | undefined> {
  const units: Course['units'] = []
  let hasNew = false
  for (const unit of summary.units) {
    const result = mayPrefetch() ? await fetchTexts(database, summary, unit, never) : undefined
    if (result?.ok !== true) {
      const stored = await database.get('packs', [summary.course, unit.unit])
      if (stored !== undefined) units.push(stored.pack)
      continue
    }
    hasNew ||= result.isNew
    units.push(result.pack)
  }
  return hasNew ? { summary, units } : undefined
}

/**
 * Brings the units that have changed of the courses that are on this device, and no others. What
 * is not here is left to whoever asks for it.
 */
export async function refreshChanged(
  userId: string,
  courses: readonly CourseSummary[],
): Promise<string[]> {
  if (!mayPrefetch()) return []
  const refreshed: string[] = []
  return withLearnerDatabase(userId, async (database) => {
    const here = new Set((await database.getAllKeys('packs')).map((key) => key.join('/')))
    for (const course of courses) {
      for (const unit of course.units) {
        if (!here.has(`${course.course}/${unit.unit}`)) continue
        const stored = await database.get('packs', [course.course, unit.unit])
        if (stored === undefined || stored.revision === unit.revision) continue
        const storedPaths = await listStoredPaths()
        const showsPictures = [...picturesOf(stored.pack)].some((path) => storedPaths.has(path))
        const result = await fetchTexts(database, course, unit, never)
        if (!result.ok) return refreshed
        refreshed.push(`${course.course}/${unit.unit}`)
        if (showsPictures) await fetchPictures(result.pack, quietly)
      }
    }
    return refreshed
  })
}
