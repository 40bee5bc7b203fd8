/** The millisecond of the last id that was made for now, and which of that millisecond's it was. */
let lastAt = 0
let nth = 0

/** What three digits of an id count to. */
const mostPerMs = 0xfff

/**
 * A new UUIDv7: unique across devices without asking anybody, and sorted by time of making, also
 * within a millisecond. Its end is that of a random id, which every browser makes.
 * @param madeAt epoch ms, where that is not now
 */
export function newEventId(madeAt?: number): string {
  const now = Date.now()
  if (now > lastAt) [lastAt, nth] = [now, 0]
  else if (nth < mostPerMs) nth += 1
  else [lastAt, nth] = [lastAt + 1, 0]
  const time = inHex(madeAt ?? lastAt, 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${inHex(nth, 3)}${crypto.randomUUID().slice(18)}`
}

const inHex = (count: number, digits: number) => count.toString(16).padStart(digits, '0')
