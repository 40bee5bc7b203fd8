import { seededRandom } from '../seeds/seeded-random.ts'

/**
 * What a reviewer weighs who has missed nothing. Weights are whole, so that sums of them are exact:
 * one below it is half, and 0 decides nothing.
 */
export const fullWeight = 2

/**
 * What a reviewer weighs after a clip that was deliberately wrong: a step less where they approved
 * it, a step more, up to the full weight, where they refused it. One slip is made good by the next
 * probe; who approves whatever comes decides nothing after two.
 */
export function weightAfterProbe(weight: number, wasCaught: boolean): number {
  return wasCaught ? Math.min(fullWeight, weight + 1) : Math.max(0, weight - 1)
}

/** Of so many clips that somebody reviews, one is deliberately wrong. */
export const clipsPerProbe = 20

/**
 * Whether the next clip is a probe, from what only the server knows of the reviewer. Each twenty
 * have one, in a place of their own: it is never due, and never far.
 * @param nth how many clips the reviewer has decided on before
 */
export function isProbePlace(seed: string, nth: number): boolean {
  const round = Math.floor(nth / clipsPerProbe)
  return nth % clipsPerProbe === seededRandom(`${seed} ${round}`).below(clipsPerProbe)
}
