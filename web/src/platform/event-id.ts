/** Within one millisecond, and while the clock stands still or goes back, ids are counted on. */
const last = { ms: 0, nth: 0 }
const mostInOneMs = 0x1000

/**
 * A new UUID version 7 (RFC 9562 §5.7): unique across devices without asking anybody, and sorted by
 * time of making, those of one page in the order in which they were made (§6.2, method 1).
 */
export function newEventId(): string {
  const now = Date.now()
  const isLater = now > last.ms
  last.nth = isLater ? 0 : (last.nth + 1) % mostInOneMs
  if (isLater) last.ms = now
  else if (last.nth === 0) last.ms++
  const random = crypto.getRandomValues(new Uint8Array(8))
  const [first = 0] = random
  random[0] = 0x80 | (first & 0x3f)
  const time = hex(last.ms, 12)
  const tail = Array.from(random, (byte) => hex(byte, 2)).join('')
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex(last.nth, 3)}`,
    tail.slice(0, 4),
    tail.slice(4),
  ].join('-')
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
