import {
  apiPaths,
  coursesResponseSchema,
  unitPackSchema,
  type CourseSummary,
  type UnitPack,
} from '@mboa/contract'
import { openLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { callApi, type ApiFailure } from '../network/api-client.ts'

export type CourseResult<Value> = { ok: true; value: Value } | { ok: false; failure: ApiFailure }

/** A course with all its words, as this device has it. */
export interface Course {
  summary: CourseSummary
  units: UnitPack[]
  /** Addresses that this device can play, by item; absent where it knows of no recording. */
  recordings?: ReadonlyMap<string, string>
}

const packPath = (course: string, unit: string, revision: string) =>
  apiPaths.unitPack.replace(':course', course).replace(':unit', unit).replace(':revision', revision)

/** The courses on this device, without the network; empty on the first visit. */
export async function listStoredCourses(userId: string): Promise<CourseSummary[]> {
  const database = await openLearnerDatabase(userId)
  try {
    return await database.getAll('courses')
  } finally {
    database.close()
  }
}

/** Fetches the list of courses and keeps it on the device. */
export async function refreshCourses(userId: string): Promise<CourseResult<CourseSummary[]>> {
  const result = await callApi(apiPaths.courses, { answer: coursesResponseSchema })
  if (!result.ok) return result
  const database = await openLearnerDatabase(userId)
  try {
    const transaction = database.transaction('courses', 'readwrite')
    await transaction.store.clear()
    for (const course of result.value.courses) void transaction.store.put(course)
    await transaction.done
  } finally {
    database.close()
  }
  return { ok: true, value: result.value.courses }
}

/**
 * All units of a course: from the device where it has the current revision, else from the
 * network, else the older revision the device still has.
 */
export async function loadCourse(
  userId: string,
  summary: CourseSummary,
): Promise<CourseResult<Course>> {
  const database = await openLearnerDatabase(userId)
  try {
    const units: UnitPack[] = []
    for (const { unit, revision } of summary.units) {
      const result = await loadUnit(database, summary.course, unit, revision)
      if (!result.ok) return result
      units.push(result.value)
    }
    return { ok: true, value: { summary, units } }
  } finally {
    database.close()
  }
}

async function loadUnit(
  database: LearnerDatabase,
  course: string,
  unit: string,
  revision: string,
): Promise<CourseResult<UnitPack>> {
  const stored = await database.get('packs', [course, unit])
  if (stored?.revision === revision) return { ok: true, value: stored.pack }
  const result = await callApi(packPath(course, unit, revision), { answer: unitPackSchema })
  if (result.ok) await database.put('packs', { revision, pack: result.value }, [course, unit])
  else if (stored !== undefined) return { ok: true, value: stored.pack }
  return result
}
