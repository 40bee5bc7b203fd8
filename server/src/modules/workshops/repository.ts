import type { Queries } from '../../platform/database/database.ts'
import type {
  WorkshopRecordersTable,
  WorkshopsTable,
} from '../../platform/database/workshop-tables.ts'

export type WorkshopRow = Readonly<WorkshopsTable>
type RecorderRow = Readonly<WorkshopRecordersTable>

export async function insertWorkshop(queries: Queries, row: WorkshopRow): Promise<void> {
  await queries.insertInto('workshops').values(row).execute()
}

/** Neither closed nor over. */
export const isOpen = ({ closedAt, endsAt }: WorkshopRow, now: number): boolean =>
  closedAt === null && endsAt > now

export function findWorkshop(queries: Queries, id: string): Promise<WorkshopRow | undefined> {
  return queries.selectFrom('workshops').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findWorkshopByCode(
  queries: Queries,
  codeHash: string,
): Promise<WorkshopRow | undefined> {
  return queries
    .selectFrom('workshops')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
}

/** Of a language, the newest first. */
export function listOpenWorkshops(
  queries: Queries,
  language: string,
  now: number,
): Promise<readonly WorkshopRow[]> {
  return queries
    .selectFrom('workshops')
    .selectAll()
    .where('language', '=', language)
    .where('endsAt', '>', now)
    .where('closedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

/** Those that an account opened or ever joined, with when. */
export function listWorkshopsOf(queries: Queries, accountId: string) {
  return queries
    .selectFrom('workshops')
    .leftJoin('workshopRecorders', (join) =>
      join
        .onRef('workshopRecorders.workshopId', '=', 'workshops.id')
        .on('workshopRecorders.accountId', '=', accountId),
    )
    .selectAll('workshops')
    .select(['workshopRecorders.joinedAt', 'workshopRecorders.leftAt'])
    .where((workshop) =>
      workshop.or([
        workshop('workshops.openedBy', '=', accountId),
        workshop('workshopRecorders.joinedAt', 'is not', null),
      ]),
    )
    .orderBy('workshops.id')
    .execute()
}

export async function setCode(queries: Queries, id: string, codeHash: string): Promise<void> {
  await queries.updateTable('workshops').set({ codeHash }).where('id', '=', id).execute()
}

/** Keeps two changes of one workshop apart until the transaction ends. */
export async function lockWorkshop(queries: Queries, id: string): Promise<WorkshopRow | undefined> {
  return queries
    .updateTable('workshops')
    .set((expression) => ({ name: expression.ref('name') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** What was closed stays so, since then. */
export async function setClosed(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .updateTable('workshops')
    .set({ closedAt: now })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .execute()
}

export function findRecorder(
  queries: Queries,
  { workshopId, accountId }: Pick<RecorderRow, 'workshopId' | 'accountId'>,
): Promise<RecorderRow | undefined> {
  return queries
    .selectFrom('workshopRecorders')
    .selectAll()
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Also of who left and comes back. */
export async function putRecorder(
  queries: Queries,
  row: Omit<RecorderRow, 'leftAt'>,
): Promise<void> {
  const { joinedAt } = row
  await queries
    .insertInto('workshopRecorders')
    .values({ ...row, leftAt: null })
    .onConflict((conflict) =>
      conflict.columns(['workshopId', 'accountId']).doUpdateSet({ joinedAt, leftAt: null }),
    )
    .execute()
}

export async function setLeft(
  queries: Queries,
  { workshopId, accountId, leftAt }: Omit<RecorderRow, 'joinedAt'>,
): Promise<void> {
  await queries
    .updateTable('workshopRecorders')
    .set({ leftAt })
    .where('workshopId', '=', workshopId)
    .where('accountId', '=', accountId)
    .execute()
}

export async function countRecorders(queries: Queries, workshopId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('workshopRecorders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workshopId', '=', workshopId)
    .where('leftAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
