import type { Queries } from '../../platform/database/database.ts'
import type {
  SpeakersTable,
  SpeakerStatementsTable,
  SpeakerWithdrawalsTable,
} from '../../platform/database/speaker-tables.ts'

export type SpeakerRow = Readonly<SpeakersTable>
export type StatementRow = Readonly<SpeakerStatementsTable>

/** All who speak on an account's devices, in the order of their ids. */
export function listSpeakersOf(
  queries: Queries,
  recorderId: string,
): Promise<readonly SpeakerRow[]> {
  return queries
    .selectFrom('speakers')
    .selectAll()
    .where('recorderId', '=', recorderId)
    .orderBy('id')
    .execute()
}

export function findSpeaker(queries: Queries, speakerId: string): Promise<SpeakerRow | undefined> {
  return queries
    .selectFrom('speakers')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .executeTakeFirst()
}

/** One at most, unless a recorder gave two of them the same paper. */
export function findSpeakersByCode(
  queries: Queries,
  codeHash: string,
): Promise<readonly SpeakerRow[]> {
  return queries.selectFrom('speakers').selectAll().where('codeHash', '=', codeHash).execute()
}

/** Keeps two changes of one speaker apart until the transaction ends. */
export async function lockSpeaker(queries: Queries, speakerId: string): Promise<void> {
  await queries
    .updateTable('speakers')
    .set((expression) => ({ receivedAt: expression.ref('receivedAt') }))
    .where('speakerId', '=', speakerId)
    .execute()
}

/** In place of the one of this id, if there is one. */
export async function putSpeaker(queries: Queries, row: SpeakerRow): Promise<void> {
  const { name, namedAt, ageBand, sex, village, dialect, codeHash } = row
  await queries
    .insertInto('speakers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('speakerId')
        .doUpdateSet({ name, namedAt, ageBand, sex, village, dialect, codeHash }),
    )
    .execute()
}

/** From now on they are nobody's; what they agreed to stays. */
export async function detachSpeaker(queries: Queries, speakerId: string): Promise<void> {
  await queries
    .updateTable('speakers')
    .set({ recorderId: null })
    .where('speakerId', '=', speakerId)
    .execute()
}

/** With all that they said to agree. */
export async function removeSpeaker(queries: Queries, speakerId: string): Promise<void> {
  await queries.deleteFrom('speakers').where('speakerId', '=', speakerId).execute()
}

/** All that a speaker ever agreed to, the newest first. */
export function listStatements(
  queries: Queries,
  speakerId: string,
): Promise<readonly StatementRow[]> {
  return queries
    .selectFrom('speakerStatements')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertStatement(queries: Queries, row: StatementRow): Promise<void> {
  await queries.insertInto('speakerStatements').values(row).execute()
}

export function findWithdrawal(
  queries: Queries,
  speakerId: string,
): Promise<Readonly<SpeakerWithdrawalsTable> | undefined> {
  return queries
    .selectFrom('speakerWithdrawals')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .executeTakeFirst()
}

/** For good: the last one counts, and who was deleted stays so. */
export async function putWithdrawal(
  queries: Queries,
  row: Readonly<SpeakerWithdrawalsTable>,
): Promise<void> {
  const { withdrawnAt, deletedAt } = row
  await queries
    .insertInto('speakerWithdrawals')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('speakerId')
        .doUpdateSet({ withdrawnAt, ...(deletedAt !== null && { deletedAt }) }),
    )
    .execute()
}

/** Of an account's speakers, also of those who never came. */
export async function countWithdrawalsOf(queries: Queries, recorderId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('speakerWithdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recorderId', '=', recorderId)
    .executeTakeFirstOrThrow()
  return count
}

/** Those of an account's speakers whom nothing brings back, by the ids that its devices know. */
export async function listDeletedOf(
  queries: Queries,
  recorderId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('speakerWithdrawals')
    .select('id')
    .where('recorderId', '=', recorderId)
    .where('deletedAt', 'is not', null)
    .where('id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** As the devices call them, by what takes call them. */
export async function namesOfSpeakers(
  queries: Queries,
  recorderId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('speakers')
    .select(['speakerId', 'id'])
    .where('recorderId', '=', recorderId)
    .execute()
  return new Map(rows.map(({ speakerId, id }) => [speakerId, id]))
}
