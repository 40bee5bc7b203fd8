/** Specification §9: the splash lasts 1500 ms, its bar advances by 10 every 150 ms. */
const splashDurationMs = 1500
export const splashStepMs = 150
export const splashStepCount = splashDurationMs / splashStepMs

/** Value of the bar, 0 to 100 in steps of 10, after the given time since the first paint. */
export function splashProgressAt(elapsedMs: number): number {
  const steps = Math.floor(elapsedMs / splashStepMs)
  return Math.min(Math.max(steps, 0), splashStepCount) * (100 / splashStepCount)
}
