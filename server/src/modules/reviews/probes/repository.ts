import type { Queries } from '../../../platform/database/database.ts'
import type { ReviewProbesTable } from '../../../platform/database/take-tables.ts'
import { consentsToLearners } from '../../speakers/index.ts'
import type { TakeRow } from '../../takes/index.ts'

export type ProbeRow = Readonly<ReviewProbesTable>

/** Leaves what stands in its place. */
export async function insertProbe(queries: Queries, probe: ProbeRow): Promise<void> {
  await queries
    .insertInto('reviewProbes')
    .values(probe)
    .onConflict((conflict) => conflict.columns(['reviewerId', 'place']).doNothing())
    .execute()
}

export function findProbe(
  queries: Queries,
  reviewerId: string,
  id: string,
): Promise<ProbeRow | undefined> {
  return queries
    .selectFrom('reviewProbes')
    .selectAll()
    .where('id', '=', id)
    .where('reviewerId', '=', reviewerId)
    .executeTakeFirst()
}

/** All of a reviewer's, those that come first before the others. */
export function listProbes(queries: Queries, reviewerId: string): Promise<readonly ProbeRow[]> {
  return queries
    .selectFrom('reviewProbes')
    .selectAll()
    .where('reviewerId', '=', reviewerId)
    .orderBy('place')
    .execute()
}

export async function updateProbe(
  queries: Queries,
  id: string,
  changes: Partial<Pick<ProbeRow, 'servedAt' | 'heardAt' | 'verdict' | 'answeredAt'>>,
): Promise<void> {
  await queries.updateTable('reviewProbes').set(changes).where('id', '=', id).execute()
}

/** Takes that nobody has anything against: probes are made of them alone, and end with them. */
function soundTakes(queries: Queries) {
  return queries
    .selectFrom('takes')
    .selectAll('takes')
    .where('approvedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where('doubtedAt', 'is', null)
    .where(consentsToLearners())
}

export async function findSoundTakes(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TakeRow>> {
  if (ids.length === 0) return new Map()
  const takes = await soundTakes(queries).where('takes.id', 'in', ids).execute()
  return new Map(takes.map((take) => [take.id, take]))
}

interface Wanted {
  readonly course: string
  readonly reviewerId: string
  /** Of its kind, and another item. */
  readonly besides?: TakeRow
}

/** Others' takes of a course. */
function sourcesOf(queries: Queries, { course, reviewerId, besides }: Wanted) {
  return soundTakes(queries)
    .where('course', '=', course)
    .where((take) =>
      take.or([take('recorderId', 'is', null), take('recorderId', '!=', reviewerId)]),
    )
    .$if(besides !== undefined, (query) =>
      query.where('item', '!=', besides?.item ?? '').where('kind', '=', besides?.kind ?? 'word'),
    )
}

/**
 * So many of them, by what their sound is called from `from` on, which leads anywhere among them, and
 * around to the first: neither counted nor put in order, of a language's hundred thousand.
 */
export async function listSources(
  queries: Queries,
  wanted: Wanted,
  { from, limit }: { from: string; limit: number },
): Promise<readonly TakeRow[]> {
  const sources = sourcesOf(queries, wanted).orderBy('archiveHash').orderBy('takes.id')
  const after = await sources.where('archiveHash', '>=', from).limit(limit).execute()
  if (after.length === limit) return after
  const missing = limit - after.length
  return [...after, ...(await sources.where('archiveHash', '<', from).limit(missing).execute())]
}
