import { onTestFinished, vi } from 'vitest'

/**
 * A device whose storage is full for values under keys that begin so.
 *
 * @returns frees some space again
 */
export function fillDevice(keyStart: string): () => void {
  let isFull = true
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => refusing.mockRestore())
  refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
    const [, key] = given
    if (isFull && typeof key === 'string' && key.startsWith(keyStart)) {
      throw new DOMException('No space is left', 'QuotaExceededError')
    }
    return put.apply(this, given)
  })
  return () => {
    isFull = false
  }
}
