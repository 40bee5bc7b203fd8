/** Removes a database of this device. Resolves when it is gone: other tabs let go by themselves. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('The database was not deleted'))
  })
}
