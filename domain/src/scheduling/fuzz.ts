import { longestIntervalDays } from './fsrs.ts'

/** From here on fuzz moves an interval. */
const leastDays = 2.5

/** How far an interval is moved: a share of each part of it (FSRS; Anki's ranges). */
const ranges = [
  { from: leastDays, to: 7, share: 0.15 },
  { from: 7, to: 20, share: 0.1 },
  { from: 20, to: Infinity, share: 0.05 },
]

/**
 * A whole number of days near `days`, and later than `elapsedDays` where that is possible.
 * @param seed the same seed moves the same interval by the same days
 */
export function fuzzInterval(days: number, elapsedDays: number, seed: string): number {
  if (days < leastDays) return days
  const reach = ranges.reduce(
    (sum, { from, to, share }) => sum + share * Math.max(Math.min(days, to) - from, 0),
    1,
  )
  const most = Math.min(Math.round(days + reach), longestIntervalDays)
  const wanted = Math.max(2, Math.round(days - reach))
  const later = days > elapsedDays ? Math.max(wanted, elapsedDays + 1) : wanted
  const least = Math.min(later, most)
  return Math.floor(firstOfAlea(seed) * (most - least + 1) + least)
}

/**
 * The first number that Alea (Johannes Baagøe, MIT) draws from a seed, 0 to below 1. FSRS fuzzes
 * with it, and every card that was ever scheduled was: another one would move all intervals.
 */
function firstOfAlea(seed: string): number {
  const mash = createMash()
  const [first, second, third] = [mash(' '), mash(' '), mash(' ')]
  const seeded = [first, second, third].map((state) => {
    const left = state - mash(seed)
    return left < 0 ? left + 1 : left
  })
  const drawn = 2_091_639 * (seeded[0] ?? 0) + 2 ** -32
  return drawn - Math.trunc(drawn)
}

function createMash() {
  let n = 0xefc8249d
  return (text: string) => {
    for (let at = 0; at < text.length; at++) {
      n += text.charCodeAt(at)
      let h = 0.02519603282416938 * n
      n = h >>> 0
      h -= n
      h *= n
      n = h >>> 0
      h -= n
      n += h * 2 ** 32
    }
    return (n >>> 0) * 2 ** -32
  }
}
