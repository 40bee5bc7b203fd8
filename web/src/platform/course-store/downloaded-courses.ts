import type { CourseSummary } from '@mboa/contract'
import { useMemo } from 'react'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { useResource, type Source } from '../network/use-resource.ts'
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
export const useDownloadedCourses = (
  userId: string,
  opened: Course,
): readonly DownloadedCourse[] | undefined =>
  useResource(
    useMemo(() => downloadedBy(userId), [userId]),
    opened,
  ).value

const downloadedBy = (userId: string): Source<readonly DownloadedCourse[]> => ({
  during: 'looking at the downloaded courses',
  read: () => listDownloadedCourses(userId),
})
