import { PostgresDialect, PostgresDriver, sql } from 'kysely'
import { Pool, types, type ClientBase } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createKyselyDatabase } from './kysely-database.ts'
import {
  connectionTimeoutMs,
  defaultDatabaseLimits,
  idleInTransactionTimeoutMs,
  type DatabaseLimits,
} from './limits.ts'

const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])

/** @param url `postgres://user:password@host:port/database` */
export function openPostgres(
  url: string,
  log: Log,
  limits: Partial<DatabaseLimits> = {},
): Database {
  const { poolSize, statementTimeoutMs, lockTimeoutMs } = { ...defaultDatabaseLimits, ...limits }
  // As a statement and not as options of the connection, which pgbouncer refuses to pass on.
  const settings = [
    `set statement_timeout = ${statementTimeoutMs}`,
    `set lock_timeout = ${lockTimeoutMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`,
  ].join('; ')
  // The pool waits for what this answers, which its types do not tell.
  const onConnect = (client: ClientBase): unknown => client.query(settings)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    // Else the system asks after two hours of silence whether the other side is still there.
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    onConnect,
  })
  // Without listeners, losing a connection would end the process. Whoever was using it gets the
  // error as well, from the query.
  const note = (error: Error) => log.warn({ error: error.message }, 'A database connection is lost')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  return createKyselyDatabase('postgres', new Dialect(pool, log))
}

class Dialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #log: Log

  constructor(pool: Pool, log: Log) {
    super({ pool })
    this.#pool = pool
    this.#log = log
  }

  override createDriver(): Driver {
    return new Driver(this.#pool, this.#log)
  }
}

class Driver extends PostgresDriver {
  readonly #log: Log

  constructor(pool: Pool, log: Log) {
    super({ pool })
    this.#log = log
  }

  /** The failure that led here is the one to be told; the connection is thrown away. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      this.#log.warn({ error: String(error) }, 'A rollback failed')
    })
  }
}

/** Instants and counts are numbers on both engines; all of ours are below 2^53. */
function getTypeParser(...[id, format]: Parameters<typeof types.getTypeParser>): unknown {
  if (numbers.has(id)) return Number
  return types.getTypeParser(id, format) as unknown
}

/** How many connections the whole PostgreSQL allows at once. */
export async function readMostConnections({ queries }: Database): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select current_setting('max_connections')::int as most
  `.execute(queries)
  return rows[0]?.most ?? 0
}
