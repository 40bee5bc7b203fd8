import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

const rowsAtOnce = 1000

/**
 * The cut of each take as a file of its own, which is all that others than its recorder get, and the
 * hash of what was heard with every hearing and approval.
 */
export const heardSoundsMigration: Migration = {
  name: '0035-heard-sounds',
  // An older server stores takes without the file that this version serves.
  breaksOlder: true,
  indexes: [{ name: 'takes_by_heard', on: 'takes', columns: ['heard_hash'] }],
  async up({ schema }) {
    await schema
      .alterTable('takes')
      .addColumn('heard_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await schema.alterTable('takes').addColumn('heard_bytes', 'bigint').execute()
    for (const table of ['take_hearings', 'take_reviews']) {
      await schema.alterTable(table).addColumn('heard_hash', 'text').execute()
    }
    await schema
      .alterTable('published_recordings')
      .renameColumn('archive_hash', 'heard_hash')
      .execute()
  },
  async fill(queries) {
    const filled = await sql`
      update takes set heard_hash = archive_hash, heard_bytes = archive_bytes
      where id in (select id from takes where heard_hash = '' and archive_hash <> '' limit ${rowsAtOnce})`.execute(
      queries,
    )
    for (const table of ['take_hearings', 'take_reviews']) {
      await sql`
        update ${sql.table(table)}
        set heard_hash = (select archive_hash from takes where takes.id = ${sql.table(table)}.take_id)
        where heard_hash is null`.execute(queries)
    }
    return (filled.numAffectedRows ?? 0n) > 0n
  },
}
