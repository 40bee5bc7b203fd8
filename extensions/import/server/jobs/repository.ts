import { touchBlob } from '../../../../server/src/platform/blobs/pending-blobs.repository.ts'
import type { Database, Queries } from '../../../../server/src/platform/database/database.ts'
import type {
  ImportJobsTable,
  ImportPiecesTable,
} from '../../../../server/src/platform/database/import-tables.ts'

export type ImportJobRow = Readonly<ImportJobsTable>
export type ImportPieceRow = Readonly<ImportPiecesTable>
/** By whom a job is worked on: another one may have it by now. */
export type Claimed = Pick<ImportJobRow, 'id' | 'claim'>

export async function insertJob(queries: Queries, row: ImportJobRow): Promise<void> {
  await queries.insertInto('importJobs').values(row).execute()
}

/** Of a language, with what its import has become. */
function jobsOf(queries: Queries, language: string) {
  return queries
    .selectFrom('importJobs')
    .leftJoin('imports', 'imports.id', 'importJobs.importId')
    .selectAll('importJobs')
    .select(['imports.entries', 'imports.told', 'imports.keptAt', 'imports.undoneAt'])
    .where('importJobs.language', '=', language)
}

export function findJob(queries: Queries, language: string, id: string) {
  return jobsOf(queries, language).where('importJobs.id', '=', id).executeTakeFirst()
}
export type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** The latest first. */
export function listJobs(
  queries: Queries,
  language: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<readonly FoundJob[]> {
  return jobsOf(queries, language)
    .$if(before !== undefined, (query) => query.where('importJobs.id', '<', before ?? ''))
    .orderBy('importJobs.id', 'desc')
    .limit(limit)
    .execute()
}

const openStates = ['sending', 'waiting', 'reading', 'draft'] as const

/** How many of a language hold a file of which it is not known yet what becomes of it. */
export async function countOpenJobs(queries: Queries, language: string): Promise<number> {
  const { count } = await queries
    .selectFrom('importJobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  return count
}

const updateJob = (queries: Queries, id: string, change: Partial<ImportJobRow>) =>
  queries.updateTable('importJobs').set(change).where('id', '=', id).returning('id')

/** Changes a job that is in one of the states; false where it is not. */
export async function changeJob(
  queries: Queries,
  { id, states }: { id: string; states: readonly ImportJobRow['state'][] },
  change: Partial<ImportJobRow>,
): Promise<boolean> {
  const changed = await updateJob(queries, id, change).where('state', 'in', states).execute()
  return changed.length > 0
}

/** The same piece once more takes the place of the first. */
export async function putPiece(queries: Queries, row: ImportPieceRow): Promise<void> {
  const { sha256, bytes } = row
  await queries
    .insertInto('importPieces')
    .values(row)
    .onConflict((conflict) => conflict.columns(['jobId', 'place']).doUpdateSet({ sha256, bytes }))
    .execute()
}

export function listPieces(queries: Queries, jobId: string): Promise<readonly ImportPieceRow[]> {
  return queries
    .selectFrom('importPieces')
    .selectAll()
    .where('jobId', '=', jobId)
    .orderBy('place')
    .execute()
}

/** The sweep removes the files. */
export async function letPiecesGo(queries: Queries, jobId: string, now: number): Promise<void> {
  for (const { sha256 } of await listPieces(queries, jobId)) await touchBlob(queries, sha256, now)
  await queries.deleteFrom('importPieces').where('jobId', '=', jobId).execute()
}

/** With its file. */
export async function removeJob(queries: Queries, id: string, now: number): Promise<void> {
  await letPiecesGo(queries, id, now)
  await queries.deleteFrom('importJobs').where('id', '=', id).execute()
}

/** Those of which nobody has wanted anything since the instant. */
export function listForgottenJobs(queries: Queries, before: number) {
  return queries
    .selectFrom('importJobs')
    .select(['id', 'state', 'importId'])
    .where('state', 'in', ['sending', 'draft', 'refused'])
    .where('changedAt', '<', before)
    .execute()
}

const workingStates = ['waiting', 'reading', 'importing', 'sounding'] as const

/**
 * Takes the next job that wants work, until the lease is over: if this process dies, it is anybody's
 * then. As with mails, what another server is taking at this moment is passed over.
 */
export async function claimJob(
  { engine, queries }: Database,
  { claim, now, leaseMs }: { claim: string; now: number; leaseMs: number },
): Promise<ImportJobRow | undefined> {
  return queries
    .updateTable('importJobs')
    .set((row) => ({
      claim,
      claimedUntil: now + leaseMs,
      attempts: row('attempts', '+', 1),
      state: row
        .case()
        .when('state', '=', 'waiting')
        .then<ImportJobRow['state']>('reading')
        .else(row.ref('state'))
        .end(),
    }))
    .where((row) => row.or([row('claimedUntil', 'is', null), row('claimedUntil', '<=', now)]))
    .where('id', '=', (row) => {
      const next = row
        .selectFrom('importJobs')
        .select('id')
        .where('state', 'in', workingStates)
        .where((each) =>
          each.or([each('claimedUntil', 'is', null), each('claimedUntil', '<=', now)]),
        )
        .orderBy('changedAt')
        .orderBy('id')
        .limit(1)
      return engine === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returningAll()
    .executeTakeFirst()
}

/** False where it is another's by now, or gone. */
export async function changeClaimed(
  queries: Queries,
  { id, claim }: Claimed,
  change: Partial<ImportJobRow>,
): Promise<boolean> {
  const changed = await updateJob(queries, id, change).where('claim', '=', claim).execute()
  return changed.length > 0
}

/** One server alone on SQLite: whoever held them has died. */
export async function freeClaims({ queries }: Database): Promise<void> {
  await queries.updateTable('importJobs').set({ claimedUntil: null }).execute()
}

/** Names the folder of whoever works on a job: each claim has one of its own. */
export const nameOfClaim = ({ id, claim }: Pick<ImportJobRow, 'id' | 'claim'>): string =>
  `${id}-${claim ?? ''}`

/** Folder names of jobs in progress. */
export async function listClaims(queries: Queries, now: number): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('importJobs')
    .select(['id', 'claim'])
    .where('claimedUntil', '>', now)
    .execute()
  return new Set(rows.map(nameOfClaim))
}
