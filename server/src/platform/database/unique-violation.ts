/** SQLSTATE 23505; SQLITE_CONSTRAINT_UNIQUE and …_PRIMARYKEY. */
const codes: ReadonlySet<unknown> = new Set(['23505', 2067, 1555])

/** True when a row with the same unique value came first, at the same moment. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    ('code' in error && codes.has(error.code)) || ('errcode' in error && codes.has(error.errcode))
  )
}
