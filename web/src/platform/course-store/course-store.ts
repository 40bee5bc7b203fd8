import {
  apiPaths,
  coursesResponseSchema,
  type CourseSummary,
  type Sentence,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { callApi, networkFailure, type ApiFailure, type ApiResult } from '../network/api-client.ts'
import type { fetchPack as FetchPack } from './fetch-pack.ts'
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

/**
 * Fetches the texts of a unit. Its code comes with the first: most often all units are on the device
 * already. Code that does not arrive is next to always the connection's fault.
 */
export async function fetchPack(
  ...asked: Parameters<typeof FetchPack>
): Promise<ApiResult<UnitPack>> {
  const code = await import('./fetch-pack.ts').catch(() => undefined)
  return code === undefined ? { ok: false, failure: networkFailure } : code.fetchPack(...asked)
}

/** The courses on this device, without the network; empty on the first visit. */
export const listStoredCourses = (userId: string): Promise<CourseSummary[]> =>
  withLearnerDatabase(userId, (database) => database.getAll('courses'))

/**
 * Fetches the list of courses and keeps it on the device, if it has room; gives it as
 * `listStoredCourses` does.
 */
export async function refreshCourses(userId: string): Promise<CourseResult<CourseSummary[]>> {
  const result = await callApi(apiPaths.courses, { answer: coursesResponseSchema })
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
 * is a newer one. What the device lacks is fetched; where that fails, it continues with what it has.
 */
export function loadCourse(userId: string, summary: CourseSummary): Promise<CourseResult<Course>> {
  return withLearnerDatabase(userId, async (database) => {
    const units: UnitPack[] = []
    let failure: ApiFailure | undefined
    // All asked for at once: one after the other, each would wait for its turn among the rest.
    const { store } = database.transaction('packs')
    const [known, ...kept] = await Promise.all([
      listStoredRecordings(database, summary.course),
      ...summary.units.map(({ unit }) => store.get([summary.course, unit])),
    ])
    for (const [index, unit] of summary.units.entries()) {
      const stored = kept[index]
      if (stored !== undefined) units.push(stored.pack)
      else if (failure === undefined) {
        const result = await fetchPack(summary.course, unit)
        if (!result.ok) failure = result.failure
        else {
          units.push(result.value)
          // A full device: what came is there as long as the page is open.
          await database
            .put('packs', { revision: unit.revision, pack: result.value }, [
              summary.course,
              unit.unit,
            ])
            .catch(reportUnstored)
        }
      }
    }
    if (failure !== undefined && units.length === 0) return { ok: false, failure }
    const course = { summary, units, ...(known.size > 0 && { recordings: known }) }
    // Asked only without a network, when nobody waits for one. Where its code is not here either,
    // the course is, with pictures that may not come.
    const code = navigator.onLine
      ? undefined
      : await import('./as-stored.ts').catch(() => undefined)
    return { ok: true, value: code === undefined ? course : await code.asStored(course) }
  })
}
