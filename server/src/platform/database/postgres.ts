import { Socket } from 'node:net'
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
} from 'kysely'
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
import { createStatementNames, nameStatements } from './name-statements.ts'
import { chooseHost, splitHosts, type HostChoice } from './postgres-hosts.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const numbers: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC])

/** How the warning begins (PostgreSQL's `syncrep.c`; its servers speak English to us). */
const unfollowed = 'canceling wait for synchronous replication'

/** A commit that is on one machine alone; with the SQLSTATE of the statement that was cancelled. */
class NotFollowedError extends Error {
  readonly code = '57014'

  constructor() {
    super('No standby has confirmed a commit in time')
  }
}

/** How long pg keeps a connection that nobody uses. */
const idleTimeoutMs = 10_000

/** Is told how the connections of a pool are used. */
export interface PoolWatch {
  /** @param count how many connections are used or not, and how many wait for one, now */
  opened(count: () => Readonly<Record<'used' | 'idle' | 'waiting', number>>): void
  /** Of each that asked for a connection, until it had one or gave up. */
  waited(seconds: number): void
}

/**
 * @param url `postgres://user:password@host:port/database`; of several hosts (`splitHosts`) the one that
 * takes writes
 */
export function openPostgres(
  url: string,
  log: Log,
  limits: Partial<DatabaseLimits> = {},
  watch: PoolWatch = { opened: () => undefined, waited: () => undefined },
): Database {
  const { poolSize, statementTimeoutMs, lockTimeoutMs } = { ...defaultDatabaseLimits, ...limits }
  const answerTimeoutMs = statementTimeoutMs + answerGraceMs
  const limitsOfAll = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  }
  // As statements and not as options of the connection, which pgbouncer refuses to pass on.
  const setting = (how: string) =>
    Object.entries(limitsOfAll)
      .map(([name, value]) => `${how} ${name} = ${value}`)
      .join('; ')
  const urls = splitHosts(url) ?? [url]
  const hosts = urls.length > 1 ? chooseHost(urls) : undefined
  const open = (settings: SessionSettings, more: PoolConfig) => {
    const pool = openPool({ connectionString: urls[0], max: poolSize, ...more }, log, {
      ...hosts,
      settings: settings.ofConnection,
    })
    const dialect = new Dialect(pool, { log, watch, tries: urls.length, ...settings })
    return { pool, database: createKyselyDatabase('postgres', dialect) }
  }
  const { pool, database } = open(
    // Behind pgbouncer what a connection is told reaches one of its own alone: a transaction brings
    // its limits with it.
    { ofConnection: setting('set'), ofTransaction: setting('set local') },
    {
      // Below what ends a silent connection, used or not.
      idleTimeoutMillis: Math.min(idleTimeoutMs, answerTimeoutMs / 2),
      stream: () => createImpatientSocket(answerTimeoutMs),
    },
  )
  watch.opened(() => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
  // Connects only where it is used. No limit of the other's is on its connections.
  const { database: unhurried } = open({}, {})
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

/** Statements that a connection, and each transaction, begins with. */
interface SessionSettings {
  readonly ofConnection?: string
  readonly ofTransaction?: string
}

function openPool(
  config: PoolConfig,
  log: Log,
  { settings, ...hosts }: Partial<HostChoice> & { settings: string | undefined },
): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    // Else the system asks after two hours of silence whether the other side is still there.
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    ...config,
    ...(hosts.Client !== undefined && { Client: hosts.Client }),
    // The pool waits for what this answers, which its types do not say.
    onConnect: (client: ClientBase): unknown => prepare(client),
  })
  const nameOf = createStatementNames()
  const prepare = async (client: ClientBase) => {
    await hosts.checkTakesWrites?.(client)
    if (settings === undefined) return
    await client.query(settings)
    await nameStatements(client, nameOf)
  }
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

interface Driving extends SessionSettings {
  readonly log: Log
  readonly watch: PoolWatch
  /** How often a connection is asked for where one cannot be made: once for each host. */
  readonly tries: number
}

class Dialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #driving: Driving

  constructor(pool: Pool, driving: Driving) {
    super({ pool })
    this.#pool = pool
    this.#driving = driving
  }

  override createDriver(): Driver {
    return new Driver(this.#pool, this.#driving)
  }
}

class Driver extends PostgresDriver {
  readonly #driving: Driving
  /** Each is a commit that was acknowledged although no standby has it. */
  #unfollowed = 0
  readonly #guarded = new WeakSet<object>()

  constructor(pool: Pool, driving: Driving) {
    super({ pool })
    this.#driving = driving
    pool.on('connect', (client) =>
      client.on('notice', (notice) => {
        if (notice.message?.startsWith(unfollowed) === true) this.#unfollowed += 1
      }),
    )
  }

  override async acquireConnection(): ReturnType<PostgresDriver['acquireConnection']> {
    const askedAt = performance.now()
    try {
      for (let tries = 1; ; tries += 1) {
        try {
          return this.#guard(await super.acquireConnection())
        } catch (error) {
          if (tries === this.#driving.tries || !isDatabaseUnavailable(error)) throw error
        }
      }
    } finally {
      this.#driving.watch.waited((performance.now() - askedAt) / 1000)
    }
  }

  /**
   * Where PostgreSQL has promised that a standby has every commit, it breaks that promise with a mere
   * warning to a statement that an operator cancels: what commits meanwhile is not acknowledged.
   */
  #guard<Connection extends DatabaseConnection>(connection: Connection): Connection {
    if (this.#guarded.has(connection)) return connection
    this.#guarded.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(query: CompiledQuery) => {
      const before = this.#unfollowed
      const result = await execute<Row>(query)
      if (this.#unfollowed !== before) throw new NotFollowedError()
      return result
    }
    return connection
  }

  override async beginTransaction(
    ...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>
  ): Promise<void> {
    const { ofTransaction } = this.#driving
    const { isolationLevel, accessMode } = settings
    if (ofTransaction === undefined || isolationLevel !== undefined || accessMode !== undefined) {
      return super.beginTransaction(connection, settings)
    }
    // One way to the database and back, not two.
    await connection.executeQuery(CompiledQuery.raw(`begin; ${ofTransaction}`))
  }

  /** The failure that led here is the one to be reported; the connection is thrown away. */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      this.#driving.log.warn({ error: String(error) }, 'A rollback failed')
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
