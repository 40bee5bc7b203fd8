import type { CourseSummary, UnitPack, UnitSummary } from '@mboa/contract'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { fetchPack } from './course-store.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import type { ApiFailure } from '../network/api-client.ts'
import { storeFiles, type Fetching } from './store-files.ts'
import { picturesOf } from './stored-course.ts'
import type { Sound } from './course-sounds.ts'

/** Brings a unit's texts where the device lacks this revision; gives what the device has then. */
export async function fetchTexts(
  database: LearnerDatabase,
  { course }: CourseSummary,
  summary: UnitSummary,
  signal: AbortSignal,
): Promise<{ ok: true; pack: UnitPack; isNew: boolean } | { ok: false; failure: ApiFailure }> {
  const { unit, revision } = summary
  const stored = await database.get('packs', [course, unit])
  if (stored?.revision === revision) return { ok: true, pack: stored.pack, isNew: false }
  const result = await fetchPack(course, summary, signal)
  if (!result.ok) return result
  await database.put('packs', { revision, pack: result.value }, [course, unit])
  return { ok: true, pack: result.value, isNew: true }
}

export const fetchPictures = (pack: UnitPack, fetching: Fetching) =>
  storeFiles(pictureCacheName, [...picturesOf(pack)], fetching)

export const fetchSounds = (sounds: readonly Sound[], fetching: Fetching) =>
  storeFiles(
    soundCacheName,
    sounds.map(({ address }) => address),
    fetching,
  )
