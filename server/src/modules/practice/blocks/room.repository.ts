import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What practice events take on the disk, with their indexes; of SQLite, what the whole file takes. */
export async function measureRoom({ engine, queries }: Database): Promise<number> {
  const size =
    engine === 'postgres'
      ? sql<{ bytes: number }>`
          select pg_total_relation_size('practice_events')
            + pg_total_relation_size('practice_blocks')
            + pg_total_relation_size('practice_block_ids') as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  return (await size.execute(queries)).rows[0]?.bytes ?? NaN
}

/** Lets new events have the room of those that are gone. Of PostgreSQL alone. */
export function reuseRoom(database: Database): Promise<void> {
  // Where few rows are gone PostgreSQL leaves their marks, which keep the table's end where it is.
  return database.unhurriedStatement('vacuum (index_cleanup on) practice_events')
}

/**
 * Gives the disk back what events that are gone took. On PostgreSQL nobody waits for it: the end of
 * the table is cut off, which is empty where nearly all events are in blocks, and its indexes are
 * built anew beside it. SQLite writes its file anew, which needs as much room again; who writes
 * waits meanwhile.
 */
export async function giveRoomBack(database: Database): Promise<void> {
  if (database.engine === 'sqlite') {
    await database.unhurriedStatement('vacuum')
    await database.unhurriedStatement('pragma wal_checkpoint(truncate)')
    return
  }
  await reuseRoom(database)
  // What building them left, where it was ended.
  const leftovers = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'practice_events'::regclass and not indisvalid`.execute(database.queries)
  for (const { name } of leftovers.rows) {
    await database.unhurriedStatement(`drop index concurrently ${name}`)
  }
  await database.unhurriedStatement('reindex table concurrently practice_events')
}
