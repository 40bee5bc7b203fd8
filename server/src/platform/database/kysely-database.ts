import { randomBytes, randomUUID } from 'node:crypto'
import { CamelCasePlugin, Kysely, sql, type Dialect } from 'kysely'
import { isDiskFull } from '../free-space.ts'
import type { Database, Queries } from './database.ts'
import type { Tables } from './tables.ts'

/** More than fits into the room that a table has left inside its file. */
const trialBytes = 512 * 1024

/** But for what the engines do each in its own way. */
export type KyselyDatabase = Omit<Database, 'snapshot'>

export function createKyselyDatabase(engine: Database['engine'], dialect: Dialect): KyselyDatabase {
  let wasFull = false
  const queries = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin()],
    log(event) {
      if (event.level === 'error' && isDiskFull(event.error)) wasFull = true
    },
  })
  return {
    engine,
    queries,
    transaction: (work) => queries.transaction().execute(work),
    unhurriedTransaction: (work) => queries.transaction().execute(work),
    unhurriedStatement: async (statement) => {
      await sql.raw(statement).execute(queries)
    },
    ping: async () => {
      await sql`select 1`.execute(queries)
      if (!wasFull) return
      await tryWriting(queries)
      wasFull = false
    },
    close: () => queries.destroy(),
  }
}

/** A full disk still answers questions. */
async function tryWriting(queries: Queries): Promise<void> {
  const key = `trial ${randomUUID()}`
  const hits = randomBytes(trialBytes).toString('base64')
  // Run out already: should this server die here, the sweep removes it.
  await queries.insertInto('throttles').values({ key, hits, expiresAt: 0 }).execute()
  await queries.deleteFrom('throttles').where('key', '=', key).execute()
}
