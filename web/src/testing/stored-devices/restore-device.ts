import type { StoredDevice } from './stored-device.ts'

/**
 * Makes the databases and the local storage of this origin what they were on that device, at its
 * versions and with its indexes; what is there under the same names goes. It names nothing outside
 * itself, so that journeys may run it in a page.
 */
export async function restoreDevice(device: StoredDevice): Promise<void> {
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

  function decode(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(decode)
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, string>
    const { $binary: kind, base64 = '', mime = '' } = fields
    if (kind === 'Blob') return new Blob([bytesOf(base64)], { type: mime })
    if (kind === 'Uint8Array') return bytesOf(base64)
    if (kind === 'Float32Array') return new Float32Array(bytesOf(base64).buffer)
    if (kind !== undefined) throw new Error(`No ${kind} was stored by this version.`)
    if ('$undefined' in fields) return undefined
    return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, decode(each)]))
  }

  const settle = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The device does not answer.'))
    })

  for (const { name, version, stores } of device.databases) {
    await settle(indexedDB.deleteDatabase(name))
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = () => {
      for (const { name: storeName, keyPath, autoIncrement, indexes } of stores) {
        const store = opening.result.createObjectStore(storeName, { keyPath, autoIncrement })
        for (const { name: index, ...options } of indexes) {
          store.createIndex(index, options.keyPath, options)
        }
      }
    }
    const database = await settle(opening)
    for (const { name: storeName, rows } of stores) {
      const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
      await Promise.all(rows.map(({ key, value }) => settle(store.put(decode(value), key))))
    }
    database.close()
  }
  for (const [key, value] of Object.entries(device.localStorage)) localStorage.setItem(key, value)
}
