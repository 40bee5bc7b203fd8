import type { CourseSummary } from '@mboa/contract'
import { pictureCacheName } from '../device-store/cache-names.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { listStoredRecordings, forgetSounds } from '../course-store/stored-recordings.ts'
import { picturesOf } from '../course-store/stored-course.ts'
import { recordingsOf } from '../course-store/course-sounds.ts'

/** Takes units of a course off this device; what has been practised is kept. */
export async function removeUnits(
  database: LearnerDatabase,
  course: CourseSummary,
  units: readonly string[] = course.units.map(({ unit }) => unit),
): Promise<void> {
  const removed = await Promise.all(
    units.map((unit) => database.get('packs', [course.course, unit])),
  )
  await Promise.all(units.map((unit) => database.delete('packs', [course.course, unit])))
  const left = await database.getAll('packs')
  const needed = new Set(left.flatMap(({ pack }) => [...picturesOf(pack)]))
  const pictures = removed.flatMap((stored) =>
    stored === undefined ? [] : [...picturesOf(stored.pack)],
  )
  await dropFiles(
    pictureCacheName,
    pictures.filter((path) => !needed.has(path)),
  )
  const recordings = await listStoredRecordings(database, course.course)
  await forgetSounds(
    removed.flatMap((stored) =>
      stored === undefined ? [] : recordingsOf(stored.pack, recordings).flat(),
    ),
  )
}

async function dropFiles(cacheName: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const cache = await caches.open(cacheName)
  for (const path of paths) await cache.delete(path, { ignoreVary: true })
}
