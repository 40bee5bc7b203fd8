import type { CourseSummary, UnitPack, UnitSummary } from '@mboa/contract'
import type { Course } from './course-store.ts'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { followRecordings } from './refresh-recordings.ts'
import { reportProblem } from '../report-problem.ts'
import { mayPrefetch, onDataChange } from '../data-use/data-choices.ts'
import { fetchPictures, fetchTexts } from './fetch-unit.ts'
import { listStoredPaths, picturesOf } from './stored-course.ts'

export { recordTransfers } from '../data-use/record-transfers.ts'

const never = new AbortController().signal
const quietly = { signal: never, onProgress: () => undefined }

/** Brings texts that nobody asked for, up to where the device leaves Wi-Fi or data is to be spared. */
async function fetchTextsQuietly(
  database: LearnerDatabase,
  summary: CourseSummary,
  units: readonly UnitSummary[],
): ReturnType<typeof fetchTexts> {
  const stop = new AbortController()
  const stopListening = onDataChange(() => {
    if (!mayPrefetch()) stop.abort()
  })
  try {
    return await fetchTexts(database, summary, units, { ...quietly, signal: stop.signal })
  } finally {
    stopListening()
  }
}

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
  const { packs, fresh } = await fetchTextsQuietly(database, summary, summary.units)
  if (fresh.length === 0) return undefined
  return { summary, units: summary.units.flatMap(({ unit }) => packs.get(unit) ?? []) }
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
    const isHere = (course: string, unit: string) => here.has(`${course}/${unit}`)
    for (const course of courses) {
      const known = course.units.filter(({ unit }) => isHere(course.course, unit))
      const changed = await listChanged(database, course.course, known)
      if (changed.length === 0) continue
      const storedPaths = await listStoredPaths()
      const { packs, fresh, isCurrent } = await fetchTextsQuietly(
        database,
        course,
        changed.map(({ summary }) => summary),
      )
      refreshed.push(...fresh.map((unit) => `${course.course}/${unit}`))
      for (const { summary, pack: before } of changed) {
        const pack = packs.get(summary.unit)
        const showsPictures = [...picturesOf(before)].some((path) => storedPaths.has(path))
        if (pack !== undefined && pack !== before && showsPictures) {
          await fetchPictures(pack, quietly)
        }
      }
      if (!isCurrent) return refreshed
    }
    return refreshed
  })
}

/** Those of the units of which the device has another revision, as it has them. */
async function listChanged(
  database: LearnerDatabase,
  course: string,
  units: readonly UnitSummary[],
): Promise<{ summary: UnitSummary; pack: UnitPack }[]> {
  const stored = await Promise.all(units.map(({ unit }) => database.get('packs', [course, unit])))
  return units.flatMap((summary, at) => {
    const kept = stored[at]
    return kept === undefined || kept.revision === summary.revision
      ? []
      : [{ summary, pack: kept.pack }]
  })
}
