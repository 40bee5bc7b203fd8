import type { Queries } from './database.ts'

/** Names the history that cursors count in. Devices with another one begin again. */
export async function readEpoch(queries: Queries): Promise<string> {
  const { id } = await queries.selectFrom('epochs').select('id').executeTakeFirstOrThrow()
  return id
}

/**
 * To be called where the database has gone back in time, as after a restore from a backup: devices
 * then ask for everything again, and send again what they had sent before.
 * @param id one that was never used before
 */
export async function beginEpoch(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('epochs').set({ id }).execute()
}
