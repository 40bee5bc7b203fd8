import type { CourseSummary, UnitPack, UnitSummary } from '@mboa/contract'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { storeFiles, type Fetching } from './store-files.ts'
import { picturesOf } from './stored-course.ts'
import type { Sound } from './course-sounds.ts'

interface Texts {
  /** What the device has then of the units, in whatever revision, by name. */
  packs: ReadonlyMap<string, UnitPack>
  /** The units that have come now. */
  fresh: readonly string[]
  /** Every unit is here in the revision of the list. */
  isCurrent: boolean
}

/**
 * Brings the texts of units where the device lacks this revision. When the signal aborts it, the
 * units that came whole stay.
 */
export async function fetchTexts(
  database: LearnerDatabase,
  { course }: CourseSummary,
  units: readonly UnitSummary[],
  { signal, onProgress }: Fetching,
): Promise<Texts> {
  const packs = new Map<string, UnitPack>()
  const fresh: string[] = []
  const lacking: UnitSummary[] = []
  for (const summary of units) {
    const stored = await database.get('packs', [course, summary.unit])
    if (stored !== undefined) packs.set(summary.unit, stored.pack)
    if (stored?.revision !== summary.revision) lacking.push(summary)
  }
  if (lacking.length === 0) return { packs, fresh, isCurrent: true }
  // Its code comes with the first that lacks. What does not arrive is next to always the
  // connection's fault.
  const code = await import('./fetch-packs.ts').catch(() => undefined)
  const fetching = code?.fetchPacks(course, lacking, {
    signal,
    database,
    async keep(pack, revision) {
      await database.put('packs', { revision, pack }, [course, pack.unit])
      packs.set(pack.unit, pack)
      fresh.push(pack.unit)
      onProgress()
    },
  })
  const fetched = await fetching?.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { packs, fresh, isCurrent: fetched?.ok === true }
}

export const fetchPictures = (pack: UnitPack, fetching: Fetching) =>
  storeFiles(pictureCacheName, [...picturesOf(pack)], fetching)

export const fetchSounds = (sounds: readonly Sound[], fetching: Fetching) =>
  storeFiles(
    soundCacheName,
    sounds.map(({ address }) => address),
    fetching,
  )
