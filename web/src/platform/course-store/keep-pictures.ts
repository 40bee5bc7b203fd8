import { pictureCacheName } from '../service-worker/picture-cache.ts'
import type { Course } from './course-store.ts'
import { picturePath } from './picture-path.ts'

const wantsToSaveData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Keeps the drawings of a course on this device, so that its words show them without a network;
 * about a kilobyte each. Somebody who saves data keeps none: the emoji stand in their place.
 */
export async function keepPictures({ units }: Course): Promise<void> {
  const pictures = units.flatMap(({ words }) => words.flatMap(({ picture }) => picture ?? []))
  if (pictures.length === 0 || !('caches' in globalThis) || wantsToSaveData()) return
  const cache = await caches.open(pictureCacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const path of new Set(pictures.map(picturePath))) {
    if (kept.has(path)) continue
    const answer = await fetch(path)
    if (answer.ok) await cache.put(path, answer)
  }
}
