import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'

/** How long to try while another process writes, as the command line does beside a server. */
const patienceMs = 5_000
const retryMs = 10
const busy = 5
/** Once statements have run this long in one turn of the event loop, the next waits for another turn. */
const maxTurnMs = 10

/** A transaction that is open on the one connection, and the promise of its end. */
interface Turn {
  readonly connection: DatabaseConnection
  readonly ended: Promise<undefined>
  end(): void
}

/**
 * Lets many use the one connection to the file. A transaction has it to itself; statements outside
 * of one run as they come. While another process writes, writing waits without stopping this
 * process, and reading continues.
 */
export function createSqliteDriver(file: DatabaseSync): Driver {
  let turn: Turn | undefined
  /** When the first statement of this turn of the event loop began. */
  let loopTurnBeganAt: number | undefined

  const isTaken = (connection: DatabaseConnection) =>
    turn !== undefined && turn.connection !== connection

  function startTurn(connection: DatabaseConnection): void {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    turn = { connection, ended: promise, end: () => resolve(undefined) }
  }

  function endTurn(): void {
    const ended = turn
    turn = undefined
    ended?.end()
  }

  /**
   * Whether statements have run long enough in this turn of the event loop. They run synchronously,
   * so a request with many of them would block all others until its last one.
   */
  function isTurnSpent(): boolean {
    if (loopTurnBeganAt !== undefined) return performance.now() - loopTurnBeganAt > maxTurnMs
    loopTurnBeganAt = performance.now()
    void setImmediate().then(() => (loopTurnBeganAt = undefined))
    return false
  }

  /** Outside a transaction a statement that finds the file locked has done nothing yet. */
  async function runPatiently(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<unknown>> {
    const givesUpAt = performance.now() + patienceMs
    for (;;) {
      while (isTaken(connection)) await turn?.ended
      if (isTurnSpent()) {
        await setImmediate()
        continue
      }
      // Nothing is awaited from here on: nobody can come in between.
      if (turn !== undefined && !file.isTransaction) throw new Error('This transaction has ended.')
      try {
        const result = run(file, query)
        if (turn === undefined && file.isTransaction) startTurn(connection)
        return result
      } catch (error) {
        if (!isBusy(error) || file.isTransaction || performance.now() > givesUpAt) throw error
        await setTimeout(retryMs)
      }
    }
  }

  function connect(): DatabaseConnection {
    const connection: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery) =>
        runPatiently(connection, query) as Promise<QueryResult<Row>>,
      async *streamQuery({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<never>> {
        while (isTaken(connection)) await turn?.ended
        const isOurs = turn !== undefined
        if (!isOurs) startTurn(connection)
        try {
          const rows = file.prepare(sql).iterate(...(parameters as SQLInputValue[]))
          for (const row of rows) yield { rows: [row as never] }
        } finally {
          if (!isOurs) endTurn()
        }
      },
    }
    return connection
  }

  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connect()),
    async beginTransaction(connection) {
      // A transaction that reads first and writes later fails at once when another process has
      // written in between; taking the write lock first waits instead.
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'))
      endTurn()
    },
    async rollbackTransaction(connection) {
      try {
        // A full disk has ended the transaction by itself (sqlite.org/lang_transaction.html).
        if (file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'))
      } finally {
        endTurn()
      }
    },
    releaseConnection: () => Promise.resolve(),
    destroy() {
      file.close()
      return Promise.resolve()
    },
  }
}

function run(file: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = file.prepare(sql)
  const values = parameters as SQLInputValue[]
  if (statement.columns().length > 0) return { rows: statement.all(...values) }
  const { changes } = statement.run(...values)
  return { numAffectedRows: BigInt(changes), rows: [] }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === busy
}
