import { PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createKyselyDatabase } from './kysely-database.ts'

const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])

/** @param url `postgres://user:password@host:port/database` */
export function openPostgres(url: string, log: Log, connections = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Else the system asks after two hours of silence whether the other side is still there.
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  })
  // Without listeners, losing a connection would end the process. Whoever was using it gets the
  // error as well, from the query.
  const note = (error: Error) => log.warn({ error: error.message }, 'A database connection is lost')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  return createKyselyDatabase('postgres', new PostgresDialect({ pool }))
}

/** Instants and counts are numbers on both engines; all of ours are below 2^53. */
function getTypeParser(...[id, format]: Parameters<typeof types.getTypeParser>): unknown {
  if (numbers.has(id)) return Number
  return types.getTypeParser(id, format) as unknown
}
