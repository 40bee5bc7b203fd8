import { v7 } from 'uuid'

/**
 * A new UUIDv7: unique across devices without asking anybody, and sorted by time of making.
 * @param madeAt epoch ms, where that is not now
 */
export function newEventId(madeAt?: number): string {
  return v7(madeAt === undefined ? undefined : { msecs: madeAt })
}
