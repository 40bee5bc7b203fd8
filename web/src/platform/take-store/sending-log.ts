import type { LogEntry, TakeDatabase } from '../device-store/take-database.ts'
import { writeIfRoom } from '../device-store/write-takes.ts'

/** Some weeks of recording; older entries make room. */
export const longestLog = 500

/** Notes what happened to the takes. On a full device the note is what is done without. */
export async function recordInLog(database: TakeDatabase, entry: LogEntry): Promise<void> {
  await writeIfRoom(database, ['log'], async (transaction) => {
    const log = transaction.objectStore('log')
    const newest = await log.add(entry)
    await log.delete(IDBKeyRange.upperBound(newest - longestLog))
  })
}

/** As many entries as anybody reads, the newest ones: the oldest of them first. */
export function listLog(database: TakeDatabase, limit = longestLog): Promise<LogEntry[]> {
  return database.run(async (connection) => {
    const { store } = connection.transaction('log')
    const newest = await store.openKeyCursor(null, 'prev')
    return newest === null ? [] : store.getAll(IDBKeyRange.lowerBound(newest.key - limit, true))
  })
}
