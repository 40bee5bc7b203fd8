/** A browser's sound may end a little before its clock does. */
const toleranceMs = 250

export interface Hearing {
  /** When the clip was sent to the reviewer first, epoch ms. */
  readonly servedAt: number
  readonly lengthMs: number
}

/**
 * The earliest instant at which a reviewer can have heard a clip to its end: an ear hears one clip
 * after the other, so that it begins with this one when the clip was there and the last one that
 * they approved was over. What was served together, or is told of only later, is heard one after
 * the other all the same; what they sent back takes none of that time.
 * @param heardUntil of the clip approved before, by this same function; 0 before the first
 */
export function earliestHeard({ servedAt, lengthMs }: Hearing, heardUntil: number): number {
  return Math.max(servedAt, heardUntil) + lengthMs
}

/** For how long more the clip would have to sound; 0 where it can have been heard. */
export function missingMs(earliest: number, now: number): number {
  return now + toleranceMs >= earliest ? 0 : earliest - now
}
