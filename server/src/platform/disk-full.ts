/** SQLITE_FULL (sqlite.org/rescode.html). */
const sqliteFull = 13
/** No room, quota used up; PostgreSQL's "disk full". */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** True when something could not be written for want of room: it works again once there is some. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return (error.errcode & 0xff) === sqliteFull
  }
  return 'code' in error && codes.has(error.code)
}
