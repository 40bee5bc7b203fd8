import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './free-space.ts'

/** Opening a database makes its WAL and its index, of 32 KiB at first. */
const reserveBytes = 256 * 1024

/**
 * Opens a database in a folder whose disk may be full: the reserve, a file that an earlier start
 * wrote, makes room for the files of SQLite, which a server removes when it stops.
 */
export async function openWithReserve<Opened>(
  folder: string,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const reserve = join(folder, 'start.reserve')
  await rm(reserve, { force: true })
  const opened = await open()
  await writeFile(reserve, Buffer.alloc(reserveBytes)).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
  return opened
}
