import type { CourseSummary } from '@mboa/contract'
import { readSeenConvention, writeIn, type PracticeFold } from '@mboa/domain'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'

/** Which convention this device writes a course's units in; absent for the course's own. */
export const conventionKey = (course: string) => `convention:${course}`

/** The conventions of a course that can be seen: its own first; none where there is no choice. */
export function listSeenConventions({ orthography }: Pick<CourseSummary, 'orthography'>) {
  const { id, name, others = [] } = orthography
  const shown = others.filter(({ alphabet }) => alphabet !== undefined)
  return shown.length === 0 ? [] : [{ id, name }, ...shown]
}

/** What a learner sees of a course, where that is not the course’s own and the course still has it. */
export function findSeenConvention(
  summary: Pick<CourseSummary, 'course' | 'orthography'>,
  fold: PracticeFold,
): string | undefined {
  const chosen = readSeenConvention(fold, summary.course)
  const [own, ...others] = listSeenConventions(summary)
  return others.find(({ id }) => id === chosen && id !== own?.id)?.id
}

/**
 * Writes the units of a course that are on this device in the convention that the learner chose, on
 * whichever device, and remembers it for units that come later. What is open shows it once it is
 * opened again; what was begun goes on as it began.
 * @param seen undefined for the course’s own
 */
export function settleConvention(
  userId: string,
  summary: CourseSummary,
  seen: string | undefined,
): Promise<void> {
  return withLearnerDatabase(userId, async (database) => {
    const known = await database.get('values', conventionKey(summary.course))
    if (known !== seen) await rewrite(database, summary, seen)
  })
}

async function rewrite(
  database: LearnerDatabase,
  { course, orthography: { id: own }, units }: CourseSummary,
  seen: string | undefined,
): Promise<void> {
  const transaction = database.transaction(['packs', 'values'], 'readwrite')
  const packs = transaction.objectStore('packs')
  const values = transaction.objectStore('values')
  if (seen === undefined) await values.delete(conventionKey(course))
  else await values.put(seen, conventionKey(course))
  const wanted = seen ?? own
  for (const { unit } of units) {
    const stored = await packs.get([course, unit])
    if (stored === undefined || stored.pack.orthography === wanted) continue
    const pack = writeIn(stored.pack, { own, wanted })
    await packs.put({ ...stored, pack }, [course, unit])
  }
  await transaction.done
}
