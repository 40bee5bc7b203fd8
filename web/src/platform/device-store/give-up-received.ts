import { openIfThere } from './open-if-there.ts'
import { takeDatabaseNameOf } from './take-database-name.ts'

/** What goes from a full device in one step. */
const soundsAtOnce = 40

/** Gives up the oldest sound of one person that the server has. @returns whether there was any */
export async function giveUpReceived(userId: string): Promise<boolean> {
  const database = await openIfThere(takeDatabaseNameOf(userId))
  try {
    if (database?.objectStoreNames.contains('receivedSounds') !== true) return false
    const transaction = database.transaction('receivedSounds', 'readwrite')
    const oldest = await transaction.store.index('receivedAt').getAllKeys(null, soundsAtOnce)
    await Promise.all(oldest.map((id) => transaction.store.delete(id)))
    await transaction.done
    return oldest.length > 0
  } finally {
    database?.close()
  }
}
