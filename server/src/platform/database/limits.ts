/** How much one server asks of PostgreSQL, and how long it waits for it. */
export interface DatabaseLimits {
  /** Connections that one server opens at most. */
  readonly poolSize: number
  /** After which a statement is cancelled. */
  readonly statementTimeoutMs: number
  /** How long a statement waits for what another transaction has locked. */
  readonly lockTimeoutMs: number
}

export const defaultDatabaseLimits: DatabaseLimits = {
  poolSize: 10,
  statementTimeoutMs: 20_000,
  // Whoever waits for a lock holds a connection, which every other route needs.
  lockTimeoutMs: 3_000,
}

/** How long a request waits for a free connection, or for a new one. */
export const connectionTimeoutMs = 5_000

/** A transaction of ours that is silent for so long has lost its server; its locks are let go. */
export const idleInTransactionTimeoutMs = 30_000

/**
 * How much longer than a statement may take its answer is waited for: PostgreSQL ends it within
 * that time, unless it or the network to it is frozen.
 */
export const answerGraceMs = 5_000
