import type { CourseSummary, UnitPack } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { reportProblem } from '../report-problem.ts'
import { fetchPacks, type FetchedPacks, type UnitRevision } from './fetch-packs.ts'

interface Missing {
  database: LearnerDatabase
  summary: CourseSummary
  /** The units that the device has, by name: what comes is added. */
  here: Map<string, UnitPack>
  /** Called with the units from the first on without a gap, again as there are more of them. */
  onBegun: (units: UnitPack[]) => void
}

/** Brings the units of a course of which this device has no revision at all. */
export async function fetchMissing({
  database,
  summary: { course, units },
  here,
  onBegun,
}: Missing): Promise<FetchedPacks> {
  function reportBegun(): void {
    const at = units.findIndex(({ unit }) => !here.has(unit))
    if (at > 0) onBegun(units.slice(0, at).flatMap(({ unit }) => here.get(unit) ?? []))
  }
  if (navigator.onLine) reportBegun()
  await readArrived(database, { course, units, here })
  const missing = units.filter(({ unit }) => !here.has(unit))
  if (missing.length === 0) return { ok: true }
  // The whole course's: of two pages, the second finds what has come meanwhile and wants the rest.
  const key = [database.name, course, ...units.map(({ revision }) => revision)].join()
  const arrival = arrivals.get(key) ?? startArrival(key, { database, course, missing })
  const take = (pack: UnitPack) => {
    here.set(pack.unit, pack)
    reportBegun()
  }
  arrival.packs.forEach(take)
  arrival.takers.add(take)
  return arrival.ended
}

/**
 * Adds what has come since `here` was read, as for another page that asked at the same moment. What
 * comes after this read is on its way still.
 */
async function readArrived(
  database: LearnerDatabase,
  { course, units, here }: { course: string; units: UnitRevision[]; here: Map<string, UnitPack> },
): Promise<void> {
  const missing = units.filter(({ unit }) => !here.has(unit))
  await Promise.all(
    missing.map(async ({ unit, revision }) => {
      const stored = await database.get('packs', [course, unit])
      if (stored?.revision === revision) here.set(unit, stored.pack)
    }),
  )
}

/** What is on its way to one learner's device. */
interface Arrival {
  /** What has come of it. */
  packs: UnitPack[]
  takers: Set<(pack: UnitPack) => void>
  ended: Promise<FetchedPacks>
}

const arrivals = new Map<string, Arrival>()

interface Wanted {
  database: LearnerDatabase
  course: string
  missing: readonly UnitRevision[]
}

/** Of two pages that want a course, as home and the lesson it leads to do, the second joins the first. */
function startArrival(key: string, { database, course, missing }: Wanted): Arrival {
  const packs: UnitPack[] = []
  const takers: Arrival['takers'] = new Set()
  const fetching = fetchPacks(course, missing, {
    database,
    async keep(pack, revision) {
      packs.push(pack)
      for (const take of takers) take(pack)
      // A full device: what came is there as long as the page is open.
      await database
        .put('packs', { revision, pack }, [course, pack.unit])
        .catch((error: unknown) => reportProblem('keeping a course', error))
    },
  })
  const ended = fetching.finally(() => arrivals.delete(key))
  const arrival = { packs, takers, ended }
  arrivals.set(key, arrival)
  return arrival
}
