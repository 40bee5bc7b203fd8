import type { CourseSummary, UnitPack } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { fetchPacks, type FetchedPacks } from './fetch-packs.ts'

interface Missing {
  database: LearnerDatabase
  summary: CourseSummary
  /** The units that the device has, by name: what comes is added. */
  here: Map<string, UnitPack>
  /** Told the units from the first on without a gap, again as there are more of them. */
  onBegun: (units: UnitPack[]) => void
}

/** Brings the units of a course of which this device has no revision at all. */
export async function fetchMissing({
  database,
  summary: { course, units },
  here,
  onBegun,
}: Missing): Promise<FetchedPacks> {
  function tellBegun(): void {
    const at = units.findIndex(({ unit }) => !here.has(unit))
    if (at > 0) onBegun(units.slice(0, at).flatMap(({ unit }) => here.get(unit) ?? []))
  }
  if (navigator.onLine) tellBegun()
  const missing = units.filter(({ unit }) => !here.has(unit))
  return fetchPacks(course, missing, {
    async keep(pack, revision) {
      here.set(pack.unit, pack)
      tellBegun()
      // A full device: what came is there as long as the page is open.
      await database
        .put('packs', { revision, pack }, [course, pack.unit])
        .catch((error: unknown) => reportProblem('keeping a course', error))
    },
  })
}
