import { unitPackSchema, type CourseSummary, type UnitPack, type UnitSummary } from '@mboa/contract'
import { packPath } from '../course-store/pack-path.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { isWantOfRoom } from '../device-store/want-of-room.ts'
import { askServer, callApi, networkFailure, type ApiFailure } from '../network/api-client.ts'
import { pictureCacheName } from '../service-worker/picture-cache.ts'
import { soundCacheName } from '../service-worker/sound-cache.ts'
import { picturesOf } from './kept-course.ts'
import type { Sound } from './course-sounds.ts'

export type Fetched = { ok: true } | { ok: false; failure: ApiFailure }

interface Fetching {
  signal: AbortSignal
  /** After each file. */
  onProgress: () => void
}

/** Brings a unit's texts where the device lacks this revision; gives what the device has then. */
export async function fetchTexts(
  database: LearnerDatabase,
  { course }: CourseSummary,
  { unit, revision }: UnitSummary,
  signal: AbortSignal,
): Promise<{ ok: true; pack: UnitPack; isNew: boolean } | { ok: false; failure: ApiFailure }> {
  const stored = await database.get('packs', [course, unit])
  if (stored?.revision === revision) return { ok: true, pack: stored.pack, isNew: false }
  const path = packPath(course, unit, revision)
  const result = await callApi(path, { answer: unitPackSchema, signal })
  if (!result.ok) return result
  await database.put('packs', { revision, pack: result.value }, [course, unit])
  return { ok: true, pack: result.value, isNew: true }
}

export const fetchPictures = (pack: UnitPack, fetching: Fetching) =>
  keepFiles(pictureCacheName, [...picturesOf(pack)], fetching)

export const fetchSounds = (sounds: readonly Sound[], fetching: Fetching) =>
  keepFiles(
    soundCacheName,
    sounds.map(({ address }) => address),
    fetching,
  )

/** Keeps the files that are not here yet, one after the other: what has come is not lost. */
async function keepFiles(
  cacheName: string,
  paths: readonly string[],
  { signal, onProgress }: Fetching,
): Promise<Fetched> {
  if (paths.length === 0) return { ok: true }
  const cache = await caches.open(cacheName)
  for (const path of paths) {
    if ((await cache.match(path, { ignoreVary: true })) !== undefined) continue
    const asked = await askServer(path, { signal })
    // What is no longer there is no reason to stop: a word then shows its emoji, or is silent.
    if (!asked.ok && !goneCodes.includes(asked.failure.code)) return asked
    if (asked.ok && !(await putWhole(cache, path, asked.value, signal)))
      return { ok: false, failure: networkFailure }
    onProgress()
  }
  return { ok: true }
}

const goneCodes: readonly string[] = ['not-found', 'take-withdrawn']

/** False where the connection breaks off before the end: then nothing of it is kept. */
async function putWhole(cache: Cache, path: string, answer: Response, signal: AbortSignal) {
  try {
    await cache.put(path, answer)
    return true
  } catch (error) {
    if (signal.aborted || isWantOfRoom(error)) throw error
    return false
  }
}
