import type { Kysely } from 'kysely'
import type { Queries } from './database.ts'

interface StepTables {
  migrations: { name: string; appliedAt: number }
  migrationStates: { name: string; breaksOlder: number }
}

const stepsOf = (queries: Queries) => queries as unknown as Kysely<StepTables>

/** When the database took a step of the schema; undefined while it has not. */
export async function readTakenAt(queries: Queries, name: string): Promise<number | undefined> {
  const row = await stepsOf(queries)
    .selectFrom('migrations')
    .select('appliedAt')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.appliedAt
}

/** From now on servers of versions without this step refuse to start. */
export async function breakOlder(queries: Queries, name: string): Promise<void> {
  await stepsOf(queries)
    .updateTable('migrationStates')
    .set({ breaksOlder: 1 })
    .where('name', '=', name)
    .where('breaksOlder', '=', 0)
    .execute()
}
