import type { CourseSummary, UnitPack, UnitSummary } from '@mboa/contract'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { picturePath } from './picture-path.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import type { CourseSounds, Sound } from './course-sounds.ts'

/** What of a unit is on this device, and what the rest weighs on its way here. */
export interface KeptUnit {
  unit: string
  /** `changed` has an older revision. */
  texts: 'here' | 'changed' | 'missing'
  keptBytes: number
  missingBytes: number
  soundBytes: number
  missingSoundBytes: number
}

/** Addresses of files that are kept one by one. */
export async function listKeptPaths(): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  if (!('caches' in globalThis)) return kept
  for (const name of [pictureCacheName, soundCacheName]) {
    // Asked first: to open one is to make it.
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) kept.add(new URL(url).pathname)
  }
  return kept
}

export const picturesOf = ({ words }: UnitPack) =>
  new Set(words.flatMap(({ picture }) => picture ?? []).map(picturePath))

const textBytes = ({ downloadBytes, bytes }: UnitSummary) => downloadBytes ?? bytes

/** What of each unit of a course is here. Sizes are those of the list, compressed. */
export async function lookAtCourse(
  database: LearnerDatabase,
  { course, units }: CourseSummary,
  given: { keptPaths: ReadonlySet<string>; sounds: CourseSounds },
): Promise<KeptUnit[]> {
  return Promise.all(
    units.map(async (summary): Promise<KeptUnit> => {
      const stored = await database.get('packs', [course, summary.unit])
      const sounds = given.sounds.get(summary.unit)
      const missing = sounds?.filter(({ address }) => !given.keptPaths.has(address))
      // What the list tells, as long as this device has not heard of the recordings themselves.
      const toldBytes = summary.soundBytes ?? 0
      const texts =
        stored === undefined ? 'missing' : stored.revision === summary.revision ? 'here' : 'changed'
      const pictureShare = stored === undefined ? 0 : shareKept(stored.pack, given.keptPaths)
      const pictureBytes = summary.pictureBytes ?? 0
      const keptBytes = (texts === 'here' ? textBytes(summary) : 0) + pictureShare * pictureBytes
      return {
        unit: summary.unit,
        texts,
        keptBytes,
        soundBytes: sounds ? weigh(sounds) : toldBytes,
        missingBytes: textBytes(summary) + pictureBytes - keptBytes,
        missingSoundBytes: missing ? weigh(missing) : toldBytes,
      }
    }),
  )
}

function shareKept(pack: UnitPack, keptPaths: ReadonlySet<string>): number {
  const pictures = [...picturesOf(pack)]
  if (pictures.length === 0) return 1
  return pictures.filter((path) => keptPaths.has(path)).length / pictures.length
}

const weigh = (sounds: readonly Sound[]) => sounds.reduce((total, { bytes }) => total + bytes, 0)
