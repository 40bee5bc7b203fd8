export const greetings = ['morning', 'afternoon', 'evening', 'night'] as const
export type Greeting = (typeof greetings)[number]

/** §9: each greeting with the first and the last local hour at which it is said. */
const greetingHours: readonly { greeting: Greeting; from: number; to: number }[] = [
  { greeting: 'morning', from: 5, to: 11 },
  { greeting: 'afternoon', from: 12, to: 16 },
  { greeting: 'evening', from: 17, to: 20 },
]

/**
 * Which greeting the header says at a local hour (0 to 23); the text itself is the catalogue's.
 *
 * @example greetingFor(new Date(now).getHours()) // 'evening' at 18:30
 */
export function greetingFor(localHour: number): Greeting {
  const hour = Math.floor(localHour)
  return greetingHours.find(({ from, to }) => hour >= from && hour <= to)?.greeting ?? 'night'
}
