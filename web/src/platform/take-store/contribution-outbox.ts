import type { Contribution, SendContributionsResponse } from '@mboa/contract'
import type { StoredContribution, TakeDatabase } from '../device-store/take-database.ts'
import { settleOutbox } from '../device-store/settle-outbox.ts'
import { writeDurably } from '../device-store/write-takes.ts'

/** Keeps all of them or none. Resolves when they are on the disk of the device, or says that there is no room. */
export function putContributions(database: TakeDatabase, contributions: readonly Contribution[]) {
  return writeDurably(database, ['contributions'], async (transaction) => {
    const store = transaction.objectStore('contributions')
    for (const contribution of contributions) {
      await store.put({ id: contribution.id, contribution, pending: 1 })
    }
  })
}

/** All that this device has, also what was refused; the oldest first. */
export function listContributions(database: TakeDatabase): Promise<StoredContribution[]> {
  return database.getAll('contributions')
}

/** Those that the server has not got, the oldest first. */
export async function listPendingContributions(
  database: TakeDatabase,
  limit?: number,
): Promise<Contribution[]> {
  const stored = await database.getAllFromIndex('contributions', 'pending', 1, limit)
  return stored.map(({ contribution }) => contribution)
}

/** Received ones leave the device, refused ones stay with their reason. */
export const settleContributions = (
  database: TakeDatabase,
  { acknowledged, refused }: SendContributionsResponse,
) =>
  writeDurably(database, ['contributions'], (transaction) =>
    settleOutbox(
      transaction.objectStore('contributions'),
      acknowledged.map(({ id }) => id),
      refused,
    ),
  )
