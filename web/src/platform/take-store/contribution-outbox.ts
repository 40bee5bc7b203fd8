import type { Contribution } from '@mboa/contract'
import type { StoredContribution, TakeDatabase } from '../device-store/take-database.ts'
import { writeDurably } from '../device-store/write-takes.ts'

/** Keeps all of them or none. Resolves when they are on the disk of the device, or says that there is no room. */
export function putContributions(database: TakeDatabase, told: readonly Contribution[]) {
  return writeDurably(database, ['contributions'], async (transaction) => {
    const store = transaction.objectStore('contributions')
    for (const contribution of told) {
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

/** Received ones leave the device. */
export function settleContributions(
  database: TakeDatabase,
  answer: {
    acknowledged: readonly { id: string }[]
    refused: readonly { id: string; reason: string }[]
  },
) {
  return writeDurably(database, ['contributions'], async (transaction) => {
    const store = transaction.objectStore('contributions')
    for (const { id } of answer.acknowledged) await store.delete(id)
    for (const { id, reason } of answer.refused) {
      const stored = await store.get(id)
      if (stored === undefined) continue
      await store.put({ id, contribution: stored.contribution, refusedBecause: reason })
    }
  })
}
