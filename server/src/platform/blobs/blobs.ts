/** What is known of a stored blob. */
export interface StoredBlob {
  /** SHA-256 of the content, 64 hexadecimal digits: also its name. */
  readonly hash: string
  readonly bytes: number
}

/**
 * Large immutable content, named by what it contains. Written whole, never overwritten.
 * Every adapter passes `blobs.compliance.ts`.
 */
export interface Blobs {
  /**
   * Stores the content; durable when the promise resolves, and nothing is stored when the source
   * throws. The same content again changes nothing.
   * @example const { hash } = await blobs.put([bytes])
   */
  put(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredBlob>
  /** Undefined where the store has no such file. @throws UnavailableError where the store is away */
  find(hash: string): Promise<StoredBlob | undefined>
  /**
   * The bytes from `start` up to and without `end`. Nothing is opened before the first of them is
   * asked for. @throws then, when there is no such blob.
   */
  read(hash: string, range?: { start: number; end: number }): AsyncIterable<Uint8Array>
  /** Removing what is not there is no error. */
  remove(hash: string): Promise<void>
  /**
   * Removes what was begun before that instant (epoch ms) and never became a blob, because its
   * process was killed. What is younger may be another server's, which is still writing it.
   */
  removeLeftovers(before: number): Promise<void>
  /** What `writeMark` has written, by whichever server: distinguishes one store from another. */
  readMark(): Promise<string | undefined>
  /** In place of an earlier one. */
  writeMark(mark: string): Promise<void>
  /** Throws when the store does not answer, cannot be written or is full. */
  ping(): Promise<void>
}

/** The name reaches file systems and addresses: nothing but a hash may pass. @throws otherwise */
export function checkBlobName(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('Not the name of a blob.')
  return hash
}

/** Beside the blobs: no hash is called so. */
export const markName = 'store-id'
