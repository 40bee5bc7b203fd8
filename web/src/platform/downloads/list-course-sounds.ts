import type { CourseSummary } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { listStoredRecordings } from '../recording-store/stored-recordings.ts'
import { noSounds, type CourseSounds, type Sound } from './course-sounds.ts'

/** The recordings of a course that this device knows of, by the unit of their item. */
export async function listCourseSounds(
  database: LearnerDatabase,
  { course, units }: CourseSummary,
): Promise<CourseSounds> {
  const recordings = await listStoredRecordings(database, course)
  if (recordings.size === 0) return noSounds
  const sounds = new Map<string, Sound[]>()
  for (const { unit } of units) {
    const pack = (await database.get('packs', [course, unit]))?.pack
    const ids = [...(pack?.words ?? []), ...(pack?.sentences ?? [])].map(({ id }) => id)
    sounds.set(
      unit,
      ids.flatMap((id) => (recordings.get(id) ?? []).map(({ opus, flac }) => opus ?? flac)),
    )
  }
  return sounds
}
