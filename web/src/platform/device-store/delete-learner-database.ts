import { databaseNameOf } from './learner-database.ts'

/**
 * Removes one learner's store with what waits in it to be sent. Resolves when it is gone: other
 * tabs let go of it by themselves.
 */
export function deleteLearnerDatabase(userId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseNameOf(userId))
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('The database was not deleted'))
  })
}
