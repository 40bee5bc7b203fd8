import type { CourseSummary, UnitPack, UnitSummary } from '@mboa/contract'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { readDataChoices } from '../data-use/data-choices.ts'
import { picturePath } from './picture-path.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import type { CourseSounds, Sound } from './course-sounds.ts'

/** What of a unit is on this device, and what the rest weighs on its way here. */
export interface StoredUnit {
  unit: string
  /** `changed` has an older revision. */
  texts: 'here' | 'changed' | 'missing'
  storedBytes: number
  missingBytes: number
  soundBytes: number
  missingSoundBytes: number
}

/** Addresses of files that are kept one by one. */
export async function listStoredPaths(): Promise<ReadonlySet<string>> {
  const stored = new Set<string>()
  if (!('caches' in globalThis)) return stored
  for (const name of [pictureCacheName, soundCacheName]) {
    // Asked first: to open one is to make it.
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) stored.add(new URL(url).pathname)
  }
  return stored
}

export const picturesOf = ({ words }: UnitPack) =>
  new Set(words.flatMap(({ picture }) => picture ?? []).map(picturePath))

/** What of each unit of a course is here. Sizes are those of the list, compressed. */
export async function lookAtCourse(
  database: LearnerDatabase,
  { course, units }: CourseSummary,
  given: { storedPaths: ReadonlySet<string>; sounds: CourseSounds },
): Promise<StoredUnit[]> {
  return Promise.all(
    units.map(async (summary): Promise<StoredUnit> => {
      const stored = await database.get('packs', [course, summary.unit])
      const sounds = given.sounds.get(summary.unit)
      const missing = sounds?.filter(({ address }) => !given.storedPaths.has(address))
      // What the list says, as long as this device has not heard of the recordings themselves.
      const statedBytes = statedSound(summary, readDataChoices().saver)
      const texts =
        stored === undefined ? 'missing' : stored.revision === summary.revision ? 'here' : 'changed'
      const pictureShare = stored === undefined ? 0 : shareStored(stored.pack, given.storedPaths)
      const { downloadBytes, pictureBytes } = summary
      const storedBytes = (texts === 'here' ? downloadBytes : 0) + pictureShare * pictureBytes
      return {
        unit: summary.unit,
        texts,
        storedBytes,
        soundBytes: sounds ? weigh(sounds) : statedBytes,
        missingBytes: downloadBytes + pictureBytes - storedBytes,
        missingSoundBytes: missing ? weigh(missing) : statedBytes,
      }
    }),
  )
}

function shareStored(pack: UnitPack, storedPaths: ReadonlySet<string>): number {
  const pictures = [...picturesOf(pack)]
  if (pictures.length === 0) return 1
  return pictures.filter((path) => storedPaths.has(path)).length / pictures.length
}

/** What the list of courses says that the sound of a course or of a unit weighs as a download brings it. */
export const statedSound = (
  { soundBytes, voicesBytes }: Pick<UnitSummary, 'soundBytes' | 'voicesBytes'>,
  isSparing: boolean,
): number => (isSparing ? soundBytes : voicesBytes)

const weigh = (sounds: readonly Sound[]) => sounds.reduce((total, { bytes }) => total + bytes, 0)
