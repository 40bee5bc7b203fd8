import { api, type CourseSummary, type Sentence, type UnitPack, type Word } from '@mboa/contract'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { call, networkFailure, type ApiFailure } from '../network/api-client.ts'
import { listStoredRecordings, type RecordingsByItem } from './stored-recordings.ts'
import { reportProblem } from '../report-problem.ts'

const reportUnstored = (error: unknown) => reportProblem('keeping a course', error)

export type CourseResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure }

/** A course with all its words, as this device has it. */
export interface Course {
  summary: CourseSummary
  units: UnitPack[]
  /** What can be heard, by item, without a network what is kept; absent where there is nothing. */
  recordings?: RecordingsByItem
}

/** All words and sentences of a course, by id. */
export function listItems({ units }: Course): ReadonlyMap<string, Word | Sentence> {
  const items = units.flatMap((unit) => [...unit.words, ...(unit.sentences ?? [])])
  return new Map(items.map((item) => [item.id, item]))
}

/** Items that a picture can stand for. */
export function listPictured({ units }: Course): ReadonlySet<string> {
  const words = units.flatMap((unit) => unit.words)
  return new Set(words.filter(({ picture }) => picture !== undefined).map(({ id }) => id))
}

/** The courses on this device, without the network; empty on the first visit. */
export const listStoredCourses = (userId: string): Promise<CourseSummary[]> =>
  withLearnerDatabase(userId, (database) => database.getAll('courses'))

/**
 * Fetches the list of courses and keeps it on the device, if it has room; gives it as
 * `listStoredCourses` does.
 */
export async function refreshCourses(userId: string): Promise<CourseResult<CourseSummary[]>> {
  const result = await call(api.listCourses)
  if (!result.ok) return result
  try {
    const value = await withLearnerDatabase(userId, async (database) => {
      const transaction = database.transaction('courses', 'readwrite')
      await transaction.store.clear()
      for (const course of result.value.courses) void transaction.store.put(course)
      await transaction.done
      // Not the answer itself: in another order, the same list would look like a new one.
      return database.getAll('courses')
    })
    return { ok: true, value }
  } catch (error) {
    reportUnstored(error)
    return { ok: true, value: result.value.courses }
  }
}

/**
 * All units of a course, from the device first: none of them waits for the network because there
 * is a newer one. What the device lacks is fetched, in one answer; where that fails, or breaks off, it
 * continues with what it has.
 * @param onBegun called with the course with its first units, and again as more come, while the
 * rest does
 */
export function loadCourse(
  userId: string,
  summary: CourseSummary,
  onBegun: (begun: Course) => void = () => undefined,
): Promise<CourseResult<Course>> {
  return withLearnerDatabase(userId, async (database) => {
    // All asked for at once: one after the other, each would wait for its turn among the rest.
    const { store } = database.transaction('packs')
    const [known, ...kept] = await Promise.all([
      listStoredRecordings(database, summary.course),
      ...summary.units.map(({ unit }) => store.get([summary.course, unit])),
    ])
    const here = new Map(
      kept.flatMap((stored) => (stored ? [[stored.pack.unit, stored.pack]] : [])),
    )
    const courseOf = (units: UnitPack[]): Course => ({
      summary,
      units,
      ...(known.size > 0 && { recordings: known }),
    })
    if (here.size < summary.units.length) {
      // Its code comes with the first: most often all units are here already. Code that does not
      // arrive is next to always the connection's fault.
      const code = await import('./fetch-missing.ts').catch(() => undefined)
      const fetched = await code?.fetchMissing({
        database,
        summary,
        here,
        onBegun: (units) => onBegun(courseOf(units)),
      })
      if (fetched?.ok !== true && here.size === 0) {
        return { ok: false, failure: fetched?.failure ?? networkFailure }
      }
    }
    const course = courseOf(summary.units.flatMap(({ unit }) => here.get(unit) ?? []))
    // Asked only without a network, when nobody waits for one. Where its code is not here either,
    // the course is, with pictures that may not come.
    const code = navigator.onLine
      ? undefined
      : await import('./as-stored.ts').catch(() => undefined)
    return { ok: true, value: code === undefined ? course : await code.asStored(course) }
  })
}
