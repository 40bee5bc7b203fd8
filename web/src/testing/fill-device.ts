import { onTestFinished, vi } from 'vitest'

/**
 * A device whose storage is full for values under keys that begin so, and for this course.
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
