import { v7 } from 'uuid'

/** A new UUIDv7: unique across devices without asking anybody, and sorted by time of making. */
export function newEventId(): string {
  return v7()
}
