import { Socket } from 'node:net'
import { PostgresDialect, PostgresDriver, sql } from 'kysely'
import { Pool, types, type ClientBase, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import type { Database, Queries } from './database.ts'
import { createKyselyDatabase } from './kysely-database.ts'
import {
  answerGraceMs,
  connectionTimeoutMs,
  defaultDatabaseLimits,
  idleInTransactionTimeoutMs,
  type DatabaseLimits,
} from './limits.ts'

const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])

/** How long pg keeps a connection that nobody uses. */
const idleTimeoutMs = 10_000

/** Is told how the connections of a pool are used. */
export interface PoolWatch {
  /** @param count how many connections are used or not, and how many wait for one, now */
  opened(count: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>): void
  /** Of each that asked for a connection, until it had one or gave up. */
  waited(seconds: number): void
}

/** @param url `postgres://user:password@host:port/database` */
export function openPostgres(
  url: string,
  log: Log,
  limits: Partial<DatabaseLimits> = {},
  watch: PoolWatch = { opened: () => undefined, waited: () => undefined },
): Database {
  const { poolSize, statementTimeoutMs, lockTimeoutMs } = { ...defaultDatabaseLimits, ...limits }
  const answerTimeoutMs = statementTimeoutMs + answerGraceMs
  // As a statement and not as options of the connection, which pgbouncer refuses to pass on.
  const settings = [
    `set statement_timeout = ${statementTimeoutMs}`,
    `set lock_timeout = ${lockTimeoutMs}`,
    `set idle_in_transaction_session_timeout = ${idleInTransactionTimeoutMs}`,
  ].join('; ')
  const open = (more: PoolConfig) => {
    const pool = openPool({ connectionString: url, max: poolSize, ...more }, log)
    return { pool, database: createKyselyDatabase('postgres', new Dialect(pool, log, watch)) }
  }
  const { pool, database } = open({
    // Below what ends a silent connection, used or not.
    idleTimeoutMillis: Math.min(idleTimeoutMs, answerTimeoutMs / 2),
    stream: () => createImpatientSocket(answerTimeoutMs),
    // The pool waits for what this answers, which its types do not say.
    onConnect: (client: ClientBase): unknown => client.query(settings),
  })
  watch.opened(() => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  // Connects only where it is used. No limit of the other's is on its connections.
  const { database: unhurried } = open({})
  return {
    ...database,
    unhurriedTransaction: (work) =>
      unhurried.transaction(async (queries) => {
        await liftLimits(queries)
        return work(queries)
      }),
    unhurriedStatement: unhurried.unhurriedStatement,
    snapshot: (work) =>
      unhurried.queries
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (queries) => {
          await liftLimits(queries)
          return work(queries)
        }),
    close: async () => {
      await Promise.all([database.close(), unhurried.close()])
    },
  }
}

/** For one transaction. The role may bring limits of its own, as behind pgbouncer. */
async function liftLimits(queries: Queries): Promise<void> {
  await sql`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)
  `.execute(queries)
}

function openPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    // Else the system asks after two hours of silence whether the other side is still there.
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    ...config,
  })
  // Without listeners, losing a connection would end the process. Whoever was using it gets the
  // error as well, from the query.
  const note = (error: Error) => log.warn({ error: error.message }, 'A database connection is lost')
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
  return pool
}

/**
 * Ends a connection on which nothing has come or gone for so long. A frozen PostgreSQL, or a
 * network that swallows packets, reports no error; pg's own `query_timeout` would give the
 * connection back to the pool with its statement still under way.
 */
function createImpatientSocket(silentMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silentMs, () => {
    const error = new Error(`The database has not answered for ${silentMs / 1000} s`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
  return socket
}

class Dialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #log: Log
  readonly #watch: PoolWatch

  constructor(pool: Pool, log: Log, watch: PoolWatch) {
    super({ pool })
    this.#pool = pool
    this.#log = log
    this.#watch = watch
  }

  override createDriver(): Driver {
    return new Driver(this.#pool, this.#log, this.#watch)
  }
}

class Driver extends PostgresDriver {
  readonly #log: Log
  readonly #watch: PoolWatch

  constructor(pool: Pool, log: Log, watch: PoolWatch) {
    super({ pool })
    this.#log = log
    this.#watch = watch
  }

  override async acquireConnection(): ReturnType<PostgresDriver['acquireConnection']> {
    const askedAt = performance.now()
    try {
      return await super.acquireConnection()
    } finally {
      this.#watch.waited((performance.now() - askedAt) / 1000)
    }
  }

  /** The failure that led here is the one to be reported; the connection is thrown away. */
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
