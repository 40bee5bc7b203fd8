import type { CourseSummary } from '@mboa/contract'
import { useEffect, useState } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import type { Course } from './course-store.ts'

export interface DownloadedCourse {
  summary: CourseSummary
  /** What its units take on this device. */
  bytes: number
}

/** The courses of which this device has every unit, in the order of the list. */
function listDownloadedCourses(userId: string): Promise<DownloadedCourse[]> {
  return withLearnerDatabase(userId, async (database) => {
    const stored = new Set((await database.getAllKeys('packs')).map((key) => key.join(' ')))
    const courses = await database.getAll('courses')
    return courses
      .filter(({ course, units }) => units.every(({ unit }) => stored.has(`${course} ${unit}`)))
      .map((summary) => ({
        summary,
        bytes: summary.units.reduce((sum, unit) => sum + unit.bytes, 0),
      }))
  })
}

/**
 * What can be learnt without a network; undefined until it is known.
 *
 * @param opened the course that is open, which may just have come down
 */
export function useDownloadedCourses(
  userId: string,
  opened: Course,
): readonly DownloadedCourse[] | undefined {
  const [downloaded, setDownloaded] = useState<readonly DownloadedCourse[]>()

  useEffect(() => {
    let isCurrent = true
    listDownloadedCourses(userId)
      .then((courses) => {
        if (isCurrent) setDownloaded(courses)
      })
      .catch((error: unknown) => reportProblem('looking at the downloaded courses', error))
    return () => {
      isCurrent = false
    }
  }, [userId, opened])

  return downloaded
}
