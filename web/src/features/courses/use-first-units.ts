import type { CourseSummary } from '@mboa/contract'
import { useMemo } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { readFirstUnits } from '../../platform/course-store/read-first-units.ts'
import { listStoredRecordings } from '../../platform/course-store/stored-recordings.ts'
import { mayPrefetch } from '../../platform/data-use/data-choices.ts'
import { withLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'

/** About a unit: enough to show what a course begins with. */
const wantedWords = 20

/**
 * What is on this device of a course that is only looked at; where it is not, its beginning, unless
 * data is to be spared. Undefined until it is there, and where it cannot be had: the page says all
 * else without it.
 */
export function useFirstUnits(summary: CourseSummary): Course | undefined {
  const userId = useSignedInUser().id
  return useResource(useMemo(() => beginningOf(userId, summary), [userId, summary])).value
}

const beginningOf = (userId: string, summary: CourseSummary): Source<Course> => ({
  during: 'reading the beginning of a course',
  read: () => readBeginning(userId, summary),
})

async function readBeginning(userId: string, summary: CourseSummary): Promise<Course | undefined> {
  const units = await readFirstUnits(userId, summary, mayPrefetch() ? wantedWords : 0)
  if (!units.ok || units.value.length === 0) return undefined
  const recordings = await withLearnerDatabase(userId, (database) =>
    listStoredRecordings(database, summary.course),
  )
  return { summary, units: units.value, recordings }
}
