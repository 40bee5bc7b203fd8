import { PendingStepsError, UnknownSchemaError } from './migrate.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** READONLY, CORRUPT, CANTOPEN, NOTADB (sqlite.org/rescode.html). */
const unusable: ReadonlySet<unknown> = new Set([8, 11, 14, 26])

/**
 * Who asks is unknown, has another password or no line in `pg_hba.conf`; may do nothing in the
 * schema; the database is not there (PostgreSQL, appendix A).
 */
const refusals: ReadonlySet<unknown> = new Set(['28000', '28P01', '42501', '3D000'])

/**
 * A sentence for the operator where they can do something about the failure of a database; undefined
 * for what only a stack explains.
 */
export function explainDatabaseFailure(error: unknown): string | undefined {
  if (error instanceof UnknownSchemaError || error instanceof PendingStepsError)
    return error.message
  if (isDatabaseUnavailable(error)) return `The database does not respond: ${reasonOf(error)}`
  if (error instanceof Error && 'errcode' in error && unusable.has(error.errcode)) {
    return `The database cannot be used: ${error.message}`
  }
  if (error instanceof Error && 'code' in error && refusals.has(error.code)) {
    return `The database of DATABASE_URL cannot be used: ${error.message}`
  }
  return undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
