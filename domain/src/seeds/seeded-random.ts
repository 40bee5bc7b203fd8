/** Draws that depend on nothing but the seed: the same on every device, and at every replay. */
export interface SeededRandom {
  /** A whole number from 0 to below `bound`. */
  readonly below: (bound: number) => number
  /** A number from 0 to below 1. */
  readonly fraction: () => number
}

/**
 * Mulberry32 (Tommy Ettinger, public domain): plenty for choosing and mixing, not for secrets.
 *
 * @example seededRandom('session/item').below(4)
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { fraction, below: (bound) => Math.floor(fraction() * bound) }
}

/** The same things in an order drawn by `random` (Fisher and Yates); the list given stays as it is. */
export function shuffled<Thing>(things: readonly Thing[], random: SeededRandom): Thing[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const moved = mixed[last] as Thing
    mixed[last] = mixed[other] as Thing
    mixed[other] = moved
  }
  return mixed
}

/** A text as an unsigned 32-bit number (FNV-1a); texts that differ little give numbers far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
