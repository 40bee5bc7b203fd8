/** When something was said in a recording, ms. */
export interface Said {
  readonly startMs: number
}

/** Which entry of a list each of what was said is; undefined: of none, as a word said twice is. */
export type Places = readonly (number | undefined)[]

export interface Alignment {
  readonly places: Places
  /** Of what was said, those whose place is to be listened to: something is missing or too much here. */
  readonly unsure: ReadonlySet<number>
}

/** What one entry that nobody said costs, or one sound that is no entry. */
const skipCost = 1
/** What a pause costs that is twice as long as is usual, or half. */
const doubledPauseCost = 0.5
/** A pause that many times longer or shorter than usual may hide a word. */
const oddPause = 1.9
/** What an entry costs that nobody came to read: a little less than one that was passed over … */
const unreadCost = 0.9
/** … and far less where so many are left that only the beginning was read. */
const [fewUnread, farUnreadCost] = [3, 0.3]
/** Sums that differ by less are the same: the first entry counts. */
const sameCost = 1e-6
/** More entries in a row are left out by nobody. */
const mostSkipped = 12

/**
 * Finds which entry of a list each of what was said is, where the list was read aloud in its order.
 * Where as many were heard as there are entries they follow each other; where some are missing or
 * too many, that is where the pauses are unlike the others.
 *
 * @param said in its order
 * @param count of the list's entries
 */
export function alignToList(said: readonly Said[], count: number): Alignment {
  const paces = said.slice(1).map(({ startMs }, at) => startMs - (said[at]?.startMs ?? 0))
  const usual = [...paces].sort((a, b) => a - b)[Math.floor(paces.length / 2)] ?? 1
  const oddness = (from: number, to: number, entries: number) =>
    Math.abs(Math.log2(((said[to]?.startMs ?? 0) - (said[from]?.startMs ?? 0)) / (usual * entries)))
  // Of a long list only the beginning may have been read.
  const within = Math.min(count, said.length + mostSkipped)
  const places = findPlaces(said.length, within, (from, to, entries) => {
    const odd = oddness(from, to, entries)
    return doubledPauseCost * odd * odd
  })
  const isSkipped = said.length !== count
  const unsure = new Set<number>()
  let [last, lastPlace] = [-1, -1]
  for (const [at, place] of places.entries()) {
    if (place === undefined) unsure.add(at)
    else {
      const isNext = at === last + 1 && place === lastPlace + 1
      const isOdd = last >= 0 && oddness(last, at, place - lastPlace) > Math.log2(oddPause)
      if (!isNext || (isSkipped && isOdd)) unsure.add(at)
      ;[last, lastPlace] = [at, place]
    }
  }
  return { places, unsure }
}

type PaceCost = (from: number, to: number, entries: number) => number

/** The cheapest way through both, by what precedes each pair. */
function findPlaces(sounds: number, count: number, paceCost: PaceCost): (number | undefined)[] {
  interface Way {
    readonly cost: number
    readonly before: readonly [number, number] | undefined
  }
  const ways: Way[][] = []
  const reach = mostSkipped + Math.abs(sounds - count)
  for (let at = 0; at < sounds; at += 1) {
    const row: Way[] = []
    for (let place = 0; place < count; place += 1) {
      let best: Way = { cost: (at + place) * skipCost, before: undefined }
      for (let from = Math.max(0, at - mostSkipped); from < at; from += 1) {
        for (let entry = Math.max(0, place - reach); entry < place; entry += 1) {
          const skipped = at - from - 1 + (place - entry - 1)
          const way = ways[from]?.[entry]
          if (way === undefined || (skipped > 0 && way.cost + skipped * skipCost >= best.cost))
            continue
          const cost = way.cost + skipped * skipCost + paceCost(from, at, place - entry)
          if (cost < best.cost - sameCost) best = { cost, before: [from, entry] }
        }
      }
      row.push(best)
    }
    ways.push(row)
  }
  const unread = count - sounds > fewUnread ? farUnreadCost : unreadCost
  let [end, least]: [readonly [number, number] | undefined, number] = [undefined, Infinity]
  for (const [at, row] of ways.entries()) {
    for (const [place, { cost }] of row.entries()) {
      const whole = cost + (sounds - 1 - at) * skipCost + (count - 1 - place) * unread
      if (whole < least - sameCost) [end, least] = [[at, place], whole]
    }
  }
  const places: (number | undefined)[] = Array.from({ length: sounds }, () => undefined)
  for (let step = end; step !== undefined; step = ways[step[0]]?.[step[1]]?.before) {
    places[step[0]] = step[1]
  }
  return places
}

/**
 * Moves what was said from `from` on to entries further down the list, or up with a negative `by`:
 * one act mends what is shifted, and the opposite one takes it back. `standing` says who has an
 * entry then.
 */
export function shiftPlaces(places: Places, from: number, by: number): Places {
  return places.map((place, at) => (place === undefined || at < from ? place : place + by))
}

/**
 * The places that hold: who lands beside the list has none, and who stands where a later one has
 * moved to gives way.
 */
export function standing(places: Places, count: number): Places {
  let next = count
  const held = [...places].reverse().map((place) => {
    if (place === undefined || place < 0 || place >= next) return undefined
    next = place
    return place
  })
  return held.reverse()
}

/** What was said at `at` is no entry of the list; what follows takes the entries from there on. */
export function leaveOut(places: Places, at: number): Places {
  return shiftPlaces(places, at + 1, -1).map((place, nth) => (nth === at ? undefined : place))
}

/** What was said at `at` is an entry after all: the one after what was said before it. */
export function takeIn(places: Places, at: number): Places {
  const before = places[lastPlaced(places.slice(0, at))] ?? -1
  const next = places.slice(at + 1).find((place) => place !== undefined)
  const moved = next === before + 1 ? shiftPlaces(places, at + 1, 1) : places
  return moved.map((place, nth) => (nth === at ? before + 1 : place))
}

/** Where the last was said that is an entry; -1 where none is. */
export function lastPlaced(places: Places): number {
  return places.reduce<number>((last, place, at) => (place === undefined ? last : at), -1)
}
