import { statfs } from 'node:fs/promises'
import { UnavailableError } from './unavailable-error.ts'

const mebibyte = 1024 * 1024

/** With less, a disk counts as full: what is being written now must still find room. */
export const leastFreeMebibytes = 100

/** Mebibytes that this process may still write to the disk of the folder. */
export async function freeMebibytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / mebibyte)
}

/** Of the disk of the folder, in bytes: all of it, and what this process may still write to it. */
export async function measureDisk(folder: string): Promise<{ bytes: number; freeBytes: number }> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { bytes: blocks * bsize, freeBytes: bavail * bsize }
}

/** @throws UnavailableError when the disk of the folder counts as full */
export async function checkFreeSpace(folder: string): Promise<void> {
  const free = await freeMebibytes(folder)
  if (free < leastFreeMebibytes) {
    throw new UnavailableError(`Only ${free} MiB are free in ${folder}.`, { shortage: 'disk' })
  }
}

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
