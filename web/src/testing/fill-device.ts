import { onTestFinished, vi } from 'vitest'

/**
 * A device whose storage is full for values under keys that begin so, and for this course.
 *
 * @returns frees some space again
 */
export function fillDevice(keyStart: string): () => void {
  let isFull = true
  // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => refusing.mockRestore())
  refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
    const value = given[0] as { course?: string }
    const key: unknown = given[1] ?? value.course
    const first: unknown = Array.isArray(key) ? key[0] : key
    if (isFull && typeof first === 'string' && first.startsWith(keyStart)) {
      throw new DOMException('No space is left', 'QuotaExceededError')
    }
    return put.apply(this, given)
  })
  return () => {
    isFull = false
  }
}

/**
 * A device whose storage is full, whatever is written, until so many cached files have gone.
 *
 * @returns fills it up once more
 */
export function fillDeviceUntilDropped(files: number): () => void {
  let missing = files
  // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  // oxlint-disable-next-line typescript/unbound-method -- called on the cache it is for
  const { delete: drop } = Cache.prototype
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
  const counting = vi.spyOn(Cache.prototype, 'delete')
  onTestFinished(() => {
    refusing.mockRestore()
    counting.mockRestore()
  })
  refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
    if (missing > 0) throw new DOMException('No space is left', 'QuotaExceededError')
    return put.apply(this, given)
  })
  counting.mockImplementation(function (this: Cache, ...given) {
    missing -= 1
    return drop.apply(this, given)
  })
  return () => {
    missing = files
  }
}

/** Errors of a database that can't be written to, each with its reason on the screen. */
export const storageTroubles = [
  ['QuotaExceededError', /storage is full\. Free up some space, then try again\.$/],
  [
    'UnknownError',
    /storage isn’t responding\. Try again\. If that doesn’t help, reload the page\.$/,
  ],
] as const

/**
 * A device whose writes fail from now on: full, or without a connection to its database, as Safari
 * after a while in the background.
 *
 * @returns lets writes succeed again
 */
export function failWrites(name: string): () => void {
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => failing.mockRestore())
  failing.mockImplementation(() => {
    throw new DOMException('It failed.', name)
  })
  return () => failing.mockRestore()
}
