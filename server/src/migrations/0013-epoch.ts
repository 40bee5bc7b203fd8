import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

type AnyTables = Record<string, Record<string, unknown>>

/**
 * Names the history that cursors count in: another one after a restore from a backup. Before what
 * a database was restored from had an epoch, nobody else can have this one.
 */
export const epochMigration: Migration = {
  name: '0013-epoch',
  async up(database) {
    const queries = database as Kysely<AnyTables>
    await queries.schema
      .createTable('epochs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute()
    await queries.insertInto('epochs').values({ id: randomUUID() }).execute()
  },
}
