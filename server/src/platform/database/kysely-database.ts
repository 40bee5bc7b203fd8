import { CamelCasePlugin, Kysely, sql, type Dialect } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

export function createKyselyDatabase(engine: Database['engine'], dialect: Dialect): Database {
  const queries = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
  return {
    engine,
    queries,
    transaction: (work) => queries.transaction().execute(work),
    ping: async () => {
      await sql`select 1`.execute(queries)
    },
    close: () => queries.destroy(),
  }
}
