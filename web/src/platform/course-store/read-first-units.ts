import type { CourseSummary, UnitPack } from '@mboa/contract'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import type { CourseResult } from './course-store.ts'
import { fetchPacks } from './fetch-packs.ts'

/**
 * The units of a course that are on this device; where they have fewer words than are wanted, the
 * first of the others too. What is fetched for it is not kept.
 */
export async function readFirstUnits(
  userId: string,
  { course, units }: CourseSummary,
  words: number,
): Promise<CourseResult<UnitPack[]>> {
  const stored = await withLearnerDatabase(userId, (database) =>
    Promise.all(units.map(({ unit }) => database.get('packs', [course, unit]))),
  )
  const packs = stored.map((each) => each?.pack)
  const count = () => packs.reduce((sum, pack) => sum + (pack?.words.length ?? 0), 0)
  for (const [at, unit] of units.entries()) {
    if (count() >= words) break
    if (packs[at] !== undefined) continue
    const fetched = await fetchPacks(course, [unit], {
      keep(pack) {
        packs[at] = pack
        return Promise.resolve()
      },
    })
    if (!fetched.ok) return fetched
  }
  return { ok: true, value: packs.filter((pack) => pack !== undefined) }
}
