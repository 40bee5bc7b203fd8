/**
 * Classes of SQLSTATE: connection, rolled back for another's sake (a deadlock), resources, operator
 * intervention (PostgreSQL, appendix A).
 */
const passingStates = /^(08|40|53|57P)/
/**
 * PostgreSQL refuses a message of the server, such as one with more values than 16 bits count. A
 * pgbouncer that cannot reach PostgreSQL uses the same code with the severity FATAL.
 */
const isProtocolViolation = (error: Error) =>
  'code' in error && error.code === '08P01' && 'severity' in error && error.severity === 'ERROR'
/** A statement took, waited for a lock or left its transaction open for too long. */
const timeouts = new Set(['57014', '55P03', '25P03', '25P04'])
/** The host has become one that follows another. */
const readOnly = '25006'
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** BUSY, LOCKED, IOERR, FULL (sqlite.org/rescode.html). */
const passingResults = new Set([5, 6, 10, 13])
/** What pg says without a code: no free connection in time, or a rollback on a lost one. */
const poolMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** True when the database is away, full or in its own way for now: trying again makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (isProtocolViolation(error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return passingResults.has(error.errcode & 0xff)
  }
  if ('code' in error && typeof error.code === 'string') {
    const { code } = error
    return (
      passingStates.test(code) || timeouts.has(code) || networkCodes.has(code) || code === readOnly
    )
  }
  return poolMessages.test(error.message)
}
