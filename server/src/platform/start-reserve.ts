import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskFull } from './free-space.ts'

/** Opening a database creates its WAL and the WAL's index, 32 KiB at first. */
const reserveBytes = 256 * 1024

/**
 * Opens a SQLite database whose disk may be full. A clean stop removes the WAL, which the next start
 * must create again; deleting the reserve that an earlier start wrote makes room for it.
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
